import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.files import copy, load
from conan.tools.layout import basic_layout


class PlatenConan(ConanFile):
    name = "platen"
    description = "C++ types, pressed into JSON: a header-only C++20 serializer whose schema is the type"
    license = "BSL-1.0"
    topics = ("json", "serialization", "reflection", "schema", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    no_copy_source = True
    exports_sources = "include/*", "LICENSE"

    def set_version(self):
        config = load(self, os.path.join(self.recipe_folder, "include", "platen", "config.hpp"))
        self.version = ".".join(re.findall(r"#define PLATEN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", config))

    def layout(self):
        basic_layout(self, src_folder=".")

    def requirements(self):
        # 1.77 is enough; 1.81 is the oldest that platen is tested with.
        self.requires("boost/[>=1.81 <2]", options={"header_only": True}, transitive_headers=True)

    def package_id(self):
        self.info.clear()

    def validate(self):
        check_min_cppstd(self, 20)

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        copy(self, "*.hpp", os.path.join(self.source_folder, "include"), os.path.join(self.package_folder, "include"))

    def package_info(self):
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.requires = ["boost::headers"]
        self.cpp_info.set_property("cmake_file_name", "platen")
        self.cpp_info.set_property("cmake_target_name", "platen::platen")
        self.cpp_info.set_property("pkg_config_name", "platen")
