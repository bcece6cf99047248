"""Measures the page beside the prompt, as browsers on this machine meet it.

usage: live-bench.py LAY

Prints how long a command takes until every page has been told (200 commands, 100 views, 1 and 16 pages), and what
1,000 commands in a row do to the memory of the program.
"""

import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time


class Page:
    """A connection to the server."""

    def __init__(self, address):
        port, self.token = re.match(r"http://127\.0\.0\.1:(\d+)/#token=(\w+)", address).groups()
        self.port = int(port)

    def open(self, method, target, body=b""):
        connection = socket.create_connection(("127.0.0.1", self.port))
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        fields = [f"Host: 127.0.0.1:{self.port}", f"Authorization: Bearer {self.token}"]
        if body:
            fields += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        head = "\r\n".join([f"{method} {target} HTTP/1.1"] + fields) + "\r\n\r\n"
        connection.sendall(head.encode() + body)
        return connection.makefile("rb")

    def post(self, commands):
        answer = self.open("POST", "/run", json.dumps({"run": commands}).encode()).read()
        value = json.loads(answer.split(b"\r\n\r\n", 1)[1])
        if value["error"]:
            raise SystemExit(value["error"])
        return value["output"]

    def listen(self):
        events = self.open("GET", "/events")
        self.wait(events, None)
        return events

    @staticmethod
    def wait(events, title):
        """Reads events up to that of a command; how many bytes it has."""
        while True:
            line = events.readline()
            if not line:
                raise SystemExit("the server ended")
            if line.startswith(b"data: "):
                if title is None or json.loads(line[6:])["entry"]["title"] == title:
                    return len(line)


def memory(process):
    with open(f"/proc/{process.pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")


def latencies(page, count, pages):
    listeners = [page.listen() for _ in range(pages)]
    times, size = [], 0
    for number in range(count):
        command = f"set v1.alpha {(number % 99 + 1) / 100 + number / 1e6}"
        start = time.perf_counter()
        answer = page.open("POST", "/run", json.dumps({"run": command}).encode())
        size = max(page.wait(events, command) for events in listeners)
        times.append((time.perf_counter() - start) * 1000)
        answer.read()
    times.sort()
    print(f"{pages:2} page{'s' if pages > 1 else ' '}  median {statistics.median(times):6.2f} ms"
          f"  p99 {times[int(len(times) * 0.99) - 1]:6.2f} ms  {size / 1000:.1f} kB each")
    for events in listeners:
        events.close()


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen(
            [os.path.abspath(sys.argv[1]), "live"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=home,
            env={"HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"})
        page = Page(process.stdout.readline().decode().strip())
        # Its output isn't read, and must not fill the pipe.
        drain = subprocess.Popen(["cat"], stdin=process.stdout, stdout=subprocess.DEVNULL)
        page.post("each i in 1...100 { add view \"v\\(i)\" }")
        for pages in (1, 16):
            latencies(page, 200, pages)
        before = memory(process)
        start = time.perf_counter()
        for number in range(1000):
            page.post(f"set v2.alpha {(number + 1) / 1000}")
        took = time.perf_counter() - start
        if page.post("get v2.alpha") != "1":
            raise SystemExit("commands were lost")
        print(f"1,000 commands in {took:.2f} s; memory {before / 1e6:.1f} MB before, "
              f"{memory(process) / 1e6:.1f} MB after")
        process.stdin.close()
        if process.wait() != 0:
            raise SystemExit("lay failed")
        drain.wait()


main()
