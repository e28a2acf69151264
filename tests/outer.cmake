# What looks at platen from outside: include arrows, documents, refusals, consumers.

add_test(NAME corridors COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/corridors/check.py ${PROJECT_SOURCE_DIR})

add_test(NAME docs COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/docs/check.py ${PROJECT_SOURCE_DIR})

separate_arguments(flags NATIVE_COMMAND ${CMAKE_CXX_FLAGS})
list(TRANSFORM flags PREPEND --flag=)
add_test(NAME compile_fail COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/compile_fail/run.py
  --cxx ${CMAKE_CXX_COMPILER} --std 20 -I ${PROJECT_SOURCE_DIR}/include ${flags})
set_tests_properties(compile_fail PROPERTIES TIMEOUT 1800 PROCESSORS 2)

# Consumers: install once, then configure, build and run each project and compare what it prints.
set(prefix ${CMAKE_CURRENT_BINARY_DIR}/consumer/prefix)
add_test(NAME consumer.install
  COMMAND ${CMAKE_COMMAND} -DBUILD=${PROJECT_BINARY_DIR} -DPREFIX=${prefix} -P ${CMAKE_CURRENT_SOURCE_DIR}/consumer/install.cmake)
set_tests_properties(consumer.install PROPERTIES FIXTURES_SETUP platen_prefix)
foreach(consumer find_package add_subdirectory installed)
  add_test(NAME consumer.${consumer}
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${CMAKE_CURRENT_SOURCE_DIR}/consumer/${consumer}
      -DBUILD=${CMAKE_CURRENT_BINARY_DIR}/consumer/${consumer} -DPREFIX=${prefix} -DPLATEN=${PROJECT_SOURCE_DIR}
      -DGENERATOR=${CMAKE_GENERATOR} -DCXX=${CMAKE_CXX_COMPILER} -DFLAGS=${CMAKE_CXX_FLAGS}
      -DLINKER_FLAGS=${CMAKE_EXE_LINKER_FLAGS}
      -P ${CMAKE_CURRENT_SOURCE_DIR}/consumer/run.cmake)
  set_tests_properties(consumer.${consumer} PROPERTIES TIMEOUT 600 FIXTURES_REQUIRED platen_prefix)
endforeach()
