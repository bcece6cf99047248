"""Runs lay-bench and kiwi in turns and prints a table of medians and ratios.

usage: bench-compare.py LAY-BENCH [SIZE…]
"""

import json
import os
import statistics
import subprocess
import sys

import kiwisolver

WORKLOADS = ["chain", "stacks", "form", "grid", "cards", "random"]
OPERATIONS = ["build", "resize", "constant", "toggle", "priority"]
LIMIT = float(os.environ.get("LAY_BENCH_LIMIT", "20"))
ROUNDS = int(os.environ.get("LAY_BENCH_ROUNDS", "5"))


def run_kiwi(system):
    """Seconds by operation, and why it ended early, if it did."""
    here = os.path.dirname(os.path.abspath(__file__))
    command = [sys.executable, os.path.join(here, "bench-kiwi.py"), str(LIMIT)]
    process = subprocess.run(command, input=system, capture_output=True, text=True)
    times, reason = {}, None
    for line in process.stdout.splitlines():
        result = json.loads(line)
        if "error" in result:
            reason = result["error"]
        else:
            times[result["operation"]] = result["seconds"]
    if process.returncode != 0:
        reason = f"> {LIMIT:.0f} s"
    return times, reason


def run_lay(program, workload, size):
    command = [program, "solver", "--workload", workload, "--size", str(size), "--json"]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {entry["operation"]: entry for entry in json.loads(output)}


def duration(seconds):
    if seconds < 1e-3:
        return f"{seconds * 1e6:.2f} µs"
    return f"{seconds * 1e3:.2f} ms" if seconds < 1 else f"{seconds:.2f} s"


def measure(program, workload, size):
    system = subprocess.run(
        [program, "export", workload, str(size)], capture_output=True, text=True, check=True).stdout
    kiwi, lay, reason, heap = {}, {}, None, 0
    for _ in range(ROUNDS):
        for operation, entry in run_lay(program, workload, size).items():
            lay.setdefault(operation, []).append(entry["seconds"])
            heap = entry.get("heapBytes", heap)
        if reason:
            continue  # what did not finish once is not tried again
        times, reason = run_kiwi(system)
        for operation, seconds in times.items():
            kiwi.setdefault(operation, []).append(seconds)
    return kiwi, lay, reason, heap


def main():
    program = sys.argv[1]
    sizes = [int(size) for size in sys.argv[2:]] or [10, 100, 1000, 10000]
    print(f"kiwisolver {kiwisolver.__version__}, medians of {ROUNDS} runs, limit {LIMIT:.0f} s\n")
    print("| workload | operation | kiwi | lay | ratio |")
    print("|---|---|---:|---:|---:|")
    for size in sizes:
        for workload in WORKLOADS:
            kiwi, lay, reason, heap = measure(program, workload, size)
            for operation in OPERATIONS:
                ours = statistics.median(lay[operation])
                if operation in kiwi:
                    theirs = statistics.median(kiwi[operation])
                    cells = (duration(theirs), duration(ours), f"{theirs / ours:.1f}")
                else:
                    cells = (reason or "-", duration(ours), "-")
                print(f"| {workload} {size} | {operation} | " + " | ".join(cells) + " |", flush=True)
            print(f"| {workload} {size} | heap | | {heap / 1024:.0f} KB | |", flush=True)


if __name__ == "__main__":
    main()
