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
const number = (value) => String(Math.round(value * 1000) / 1000);

/** Puts views and constraints that scenes share where they belong. */
function whole(data) {
  const part = (place) => data.parts[place];
  for (const scene of data.scenes) for (const key of ["views", "constraints"]) scene[key] = scene[key].map(part);
  return data;
}
/** The page's data; a live page's grows. */
const page = whole(JSON.parse($("data").textContent));
/** Whether the titles of entries are commands; lessons and findings have words. */
const isCommand = !["lessons", "check"].includes(page.kind);
/** What is shown: the entry, its scene, and the selected view by name. */
const state = { at: -1, scene: null, selected: null, before: false, zoom: "fit", turn: { x: 0, y: 0 } };

/** Those who want to know that the scene, the selection or the entry is another one. */
const listeners = { scene: [], selection: [], entry: [], list: [] };
const on = (what, action) => listeners[what].push(action);
const tell = (what) => { for (const action of listeners[what]) action(); };

const viewNamed = (name) => state.scene?.views.find((view) => view.name === name);
const entryNow = () => page.entries[state.at];

/** Shows another scene; views keep their selection by name. */
function show(scene) {
  state.scene = scene;
  if (state.selected && !viewNamed(state.selected)) state.selected = null;
  tell("scene");
  tell("selection");
}

/** Chooses a view by name; nil for none. */
function select(name) {
  state.selected = name && viewNamed(name) ? name : null;
  tell("selection");
  keepAddress();
}

/** Goes to an entry of the list: its scene, or the one before. */
function go(place) {
  state.at = Math.max(-1, Math.min(place, page.entries.length - 1));
  const entry = entryNow();
  const other = entry && state.before ? entry.before ?? entry.scene : entry?.scene;
  const scene = entry ? page.scenes[other] ?? null : page.scenes.at(-1) ?? null;
  if (scene !== state.scene) show(scene);
  tell("entry");
  keepAddress();
}

/** The address says what is shown, so that it can be passed on; a token never stays in it. */
function keepAddress() {
  const parts = new URLSearchParams();
  if (state.at >= 0) parts.set("entry", state.at + 1);
  if (state.selected) parts.set("view", state.selected);
  if (page.code) parts.set("code", page.code);
  const text = parts.toString();
  history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
}
const address = new URLSearchParams(location.hash.slice(1));

/** What a tab keeps when it is loaded again; pages without such a store keep nothing. */
const kept = {
  get(name) { try { return sessionStorage.getItem("lay-" + name); } catch { return null; } },
  set(name, value) { try { sessionStorage.setItem("lay-" + name, value); } catch { /* nothing is kept */ } },
};

/** Tells what went wrong over the picture, which stays. */
function notice(text) {
  $("notice").textContent = text ?? "";
  $("notice").hidden = !text;
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
