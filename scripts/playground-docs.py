"""Turns the pages of the documentation into HTML, with "Try it" under every example that a playground can run.

usage: playground-docs.py DOCS FOLDER

Needs cmark-gfm. Pages lie in FOLDER as they do in DOCS, and the playground in the folder above FOLDER.
"""

import base64
import html
import os
import re
import shutil
import subprocess
import sys
import zlib

STYLE = """
:root { color-scheme: light dark; --ink: #1c1c1e; --quiet: #5b5b62; --line: #d0d0d6; --accent: #0060df; --code: #f2f2f5; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f2f5; --quiet: #b4b4bd; --line: #44454b; --accent: #6cb0ff; --code: #232427; } }
body { font: 16px/1.55 system-ui, sans-serif; color: var(--ink); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
pre, code { font: 13.5px/1.45 ui-monospace, monospace; background: var(--code); border-radius: 4px; }
pre { padding: .75rem; overflow-x: auto; margin-bottom: .25rem; } code { padding: 0 .2rem; } pre code { padding: 0; }
a { color: var(--accent); } .try { margin: 0 0 1rem; font-size: .9rem; } img { max-width: 100%; background: #fff; }
table { border-collapse: collapse; display: block; overflow-x: auto; } td, th { border: 1px solid var(--line); padding: .25rem .5rem; text-align: left; vertical-align: top; }
nav { color: var(--quiet); margin-bottom: 1.5rem; }
"""

# The commands that a page without files can't run.
NEEDS_FILES = re.compile(r"^\s*(import|open|source|log|watch|edit|live)\b|\.swift\b", re.M)


def link(script, up):
    """The address of the playground with a script in it."""
    lines = [line for line in script.splitlines() if not line.startswith("#>")]
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress("\n".join(lines).strip().encode() + b"\n") + packer.flush()
    return f"{up}index.html#code=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def page(source, docs, names):
    """A page as HTML."""
    folder = os.path.dirname(source)
    up = os.path.relpath(os.path.dirname(docs), folder) + "/"
    text = subprocess.run(["cmark-gfm", "-e", "table", source], capture_output=True, text=True, check=True).stdout

    def attempt(match):
        script = html.unescape(match[1])
        offer = "" if NEEDS_FILES.search(script) else f'\n<p class="try"><a href="{link(script, up)}">Try it</a></p>'
        return match[0] + offer

    def target(match):
        path, part = match[1], match[2] or ""
        file = os.path.normpath(os.path.join(folder, path))
        if "://" in path or not os.path.isfile(file):
            return match[0]
        if path.endswith(".lay"):
            with open(file, encoding="utf-8") as script:
                return f'href="{link(script.read(), up)}"'
        if path.endswith(".md") and file in names:
            return f'href="{path[:-3]}.html{part}"'
        return match[0]

    text = re.sub(r'<pre><code class="language-lay">(.*?)</code></pre>', attempt, text, flags=re.S)
    text = re.sub(r'href="([^"#]+)(#[^"]*)?"', target, text)
    # As GitHub names headings, so that links to parts of pages lead there.
    text = re.sub(r"<h([1-6])>(.*?)</h\1>", lambda m: f'<h{m[1]} id="{anchor(m[2])}">{m[2]}</h{m[1]}>', text)
    title = html.unescape(re.sub("<[^>]*>", "", (re.search(r"<h1[^>]*>(.*?)</h1>", text) or [0, os.path.basename(source)])[1]))
    return (f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src 'self'; style-src 'unsafe-inline'\">"
            f'<title>{html.escape(title)}</title><style>{STYLE}</style></head><body><nav><a href="{up}index.html">Playground</a> · '
            f'<a href="{up}docs/Tutorial.html">Tutorial</a></nav><main>{text}</main></body></html>\n')


def anchor(heading):
    words = html.unescape(re.sub("<[^>]*>", "", heading)).lower()
    return re.sub(r"[^\w -]", "", words).replace(" ", "-")


def main():
    docs, target = (os.path.abspath(path) for path in sys.argv[1:3])
    files = [os.path.join(folder, name) for folder, _, names in os.walk(docs) for name in sorted(names)]
    pages = {file for file in files if file.endswith(".md")}
    for file in files:
        path = os.path.join(target, os.path.relpath(file, docs))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if file in pages:
            with open(path[:-3] + ".html", "w", encoding="utf-8") as out:
                out.write(page(file, docs, pages))
        elif file.endswith(".svg"):
            shutil.copyfile(file, path)
    print(f"{len(pages)} pages")


if __name__ == "__main__":
    main()
