#!/usr/bin/env python3
# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
"""Compiles what must not compile, and reads what the compiler says.

    run.py --cxx g++ --std 20 -I include [files or words of their names]

README.md beside this file has the convention. Prints one line per case; exits with 1 when any fails.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import shlex
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
DIRECTIVE = re.compile(r"^// (expect|reject|max-lines|inverted|flags|only):?[ \t]*(.*)$", re.M)


class Case:
    def __init__(self, path):
        self.path, self.expect, self.reject, self.flags = path, [], [], []
        self.max_lines, self.inverted, self.only = None, False, None
        for key, value in DIRECTIVE.findall(path.read_text(encoding="utf-8")):
            value = value.strip()
            if key == "expect":
                self.expect.append(value)
            elif key == "reject":
                self.reject.append(value)
            elif key == "max-lines":
                self.max_lines = int(value)
            elif key == "flags":
                self.flags += shlex.split(value)
            elif key == "only":
                self.only = value
            else:
                self.inverted = True

    def verdict(self, compiled, output):
        """None when all is as the file says, else what is not."""
        if compiled:
            return "it compiles"
        if not self.expect or self.max_lines is None:
            return "the file has no `// expect:` or no `// max-lines:`"
        # A line break of the compiler's between words is no difference; quotes differ by locale.
        text = re.sub(r"\s+", " ", output)
        missing = [e for e in self.expect if not re.search(e, text)]
        if missing:
            return "the output lacks " + ", ".join(missing)
        found = [r for r in self.reject if re.search(r, text)]
        if found:
            return "the output has " + ", ".join(found)
        lines = output.rstrip("\n").count("\n") + 1
        if lines > self.max_lines:
            return f"{lines} lines of output, {self.max_lines} allowed"
        errors = len(re.findall(r"\berror: ", output))
        if errors != 1:
            return f"{errors} errors, one is wanted"
        return None


def run(case, arguments):
    command = [*shlex.split(arguments.cxx), f"-std=c++{arguments.std}", "-fsyntax-only", "-fdiagnostics-color=never",
               *(f"-I{i}" for i in arguments.include), *arguments.flag, *case.flags, str(case.path)]
    environment = dict(os.environ, LC_ALL="C")
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", env=environment, check=False)
    output = done.stderr + done.stdout
    if done.returncode not in (0, 1) or "internal compiler error" in output:
        return "the compiler broke down", output
    wrong = case.verdict(done.returncode == 0, output)
    if case.inverted:
        return (None if wrong == "it compiles" else f"this valid program should compile, but: {wrong or 'it was refused'}"), output
    return wrong, output


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cxx", default=os.environ.get("CXX", "g++"))
    parser.add_argument("--std", default="20")
    parser.add_argument("-I", dest="include", action="append", default=[])
    parser.add_argument("--flag", action="append", default=[], help="another argument for the compiler")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--verbose", action="store_true", help="show what the compiler says in any case")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()
    arguments.include = arguments.include or [str(HERE.parent.parent / "include")]

    paths = sorted(HERE.glob("*.cpp"), key=lambda p: (p.name != "suite_can_fail.cpp", p.name))
    if arguments.files:
        paths = [p for p in paths if any(pathlib.Path(f).name == p.name or f in p.stem for f in arguments.files)]
    if not paths:
        print("no case to run")
        return 1
    is_clang = "clang" in subprocess.run([*shlex.split(arguments.cxx), "--version"], capture_output=True, text=True, check=True).stdout
    cases = [case for case in map(Case, paths) if case.only in (None, "clang" if is_clang else "gcc")]

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for case, (wrong, output) in zip(cases, pool.map(lambda c: run(c, arguments), cases)):
            print(f"{'FAIL' if wrong else 'ok  '} {case.path.stem}" + (f": {wrong}" if wrong else ""), flush=True)
            if wrong or arguments.verbose:
                print("".join(f"     | {line}\n" for line in output.splitlines()[:60]), end="")
            failed += wrong is not None
    print(f"{len(cases)} cases, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
