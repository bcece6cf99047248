"""Compares laying documents out with merely parsing them: processor time, and peak memory.

usage: fidelity-speed.py PROGRAMS FILE...
"""
import json
import os
import subprocess
import sys
import time
from statistics import median

REPETITIONS = 9


def measure(command):
    """Output, seconds on the clock, of the processor in the program, and peak memory in megabytes."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    output = process.stdout.read()
    _, _, usage = os.wait4(process.pid, 0)
    return output, time.monotonic() - start, usage.ru_utime, usage.ru_maxrss / 1024


def main():
    """Both take turns, on one core each, so that what else the machine does falls on both alike."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    programs, files = sys.argv[1], sys.argv[2:]
    needed = [f"{programs}/DocumentParsing", f"{programs}/lay", *files]
    missing = [path for path in needed if not os.path.isfile(path)]
    if missing or not files:
        problem = f"there is no file {missing[0]}" if missing else "name one document or more"
        sys.exit(f"fidelity-speed.py: {problem}")
    parse = [f"{programs}/DocumentParsing", *files]
    frames = [f"{programs}/lay", "frames", "--json", *files]
    parsing, layout = [], []
    for _ in range(REPETITIONS):
        parsing.append(measure(parse)[2])
        layout.append(measure([*frames, "--jobs", "1"])[2])
    ratios = [laid_out / parsed for parsed, laid_out in zip(parsing, layout)]
    output, clock, _, memory = measure(frames)
    views = sum(
        len(scene["views"])
        for line in output.splitlines()
        for scene in json.loads(line)["scenes"]
    )
    seconds = median(layout)
    print(f"parsing  {median(parsing):.3f} s of processor time, the median of {REPETITIONS} runs")
    print(f"laying out {seconds:.3f} s, {seconds / median(parsing):.1f} times as long", end=" ")
    print(f"(each run beside its parsing: {min(ratios):.1f} to {max(ratios):.1f})")
    print(f"{len(files) / seconds:.0f} documents and {views / seconds:.0f} views a second on one core;", end=" ")
    print(f"{clock:.2f} s for all on all cores")
    print(f"peak memory {memory:.0f} MB")


main()
