"""A page of Chromium without a window, through the browser's DevTools protocol, and a session of lay to look at.

It waits for the browser's answers and for what a page says, never for a time.
"""

import base64
import json
import os
import subprocess


KEYS = {"Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
        "ArrowRight": 39, "ArrowDown": 40}


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
        self.buffer, self.number, self.session, self.events, self.tabs = b"", 0, None, [], []
        self.add_tab()

    def add_tab(self):
        """Opens another tab, which is in front from then on."""
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Accessibility"):
            self.call(f"{domain}.enable")
        self.tabs.append((target, self.session))

    def show_tab(self, place):
        """Brings a tab to the front."""
        self.session = self.tabs[place][1]
        self.call("Page.bringToFront")

    def close_tab(self):
        """Closes the newest tab."""
        target, _ = self.tabs.pop()
        self.session = None
        self.call("Target.closeTarget", targetId=target)
        self.show_tab(-1)

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

    def value(self, expression, awaits=False):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=awaits)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise SystemExit(f"{expression[-400:]}: {details.get('exception', {}).get('description', details['text'])}")
        return answer["result"].get("value")

    def press(self, key, modifiers=0, kinds=("keyDown", "keyUp")):
        """Presses a key as a person does: 8 is Shift."""
        code = KEYS.get(key, ord(key.upper()) if key.isalnum() and len(key) == 1 else 0)
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        for kind in kinds:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key if len(key) > 1 else "", modifiers=modifiers,
                      windowsVirtualKeyCode=code, **({"text": text} if text and kind == "keyDown" else {}))

    def type(self, text):
        for character in text:
            self.press("Enter" if character == "\n" else character)

    def point(self, expression):
        return self.value(
            f"(() => {{ const r = {expression}.getBoundingClientRect();"
            " return [r.left + r.width / 2, r.top + r.height / 2]; })()")

    def pointer(self, kind, place, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], **more)

    def click(self, expression):
        """Clicks what an expression gives, as soon as it stays where it is: answers of a session move what is below them."""
        self.value("Promise.allSettled(document.getAnimations().map((each) => each.finished)).then(() => 0)", awaits=True)
        self.value(
            "(async () => { let had, place, frames = 0; const end = Date.now() + 10000;"
            f" while (frames < 4 && Date.now() < end) {{ const now = {expression}, r = now?.getBoundingClientRect();"
            " const at = r && [r.left, r.top, r.width, r.height].join();"
            " frames = now && now === had && at === place ? frames + 1 : 0; had = now; place = at;"
            " await new Promise(requestAnimationFrame); } })()", awaits=True)
        place = self.point(expression)
        self.pointer("mouseMoved", place)
        for kind in ("mousePressed", "mouseReleased"):
            self.pointer(kind, place, button="left", clickCount=1)

    def close(self):
        self.session = None
        self.call("Browser.close")
        self.process.wait()

    def wait_for(self, condition):
        """Waits until an expression of the page is true; what takes a minute never comes."""
        self.value(
            "new Promise((done, fail) => { const end = Date.now() + 60000; const look = () => ("
            f"{condition}) ? done(true) : Date.now() > end ? fail(new Error('this never was so')) : setTimeout(look, 10); look(); }})",
            awaits=True)

    def screen(self, width, height, scheme="light"):
        """Gives the window a size, and the system an appearance."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, address):
        self.events = []
        self.call("Page.navigate", url=address)
        self.wait("Page.loadEventFired")

    def picture(self, path):
        """Writes what the window shows, as a PNG."""
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def errors(self):
        """What the page's console complains of."""
        return [json.dumps(m["params"])[:300] for m in self.events
                if m.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded")
                or m.get("method") == "Runtime.consoleAPICalled" and m["params"]["type"] == "error"]


class Session:
    """`lay live` in a folder, without a terminal."""

    def __init__(self, lay, folder, *arguments):
        self.process = subprocess.Popen([lay, "live", *arguments], cwd=folder, text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.address = self.process.stdout.readline().strip()

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def close(self):
        self.process.stdin.close()
        self.process.wait()
