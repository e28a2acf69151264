#!/usr/bin/env python3
# Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.
"""Runs the service, and asks it with curl.

    test.py <program>
"""
import json
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

PROGRAM = sys.argv[1]
FIELDS = {"id", "fullName", "email", "role", "active", "age", "balance", "joinedAt", "tags"}
GENERATED = 5000  # users from 1001 on


class Reply:
    """What came back, and that it is whole: as long as it says, of the right type, and JSON that a parser takes."""

    def __init__(self, text):
        head, _, self.text = text.partition(b"\r\n\r\n")
        lines = head.decode("ascii").split("\r\n")
        self.status = int(lines[0].split()[1])
        self.headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:])}

    def parsed(self):
        assert self.headers["content-type"] == "application/json", self.headers
        assert int(self.headers["content-length"]) == len(self.text), (self.headers, len(self.text))
        return json.loads(self.text.decode("utf-8", "strict"))


class Service(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = subprocess.Popen([PROGRAM, "0", str(GENERATED)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        cls.url = cls.service.stdout.readline().decode().strip()
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/users", cls.url), cls.url
        cls.log = queue.Queue()
        threading.Thread(target=lambda: [cls.log.put(line) for line in cls.service.stderr], daemon=True).start()

    @classmethod
    def tearDownClass(cls):
        cls.service.send_signal(signal.SIGTERM)
        assert cls.service.wait(60) == 0, "the service ends well when it is told to"
        cls.service.stdout.close()
        assert cls.log.empty(), cls.log.get()  # every line was expected

    def curl(self, *arguments):
        run = subprocess.run(["curl", "--silent", "--show-error", "--max-time", "60", "--noproxy", "*", *arguments],
                             capture_output=True, timeout=120)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run.stdout

    def ask(self, path, *arguments):
        return Reply(self.curl("--include", *arguments, self.url.removesuffix("/users") + path))

    def expect(self, path, status, *arguments):
        reply = self.ask(path, *arguments)
        self.assertEqual(reply.status, status, reply.text)
        return reply.parsed()

    def expect_log(self, **wanted):
        self.assertEqual(json.loads(self.log.get(timeout=30)), wanted)

    def test_listing(self):
        users = self.expect("/users", 200)
        self.assertEqual([user["id"] for user in users], list(range(1, 41)))
        for user in users:
            self.assertLessEqual(set(user), FIELDS)
            self.assertEqual("email" in user, user["id"] % 5 != 0)  # left out where it is NULL
            self.assertEqual(user["role"], "member" if user["id"] % 4 else "admin")  # the default
            self.assertIs(user["active"], user["id"] % 6 != 0)  # 0 and 1 in the table
            self.assertEqual(user["age"], 20 + user["id"] if user["id"] % 3 else None)  # some are text in the table
            self.assertEqual(user["tags"], [] if user["id"] % 2 else ["new"])

    def test_nothing_else_leaves_the_table(self):
        for word in (b"password", b"$2b$12$", b"last", b"10.0.0."):
            self.assertNotIn(word, self.ask("/users").text)

    def test_an_empty_listing(self):
        self.assertEqual(self.expect("/users?limit=0", 200), [])

    def test_one(self):
        self.assertEqual(self.ask("/users/1").text,
                         '{"id":1,"fullName":"Zoë O\\"Brien","email":"user1@example.com","role":"member",'
                         '"active":true,"age":21,"balance":10.13,"joinedAt":"2026-02-02T08:15:00.000Z","tags":[]}'.encode())
        self.expect("/users/905", 200)

    def test_not_there(self):
        self.assertEqual(self.expect("/users/700", 404), {"error": "There is no such user."})
        for path in ("/", "/user", "/usersx", "/users/", "/users/x", "/users/-1", "/users/1/name", "/users/" + 20 * "9"):
            self.assertEqual(self.expect(path, 404), {"error": "There is no such path."})

    def test_bad_rows(self):
        no_integer = 'The value "n/a\n" cannot be converted to an integer.'
        no_text = "The text is not valid UTF-8 at byte 1."
        for path, code, where, message in (
                ("/users/901", "not_convertible", "/age", no_integer),
                ("/users/902", "invalid_utf8", "/fullName", no_text),
                ("/users/903", "required", "/fullName", '"fullName" is required!'),
                ("/users/904", "out_of_range", "/age", 'The value "9999999999" is out of the range of the field.'),
                ("/users?after=39", "not_convertible", "/1/age", no_integer),
                ("/users?after=901&fields=id,fullName", "invalid_utf8", "/0/fullName", no_text)):
            self.assertEqual(self.expect(path, 500), {"error": "The data is not fit to be shown."})
            self.expect_log(target=path, code=code, path=where, message=message)
            self.assertEqual(self.expect("/users?limit=1&fields=id", 200), [{"id": 1}])  # and goes on

    def test_a_bad_field_that_was_not_asked_for(self):
        self.assertEqual(self.expect("/users/901?fields=id", 200), {"id": 901})

    def test_pages(self):
        self.assertEqual([user["id"] for user in self.expect("/users?after=10&limit=3", 200)], [11, 12, 13])
        for query in ("limit=x", "limit=-1", "limit=1000000", "after=1.5", "limit="):
            self.assertEqual(self.expect(f"/users?{query}", 400), {"error": "This is no page."})

    def test_fields(self):
        self.assertEqual(self.expect("/users/2?fields=id,balance", 200), {"id": 2, "balance": 20.13})
        self.assertEqual(self.expect("/users/2?fields=balance%2Cid", 200), {"id": 2, "balance": 20.13})
        self.assertEqual(self.expect("/users/2?fields=", 200), {})
        self.assertEqual(self.expect("/users?fields=id&limit=2", 200), [{"id": 1}, {"id": 2}])
        for unknown, shown in (("id,password_hash", "password_hash"), ("%ff%22", '\N{REPLACEMENT CHARACTER}"')):
            self.assertEqual(self.expect(f"/users?fields={unknown}", 400), {"error": f'There is no field "{shown}".'})

    def test_other_methods(self):
        for method in ("POST", "DELETE", "PUT"):
            reply = self.ask("/users/1", "--request", method, "--data", "x=1")
            self.assertEqual(reply.status, 405)
            self.assertEqual(reply.headers["allow"], "GET, HEAD")
            self.assertEqual(reply.parsed(), {"error": "Only GET and HEAD are served."})

    def test_head(self):
        head, get = self.ask("/users", "--head"), self.ask("/users")
        self.assertEqual((head.status, head.headers, head.text), (get.status, get.headers, b""))
        self.assertEqual(self.ask("/users/700", "--head").status, 404)

    def test_two_requests_on_one_connection(self):
        with tempfile.TemporaryDirectory() as folder:
            told = self.curl("--write-out", "%{num_connects} %{http_code}\\n", "--output", f"{folder}/#1",
                             f"{self.url}/{{1,700,2}}")
            self.assertEqual(told.split(), [b"1", b"200", b"0", b"404", b"0", b"200"])
            bodies = [json.loads(Path(folder, name).read_bytes()) for name in ("1", "700", "2")]
            self.assertEqual([body.get("id") for body in bodies], [1, None, 2])

    def test_a_connection_that_is_to_be_closed(self):
        reply = self.ask("/users/1", "--header", "Connection: close")
        self.assertEqual(reply.headers["connection"], "close")
        old = self.ask("/users/1", "--http1.0")
        self.assertEqual((old.status, old.parsed()["id"]), (200, 1))

    def test_what_is_not_http(self):
        self.assertEqual(self.ask("/users", "--request", "G(T").status, 400)
        self.expect("/users/1", 200)

    def test_a_big_listing(self):
        users = self.expect(f"/users?after=1000&limit={GENERATED}", 200)
        self.assertEqual([user["id"] for user in users], list(range(1001, 1001 + GENERATED)))
        self.assertEqual(users[-1]["balance"], round(GENERATED / 8, 2))


if __name__ == "__main__":
    if not shutil.which("curl"):
        print("SKIPPED: curl is not here")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1])
