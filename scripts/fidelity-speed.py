"""Compares laying documents out with merely parsing them: processor time, and peak memory.

usage: fidelity-speed.py PROGRAMS FILE...
"""
import json
import os
import subprocess
import sys
import time

REPETITIONS = 5


def measure(command):
    """Output, seconds on the clock, of the processor in the program, and peak memory in megabytes."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    output = process.stdout.read()
    _, _, usage = os.wait4(process.pid, 0)
    return output, time.monotonic() - start, usage.ru_utime, usage.ru_maxrss / 1024


def best(command):
    """The run with the least processor time."""
    return min((measure(command) for _ in range(REPETITIONS)), key=lambda run: run[2])


def main():
    programs, files = sys.argv[1], sys.argv[2:]
    _, _, parsing, _ = best([f"{programs}/DocumentParsing", *files])
    output, clock, layout, memory = best([f"{programs}/lay", "frames", "--json", *files])
    views = sum(
        len(scene["views"])
        for line in output.splitlines()
        for scene in json.loads(line)["scenes"]
    )
    print(f"parsing  {parsing:.2f} s of processor time")
    print(f"laying out {layout:.2f} s, {layout / parsing:.1f} times as long")
    print(f"{views} views, {views / layout:.0f} a second; {clock:.2f} s on the clock")
    print(f"peak memory {memory:.0f} MB")


main()
