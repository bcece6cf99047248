"""Inputs that have grown faster than their size, and how fast they grow now: rows for the table of floors.

usage: growth.py LAY    prints all rows: sizes, seconds of processor time, and the exponent of the last doubling
"""

import math
import os
import pathlib
import subprocess
import sys
import tempfile


def lines(count, line):
    """A line for each number."""
    return "".join(line.replace("#<", str(number - 1)).replace("#", str(number)) for number in range(1, count + 1))


def nested(count):
    """Views in views, whose outermost size is open."""
    return "add view v0\n" + lines(count - 1, "add view v# in v#<\npin v# edges to v#< inset 1\n")


def overfull(count):
    """Labels in a row that has no room for the gaps of all."""
    return "add hstack s spacing 8\npin s horizontal to superview\n" + lines(count, 'add label l# "Label" in s\n')


def variations(count):
    """A block for a size class for each view."""
    return lines(count, "add view v#\nwhen wC { pin v#.width = # }\n")


def steps(count):
    """Steps that are undone and done again."""
    return lines(100, "add view v#\npin v#.width = 10 as k#\n") + lines(count, "set k7.constant #\n") + f"undo {count}\nredo {count}\n"


def heap(count):
    """Labels on one spot, and the issues of that."""
    label = 'add label l# "Label"\npin l#.leading = superview.leading\npin l#.top = superview.top\n'
    return lines(count, label) + "report issues\n"


def widths(count):
    """Required widths of one view, of which one can hold."""
    return "add view a\n" + lines(count, "pin a.width = #\n")


def chain(count):
    """Views side by side whose widths and beginning are open, and what is open."""
    return "add view v0\n" + lines(count, "add view v#\npin v#.leading = v#<.trailing + 8\n") + "report ambiguity\n"


def word(count):
    """A text without spaces that wraps."""
    return f'add label a "{"x" * count}"\npin a.width = 200\nset a.numberOfLines 0\n'


def cases(count):
    """An expectation for 400 widths of the screen."""
    label = 'add label l# "Label"\npin l#.leading = superview.leading + #\npin l#.top = superview.top\n'
    return lines(count, label) + "forall width w in 301...700 { expect l1.width >= 0 }\n"


def stacks(count):
    """Stack views in stack views."""
    return "add vstack s0\n" + lines(count, "add vstack s# in s#<\n") + f'add label end "End" in s{count}\n'


def log(count):
    """Conflict reports of as many views."""
    text = ""
    for number in range(count):
        view = f"UIView:0x7f{number:08x}"
        members = [f"<NSLayoutConstraint:0x6000{number:06x}{member} {view}.width == {member}   (active)>" for member in (1, 2)]
        text += "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n(\n"
        text += ",\n".join(f'    "{member}"' for member in members)
        text += f"\n)\n\nWill attempt to recover by breaking constraint\n{members[1]}\n\n"
    return text


# What is made, how large, and what reads it.
ROWS = [
    (nested, 1000, ["run"]),
    (overfull, 500, ["run"]),
    (variations, 800, ["run"]),
    (steps, 8000, ["run"]),
    (heap, 800, ["run"]),
    (widths, 400, ["run"]),
    (chain, 800, ["run"]),
    (word, 200_000, ["run"]),
    (cases, 200, ["run"]),
    (stacks, 400, ["run"]),
    (log, 1000, ["explain", "--json"]),
    (nested, 200, ["run", "--report", "report.html"]),
]
LIMIT = 1.3


def seconds(lay, command, file):
    process = subprocess.Popen([lay, *command, file], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    usage = os.wait4(process.pid, 0)[2]
    return usage.ru_utime + usage.ru_stime


def rows(lay):
    """What grows, the times at half of the size and at the size, and the exponent between them.

    The time that an empty script takes is left out, as it hides the growth of what takes little.
    """
    pathlib.Path("empty.lay").write_text("")
    nothing = min(seconds(lay, ["run"], "empty.lay") for _ in range(5))
    for make, size, command in ROWS:
        file, times = pathlib.Path("growth.log" if make is log else "growth.lay"), []
        for count in (size // 2, size):
            file.write_text(make(count))
            times.append(min(seconds(lay, command, file.name) for _ in range(2)))
        least = 0.005
        exponent = math.log2(max(times[1] - nothing, least) / max(times[0] - nothing, least))
        yield f"{make.__doc__.rstrip('.')}, {size}", " ".join(command), times, exponent


def main():
    lay = str(pathlib.Path(sys.argv[1]).resolve())
    print("| what | `lay` | half of it | all of it | exponent |\n|---|---|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for what, command, times, exponent in rows(lay):
            print(f"| {what} | `{command}` | {times[0]:.2f} s | {times[1]:.2f} s | {exponent:.1f} |", flush=True)


if __name__ == "__main__":
    main()
