#!/usr/bin/env python3
"""Rewrites what pages quote of `lay explain`: each text block below a line that ends in `lay explain LOG`.

usage: quote-logs.py LAY PAGE…

A block that begins with the line of a report is all that is printed; any other one as many paragraphs as it had, those
below that line. LOG is looked up from the folder above this one.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"(`lay explain ([^`]+)`\n\n```text\n)(.*?\n)(```\n)", re.DOTALL)


def quoted(lay, match):
    """The block with what the program prints now."""
    run = subprocess.run(
        [lay, "explain", match[2]], cwd=ROOT, check=True, capture_output=True, text=True
    )
    text = run.stdout
    if not match[3].startswith("report"):
        count = len(match[3].rstrip("\n").split("\n\n"))
        text = "\n\n".join(text.split("\n\n")[1 : 1 + count]).rstrip("\n") + "\n"
    return match[1] + text + match[4]


def main(lay, *pages):
    lay = str(pathlib.Path(lay).resolve())
    for page in map(pathlib.Path, pages):
        text = page.read_text()
        new = BLOCK.sub(lambda match: quoted(lay, match), text)
        if new != text:
            page.write_text(new)


main(*sys.argv[1:])
