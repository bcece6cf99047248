"""Tries the view debugger that `render FILE.html` writes in a browser, as a person would.

usage: viewer-test.py LAY CHROMIUM

Speaks the browser's DevTools protocol through a pipe, and waits for its answers, never for a time. Prints a line
for each thing that is wrong, and exits with 1 if there are any.
"""

import json
import os
import subprocess
import sys
import tempfile

SCRIPT = """
add view card
pin card.top = superview.top + 40
pin card.leading = superview.leading + 40
pin card.trailing = superview.trailing - 40
pin card.height = 200
add label title "Hello" in card
pin title.top = card.top + 16
pin title.leading = card.leading + 16
add view open in card
pin open.top = title.bottom + 8
pin open.height = 20
pin open.width = 50
pin open.leading >= card.leading + 10
pin open.leading <= card.leading + 90
render page.html
"""


class Browser:
    """A page of a browser without a window."""

    def __init__(self, program, folder):
        ours, theirs = os.pipe(), os.pipe()

        def connect():
            # The browser reads commands from 3 and writes answers to 4.
            read, write = os.dup(ours[0]), os.dup(theirs[1])
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", f"--user-data-dir={folder}/profile", "--remote-debugging-pipe"],
            preexec_fn=connect, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(ours[0])
        os.close(theirs[1])
        self.commands, self.answers = ours[1], os.fdopen(theirs[0], "rb")
        self.buffer, self.number, self.session, self.events = b"", 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Accessibility"):
            self.call(f"{domain}.enable")

    def message(self):
        while b"\0" not in self.buffer:
            chunk = self.answers.read1(65536)
            if not chunk:
                raise SystemExit("the browser ended")
            self.buffer += chunk
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.commands, json.dumps(request).encode() + b"\0")
        while True:
            message = self.message()
            if message.get("id") == self.number:
                if "error" in message:
                    raise SystemExit(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def wait(self, event):
        while not any(message.get("method") == event for message in self.events):
            self.events.append(self.message())

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"{expression}: {answer['exceptionDetails']['text']}")
        return answer["result"].get("value")

    def press(self, key):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key)

    def point(self, expression):
        return self.value(
            f"(() => {{ const r = {expression}.getBoundingClientRect();"
            " return [r.left + r.width / 2, r.top + r.height / 2]; })()")

    def pointer(self, kind, place, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], **more)

    def click(self, expression):
        place = self.point(expression)
        self.pointer("mouseMoved", place)
        for kind in ("mousePressed", "mouseReleased"):
            self.pointer(kind, place, button="left", clickCount=1)

    def close(self):
        self.session = None
        self.call("Browser.close")
        self.process.wait()


CONTRAST = """(() => {
  const channel = (v) => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; };
  const parts = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
  const ground = (e) => { for (; e; e = e.parentElement) {
    const c = parts(getComputedStyle(e).backgroundColor); if (c.length < 4 || c[3] > .99) return c; } return [255, 255, 255]; };
  const poor = [];
  for (const e of document.querySelectorAll("h1,h2,label,[role=treeitem],[role=treeitem] small,dt,dd,pre,strong")) {
    const [one, two] = [luminance(parts(getComputedStyle(e).color)), luminance(ground(e))];
    const ratio = (Math.max(one, two) + .05) / (Math.min(one, two) + .05);
    if (ratio < 4.5) poor.push(e.tagName + " " + e.textContent.slice(0, 20) + " " + ratio.toFixed(1));
  }
  return poor; })()"""


def try_page(page, expect):
    """What a person does: look, point, select, read why, try other solutions, spread, switch to dark."""
    expect("every view is listed", page.value("tree.children.length"), 4)
    page.pointer("mouseMoved", page.point("tree.children[1]"))
    expect("pointing marks the view", page.value("document.querySelectorAll('.layer.hovered').length"), 1)

    page.value("tree.children[0].focus()")
    for key in ("ArrowDown", "End", "ArrowUp", "ArrowDown"):
        page.press(key)
    chosen = "tree.querySelector('[aria-selected=true]')"
    expect("keys select a view", page.value(f"{chosen}.firstChild.data.trim().split('.').pop()"), "open")
    expect("and take the focus along", page.value(f"document.activeElement === {chosen}"), True)
    details = page.value("$('details').textContent")
    for words in ("Why", "Constraints", "UIView"):
        expect(f"'{words}' is told of it", words in details, True)

    slider = "document.querySelector('#details input[type=range]')"
    expect("an open value has a slider", page.value(f"{slider} !== null"), True)
    page.value(f"{slider}.value = {slider}.max; {slider}.dispatchEvent(new Event('input'))")
    expect("which shows another solution", page.value("getComputedStyle(other).display"), "block")

    page.value("$('spread').value = 40; $('spread').dispatchEvent(new Event('input'))")
    expect("spread views lie in space", "rotateY" in page.value("scene.style.transform"), True)
    page.value("$('spread').value = 0; $('spread').dispatchEvent(new Event('input'))")
    page.value("$('filter').value = 'label'; $('filter').dispatchEvent(new Event('input'))")
    expect("the filter leaves labels", page.value("[...tree.children].filter((i) => !i.hidden).length"), 1)
    page.value("$('filter').value = ''; $('filter').dispatchEvent(new Event('input'))")
    page.click("tree.children[0]")
    expect("a click selects", page.value(f"{chosen} === tree.children[0]"), True)

    for scheme in ("light", "dark"):
        page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        expect(f"texts have contrast when {scheme}", page.value(CONTRAST), [])

    nodes = page.call("Accessibility.getFullAXTree")["nodes"]
    controls = {"slider", "combobox", "searchbox", "tree", "treeitem", "main", "textbox"}
    unnamed = [n["role"]["value"] for n in nodes if not n.get("ignored")
               and n.get("role", {}).get("value") in controls and not n.get("name", {}).get("value")]
    expect("controls have names", unnamed, [])
    errors = [m for m in page.events if m.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")
              or m.get("method") == "Runtime.consoleAPICalled" and m["params"]["type"] == "error"]
    expect("the console has no errors", [json.dumps(m["params"])[:200] for m in errors], [])


def main():
    lay, program = os.path.abspath(sys.argv[1]), sys.argv[2]
    wrong = []

    def expect(what, found, wanted):
        if found != wanted:
            wrong.append(f"{what}: expected {wanted!r}, found {found!r}")

    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/page.lay", "w", encoding="utf-8") as script:
            script.write(SCRIPT)
        subprocess.run([lay, "run", "page.lay"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        page = Browser(program, folder)
        try:
            page.call("Page.navigate", url=f"file://{folder}/page.html")
            page.wait("Page.loadEventFired")
            try_page(page, expect)
        finally:
            page.close()
    print("\n".join(wrong) if wrong else "the view debugger does what it should")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
