# The consumer's own warnings must neither be changed by platen nor be raised by its headers.
target_compile_options(consumer PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wold-style-cast -Wundef -Werror)
foreach(property INTERFACE_COMPILE_OPTIONS INTERFACE_COMPILE_DEFINITIONS INTERFACE_LINK_OPTIONS)
  get_target_property(leaked platen::platen ${property})
  if(leaked)
    message(FATAL_ERROR "platen::platen hands ${property} to its users: ${leaked}")
  endif()
endforeach()
