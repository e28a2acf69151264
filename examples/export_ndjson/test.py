#!/usr/bin/env python3
# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
"""Exports 100,000 rows, reads them back line by line, and looks at the memory that it took.

    test.py <program>
"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROWS = 100_000
MOST = 64 * 1024  # kB
FIELDS = ["id", "at", "device", "temperature", "humidity", "battery", "serial", "calibrated", "note"]

program = Path(sys.argv[1]).resolve()
with tempfile.TemporaryDirectory() as scratch:
    out = Path(scratch, "measurements.ndjson")
    run = subprocess.run([program, str(ROWS), out], stderr=subprocess.PIPE, text=True, check=True)
    count = 0
    with open(out, "rb") as lines:
        for count, line in enumerate(lines, 1):
            row = json.loads(line.decode("utf-8", "strict"))
            assert line.endswith(b"\n") and row["id"] == count, line
            assert list(row) == [f for f in FIELDS if f != "battery" or count % 3], line
            assert (row["temperature"] is None) == (count % 11 == 0), line
            serial = 9007199254740000 + count
            assert row["serial"] == (serial if serial < 2**53 else str(serial)), line
    assert count == ROWS, count

# The memory is asked for where it is the program's own: a sanitizer takes many times as much.
told = re.fullmatch(r"\d+ rows/s, peak (\d+) kB\n", run.stderr)
assert told, run.stderr
peak = int(told[1])
sanitized = b"__asan_init" in program.read_bytes()
if not sanitized and peak != 0:
    assert peak <= MOST, f"{peak} kB"

# Without a file, the same goes to standard output.
few = subprocess.run([program, "3"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout
assert [json.loads(line)["id"] for line in few.splitlines()] == [1, 2, 3], few

# An output that takes no more is an error, not a shorter file.
if Path("/dev/full").exists():
    full = subprocess.run([program, "3", "/dev/full"], stderr=subprocess.PIPE, text=True)
    assert (full.returncode, full.stderr) == (1, "error: the output takes no more\n"), full
