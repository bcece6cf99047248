"""Prints the floors of speed: what each thing takes beside another, in processor time, and what it may take.

usage: floors.py LAY LAY-BENCH KIWI

Each row ends with the command that measures it alone. Ends with status 1 where a floor is missed. The corpus of
documents is that of ../shared (or $LAY_SHARED); without it, what needs it is left out.
"""

import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

import compare
import growth as growths

LAY, LAY_BENCH, KIWI = (str(pathlib.Path(program).resolve()) for program in sys.argv[1:4])
PARSE = """
import sys
from xml.parsers import expat
for path in sys.argv[1:]:
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda name, attributes: None
    parser.CharacterDataHandler = lambda text: None
    parser.Parse(open(path, "rb").read(), True)
"""


def run(*command, text="", times=3):
    """The least processor time of some runs, in seconds, and the memory of the last one at its peak, in megabytes."""
    seconds = []
    for _ in range(times):
        with tempfile.TemporaryFile("w+") as lines:
            lines.write(text)
            lines.seek(0)
            process = subprocess.Popen(command, stdin=lines, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            usage = os.wait4(process.pid, 0)[2]
        seconds.append(usage.ru_utime + usage.ru_stime)
    return min(seconds), usage.ru_maxrss / 1024


def layout(script, *commands):
    """The seconds that `lay-bench layout` measures."""
    pathlib.Path("layout.lay").write_text(script)
    output = subprocess.run([LAY_BENCH, "layout", "layout.lay", *commands, "--json"], capture_output=True, check=True).stdout
    return {entry["operation"]: entry["seconds"] for entry in json.loads(output)}


# Scripts, from their number of views.


def chain(count):
    """Views of one width side by side."""
    text = "add view v0 40x20\n"
    for view in range(1, count):
        text += f"add view v{view}\npin v{view}.width = v0.width\npin v{view}.top = superview.top\n"
        text += f"pin v{view}.leading = v{view - 1}.trailing + 8" + (" as gap\n" if view == count // 2 else "\n")
    return text


def labels(count):
    """Labels in one stack view."""
    return "add vstack s\n" + "".join(f'add label v{view} "Label {view % 10}" in s\n' for view in range(count))


def row(count):
    """Views of fixed widths side by side, half of which fit."""
    text, edge = f"resize {50 * count}x400\n", "superview.leading"
    for view in range(count):
        text += f"add view v{view}\npin v{view}.width = 100\npin v{view}.leading = {edge}\n"
        edge = f"v{view}.trailing"
    return text + f"pin superview.trailing = {edge}\n"


def pairs(count):
    """Views with two widths each."""
    return "".join(f"add view v{view}\npin v{view}.width = 50\npin v{view}.width = 100\n" for view in range(count))


def stacks(count):
    """Stacks in stacks, four deep, with more spacing than there is room."""
    arity = round(count ** 0.25)
    text, level = f"resize {25 * arity}x{25 * arity}\nadd vstack s spacing 8\npin s edges to superview\n", ["s"]
    for kind in ["hstack", "vstack", "hstack", "view"]:
        names = [(f"{parent}{number}", parent) for parent in level for number in "abcdefghij"[:arity]]
        text += "".join(f"add {kind} {name}{'' if kind == 'view' else ' spacing 8'} in {parent}\n" for name, parent in names)
        level = [name for name, _ in names]
    return text


# What else may be large.


def attributes(count):
    """A tag with so many attributes, which is refused."""
    return "<document " + " ".join(f'a{number}="1"' for number in range(count)) + "/>"


def report(count):
    """A console log that lists views in views."""
    view = "UIView:0x7f{:08x}".format
    lines = [
        f'    "<NSLayoutConstraint:0x6000{number:08x} H:|-(8)-[{view(number + 1)}]   (active, names: \'|\':{view(number)} )>"'
        for number in range(count)
    ]
    return (
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n(\n" + ",\n".join(lines)
        + f"\n)\n\nWill attempt to recover by breaking constraint\n{lines[0].strip()[1:-1]}\n"
    )


missed = []


def row_of_table(what, value, limit, command, least=False):
    """Prints a row; the value may be at most the limit, or must be at least as much."""
    if value < limit if least else value > limit:
        missed.append(what)
    print(f"| {what} | {value:.3g} | {'≥' if least else '≤'} {limit} | `{command}` |", flush=True)


def measure_kiwi():
    compare.ROUNDS, compare.LIMIT = 1, 10
    for size, limit in [(10, 1), (100, 3), (1000, 10)]:
        worst = (math.inf, "")
        for workload in compare.WORKLOADS:
            lay, kiwi = compare.measure((LAY_BENCH, KIWI), workload, size)
            for operation in kiwi.seconds:
                worst = min(worst, (kiwi.median(operation) / lay.median(operation), f"{operation}, {workload}"))
        what = f"kiwi ÷ lay, {size} views, the least: {worst[1]}"
        row_of_table(what, worst[0], limit, f"scripts/bench {size}", least=True)


def measure_commands(python):
    command = "set gap.constant 9"
    for size, limit in [(100, 0.1), (1000, 1), (10_000, 10)]:
        alone = layout(chain(size), command)[command]
        what = f"a command, {size} views in a chain ÷ `python3 -c pass`"
        row_of_table(what, alone / python, limit, f"lay-bench layout chain.lay '{command}'")
        if size == 1000:
            beside = layout(chain(size) + pairs(1).replace("v0", "other"), command)[command]
            row_of_table("… beside an unrelated conflict ÷ without", beside / alone, 2, "the same")
    edits = [f"set gap.constant {number % 50}\n" for number in range(100_000)]
    looks = ["get gap.constant\n"] * 99_000
    # What undo needs has a limit of its own, and is no leak.
    command = [LAY, "--limit", "history=50M"]
    memory = [run(*command, text=chain(100) + "".join(lines), times=1)[1] for lines in (edits[:1000] + looks, edits)]
    what = "memory after 100,000 edits ÷ after 1,000 and as many looks"
    row_of_table(what, memory[1] / memory[0], 1.5, "lay --limit history=50M < edits.lay")


def growth(name, make, size, command, file):
    """Prints how the time grows up to a size, as an exponent; returns that of the size."""
    times = []
    for count in (size // 4, size):
        pathlib.Path(file).write_text(make(count))
        times.append(run(LAY, command, file)[0])
    row_of_table(f"{name}: exponent from a fourth", math.log(times[1] / times[0], 4), 1.1, f"lay {command} {file}")
    return times[1]


def measure_growth(python):
    for make, share in [(chain, 4), (labels, 1)]:
        name = f"a script of 100,000 lines, {make.__name__}"
        time = growth(name, lambda lines: make(lines // share), 100_000, "run", "long.lay")
        row_of_table(f"{name} ÷ `python3 -c pass`", time / python, 100, "the same")
    growth("a log of 20,000 lines", report, 20_000, "explain", "long.log")
    growth("a tag of 300,000 attributes, refused", attributes, 300_000, "frames", "long.xib")


def measure_doublings():
    for what, command, _, exponent in growths.rows(LAY):
        row_of_table(f"{what}: exponent from a half", exponent, growths.LIMIT, f"lay {command} growth.lay")


def measure_conflicts():
    for make in (row, pairs, stacks):
        times = layout(make(300))
        what = f"all reports ÷ solving, {make.__name__}, 300 views"
        row_of_table(what, times["report conflicts"] / times["solve"], 2, f"lay-bench layout {make.__name__}.lay")
        what = f"all reports, {make.__name__}, 3,000 views, in seconds"
        row_of_table(what, layout(make(3000))["report conflicts"], 10, "the same")


def measure_documents():
    shared = os.environ.get("LAY_SHARED", pathlib.Path(__file__).resolve().parents[4] / "shared")
    folder = pathlib.Path(shared) / "corpus/ib/dev"
    documents = sorted(str(path) for path in folder.glob("*") if path.suffix in (".storyboard", ".xib"))
    if not documents:
        return print("skipped: no corpus", flush=True)
    parsing = run(sys.executable, "-c", PARSE, *documents)[0]
    for name, options, limit in [("frames", ["--json"], 6), ("check", [], 45)]:
        times = run(LAY, name, *options, "--jobs", "1", *documents)[0]
        command = " ".join(["lay", name, *options, "DOCUMENTS"])
        row_of_table(f"`lay {name}` on {len(documents)} documents ÷ parsing them", times / parsing, limit, command)


def main():
    print("| what | measured | floor | command |\n|---|---:|---:|---|")
    python = run(sys.executable, "-c", "pass", times=20)[0]
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        measure_commands(python)
        measure_growth(python)
        measure_doublings()
        measure_conflicts()
        measure_documents()
    measure_kiwi()
    for what in missed:
        print(f"missed: {what}", file=sys.stderr)
    sys.exit(1 if missed else 0)


main()
