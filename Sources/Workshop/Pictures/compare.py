"""Draws the documents of a corpus, and compares what two renderers make of the same pictures.

usage: compare.py LAY CORPUS [CHROMIUM]

Every .storyboard and .xib below CORPUS is drawn as SVG (its first scene), several in one process. Prints how many
were drawn, the CPU time and the largest picture, and checks that every picture is well-formed XML. Fifty of them,
spread evenly, are then drawn by rsvg-convert and by CHROMIUM, without their texts: the two may differ where edges
are smoothed, and nowhere else. Exits with 1 if a document ends the program, a picture isn't XML, or two pictures
differ.
"""

import base64
import importlib.util
import os
import re
import resource
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.dom.minidom
import zlib

SAMPLE = 50
BATCH = 40
# A pixel differs when a channel does by more than this, of 255: edges are smoothed in two ways.
TOLERANCE = 32
# The share of pixels that may differ: edges that lie between pixels.
SHARE = 0.004

here = os.path.dirname(os.path.abspath(__file__))


def documents(corpus):
    found = [
        os.path.join(folder, name)
        for folder, _, names in os.walk(corpus)
        for name in names
        if name.endswith((".storyboard", ".xib"))
    ]
    return sorted(found)


def draw(lay, paths, out):
    """Draws documents into a folder; returns those that ended the program, and those that were refused."""
    ended, refused = [], []
    for start in range(0, len(paths), BATCH):
        batch = paths[start:start + BATCH]
        folder = os.path.join(out, str(start))
        names = {os.path.basename(path) for path in batch}
        if len(names) == len(batch):
            run = subprocess.run([lay, "render", *batch, "-o", folder + "/"], capture_output=True)
            if run.returncode == 0:
                continue
            shutil.rmtree(folder, ignore_errors=True)
        os.mkdir(folder)
        # One of them is at fault: each alone says which.
        for path in batch:
            target = os.path.join(folder, f"{len(os.listdir(folder))}-{os.path.basename(path)}.svg")
            run = subprocess.run([lay, "render", path, "-o", target], capture_output=True)
            if run.returncode < 0 or run.returncode > 74:
                ended.append(path)
            elif run.returncode != 0:
                refused.append(path)
    return ended, refused


def pixels(png):
    """The width, height and RGB bytes of a PNG with 8 bits a channel, on white."""
    place, data = 8, b""
    width = height = channels = 0
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        body = png[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, _, color = struct.unpack(">IIBB", body[:10])
            channels = {2: 3, 6: 4}[color]
        elif kind == b"IDAT":
            data += body
        place += 12 + length
    raw, stride = zlib.decompress(data), width * channels
    previous, rows = bytearray(stride), []
    for y in range(height):
        start = y * (stride + 1)
        rows.append(unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + stride]), previous, channels))
        previous = rows[-1]
    flat = b"".join(rows)
    if channels == 3:
        return width, height, flat
    plain = bytearray()
    for place in range(0, len(flat), 4):
        alpha = flat[place + 3]
        plain += bytes((flat[place + c] * alpha + 255 * (255 - alpha)) // 255 for c in range(3))
    return width, height, bytes(plain)


def unfiltered(kind, line, above, step):
    if kind == 2:
        return bytearray((a + b) & 255 for a, b in zip(line, above))
    if kind == 0:
        return line
    for i in range(len(line)):
        left = line[i - step] if i >= step else 0
        up, corner = above[i], above[i - step] if i >= step else 0
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up) // 2
        else:
            base = left + up - corner
            guess = min((left, up, corner), key=lambda value: abs(base - value))
        line[i] = (line[i] + guess) & 255
    return line


def difference(one, other):
    """The share of pixels that differ; 1 where the sizes do."""
    if one[:2] != other[:2]:
        return 1.0
    a, b = one[2], other[2]
    differing = 0
    for place in range(0, len(a), 3):
        if a[place:place + 3] != b[place:place + 3] and any(
                abs(a[place + c] - b[place + c]) > TOLERANCE for c in range(3)):
            differing += 1
    return differing / max(1, len(a) // 3)


def in_browser(page, svg, width, height):
    page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
    frame = page.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
    html = ("<!doctype html><style>body{margin:0;background:#fff}svg{display:block}</style>" + svg)
    page.call("Page.setDocumentContent", frameId=frame, html=html)
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    return base64.b64decode(page.call("Page.captureScreenshot", format="png", clip=clip)["data"])


def compare(chromium, pictures):
    spec = importlib.util.spec_from_file_location("viewer_test", os.path.join(here, "../../../scripts/viewer-test.py"))
    viewer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(viewer)
    worst, wrong, drawn = 0.0, [], 0
    with tempfile.TemporaryDirectory() as folder:
        page = viewer.Browser(chromium, folder)
        for path in pictures:
            with open(path) as file:
                svg = re.sub(r"<text\b.*?</text>", "", file.read(), flags=re.S)
            width, height = (round(float(re.search(rf'{side}="([\d.]+)"', svg)[1])) for side in ("width", "height"))
            if min(width, height) < 1 or max(width, height) > 4000:
                continue
            one = subprocess.run(
                ["rsvg-convert", "-w", str(width), "-h", str(height)], input=svg.encode(), capture_output=True, check=True)
            share = difference(pixels(one.stdout), pixels(in_browser(page, svg, width, height)))
            drawn += 1
            worst = max(worst, share)
            if share > SHARE:
                wrong.append(f"{os.path.basename(path)}: {100 * share:.2f} % of the pixels differ")
        page.close()
    return drawn, worst, wrong


def main():
    lay, corpus = sys.argv[1:3]
    chromium = sys.argv[3] if len(sys.argv) > 3 else None
    paths = documents(corpus)
    if not paths:
        print(f"skipped: there are no documents in {corpus}")
        return 0
    with tempfile.TemporaryDirectory() as out:
        ended, refused = draw(lay, paths, out)
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = used.ru_utime + used.ru_stime
        pictures = sorted(os.path.join(folder, name) for folder, _, names in os.walk(out) for name in names)
        sizes = [(os.path.getsize(path), os.path.basename(path)) for path in pictures]
        malformed = []
        for path in pictures:
            try:
                xml.dom.minidom.parse(path)
            except Exception as error:
                malformed.append(f"{os.path.basename(path)}: {error}")
        print(f"{len(paths)} documents: {len(pictures)} drawn, {len(refused)} without a scene or refused, "
              f"{len(ended)} ended the program")
        print(f"{len(pictures) / seconds:.0f} documents per CPU second; largest {max(sizes)[0]} bytes ({max(sizes)[1]})")
        for line in [f"ended the program: {path}" for path in ended] + malformed:
            print(line)
        failures = ended + malformed
        if chromium is None:
            print("skipped: there is no Chromium to compare pictures with")
        else:
            step = max(1, len(pictures) // SAMPLE)
            drawn, worst, wrong = compare(chromium, pictures[::step][:SAMPLE])
            print(f"{drawn} pictures in rsvg-convert and Chromium: at most {100 * worst:.3f} % of the pixels differ")
            for line in wrong:
                print(line)
            failures += wrong
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
