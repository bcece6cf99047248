"""What page-test.py tries of a page that belongs to a session: each trial has a session of its own."""

import json

from browser import Session

LINES = ["add view card", "pin card.top = safeArea.top + 40", "pin card.leading = superview.leading + 40",
         "pin card.trailing = superview.trailing - 40", "pin card.height = 200", "add label title \"Hello\" in card",
         "pin title.top = card.top + 16", "pin title.leading = card.leading + 16"]
FIELD = "document.querySelector('.constant')"
LAST = "page.entries.at(-1).title"


def begin(trial, session, lines=LINES):
    """Waits until a page shows what the lines make."""
    page = trial.page
    page.wait_for("page.entries.length > 0 || state.scene")
    session.type("\n".join(lines))
    page.wait_for(f"page.entries.length && {LAST} === {json.dumps(lines[-1])} && state.scene")


def enter(page, text):
    """Types a line and Return."""
    page.value("line.focus()")
    page.type(text)
    page.press("Enter")


def choose(page, name):
    """Selects a view, and waits until all is told of it."""
    page.value(f"select({name!r})")
    page.wait_for("document.querySelector('#details summary')")


def try_constant(trial, session):
    """A constant is typed: every number is tried, one step is left."""
    begin(trial, session)
    type_constant(trial)
    page, expect = trial.page, trial.expect
    session.type("set card.alpha 0.5")
    page.wait_for("viewNamed('card').opacity === 0.5")
    choose(page, "card")
    page.click(FIELD)
    page.type("5")
    page.value("window.typedIn = document.activeElement")
    session.type("set card.alpha 0.75")
    page.wait_for("viewNamed('card').opacity === 0.75")
    expect("a step from elsewhere leaves what is typed", page.value("typedIn === document.activeElement && typedIn.isConnected"))
    page.press("Escape")


def type_constant(trial):
    """The same in a session and in the playground: the first constant of the card is 40, below the safe area."""
    page, expect = trial.page, trial.expect
    choose(page, "card")
    page.click(FIELD)
    top, count = page.value("viewNamed('card').frame[1]"), page.value("page.entries.length")
    page.press("End")
    for _ in range(3):
        page.press("Backspace")
    expect("an empty field tries nothing", page.value(f"{FIELD}.value + $('notice').textContent"), "")
    for character, moved in (("-", None), ("1", -41), ("2", -52), (".", None), ("5", -52.5)):
        page.press(character)
        if moved is not None:
            page.wait_for(f"viewNamed('card').frame[1] === {top + moved}")
        expect(f"no error after {character}", page.value("$('notice').textContent"), "")
    expect("the focus stays", page.value(f"document.activeElement === {FIELD} && {FIELD}.value"), "-12.5")
    page.press("Escape")
    page.wait_for(f"viewNamed('card').frame[1] === {top}")
    expect("Escape gives the number back", page.value(f"{FIELD}.value"), "40")
    page.type("0")
    page.wait_for(f"viewNamed('card').frame[1] === {top + 360}")
    page.press("Backspace")
    page.press("Enter")
    page.wait_for(f"viewNamed('card').frame[1] === {top}")
    page.press("Backspace")
    page.press("Backspace")
    page.type("123")
    page.press("Enter")
    page.wait_for(f"{LAST}.endsWith('.constant 123')")
    page.wait_for("state.scene.constraints[0].constant === 123")
    expect("Return is one step", page.value("page.entries.length"), count + 1)
    expect("the focus is still there", page.value(f"document.activeElement === {FIELD} && {FIELD}.value"), "123")
    page.type("4")
    page.value("stage.focus()")
    page.wait_for(f"{LAST}.endsWith('.constant 1234')")
    page.wait_for(f"{FIELD}?.value === '1234' && document.querySelector('#details summary')")
    page.click(FIELD)
    page.wait_for(f"document.activeElement === {FIELD}")
    page.press("End")
    page.press("Backspace")
    page.press("Enter")
    page.wait_for(f"{LAST}.endsWith('.constant 123')")
    page.value("stage.focus()")
    expect("leaving an unchanged field is none", page.value("page.entries.length"), count + 3)


def try_values(trial, session):
    """Texts, colors, numbers and truth values of the selected view."""
    begin(trial, session)
    change_values(trial)
    page, expect = trial.page, trial.expect
    session.type("add hstack row\nadd view inner 20x20 in row")
    page.wait_for("viewNamed('row/inner') || viewNamed('inner')")
    page.value("select(state.scene.views.find((each) => each.label === 'inner').name)")
    page.wait_for("details.textContent.includes('the stack view row have no field')")
    page.value("go(2)")
    page.wait_for("state.scene?.views.length === 2")
    page.value("select('card')")
    page.wait_for("details.textContent.includes('hugging')")
    expect("an older step has no fields", page.value("details.querySelectorAll('dd input, dd select, dd textarea').length"), 0)


def change_values(trial):
    """The same in a session and in the playground."""
    page, expect = trial.page, trial.expect
    count = page.value("page.entries.length")

    def field(name, view="title"):
        return f"details.querySelector('[aria-label=\"{name} of {view}\"]')"

    def clear(name):
        page.value(f"{field(name)}.focus(); {field(name)}.select()")
        page.press("Backspace")

    page.value("select('title')")
    page.wait_for(field("text"))
    page.click(field("text"))
    page.press("End")
    page.type("!\"")
    page.wait_for("viewNamed('title').text === 'Hello!\"'")
    page.press("Escape")
    page.wait_for(f"viewNamed('title').text === 'Hello' && {field('text')}.value === 'Hello'")
    expect("Escape leaves no step", page.value("page.entries.length"), count)
    page.value(f"{field('text')}.focus()")
    page.press("End")
    page.type(" \\")
    page.press("Enter")
    page.wait_for(f"{LAST} === 'set title.text \"Hello \\\\\\\\\"' && viewNamed('title')?.text === 'Hello \\\\'")
    for name, typed, command in (
            ("textColor", "red", 'set title.textColor "red"'), ("backgroundColor", "#00f", 'set title.backgroundColor "#00f"'),
            ("font", "title2", 'set title.font "title2"'), ("hugging.horizontal", "010", "set title.hugging.horizontal 10"),
            ("compressionResistance.vertical", "700", "set title.compressionResistance.vertical 700"), ("alpha", "-0", "set title.alpha 0")):
        page.wait_for(field(name))
        clear(name)
        for character in typed:
            page.press(character)
            expect(f"no error after {character} of {name}", page.value("$('notice').textContent"), "")
        page.press("Enter")
        page.wait_for(f"{LAST} === {json.dumps(command)} && state.scene")
    page.wait_for("viewNamed('title')?.colors.textColor === '#ff0000' && viewNamed('title').unseen === 'alpha 0'")
    page.wait_for(f"{field('alpha')}.value === '0'")
    expect("the focus stays", page.value(f"document.activeElement === {field('alpha')}"))
    steps = page.value("page.entries.length")
    for name, typed, told in (("backgroundColor", "nosuch", "is no value for this field"), ("alpha", "7", "alpha")):
        clear(name)
        for character in typed:
            page.press(character)
        if name == "alpha":
            page.wait_for(f"$('notice').textContent.includes({json.dumps(told)})")
        page.press("Enter")
        page.wait_for(f"$('notice').textContent.includes({json.dumps(told)})")
        page.press("Escape")
    expect("what is refused leaves no step", page.value("page.entries.length"), steps)
    page.wait_for(f"{field('alpha')}.value === '0'")
    page.click(field("hidden"))
    page.wait_for(f"{LAST} === 'set title.hidden true' && viewNamed('title')?.unseen === 'hidden'")
    page.value(f"{field('textAlignment')}.value = 'center'; {field('textAlignment')}.dispatchEvent(new Event('change'))")
    page.wait_for(f"{LAST} === 'set title.textAlignment center'")
    page.click("$('undo')")
    page.wait_for(f"{LAST} === 'undo' && {field('textAlignment')}?.value === 'natural'")
    page.click("$('undo')")
    page.wait_for(f"page.entries.length === {count + 11} && !{field('hidden')}?.checked")


def try_marks(trial, session):
    """Conflicts are marked without a selection, and captions lie beside each other."""
    begin(trial, session, ["add view card 30x10", "pin card.leading = superview.leading + 40", "pin card.width = 31", "pin card.width >= 32 priority 700",
                           "pin card.width <= 90", "pin card.width >= 7", "pin card.top = safeArea.top + 50", "pin card.height = 11"])
    page, expect = trial.page, trial.expect
    expect("nothing fights", page.value("$('marks').innerHTML"), "")
    page.value("select('card')")
    page.wait_for("$('marks').querySelectorAll('rect').length > 4")
    apart = ("(() => { const all = [...$('marks').querySelectorAll('rect')].map((each) => each.getBoundingClientRect());"
             " return all.every((a, place) => all.slice(place + 1).every((b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1)); })()")
    expect("captions lie beside each other", page.value(apart))
    page.value("select(null)")
    enter(page, "pin card.width = 60")
    page.wait_for("state.scene?.problems.some((each) => each.kind === 'conflict')")
    page.wait_for("$('marks').innerHTML.includes('#ff3b30')")
    page.value("$('which').value = 'none'; mark()")
    expect("unless nobody wants marks", page.value("$('marks').innerHTML"), "")
    expect("long paths lose their beginning", page.value("shortened('Sources/An App With A Name/Screens/Of Settings/Main.storyboard')"), "…/Screens/Of Settings/Main.storyboard")
    expect("short ones nothing", page.value("shortened('App/Main.storyboard')"), "App/Main.storyboard")
    expect("long names lose their middle", page.value("shortened('x/' + 'a'.repeat(40) + 'b'.repeat(40))"), "…/" + "a" * 21 + "…" + "b" * 21)
    page.value("state.scene.problems.push({ kind: 'limit', title: 'not more', views: [], constraints: [] }); drawTree()")
    expect("a tree that is cut off says so", page.value("tree.lastChild.textContent"), "not more")
    enter(page, "learn 1")
    page.wait_for("state.tab === 'lessons' && course.querySelector('strong')")
    page.wait_for("page.entries.at(-1).title === 'learn 1'")
    expect("a lesson is there once", page.value("document.body.innerText.split(course.querySelector('.prose').innerText.slice(0, 30)).length"), 2)


def try_burst(trial, session):
    """Steps that come faster than pictures have their own all the same, or say that they have none."""
    page, expect = trial.page, trial.expect
    begin(trial, session, [f"add view v{number}" for number in range(1, 13)])
    expect("each line is listed", page.value("page.entries.length"), 12)
    for place in range(12):
        page.value(f"go({place})")
        expect("no other picture is shown", page.value(f"state.scene ? state.scene.views.length === {place + 2} : !missing.hidden && room.hidden"))
        page.wait_for(f"state.scene?.views.length === {place + 2} && missing.hidden && !room.hidden")
    begin(trial, session, [f"add view w{number}" for number in range(1, 100)])
    page.value("go(20)")
    page.wait_for("state.scene || missing.textContent.includes('newest')")
    # Where lay is slow, the page had the time to draw it.
    expect("what isn't kept says so",
           page.value("state.scene ? missing.hidden : !missing.hidden && room.hidden && getComputedStyle(missing).display !== 'none'"))
    page.value("go(0)")
    page.click("$('before')")
    page.wait_for("state.scene?.views.length === 1")


def try_edges(trial, session):
    """Edges that are moved by keys or dragged."""
    begin(trial, session)
    page, expect = trial.page, trial.expect
    width, count = page.value("state.scene.width"), page.value("page.entries.length")
    page.value("room.querySelector('.grip.x').focus()")
    for _ in range(10):
        page.press("ArrowRight")
    page.press("ArrowLeft", modifiers=8)
    page.wait_for(f"{LAST} === 'resize {width}x' + state.scene.height && state.scene.width === {width}")
    for _ in range(5):
        page.press("ArrowRight", kinds=["keyDown"])
    page.wait_for(f"state.scene.width === {width + 5}")
    expect("a key that is held only tries", page.value(f"{LAST} === 'resize {width}x' + state.scene.height"))
    page.press("ArrowRight", kinds=["keyUp"])
    page.wait_for(f"{LAST} === 'resize {width + 5}x' + state.scene.height")
    expect("letting go is one step", page.value("page.entries.length"), count + 12)
    grip = page.point("room.querySelector('.grip.x')")
    page.pointer("mouseMoved", grip)
    page.pointer("mousePressed", grip, button="left", clickCount=1)
    page.pointer("mouseMoved", [grip[0] + 40, grip[1]], button="left")
    page.wait_for(f"state.scene.width > {width + 20}")
    page.pointer("mouseReleased", [grip[0] + 40, grip[1]], button="left", clickCount=1)
    page.wait_for(f"{LAST}.startsWith('resize') && page.entries.length === {count + 13}")
    expect("dragging leaves Fit on", page.value("state.zoom === 'fit' && room.offsetWidth <= stage.clientWidth"))


def try_devices(trial, session):
    """The layout on four devices, command after command."""
    begin(trial, session)
    page, expect = trial.page, trial.expect
    for _ in range(12):
        page.value("record('a line of the log')")
    page.click("$('compare')")
    shown = "$('gallery').querySelectorAll('img').length === page.choices.compared.length"
    page.wait_for(shown)
    expect("they are beside each other", page.value("new Set([...$('gallery').children].map((each) => each.offsetTop)).size"), 1)
    inside = ("[...$('gallery').querySelectorAll('img')].every((each) => { const a = each.getBoundingClientRect(), b = stage.getBoundingClientRect();"
              " return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom && a.width > 60; })")
    page.value("Promise.all([...$('gallery').querySelectorAll('img')].map((each) => each.decode())).then(() => 0)", awaits=True)
    expect("all fit", page.value(inside))
    expect("nothing is above them", page.value("room.offsetHeight"), 0)
    expect("what does nothing here is hidden", page.value("[$('tools'), $('edges'), $('screen').querySelector('[aria-label=Device]')].every((each) => !each.offsetHeight)"))
    choose(page, "card")
    before = page.value("$('gallery').querySelector('img').src")
    page.click(FIELD)
    page.type("0")
    page.wait_for(f"[...$('gallery').querySelectorAll('img')].every((each) => each.src) && $('gallery').querySelector('img').src !== {json.dumps(before)}")
    page.press("Escape")
    page.wait_for(f"$('gallery').querySelector('img').src === {json.dumps(before)}")
    enter(page, "set title.text \"Bye\"")
    page.wait_for("[...$('gallery').querySelectorAll('img')].every((each) => each.src.includes('Bye'))")
    expect("they stay alone", page.value("room.offsetHeight"), 0)
    page.click("$('gallery').children[0]")
    page.wait_for("state.scene.screen.device === page.choices.compared[0]")
    expect("one of them is gone to", page.value("$('gallery').hidden && room.offsetHeight > 0"))


def try_address(trial, session):
    """Links to a session, and Back."""
    begin(trial, session)
    page, expect = trial.page, trial.expect
    page.value("navigator.clipboard.writeText = (text) => { window.copied = text; }")
    # Steps that follow each other this closely would be one step of Back.
    page.value("pushed = -Infinity; go(2); pushed = -Infinity")
    page.wait_for("state.scene")
    page.value("go(4)")
    page.wait_for("state.scene")
    page.value("select('card')")
    page.wait_for("details.textContent.includes('Copy link')")
    page.click("[...details.querySelectorAll('button')].find((each) => each.textContent === 'Copy link')")
    copied = page.value("copied")
    expect("the address has no token", page.value("location.href.includes('token')"), False)
    page.value("history.back()")
    page.wait_for("state.at === 2")
    page.value("history.forward()")
    page.wait_for("state.at === 4 && state.selected === 'card'")
    session.type("set card.alpha 0.5")
    page.wait_for("viewNamed('card')?.opacity === 0.5")
    page.value("history.back()")
    page.wait_for("state.at === 2")
    page.add_tab()
    page.open(copied)
    page.wait_for("state.scene && state.at === 4 && state.selected === 'card'")
    expect("the token goes from a copied address", page.value("location.href.includes('token')"), False)
    page.value("location.hash = 'entry=2&view=root'")
    page.wait_for("state.at === 1 && state.selected === 'root'")
    page.close_tab()
    page.add_tab()
    page.open(session.address.split("#")[0])
    page.wait_for("$('notice').textContent.includes('lacks the key')")
    page.events = []
    page.value(f"location.hash = {session.address.split('#')[1]!r}")
    page.wait("Page.loadEventFired")
    page.wait_for("state.scene")
    page.close_tab()
    page.add_tab()
    page.open(session.address.split("#")[0] + "#token=0")
    page.wait_for("$('notice').textContent.includes('has ended')")
    page.close_tab()
    page.events = []


def try_reload(trial, session):
    """Steps come back, with their pictures."""
    begin(trial, session, [f"add view v{number}" for number in range(1, 61)])
    page, expect = trial.page, trial.expect
    page.value("select('v1')")
    page.open("about:blank")
    page.open(session.address)
    page.wait_for("state.scene?.views.length === 61")
    expect("steps come back", page.value("page.entries.map((each) => each.title).join() === [...Array(60).keys()].map((each) => `add view v${each + 1}`).join()"))
    page.value("go(30)")
    page.wait_for("state.scene?.views.length === 32")
    page.value("select('v31')")
    page.wait_for("document.querySelector('#details summary')")
    page.call("Page.reload")
    page.events = []
    page.wait("Page.loadEventFired")
    page.wait_for("state.scene?.views.length === 32 && state.at === 30 && state.selected === 'v31'")
    session.type("\n".join(f"add view w{number}" for number in range(1, 160)))
    page.wait_for("state.scene?.views.length === 220")
    page.open("about:blank")
    page.open(session.address)
    page.wait_for("state.scene?.views.length === 220")
    expect("as many as are kept", page.value("page.entries.length"), 200)


def try_console(trial, session):
    """Commands of several lines, and those before."""
    begin(trial, session)
    page, expect = trial.page, trial.expect
    enter(page, "each i in 1...2 {")
    expect("an open bracket goes on", page.value("line.value"), "each i in 1...2 {\n")
    page.type("add view \"n\\(i)\" # }\n}\n")
    page.wait_for("viewNamed('n2') && line.value === ''")
    page.type("add view one")
    page.press("Enter", modifiers=8)
    page.type("add view two")
    expect("Shift and Return make a line", page.value("line.value"), "add view one\nadd view two")
    page.press("Enter")
    page.wait_for("viewNamed('two')")
    page.type("draft")
    found = []
    for key in ["ArrowUp"] * 3 + ["ArrowDown"] * 5:
        page.press(key)
        found.append(page.value("line.value.split('\\n')[0]"))
    expect("keys walk through commands of several lines", found, [
        "add view one", "each i in 1...2 {", "each i in 1...2 {", "each i in 1...2 {", "each i in 1...2 {", "add view one", "draft", "draft"])
    page.value("write('')")
    page.call("Input.insertText", text="add view three\nadd view four\n")
    expect("what is pasted is not run at once", page.value("line.value.split('\\n').length"), 3)
    page.press("Enter")
    page.wait_for("viewNamed('four')")


def try_tools(trial, session):
    """What stays while other things change: breakpoints, levels, the focus."""
    begin(trial, session)
    page, expect = trial.page, trial.expect
    page.click("$('edges')")
    page.wait_for("details.textContent.includes('of the height') && !details.textContent.includes('…')")
    marked = page.value("document.querySelectorAll('.tick').length")
    expect("breakpoints are marked", marked > 0)
    page.click("layers.get('title')")
    expect("breakpoints stay with a selection", page.value("details.textContent.includes('of the height') && details.textContent.includes('UILabel')"))
    enter(page, "remove title")
    page.wait_for("!viewNamed('title') && details.textContent.includes('of the height') && !details.textContent.includes('…')")
    page.click("$('edges')")
    expect("and go when nobody wants them", page.value("document.querySelectorAll('.tick').length + details.textContent.includes('of the height')"), 0)
    trial.set("$('deepest')", 1)
    trial.set("$('shallowest')", 2)
    expect("levels don't cross", page.value("[$('shallowest').value, $('deepest').value].join()"), "1,1")
    trial.set("$('shallowest')", 0)
    page.value("go(3)")
    page.wait_for("state.scene")
    page.click("$('before')")
    expect("Before is pressed", page.value("$('before').getAttribute('aria-pressed')"), "true")
    page.click("$('later')")
    expect("and not at another step", page.value("$('before').getAttribute('aria-pressed') + state.before"), "falsefalse")
    page.wait_for("state.scene")
    page.value("select(state.scene.views.at(-1).name)")
    expect("an older step has nothing that would change the newest",
           page.value("[...$('screen').querySelectorAll('select')].every((each) => each.disabled) && !document.querySelector('.constant')"
                      " && [...room.querySelectorAll('.grip')].every((each) => each.hidden)"))
    page.value("go(page.entries.length - 1)")
    page.value("$('screen').querySelector('select').focus(); window.had = document.activeElement")
    page.press("ArrowDown")
    page.wait_for(f"{LAST}.startsWith('device')")
    expect("a tool keeps the focus", page.value("document.activeElement === had && had.isConnected && had.value === state.scene.screen.device"))
    page.click("$('real')")
    expect("points as they are", page.value("room.offsetWidth === state.scene.width && $('real').getAttribute('aria-pressed')"), "true")
    page.click("$('fit')")
    page.click("$('undo')")
    page.wait_for(f"{LAST} === 'undo'")
    page.value("document.activeElement.blur()")
    for modifiers, key, word in ((10, "Z", "redo"), (2, "z", "undo")):
        for kind in ("keyDown", "keyUp"):
            page.call("Input.dispatchKeyEvent", type=kind, key=key, code="KeyZ", modifiers=modifiers)
        page.wait_for(f"{LAST} === '{word}'")
    page.click("$('turn')")
    page.wait_for("parseFloat(getComputedStyle(stage).paddingBottom) >= $('tools').offsetHeight && !$('space').hidden")
    page.click("$('turn')")


def try_touch(trial, session):
    """Two fingers zoom and move the picture, two taps fit it."""
    begin(trial, session)
    page, expect = trial.page, trial.expect
    page.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
    x, y = page.point("stage")

    def touch(kind, *points):
        page.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": px, "y": py, "id": place} for place, (px, py) in enumerate(points)])

    before = page.value("scale()")
    touch("touchStart", (x - 40, y), (x + 40, y))
    for step in range(1, 9):
        touch("touchMove", (x - 40 - step * 10, y), (x + 40 + step * 10, y))
    page.wait_for(f"Math.abs(scale() / {before} - 3) < 0.1")
    at = page.value("[stage.scrollLeft, stage.scrollTop]")
    for step in range(1, 6):
        touch("touchMove", (x - 120 + step * 10, y + step * 10), (x + 120 + step * 10, y + step * 10))
    touch("touchEnd")
    page.wait_for(f"Math.abs({at[0]} - 50 - stage.scrollLeft) < 8 && Math.abs({at[1]} - 50 - stage.scrollTop) < 8")
    expect("nothing was selected meanwhile", page.value("state.selected"), None)
    for _ in range(2):
        touch("touchStart", (x, y))
        touch("touchEnd")
    page.wait_for("state.zoom === 'fit'")
    page.call("Emulation.setTouchEmulationEnabled", enabled=False)


def try_tabs(trial, session):
    """Eight tabs: those that nobody sees let go of their connection, and catch up."""
    begin(trial, session)
    page, expect = trial.page, trial.expect
    for number in range(7):
        page.add_tab()
        page.open(session.address)
        page.wait_for(f"page.entries.length === {len(LINES) + number}")
        enter(page, f"add view tab{number}")
        page.wait_for(f"viewNamed('tab{number}')")
    for place in (0, 3):
        page.show_tab(place)
        page.wait_for("viewNamed('tab6')")
        expect("a tab that comes back knows every step", page.value("page.entries.length"), len(LINES) + 7)
    page.show_tab(7)
    for _ in range(7):
        page.close_tab()


def try_refusals(trial, session):
    """What lay refuses is told in words."""
    begin(trial, session)
    page, expect = trial.page, trial.expect
    page.value("run('#' + 'x'.repeat(1_100_000))")
    page.wait_for("$('notice').textContent.includes('too much at a time')")
    page.value("source.select('nothing')")
    page.wait_for("$('notice').textContent.includes('any longer')")
    page.events = []


def try_end(trial, session):
    """A session that ends, and one that is killed."""
    begin(trial, session)
    page, expect = trial.page, trial.expect
    remedy = "$('notice').querySelector('button')"
    session.close()
    page.wait_for(f"$('notice').textContent.includes('session has ended') && {remedy}")
    page.value("Object.assign(patience, { first: 10, longest: 20, all: 50 })")
    page.click(remedy)
    page.wait_for(f"$('notice').textContent.includes('session has ended') && {remedy}")
    enter(page, "add view late")
    page.wait_for("log.textContent.includes(\"lay doesn't answer\")")
    expect("it can still be reconnected", page.value(f"{remedy}?.textContent"), "Reconnect")
    page.events = []


def try_killed(trial, session):
    """A session that is gone without a word is looked for, less and less often, and not for ever."""
    begin(trial, session)
    page, expect = trial.page, trial.expect
    page.value("Object.assign(patience, { first: 20, longest: 200, all: 1000 }); window.asked = []; const had = fetch; "
               "fetch = (...all) => { asked.push(performance.now()); return had(...all); }")
    session.process.kill()
    page.wait_for("$('notice').textContent.includes('tries again')")
    page.wait_for("$('notice').textContent.includes('has ended')")
    gaps = page.value("asked.slice(1).map((each, place) => each - asked[place])")
    expect("it waits longer each time", len(gaps) >= 3 and gaps[1] > gaps[0] and gaps[2] > gaps[1])
    page.events = []


TRIALS = [try_constant, try_values, try_marks, try_burst, try_edges, try_devices, try_address, try_reload, try_console, try_tools, try_touch, try_tabs,
          try_refusals, try_end, try_killed]


def try_sessions(make_trial, page, lay, folder, only=None):
    """Tries everything, each with a session of its own."""
    for work in TRIALS:
        if only and only not in work.__name__:
            continue
        session = Session(lay, folder)
        page.open(session.address)
        trial = make_trial(work.__name__.removeprefix("try_"))
        try:
            work(trial, session)
            trial.expect("the console has no errors", page.errors(), [])
        except SystemExit as reason:
            trial.expect("it goes to the end", str(reason), None)
            while len(page.tabs) > 1:
                page.close_tab()
        page.open("about:blank")
        session.close()
