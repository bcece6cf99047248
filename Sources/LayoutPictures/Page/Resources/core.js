// What every part of the page uses: elements, what is shown and chosen, and the address.
const $ = (id) => document.getElementById(id);
/** A name as people may see it: characters that would do something instead of being seen are no part of it. */
const clean = (text) => String(text).replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g, "\ufffd");
const make = (name, text, className) => {
  const element = document.createElement(name);
  if (text !== undefined && text !== null) element.textContent = clean(text);
  if (className) element.className = className;
  return element;
};
const button = (text, action, label) => {
  const element = make("button", text);
  element.type = "button";
  if (label) element.setAttribute("aria-label", label);
  element.addEventListener("click", action);
  return element;
};
/** A long path by its end, as folders far above help least; what is too long still loses its middle. */
function shortened(path, room = 44) {
  if (path.length <= room) return path;
  const parts = path.split("/");
  let end = parts.pop();
  while (parts.length && end.length + parts.at(-1).length + 3 <= room) end = parts.pop() + "/" + end;
  if (end.length > room) end = end.slice(0, room / 2 - 1) + "…" + end.slice(1 - room / 2);
  return parts.length ? "…/" + end : end;
}
/** Draws a part of the page again; the focus stays on the control that is called the same. */
function redraw(part, draw) {
  const had = part.contains(document.activeElement) ? document.activeElement : null;
  draw();
  if (!had || had.isConnected) return;
  const called = (control) => control.getAttribute("aria-controls") ?? control.getAttribute("aria-label") ?? control.textContent;
  [...part.querySelectorAll(had.tagName)].find((control) => called(control) === called(had))?.focus({ preventScroll: true });
}
const number = (value) => String(Math.round(value * 1000) / 1000);

/** Puts views and constraints that scenes share where they belong. */
function whole(data) {
  const part = (place) => data.parts[place];
  for (const scene of data.scenes) for (const key of ["views", "constraints"]) scene[key] = scene[key].map(part);
  return data;
}
/** The page's data; a session's grows, and `steps` has the numbers of the steps after which its scenes were. */
const page = { ...whole(JSON.parse($("data").textContent)), steps: [] };
/** Whether the titles of entries are commands; lessons and findings have words. */
const isCommand = !["lessons", "check"].includes(page.kind);
/** What is shown: the entry, its scene, and the selected view by name. */
const state = { at: -1, scene: null, selected: null, before: false, zoom: "fit", turn: { x: 0, y: 0 } };
const isSession = page.kind === "live" || page.kind === "playground";

/** Those who want to know that the scene, the selection or the entry is another one. */
const listeners = { scene: [], selection: [], entry: [], list: [] };
const on = (what, action) => listeners[what].push(action);
const tell = (what) => { for (const action of listeners[what]) action(); };

const viewNamed = (name) => state.scene?.views.find((view) => view.name === name);
const entryNow = () => page.entries[state.at];
/** The place of the scene that is shown, or should be. */
function placeOfScene() {
  const entry = entryNow();
  return !entry ? page.scenes.length - 1 : state.before ? entry.before ?? entry.scene : entry.scene;
}

/** Shows another scene; views keep their selection by name. */
function show(scene) {
  state.scene = scene;
  if (scene && state.selected && !viewNamed(state.selected)) state.selected = null;
  tell("scene");
  tell("selection");
}

/** Chooses a view by name; nil for none. */
function select(name) {
  state.selected = name && viewNamed(name) ? name : null;
  tell("selection");
  keepAddress();
}

/** Goes to an entry of the list: its scene, or the one before; an entry that a person chose can be left by Back. */
function go(place, isChosen = true) {
  const next = Math.max(-1, Math.min(place, page.entries.length - 1));
  if (next !== state.at) state.before = false;
  state.at = next;
  const scene = page.scenes[placeOfScene()] ?? null;
  if (scene !== state.scene) show(scene);
  tell("entry");
  keepAddress(isChosen);
}

// MARK: The address

/** What is shown, as an address says it; the newest step of a session has no name, because it will be another one. */
function addressOf(more) {
  const parts = new URLSearchParams(more), entry = entryNow();
  if (entry && !(isSession && state.at === page.entries.length - 1)) parts.set("entry", entry.step ?? state.at + 1);
  if (state.selected) parts.set("view", state.selected);
  if (page.code) parts.set("code", page.code);
  return parts.toString();
}

/** The place of the entry that an address names, or where a page of its kind begins. */
function placeNamed(name) {
  const wanted = parseInt(name, 10), last = page.entries.length - 1;
  const place = isSession ? page.entries.findIndex((entry) => entry.step === wanted) : wanted - 1;
  if (place >= 0) return place;
  return isSession || page.kind === "run" ? last : last >= 0 && page.kind !== "layout" ? 0 : -1;
}

/** The address says what is shown; a token never stays in it. What is chosen in a hurry is one step of Back. */
let pushed = -Infinity;
function keepAddress(isChosen = false) {
  const text = addressOf();
  if (text === location.hash.slice(1)) return;
  const isNew = isChosen && performance.now() - pushed > 500;
  if (isNew) pushed = performance.now();
  try {
    history[isNew ? "pushState" : "replaceState"](null, "", text ? "#" + text : location.pathname + location.search);
  } catch { /* browsers allow so many in a while */ }
}

/** An address of what is shown that can be opened elsewhere; that of a session holds its token. */
const sharedAddress = () => location.href.split("#")[0] + "#" + addressOf(source.token ? { token: source.token } : {});
const readAddress = () => new URLSearchParams(location.hash.slice(1));
const address = readAddress();
window.addEventListener("hashchange", () => {
  const next = readAddress(), isOther = (name, now) => next.has(name) && next.get(name) !== now;
  if (isOther("token", source.token) || isOther("code", page.code)) return location.reload();
  state.selected = next.get("view");
  const before = state.scene;
  go(placeNamed(next.get("entry")), false);
  if (state.scene === before) select(state.selected);
});

/** What a tab keeps when it is loaded again; pages without such a store keep nothing. */
const kept = {
  get(name) { try { return sessionStorage.getItem("lay-" + name); } catch { return null; } },
  set(name, value) { try { sessionStorage.setItem("lay-" + name, value); } catch { /* nothing is kept */ } },
};

/** Tells what went wrong over the picture, which stays; with a lasting one comes a button that mends it. */
let lasting = null;
function notice(text) {
  const told = text ?? lasting?.text;
  $("notice").replaceChildren(...told ? [told, lasting?.remedy ?? button("×", () => notice(null), "Close")] : []);
  $("notice").hidden = !told;
}

/** Offers a text as a file. */
function download(name, type, content) {
  const link = make("a");
  link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** A picture of lay's own as an image, in which nothing can run. */
function image(svg, words) {
  const element = make("img");
  element.alt = words;
  element.src = "data:image/svg+xml," + encodeURIComponent(svg);
  return element;
}
