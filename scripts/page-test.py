"""Tries the pages that lay writes in a browser, as a person would.

usage: page-test.py LAY CHROMIUM [--pictures FOLDER] [--playground FOLDER] [--live WORD]

Prints a line for each thing that is wrong, and exits with 1 if there are any. With --pictures, pictures of the pages are
written there: light, dark and narrow. With --playground, only the site that scripts/playground wrote there is tried; with
--live, only the trials of sessions whose names have the word in them.
"""

import argparse
import functools
import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading

sys.dont_write_bytecode = True

from browser import Browser, Session  # noqa: E402
from live_trials import change_values, try_sessions, type_constant  # noqa: E402

SCRIPT = """
bars status navigation tab
add view card
pin card.top = safeArea.top + 40
pin card.leading = superview.leading + 40
pin card.trailing = superview.trailing - 40
pin card.height = 200
add label title "Hello" in card
pin title.top = card.top + 16
pin title.leading = card.leading + 16
set title.textColor systemRed
add view open in card
pin open.top = title.bottom + 8
pin open.height = 20
pin open.width = 50
pin open.leading >= card.leading + 10
pin open.leading <= card.leading + 90
add button wide "Wide" in card
pin wide.width = 400
pin wide.leading = card.leading
pin wide.trailing = card.trailing
pin wide.bottom = card.bottom
render page.html
"""

LONG = "a_name_" + "that_goes_on_" * 8 + "and_ends"
# Invisible views, a name that turns the direction of what follows, deep views, and a long name with a problem.
UNSEEN = """
add view box
pin box.leading = root.leading + 20
pin box.top = root.top + 40
pin box.width = 200
pin box.height = 80
add label inside "Inside" in box
pin inside edges to box inset 8
set box.hidden true
add label ghost "Ghost"
pin ghost.leading = root.leading + 20
pin ghost.top = box.bottom + 20
set ghost.alpha 0
add view "one\\u{202E}two"
pin "one\\u{202E}two".leading = root.leading + 20
pin "one\\u{202E}two".top = ghost.bottom + 20
pin "one\\u{202E}two".width = 20
pin "one\\u{202E}two".height = 20
add view d0
pin d0 edges to root
""" + "".join(f"add view d{n} in d{n - 1}\npin d{n} edges to d{n - 1}\n" for n in range(1, 40)) + f"""
add label {LONG} "Cut off" in d39
pin {LONG}.leading = d39.leading + 20
pin {LONG}.top = d39.top + 20
pin {LONG}.width = 10
"""

DOCUMENT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Docs/Import/SignIn.storyboard")

CONTRAST = """(() => {
  const channel = (v) => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; };
  const parts = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
  const ground = (e) => { for (; e; e = e.parentElement) {
    const c = parts(getComputedStyle(e).backgroundColor); if (c.length < 4 || c[3] > .99) return c; } return [255, 255, 255]; };
  const poor = [];
  for (const e of document.querySelectorAll("h1,h2,p,label,button,select,summary,small,code,dt,dd,pre,strong,output,li,.tag,.alarm,.icon,.sum span")) {
    if (!e.offsetParent || e.disabled || e.closest("#scene") || ![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    const [one, two] = [luminance(parts(getComputedStyle(e).color)), luminance(ground(e))];
    const ratio = (Math.max(one, two) + .05) / (Math.min(one, two) + .05);
    if (ratio < 4.5) poor.push(e.tagName + " " + e.textContent.slice(0, 20) + " " + ratio.toFixed(1));
  }
  return poor; })()"""

# Ids that are there twice, lists that aren't, and whatever a keyboard can't reach though a pointer can.
STRUCTURE = """(() => {
  const wrong = [], ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
  for (const id of new Set(ids)) if (ids.filter((each) => each === id).length > 1) wrong.push("twice: " + id);
  for (const e of document.querySelectorAll("[aria-controls]")) if (!document.getElementById(e.getAttribute("aria-controls"))) wrong.push("controls nothing");
  for (const e of document.querySelectorAll("img")) if (!e.alt) wrong.push("image without words");
  for (const list of document.querySelectorAll("[role=tree], #list")) {
    const rows = [...list.children].filter((row) => row.tabIndex === 0);
    if (list.children.length && rows.length !== 1) wrong.push(list.id + " has " + rows.length + " rows to tab to");
  }
  if (!document.documentElement.lang || document.querySelectorAll("main").length !== 1 || document.querySelectorAll("h1").length !== 1) wrong.push("landmarks");
  return wrong; })()"""

CONTROLS = {"slider", "combobox", "searchbox", "tree", "treeitem", "main", "textbox", "button", "tab", "spinbutton", "log", "image"}
CHOSEN = "tree.querySelector('[aria-selected=true]')"

# A document beside a catalog with an image and a color, as a browser gets them when a folder is dropped.
APP = {
    "App/Photo.xib": """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
<objects><view contentMode="scaleToFill" id="top"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
<imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="photo" userLabel="photo">
<color key="backgroundColor" name="warm"/></imageView></subviews>
<constraints><constraint firstItem="photo" firstAttribute="top" secondItem="top" secondAttribute="top" id="a-a-a"/>
<constraint firstItem="photo" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="b-b-b"/></constraints>
</view></objects></document>""",
    "App/Assets.xcassets/logo.imageset/Contents.json": '{"images": [{"idiom": "universal", "filename": "logo.png", "scale": "2x"}]}',
    "App/Assets.xcassets/logo.imageset/logo.png": "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x3c\0\0\0\x28\x08\6\0\0\0",
    "App/Assets.xcassets/warm.colorset/Contents.json": """{"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}}]}""",
}


class Trial:
    """A page that is tried, and what is wrong with it."""

    def __init__(self, page, name, wrong):
        self.page, self.name, self.wrong = page, name, wrong

    def expect(self, what, found, wanted=True):
        if found != wanted:
            self.wrong.append(f"{self.name}: {what}: expected {wanted!r}, found {found!r}")

    def check_access(self):
        for scheme in ("light", "dark"):
            self.page.screen(1280, 860, scheme)
            self.expect(f"texts have contrast when {scheme}", self.page.value(CONTRAST), [])
        self.page.screen(1280, 860)
        nodes = self.page.call("Accessibility.getFullAXTree")["nodes"]
        unnamed = [n["role"]["value"] for n in nodes if not n.get("ignored")
                   and n.get("role", {}).get("value") in CONTROLS and not n.get("name", {}).get("value")]
        self.expect("controls have names", unnamed, [])
        self.expect("the structure is sound", self.page.value(STRUCTURE), [])
        self.expect("the console has no errors", self.page.errors(), [])

    def check_narrow(self):
        self.page.screen(390, 800)
        self.expect("nothing is wider than a phone", self.page.value("document.documentElement.scrollWidth <= 390"))
        self.expect("the picture has the room", self.page.value("document.querySelector('header').offsetHeight <= 48"))
        for place, shown in (("List", "#left"), ("Details", "#details"), ("Picture", "#stage")):
            self.page.click(f"[...document.querySelectorAll('#places button')].find((b) => b.textContent === '{place}')")
            self.expect(f"{place} shows on a phone", self.page.value(f"document.querySelector('{shown}').offsetWidth > 300"))
        self.page.screen(1280, 860)

    def set(self, control, value, event="input"):
        self.page.value(f"{control}.value = '{value}'; {control}.dispatchEvent(new Event('{event}', {{ bubbles: true }}))")


def try_layout(trial):
    """What a person does: look, point, select, read why, try other solutions, spread, zoom, pass the address on."""
    page, expect = trial.page, trial.expect
    expect("every view is listed", page.value("tree.children.length"), 5)
    expect("the bars are drawn", page.value("$('bars').querySelectorAll('rect').length") >= 3)
    expect("it fits the window", page.value("room.offsetHeight <= stage.clientHeight && room.offsetHeight > 500"))
    page.pointer("mouseMoved", page.point("rowOf('card')"))
    expect("pointing marks the view", page.value("document.querySelectorAll('.layer.hovered').length"), 1)
    expect("and shows distances", page.value("document.querySelectorAll('.gap').length") >= 3)

    page.value("tree.children[0].focus()")
    for key in ("ArrowDown", "End", "ArrowUp"):
        page.press(key)
    expect("keys select a view", page.value("state.selected"), "open")
    expect("and take the focus along", page.value(f"document.activeElement === {CHOSEN}"))
    for words in ("Why", "Constraints", "UIView", "Properties", "hugging"):
        expect(f"'{words}' is told of it", words in page.value("details.textContent"))
    expect("its constraints are drawn", page.value("$('marks').querySelectorAll('svg').length"), 5)
    slider = "document.querySelector('#details input[type=range]')"
    trial.set(slider, page.value(f"{slider}.max"))
    expect("a slider shows another solution", page.value("getComputedStyle(other).display"), "block")
    expect("the address names the view", "view=open" in page.value("location.hash"))
    page.value("rowOf('card').focus()")
    page.press("ArrowLeft")
    expect("a branch folds", page.value("[...tree.children].filter((row) => !row.hidden).length"), 2)
    page.press("ArrowRight")
    expect("and unfolds", page.value("[...tree.children].filter((row) => !row.hidden).length"), 5)
    page.press("Escape")
    expect("Escape selects nothing", page.value("state.selected"), None)

    trial.set("$('which')", "all", "change")
    expect("all constraints are drawn on demand", page.value("$('marks').querySelectorAll('svg').length") >= 12)
    trial.set("$('which')", "selected", "change")
    trial.set("$('spread')", 40)
    expect("spread views lie in space", "rotateY" in page.value("scene.style.transform"))
    trial.set("$('deepest')", 1)
    expect("deeper levels go", page.value("document.querySelectorAll('.layer.away').length"), 3)
    trial.set("$('deepest')", 2)
    trial.set("$('spread')", 0)
    page.click("$('larger')")
    expect("it zooms", page.value("typeof state.zoom"), "number")
    page.click("$('fit')")
    trial.set("$('filter')", "label")
    expect("the filter leaves labels and what they are in", page.value("[...tree.children].filter((i) => !i.hidden).map((i) => i.dataset.name).join()"), "root,card,title")
    trial.set("$('filter')", "")
    page.click("layers.get('title')")
    expect("a click in the picture selects", page.value("state.selected"), "title")
    expect("its color has a swatch", page.value("document.querySelectorAll('.swatch').length"), 1)

    page.click("[...$('tabs').children].find((tab) => tab.textContent.startsWith('Problems'))")
    page.click("$('issues').children[0]")
    expect("a conflict is drawn as a sum", page.value("document.querySelectorAll('.sum span').length") >= 2)
    expect("and its views are marked", page.value("document.querySelectorAll('.blamed').length") >= 2)
    expect("the picture can be had as SVG", page.value("sceneSVG(state.scene).includes('<text')"))
    trial.check_access()
    trial.check_narrow()


def try_unseen(trial):
    """Views that a picture doesn't show, and names that are odd, long or deep in the tree."""
    page, expect = trial.page, trial.expect
    reasons = "[...tree.querySelectorAll('.unseen')].map((row) => row.querySelector('small').textContent.split(' · ')[1]).join()"
    expect("views that nobody sees are listed with the reason", page.value(reasons), "hidden,in a hidden view,alpha 0")
    outline = "getComputedStyle(layers.get('inside')).outlineStyle"
    expect("nothing is drawn of them", page.value(f"layers.get('inside').childElementCount + {outline}"), "0none")
    page.click("rowOf('inside')")
    expect("but an outline while one is selected", page.value(f"{outline} + getComputedStyle(layers.get('inside')).visibility"), "dashedvisible")
    expect("it is explained", page.value("document.querySelectorAll('#details summary').length"), 4)
    expect("and has properties", "compressionResistance.horizontal" in page.value("details.textContent"))

    page.value("window.copied = null; navigator.clipboard.writeText = (text) => { copied = text; }")
    odd = "[...tree.children].find((row) => row.dataset.name.startsWith('one'))"
    page.click(odd)
    expect("a name with a control character can be selected", page.value("state.selected"), "one\u202etwo")
    expect("is shown without it", page.value("document.body.innerText.includes('\\u202e')"), False)
    page.click("[...document.querySelectorAll('#details button')].find((each) => each.textContent === 'Copy name')")
    expect("and copied as lay reads it", page.value("copied"), '"one\\u{202E}two"')

    page.value("select('d39')")
    inside = "((part) => { const a = part.getBoundingClientRect(), b = tree.getBoundingClientRect(); return a.left >= b.left && a.right <= b.right && a.width > 8; })"
    expect("a deep name shows when it is selected", page.value(f"{inside}({CHOSEN}.querySelector('.name'))"))
    page.value(f"select('{LONG}')")
    expect("beside a long one its problem does", page.value(f"{inside}({CHOSEN}.querySelector('.alarm'))"))
    expect("the whole of it is in the title", page.value(f"{CHOSEN}.title.includes('{LONG}')"))
    expect("it doesn't fill the details", page.value("details.querySelector('strong').offsetHeight < 80"))
    expect("nor does the way to it", page.value("details.querySelectorAll('.crumbs button').length <= 7"))
    trial.check_access()
    trial.check_narrow()


def try_report(trial):
    """The steps of a script: back and forth, before and after, search, paper."""
    page, expect = trial.page, trial.expect
    count = len(SCRIPT.strip().splitlines())
    expect("every step is listed", page.value("page.entries.length"), count)
    expect("it begins with the last", page.value("state.at"), count - 1)
    page.click("$('earlier')")
    expect("one step back", page.value("state.at"), count - 2)
    trial.set("$('time')", 5)
    expect("the time line goes anywhere", page.value("state.at"), 5)
    expect("with its scene", page.value("state.scene.views.length"), 2)
    expect("what the step moved is explained", page.value("(select('card'), document.querySelectorAll('#details summary').length)"), 4)
    expect("what it didn't is not", page.value("(select('root'), details.textContent.includes('that a step moved'))"))
    page.value("select(null)")
    page.click("$('before')")
    expect("before it", page.value("state.scene === page.scenes[page.entries[5].before]"))
    page.click("$('before')")
    chip = "[...$('chips').children].find((chip) => chip.textContent.startsWith('conflict'))"
    page.click(chip)
    shown = "[...$('list').children].filter((row) => !row.hidden).length"
    expect("kinds are counted and filtered", page.value(shown), 1)
    page.click(chip)
    page.value("go(6)")
    expect("a line marks what it made", page.value("document.querySelectorAll('.layer.made').length"), 1)
    page.value("select('card')")
    expect("and a view the line that made it", page.value("$('list').querySelector('.maker code').textContent"), "add view card")
    page.value("select(null)")
    trial.set("$('search')", "wide.")
    expect("it is searched", page.value(shown), 4)
    trial.set("$('search')", "")
    page.value("window.dispatchEvent(new Event('beforeprint'))")
    expect("paper has every step", page.value("$('paper').children.length"), count)
    page.value("$('paper').replaceChildren()")
    trial.check_access()
    trial.check_narrow()


def try_lessons(trial):
    """Lessons on the screen and on paper."""
    page, expect = trial.page, trial.expect
    expect("every lesson is listed", page.value("page.entries.length"), 10)
    expect("it begins with the first", page.value("state.at"), 0)
    expect("with its solution", "Solution" in page.value("details.textContent"))
    page.value("window.dispatchEvent(new Event('beforeprint'))")
    sheets = "[...document.querySelectorAll('#paper .sheet')].filter((sheet) => sheet.querySelectorAll('img').length === 2)"
    expect("paper has two pictures of each", page.value(f"{sheets}.length"), 10)
    page.value("$('paper').replaceChildren()")
    trial.check_access()
    trial.check_narrow()


def try_findings(trial):
    """Findings and their pictures."""
    page, expect = trial.page, trial.expect
    expect("findings are listed under their file", page.value("$('list').querySelectorAll('.head').length"), 1)
    expect("the first has a picture beside it", page.value("$('still').querySelectorAll('figure > img').length"), 1)
    expect("what is small is shown larger", page.value("(go(page.entries.findIndex((each) => each.pictures[0].focus)), document.querySelectorAll('.lens img').length)"), 1)
    page.value("go(0)")
    expect("and its reason", "Why" in page.value("details.textContent"))
    page.value("$('list').querySelector('[tabindex=\"0\"]').focus()")
    page.press("ArrowDown")
    expect("keys go on", page.value("state.at"), 1)
    trial.check_access()
    trial.check_narrow()


def try_live(trial, session):
    """A session in two tabs: commands from either side, tools, other sizes and devices, errors, reloading."""
    page, expect = trial.page, trial.expect
    page.wait_for("state.scene")
    expect("the token doesn't stay in the address", "token" in page.value("location.hash"), False)
    for line in SCRIPT.strip().splitlines()[:-1]:
        session.type(line)
    page.wait_for("state.scene.views.length === 5 && state.scene.constraints.length === 15")
    expect("what is typed is listed", page.value("page.entries.length") >= 1)
    page.value("select('card')")

    def enter(text):
        page.value(f"line.value = {text!r}; $('prompt').requestSubmit()")

    enter("set card.backgroundColor systemTeal")
    page.wait_for("viewNamed('card').colors.backgroundColor")
    expect("the selection stays", page.value("state.selected"), "card")
    page.wait_for("document.querySelector('#details summary')")
    expect("why is asked for", page.value("document.querySelectorAll('#details summary').length"), 4)
    enter("add nonsense")
    page.wait_for("!$('notice').hidden")
    expect("an error lies over the last picture", page.value("$('notice').textContent.includes('error') && state.scene.views.length"), 5)
    enter("get card.frame")
    page.wait_for("log.textContent.includes('(40, ')")
    page.wait_for("$('notice').hidden")
    enter("save x.lay")
    page.wait_for("log.lastChild.textContent.includes('page')")
    enter("Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 UIView:0x2.width == 100 (active)>\",\n"
          "\"<NSLayoutConstraint:0x3 UIView:0x2.width == 50 (active)>\"\n)\n")
    page.wait_for("log.textContent.includes('.width is both 100 and 50.')")

    page.value("line.value = 'pin card.lea'; line.focus()")
    page.press("Tab")
    page.wait_for("line.value.startsWith('pin card.leading')")
    page.value("line.value = ''")

    trial.set("$('screen').querySelectorAll('select')[0]", "iPhone 16", "change")
    page.wait_for("state.scene.screen.device === 'iPhone 16'")
    trial.set("$('screen').querySelectorAll('select')[1]", "landscape", "change")
    page.wait_for("state.scene.width > state.scene.height")
    enter("undo")
    page.wait_for("state.scene.width < state.scene.height")
    trial.set("$('screen').querySelectorAll('select')[2]", "XXXL", "change")
    page.wait_for("state.scene.screen.contentSizeCategory === 'XXXL'")
    trial.set("$('screen').querySelectorAll('select')[3]", "rtl", "change")
    page.wait_for("state.scene.screen.direction === 'rtl'")
    for appearance in ("dark", "light"):
        trial.set("$('screen').querySelectorAll('select')[4]", appearance, "change")
        page.wait_for(f"state.scene.screen.appearance === '{appearance}' && {'!' if appearance == 'light' else ''}$('bars').innerHTML.includes('#161616')")
    trial.set("$('screen').querySelectorAll('select')[5]", "accented", "change")
    page.wait_for("viewNamed('title').text !== 'Hello'")
    trial.set("$('screen').querySelectorAll('select')[5]", "as they are", "change")
    page.wait_for("viewNamed('title').text === 'Hello'")

    for kind, word in (("script", "add label title"), ("test", "expect title.frame"), ("swift", "NSLayoutConstraint")):
        page.value(f"window.had = null; source.ask({{ ask: 'export', format: '{kind}' }}).then((answer) => {{ window.had = answer; }})")
        page.wait_for("window.had")
        expect(f"it can be had as {kind}", word in (page.value("had.text") or ""))
    trial.check_access()
    trial.check_narrow()

    page.value("select('title'); zoom(0.5)")
    page.call("Page.reload")
    page.events = []
    page.wait("Page.loadEventFired")
    page.wait_for("state.scene && state.selected === 'title'")
    expect("reloading keeps the zoom", page.value("state.zoom"), 0.5)
    page.value("zoom('fit')")
    session.type("add view late")
    page.wait_for("viewNamed('late')")
    try_course(trial, enter)
    expect("the console has no errors", page.errors(), [])


def try_course(trial, enter):
    """A lesson in a session: what to read appears, the goal is followed, and the next lesson is offered."""
    page, expect = trial.page, trial.expect
    enter("learn 1")
    page.wait_for("$('lessons').querySelectorAll('.goal li').length === 3")
    expect("the lesson shows itself", page.value("$('lessons').hidden"), False)
    expect("and says what to do", page.value("$('lessons').textContent.includes('To do')"))
    page.value("[...$('lessons').querySelectorAll('.command')].find((each) => each.textContent === 'dump tree').click()")
    expect("a command of it can be typed by a click", page.value("line.value"), "dump tree")
    enter('add label title "Hello" in card')
    page.wait_for("$('lessons').querySelectorAll('.goal .passed').length > 0")
    expect("there is no next one before the goal", page.value("$('lessons').querySelector('.next').hidden"))
    enter('add button send "Send"')
    page.wait_for("!$('lessons').querySelector('.next').hidden")
    trial.check_access()
    page.click("$('lessons').querySelector('.next button')")
    page.wait_for("$('lessons').querySelector('strong').textContent.startsWith('2.')")
    enter("learn off")
    page.wait_for("!$('lessons').querySelector('.goal')")
    expect("what was there before is back", page.value("Boolean(viewNamed('late'))"))


def try_followed(trial, folder):
    """A script that changes while somebody looks."""
    page, expect = trial.page, trial.expect
    page.wait_for("state.scene?.views.length === 5")
    expect("views know their lines", page.value("viewNamed('card').line"), 3)
    page.click("[...$('tabs').children].find((tab) => tab.textContent.startsWith('Script'))")
    page.click("$('source').children[2]")
    expect("a line leads to the view that it made", page.value("state.selected"), "card")
    page.click("layers.get('title')")
    expect("and a view to its line", page.value("$('source').querySelector('.maker').dataset.line"), "8")
    trial.check_access()
    with open(f"{folder}/followed.lay", "w", encoding="utf-8") as script:
        script.write("add view other\n")
    page.wait_for("viewNamed('other')")
    with open(f"{folder}/followed.lay", "w", encoding="utf-8") as script:
        script.write("add view other\npin nothing\n")
    page.wait_for("!$('notice').hidden")
    expect("the last layout stays", page.value("state.scene.views.length"), 2)
    expect("the line of the error is marked", page.value("$('source').querySelector('.stopped').dataset.line"), "2")
    expect("the console has no errors", page.errors(), [])


def try_playground(trial, address):
    """Lay in the page itself: commands, documents, links, an end for what takes too long, no network."""
    page, expect = trial.page, trial.expect
    page.open(address)
    page.wait_for("state.scene")
    print(f"playground: first picture after {page.value('Math.round(performance.now())')} ms")

    def enter(text):
        page.value(f"window.had = null; run({text!r}).then(() => {{ window.had = true; }})")
        page.wait_for("window.had")

    def drop(files):
        page.value("window.had = null; openFiles(Object.entries(" + json.dumps(files) + ").map(([path, text]) => [path, new File(["
                   "Uint8Array.from(text, (each) => each.charCodeAt(0))], path)])).then(() => { window.had = true; })")
        page.wait_for("window.had")

    page.call("Network.enable")
    page.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    enter(SCRIPT.strip().removesuffix("render page.html"))
    expect("a script runs", page.value("state.scene.views.length"), 5)
    type_constant(trial)
    change_values(trial)
    page.value("select('wide')")
    page.wait_for("document.querySelector('#details summary')")
    trial.set("$('screen').querySelectorAll('select')[0]", "iPhone 16", "change")
    page.wait_for("state.scene.screen.device === 'iPhone 16'")
    page.click("$('compare')")
    page.wait_for("$('gallery').querySelectorAll('img').length === page.choices.compared.length")
    page.click("$('compare')")
    page.wait_for("page.code")
    code = page.value("page.code")
    expect("a link is short", len(code) < 2_000)
    page.value("const began = performance.now(); Promise.all([...Array(20).keys()].map((each) => call({ run: 'set c1.constant ' + each }))).then("
               "() => { window.took = (performance.now() - began) / 20; })")
    page.wait_for("window.took")
    print(f"playground: {page.value('took'):.1f} ms a command with its picture")
    with open(DOCUMENT, encoding="utf-8") as document:
        drop({"SignIn.storyboard": document.read()})
    expect("a storyboard that is dropped opens", page.value("state.scene.views.length") > 5)
    drop(APP)
    shown = page.value("state.scene.views.find((each) => each.class === 'UIImageView')")
    expect("a document shows the images that are dropped with it", (shown["width"], shown["height"]), (30, 20))
    expect("and its colors", "#ff8000" in str(shown["colors"]).lower(), True)
    page.value("call({ run: 'each i in 1...5000 { add view \"v\\\\(i)\"; pin \"v\\\\(i)\".width <= root.width }' })")
    page.wait_for("!$('stop').hidden || asked > 40")
    had = page.value("state.scene.views.length")
    page.value("window.had = null; stopWorker().then(() => call({ ask: 'scene' })).then(({ scene }) => { window.had = scene.views.length; })")
    page.wait_for("window.had !== null")
    expect("what was there is there after a stop, without a network", page.value("had"), had)
    enter("add view after")
    expect("and what comes next shows", page.value("state.scene.views.length"), had + 1)
    trial.check_access()
    page.call("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    page.value("localStorage.clear()")
    page.open("about:blank")
    page.open(address + "#code=" + code)
    page.wait_for("state.scene?.views.length === 5")
    expect("a link brings the layout", page.value("state.scene.screen.device"), "iPhone 16")
    expect("the console has no errors", page.errors(), [])


class Site:
    """A folder that is served on this machine."""

    def __init__(self, folder):
        handler = functools.partial(Quiet, directory=folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/index.html"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def shoot(page, folder, name):
    for scheme, width, height in (("light", 1280, 860), ("dark", 1280, 860), ("narrow", 390, 800)):
        page.screen(width, height, "dark" if scheme == "dark" else "light")
        page.picture(f"{folder}/{name}-{scheme}.png")
    page.screen(1280, 860)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lay", type=os.path.abspath)
    parser.add_argument("chromium")
    parser.add_argument("--pictures")
    parser.add_argument("--playground")
    parser.add_argument("--live")
    options = parser.parse_args()
    lay, program, pictures = options.lay, options.chromium, options.pictures
    wrong = []
    if options.playground:
        with tempfile.TemporaryDirectory() as folder:
            page = Browser(program, folder)
            try:
                page.screen(1280, 860)
                try_playground(Trial(page, "playground", wrong), Site(options.playground).address)
                if pictures:
                    shoot(page, pictures, "playground")
            finally:
                page.close()
        return finish(wrong)
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/page.lay", "w", encoding="utf-8") as script:
            script.write(SCRIPT)
        with open(f"{folder}/followed.lay", "w", encoding="utf-8") as script:
            script.write(SCRIPT.replace("render page.html\n", ""))
        with open(f"{folder}/checked.lay", "w", encoding="utf-8") as script:
            script.write(SCRIPT.replace("render page.html\n", "add label cut \"A text that has no room\"\n"
                         "pin cut.width = 40\npin cut.centerX = superview.centerX\npin cut.bottom = superview.bottom - 80\n"))

        with open(f"{folder}/unseen.lay", "w", encoding="utf-8") as script:
            script.write(UNSEEN)

        def run(*arguments):
            subprocess.run([lay, *arguments], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        run("run", "--report", "report.html", "page.lay")
        run("render", "unseen.lay", "-o", "unseen.html")
        run("check", "checked.lay", "--html", "check.html")
        run("learn", "--page", "lessons.html")
        page = Browser(program, folder)
        try:
            page.screen(1280, 860)
            try_sessions(lambda name: Trial(page, name, wrong), page, lay, folder, options.live)
            if options.live:
                return finish(wrong)
            for name, work in (("page", try_layout), ("unseen", try_unseen), ("report", try_report), ("check", try_findings),
                               ("lessons", try_lessons)):
                page.open(f"file://{folder}/{name}.html")
                work(Trial(page, name, wrong))
                if pictures:
                    shoot(page, pictures, name)
            session = Session(lay, folder)
            page.open(session.address)
            try_live(Trial(page, "live", wrong), session)
            if pictures:
                page.value("select('card')")
                shoot(page, pictures, "live")
            session.close()
            session = Session(lay, folder, "followed.lay")
            page.open(session.address)
            try_followed(Trial(page, "followed", wrong), folder)
            session.close()
        finally:
            page.close()
    finish(wrong)


def finish(wrong):
    print("\n".join(wrong) if wrong else "the pages do what they should")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
