# Installs BUILD into an empty PREFIX.
if(NOT PREFIX MATCHES "/consumer/prefix$")
  message(FATAL_ERROR "an unexpected prefix: ${PREFIX}")
endif()
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX} COMMAND_ERROR_IS_FATAL ANY)
