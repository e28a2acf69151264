# Clang 19 with libc++ 19. Where the packages cannot be installed beside an older libc++, `./dev install ci` unpacks them
# into build/libcxx, and they are used from there.
set(CMAKE_CXX_COMPILER clang++-19)
set(unpacked ${CMAKE_CURRENT_LIST_DIR}/../build/libcxx/usr/lib/llvm-19)
cmake_path(ABSOLUTE_PATH unpacked NORMALIZE)
if(EXISTS ${unpacked}/include/c++/v1/version)
  set(CMAKE_CXX_FLAGS_INIT "-stdlib++-isystem${unpacked}/include/c++/v1")
  set(CMAKE_EXE_LINKER_FLAGS_INIT "-stdlib=libc++ -L${unpacked}/lib -Wl,-rpath,${unpacked}/lib")
elseif(EXISTS /usr/lib/llvm-19/include/c++/v1/version)
  set(CMAKE_CXX_FLAGS_INIT "-stdlib=libc++")
else()
  message(FATAL_ERROR "libc++ 19 is not in its usual place: `./dev install clang-19-libcxx` brings it")
endif()
