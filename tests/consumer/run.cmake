# Configures, builds and runs the project in SOURCE as its user would, and checks the line it prints.
file(REMOVE_RECURSE ${BUILD}/CMakeCache.txt ${BUILD}/CMakeFiles)
execute_process(
  COMMAND ${CMAKE_COMMAND} -S ${SOURCE} -B ${BUILD} -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_FLAGS=${FLAGS}
    -DCMAKE_EXE_LINKER_FLAGS=${LINKER_FLAGS} -DCMAKE_PREFIX_PATH=${PREFIX} -DPLATEN=${PLATEN}
  COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${BUILD} COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${BUILD}/consumer OUTPUT_VARIABLE printed COMMAND_ERROR_IS_FATAL ANY)

set(expected [[{"id":7,"name":"Grüße \"x\"","tags":["a","b"],"home":{"city":"Köln"}}]])
if(NOT printed STREQUAL "${expected}\n")
  message(FATAL_ERROR "printed:  ${printed}expected: ${expected}")
endif()
message(STATUS "printed the line expected")
