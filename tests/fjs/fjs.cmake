# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

# Replays what fast-json-stringify was recorded to do, on an even sample of its schemas, where the recordings are.
set(PLATEN_FJS_CORPUS ${PROJECT_SOURCE_DIR}/../shared/fjs CACHE PATH "Recordings of fast-json-stringify (FORMAT.md)")
set(PLATEN_FJS_SCHEMAS 240 CACHE STRING "How many of the schemas to compile; 0: all")
file(GLOB corpora ${PLATEN_FJS_CORPUS}/*.jsonl.gz ${PLATEN_FJS_CORPUS}/*.jsonl)
find_path(PLATEN_NLOHMANN_INCLUDE nlohmann/json.hpp)
if(NOT corpora OR NOT PLATEN_NLOHMANN_INCLUDE)
  message(STATUS "No recordings of fast-json-stringify in ${PLATEN_FJS_CORPUS}, or no nlohmann/json.hpp: not replayed")
  return()
endif()

set(shards 4)
set(directory ${CMAKE_CURRENT_BINARY_DIR}/fjs)
set(sources)
foreach(i RANGE 1 ${shards})
  math(EXPR n "${i} - 1")
  list(APPEND sources ${directory}/shard_${n}.cpp)
endforeach()
add_custom_command(
  OUTPUT ${sources}
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/generate.py --out ${directory} --shards ${shards}
          --max ${PLATEN_FJS_SCHEMAS} ${corpora}
  DEPENDS ${CMAKE_CURRENT_LIST_DIR}/generate.py ${corpora}
  COMMENT "Schemas of fast-json-stringify"
  VERBATIM)
add_executable(test_fjs ${CMAKE_CURRENT_LIST_DIR}/replay.cpp ${sources})
platen_use(test_fjs)
target_include_directories(test_fjs PRIVATE ${CMAKE_CURRENT_LIST_DIR})
target_compile_options(test_fjs PRIVATE -O0 -g0)
add_test(NAME test_fjs COMMAND test_fjs ${directory})
set_tests_properties(test_fjs PROPERTIES TIMEOUT 900)
