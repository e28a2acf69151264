# install(), find_package(platen CONFIG) and pkg-config.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(platen_cmake_dir ${CMAKE_INSTALL_DATADIR}/cmake/platen)  # share/: nothing in it depends on the architecture
install(TARGETS platen EXPORT platenTargets FILE_SET HEADERS)
install(EXPORT platenTargets NAMESPACE platen:: DESTINATION ${platen_cmake_dir})

configure_package_config_file(cmake/platenConfig.cmake.in ${PROJECT_BINARY_DIR}/platenConfig.cmake
  INSTALL_DESTINATION ${platen_cmake_dir} NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/platenConfigVersion.cmake
  COMPATIBILITY SameMajorVersion ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/platenConfig.cmake ${PROJECT_BINARY_DIR}/platenConfigVersion.cmake
  DESTINATION ${platen_cmake_dir})

# The build tree is a package too: -Dplaten_DIR=<build>.
export(EXPORT platenTargets NAMESPACE platen:: FILE ${PROJECT_BINARY_DIR}/platenTargets.cmake)

configure_file(cmake/platen.pc.in ${PROJECT_BINARY_DIR}/platen.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/platen.pc DESTINATION ${CMAKE_INSTALL_DATADIR}/pkgconfig)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/platen)
