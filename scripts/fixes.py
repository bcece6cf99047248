"""Makes the safe fixes of many documents and proves each from outside, with what lay itself never looks at.

usage: fixes.py LAY FOLDER [PART/PARTS]

Prints a line for each thing that doesn't hold, and a summary; exits with 1 if there are any. For each document: what
was fixed is no longer found, nothing else is found, nothing in a configuration more or by more points, every view has
the frame that it had on the canvas, only attributes and constraints differ, and the patch undone gives the original.
"""

import collections
import difflib
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

TOKENS = re.compile(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<[^>]*>", re.DOTALL)
ATTRIBUTES = re.compile(rb"\s+([\w:.-]+)\s*=\s*(\"[^\"]*\"|'[^']*')")
# The parts of a remaining element that fixes may change.
CHANGEABLE = {
    b"relation", b"priority", b"firstAttribute", b"secondAttribute", b"numberOfLines",
    b"translatesAutoresizingMaskIntoConstraints", b"fixedFrame", b"misplaced",
    b"horizontalHuggingPriority", b"verticalHuggingPriority",
    b"horizontalCompressionResistancePriority", b"verticalCompressionResistancePriority",
}
FRAME = {b"x", b"y", b"width", b"height"}
# Why a frame may differ: constraints leave it open, or one that it follows.
OPEN = {"ambiguous", "follows"}
NEW_ID = re.compile(rb'id="[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"/>$')


def run(folder, *arguments, expected=(0,)):
    done = subprocess.run(arguments, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode not in expected:
        raise AssertionError(f"{' '.join(arguments[1:])}: status {done.returncode}: {done.stderr[-300:]!r}")
    return done.stdout


def tokens(data):
    """The document in parts: each piece of markup, and the text after it."""
    found, place = [], 0
    for match in TOKENS.finditer(data):
        if match.start() > place:
            found.append(data[place:match.start()])
        found.append(match.group())
        place = match.end()
    return found + ([data[place:]] if place < len(data) else [])


def name_and_attributes(tag):
    return re.match(rb"</?([\w:.-]+)", tag).group(1), dict(ATTRIBUTES.findall(tag))


def outside(before, after):
    """What differs besides attributes that fixes may change, constraints, and the lines these are on."""
    first, second = tokens(before), tokens(after)
    wrong = []
    matcher = difflib.SequenceMatcher(None, first, second, autojunk=False)
    for kind, i, j, k, l in matcher.get_opcodes():
        if kind == "equal":
            continue
        gone = [t for t in first[i:j] if t.strip()]
        come = [t for t in second[k:l] if t.strip()]
        if len(gone) == len(come) and all(t.startswith(b"<") for t in gone + come):
            for old, new in zip(gone, come):
                if name_and_attributes(old)[0] == name_and_attributes(new)[0] == b"constraint" and \
                        name_and_attributes(old)[1][b"id"] != name_and_attributes(new)[1][b"id"]:
                    continue
                (a, c), (b, d) = name_and_attributes(old), name_and_attributes(new)
                allowed = CHANGEABLE | (FRAME if a == b"rect" else set())
                changed = {n for n in set(c) | set(d) if c.get(n) != d.get(n)}
                if a != b or not changed <= allowed or [n for n in c if n in d] != [n for n in d if n in c]:
                    wrong.append((old, new))
        else:
            for tag in gone:
                if not re.match(rb"</?constraints?\b|</?rect\b|<variation\b|</variation>", tag):
                    wrong.append((tag, b""))
            for tag in come:
                if not re.match(rb"</?constraints?\b", tag):
                    wrong.append((b"", tag))
                elif tag.startswith(b"<constraint ") and not NEW_ID.search(tag) and tag not in gone:
                    wrong.append((b"", tag))
    return wrong


def findings(lay, folder, name):
    """What is found, each finding by itself; and in how many configurations and by how many points at most."""
    known = os.path.join(folder, "known")
    line = run(folder, lay, "check", "--json", "--write-baseline", known, name, expected=(0, 1))
    with open(known, encoding="utf-8") as file:
        found = {line.rstrip("\n").split("\t")[1] for line in file if not line.startswith("#")}
    places, amounts = collections.Counter(), collections.Counter()
    for finding in json.loads(line.splitlines()[0])["findings"]:
        key = finding["fingerprint"]
        places[key] = max(places[key], finding["found"])
        amounts[key] = max(amounts[key], finding["amount"])
    return found, places, amounts


def frames(lay, folder, name):
    out = run(folder, lay, "frames", "--json", name, expected=(0, 1)).decode().splitlines()
    return [json.loads(line) for line in out if line.strip()]


def drawn(data):
    """The frames that the document stores, by object id."""
    found = {}
    for element in xml.etree.ElementTree.fromstring(data).iter():
        rect = element.find("rect[@key='frame']")
        if rect is not None and element.get("id"):
            found[element.get("id")] = [float(rect.get(name)) for name in ("x", "y", "width", "height")]
    return found


def is_drawn(frame, other):
    """Whether a side or the center is where it was drawn, along both axes: a text may have another length now."""
    return all(
        any(abs(frame[axis] + part * frame[axis + 2] - other[axis] - part * other[axis + 2]) < 1
            for part in (0, 0.5, 1))
        for axis in (0, 1))


def moved(before, after, stored):
    """The first view with another frame, if any; what constraints left open counts where it was drawn."""
    if len(before) != len(after):
        return "scenes"
    for first, second in zip(before, after):
        one = [v for s in first["scenes"] for v in s["views"]]
        two = [v for s in second["scenes"] for v in s["views"]]
        if [v["id"] for v in one] != [v["id"] for v in two]:
            return "views"
        for v, w in zip(one, two):
            if all(abs(a - b) <= 0.01 for a, b in zip(v["frame"], w["frame"])):
                continue
            if v.get("guess") in OPEN and v["id"] in stored and is_drawn(w["frame"], stored[v["id"]]):
                continue
            return f"{v['id']}: {v['frame']} is {w['frame']}"
    return None


FIXED = re.compile(r"^.*?: (fixed|would fix|with --unsafe): (.*) \[([\w-]+)\]: (.*)$")


class Proof:
    def __init__(self, lay):
        self.lay = lay
        self.offered = self.proved = self.unsafe = self.documents = 0
        self.faults = []
        self.rules = collections.Counter()

    def fault(self, name, text):
        self.faults.append((name, text))
        print(f"{name}: {text}", flush=True)

    def prove(self, path):
        original = open(path, "rb").read()
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.basename(path)
            place = os.path.join(folder, name)
            with open(place, "wb") as file:
                file.write(original)
            try:
                self.prove_copy(folder, name, place, original)
            except AssertionError as error:
                self.fault(name, error)

    def prove_copy(self, folder, name, place, original):
        lay, faults = self.lay, len(self.faults)
        dry = run(folder, lay, "fix", "--dry-run", name, expected=(0, 1)).decode().splitlines()
        told = [match.groups() for match in map(FIXED.match, dry) if match]
        self.unsafe += sum(1 for fix in told if fix[0] == "with --unsafe")
        offered = [fix for fix in told if fix[0] == "would fix"]
        if open(place, "rb").read() != original:
            self.fault(name, "--dry-run wrote something")
        if not offered:
            return
        self.documents += 1
        self.offered += len(offered)
        known, canvas = findings(lay, folder, name), frames(lay, folder, name)
        patch = run(folder, lay, "fix", "--diff", name, expected=(1,))
        made = run(folder, lay, "fix", name).decode().splitlines()
        made = [match.groups() for match in map(FIXED.match, made) if match]
        fixed = open(place, "rb").read()
        if [fix[1:] for fix in made] != [fix[1:] for fix in offered]:
            self.fault(name, "other fixes were made than were offered")
        for fix in made:
            self.rules[fix[2]] += 1
        xml.etree.ElementTree.fromstring(fixed)
        # The canvas, the findings, the bytes.
        difference = moved(canvas, frames(lay, folder, name), drawn(original))
        if difference:
            self.fault(name, f"moved on the canvas: {difference}")
        now = findings(lay, folder, name)
        gone = len(known[0] - now[0])
        if gone < len(made):
            self.fault(name, f"{len(made)} fixes made {gone} findings go")
        for key in sorted(now[0] - known[0]):
            self.fault(name, f"new: {key}")
        for key, count in now[1].items():
            if key in known[1] and (count > known[1][key] or now[2][key] > known[2][key] + 0.5):
                self.fault(name, f"worse: {key}: {known[1][key]} and {known[2][key]}, now {count} and {now[2][key]}")
        for old, new in outside(original, fixed):
            self.fault(name, f"changed besides: {old!r} {new!r}")
        # The patch is the same fix, and undone it leaves nothing of it.
        with open(os.path.join(folder, "fix.patch"), "wb") as file:
            file.write(patch)
        run(folder, "git", "apply", "-R", "--whitespace=nowarn", "fix.patch")
        if open(place, "rb").read() != original:
            self.fault(name, "the patch undone isn't the original")
        run(folder, "git", "apply", "--whitespace=nowarn", "fix.patch")
        if open(place, "rb").read() != fixed:
            self.fault(name, "the patch isn't the fix")
        if len(self.faults) == faults:
            self.proved += len(made)


def main(lay, folder, part="1/1"):
    number, count = map(int, part.split("/"))
    paths = sorted(
        os.path.join(base, name) for base, _, names in os.walk(folder) for name in names
        if name.endswith((".storyboard", ".xib")))
    proof = Proof(lay)
    for path in paths[number - 1::count]:
        proof.prove(path)
    print(f"{len(paths[number - 1::count])} documents, {proof.documents} with safe fixes: "
          f"{proof.offered} fixes, {proof.proved} proved, {len(proof.faults)} faults; "
          f"{proof.unsafe} unsafe ones left out")
    print(", ".join(f"{rule} {count}" for rule, count in proof.rules.most_common()))
    return 1 if proof.faults else 0


sys.exit(main(*sys.argv[1:]))
