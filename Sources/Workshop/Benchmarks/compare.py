"""Runs lay-bench and kiwi in turns and prints ratios and times as Markdown tables.

usage: compare.py LAY-BENCH KIWI [--update] [SIZE…]

With --update the tables also replace those in the file results.md beside this one.
"""

import json
import re
import statistics
import subprocess
import sys

WORKLOADS = ["chain", "stacks", "form", "grid", "cards", "random"]
# Seconds of processor time that kiwi gets for a workload.
LIMIT = 45
ROUNDS = 3
PAGE = "Sources/Workshop/Benchmarks/results.md"
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


def run_kiwi(program, trace, times):
    """One round. What did not finish once is not tried again."""
    if times.is_over:
        return
    process = subprocess.run(
        ["timeout", str(4 * LIMIT), "prlimit", f"--cpu={LIMIT}", program],
        input=trace, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    for line in process.stdout.splitlines():
        seconds, operation, *problem = line.split("\t")
        if seconds == "-":
            times.problems[operation] = " ".join(problem).rstrip(".")
        else:
            times.add(operation, float(seconds))
    times.is_over = process.returncode != 0


def run_lay(program, workload, size, times):
    command = [program, "solver", "--workload", workload, "--size", str(size), "--json"]
    for entry in json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout):
        times.add(entry["operation"], entry["seconds"])


def measure(programs, workload, size):
    lay_bench, kiwi_bench = programs
    export = [lay_bench, "export", workload, str(size)]
    trace = subprocess.run(export, capture_output=True, text=True, check=True).stdout
    lay, kiwi = Times(), Times()
    for _ in range(ROUNDS):
        run_lay(lay_bench, workload, size, lay)
        run_kiwi(kiwi_bench, trace, kiwi)
    return lay, kiwi


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
    operations = list(results[WORKLOADS[0]][0].seconds)
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
    yield from table(
        f"lay, {size} views", results,
        lambda times, operation: duration(times[0].median(operation)) if times[0].median(operation) else "")
    for place, note in enumerate(notes):
        yield f"({place + 1}) kiwi: {note}."
    if notes:
        yield ""


def update(text):
    with open(PAGE) as file:
        old = file.read()
    pattern = re.escape(START) + ".*?" + re.escape(END)
    new, count = re.subn(pattern, lambda _: f"{START}\n\n{text}\n{END}", old, flags=re.DOTALL)
    if count != 1:
        sys.exit(f"bench: {PAGE} has no place for the tables between '{START}' and '{END}'")
    with open(PAGE, "w") as file:
        file.write(new)


def main():
    programs, arguments = sys.argv[1:3], sys.argv[3:]
    updates = arguments[:1] == ["--update"]
    sizes = [int(size) for size in arguments[updates:]] or [10, 100, 1000]
    lines = [
        f"kiwi 1.5.1, medians of {ROUNDS} rounds in turns, at most {LIMIT} s of processor time for a workload in "
        "each round; – says that kiwi did not get there in that time.", ""]
    print("\n".join(lines))
    for size in sizes:
        results = {name: measure(programs, name, size) for name in WORKLOADS}
        for line in tables(size, results):
            lines.append(line)
            print(line, flush=True)
    if updates:
        update("\n".join(lines))


if __name__ == "__main__":
    main()
