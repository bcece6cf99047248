"""Runs lay-bench and kiwi in turns and prints ratios and times as Markdown tables.

usage: bench-compare.py LAY-BENCH BENCH-KIWI [--update PAGE] [SIZE…]

With --update the tables also replace those between the markers of a page.
"""

import json
import os
import re
import signal
import statistics
import subprocess
import sys

import kiwisolver

WORKLOADS = ["chain", "stacks", "form", "grid", "cards", "random"]
LIMIT = float(os.environ.get("LAY_BENCH_LIMIT", "60"))
ROUNDS = int(os.environ.get("LAY_BENCH_ROUNDS", "3"))
# Python's share shows at the small sizes; at the large ones it only doubles the time this takes.
LARGEST_FOR_PYTHON = 100
START, END = "<!-- tables of scripts/bench -->", "<!-- end of tables -->"


class Times:
    """Seconds by operation, round by round, and why there are none."""

    def __init__(self):
        self.seconds, self.problems, self.is_over = {}, {}, False

    def add(self, operation, seconds):
        self.seconds.setdefault(operation, []).append(seconds)

    def median(self, operation):
        times = self.seconds.get(operation)
        return statistics.median(times) if times else None


def run_peer(command, trace, times):
    """One round. What did not finish once is not tried again."""
    operations = [line.split(" ", 3)[3] for line in trace.splitlines() if line.startswith("operation ")]
    skipped = None
    while not times.is_over:
        arguments = [] if skipped is None else [str(skipped)]
        process = subprocess.Popen(
            ["timeout", str(4 * LIMIT), "prlimit", f"--cpu={int(LIMIT)}", *command, *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        output, _ = process.communicate(trace)
        last = "build"
        for line in output.splitlines():
            seconds, last, *problem = line.split("\t")
            if seconds == "-":
                times.problems[last] = " ".join(problem).rstrip(".")
            else:
                times.add(last, float(seconds))
        if process.returncode == 0:
            return
        times.is_over = process.returncode != -signal.SIGABRT
        if not times.is_over:
            crashed = skipped or 0 if last == "build" else operations.index(last) + 1
            times.problems[operations[crashed]] = "it ends the program"
            skipped = crashed + 1


def run_lay(program, workload, size, times):
    command = [program, "solver", "--workload", workload, "--size", str(size), "--json"]
    for entry in json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout):
        times.add(entry["operation"], entry["seconds"])


def measure(programs, workload, size):
    lay_bench, bench_kiwi = programs
    here = os.path.dirname(os.path.abspath(__file__))
    export = [lay_bench, "export", workload, str(size)]
    trace = subprocess.run(export, capture_output=True, text=True, check=True).stdout
    lay, kiwi, python = Times(), Times(), Times()
    for _ in range(ROUNDS):
        run_lay(lay_bench, workload, size, lay)
        run_peer([bench_kiwi], trace, kiwi)
        if size <= LARGEST_FOR_PYTHON:
            run_peer([sys.executable, os.path.join(here, "bench-kiwi.py")], trace, python)
    return lay, kiwi, python


def duration(seconds):
    for limit, factor, unit in [(1e-3, 1e6, "µs"), (1, 1e3, "ms")]:
        if seconds < limit:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds:.3g} s"


def number(value):
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def ratio(lay, peer, operation, notes):
    ours, theirs = lay.median(operation), peer.median(operation)
    if theirs is not None:
        return number(theirs / ours)
    if operation in peer.problems:
        problem = peer.problems[operation]
        if problem not in notes:
            notes.append(problem)
        return f"({notes.index(problem) + 1})"
    return "–"


def table(title, results, cell):
    operations = [name for name in results[WORKLOADS[0]][0].seconds if name != "first solve"]
    yield f"| {title} | " + " | ".join(WORKLOADS) + " |"
    yield "|---|" + "---:|" * len(WORKLOADS)
    for operation in operations:
        yield f"| {operation} | " + " | ".join(cell(results[name], operation) for name in WORKLOADS) + " |"
    yield ""


def tables(size, results):
    notes = []
    yield from table(
        f"kiwi ÷ lay, {size} views", results,
        lambda times, operation: ratio(times[0], times[1], operation, notes))
    if size <= LARGEST_FOR_PYTHON:
        yield from table(
            f"kiwisolver ÷ lay, {size} views", results,
            lambda times, operation: ratio(times[0], times[2], operation, notes))
    yield from table(
        f"lay, {size} views", results,
        lambda times, operation: duration(times[0].median(operation)) if times[0].median(operation) else "")
    for place, note in enumerate(notes):
        yield f"({place + 1}) kiwi: {note}."
    if notes:
        yield ""


def update(page, text):
    with open(page) as file:
        old = file.read()
    pattern = re.escape(START) + ".*?" + re.escape(END)
    new, count = re.subn(pattern, lambda _: f"{START}\n\n{text}\n{END}", old, flags=re.DOTALL)
    if count != 1:
        sys.exit(f"bench: {page} has no place for the tables between '{START}' and '{END}'")
    with open(page, "w") as file:
        file.write(new)


def main():
    programs, arguments = sys.argv[1:3], sys.argv[3:]
    page = None
    if arguments[:1] == ["--update"]:
        page, arguments = arguments[1], arguments[2:]
    sizes = [int(size) for size in arguments] or [10, 100, 1000]
    lines = [
        f"kiwi {kiwisolver.__version__}, medians of {ROUNDS} rounds in turns, at most {LIMIT:.0f} s of "
        "processor time for a workload in each round; – says that kiwi did not get there in that time.", ""]
    print("\n".join(lines))
    for size in sizes:
        results = {name: measure(programs, name, size) for name in WORKLOADS}
        for line in tables(size, results):
            lines.append(line)
            print(line, flush=True)
    if page:
        update(page, "\n".join(lines))


if __name__ == "__main__":
    main()
