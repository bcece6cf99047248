// The tools above the picture: the screen, other devices, the edges that can be dragged, and export.

// MARK: The screen

const deviceCommand = (name, turned) => `device "${name}"${turned ? " landscape" : ""}`;
/** What can be chosen of the screen: the words for it, the one that holds, and what choosing another one does. */
const screenChoices = !page.choices ? [] : [
  { title: "Device", words: page.choices.devices, now: (screen) => screen.device, choose: (word, screen) => run(deviceCommand(word, screen.landscape)) },
  { title: "Held", words: ["portrait", "landscape"], now: (screen) => screen.landscape ? "landscape" : "portrait", choose: (word, screen) => run(deviceCommand(screen.device, word === "landscape")) },
  { title: "Text", words: page.choices.contentSizeCategories, now: (screen) => screen.contentSizeCategory, choose: (word) => run(`contentSizeCategory ${word}`) },
  { title: "Direction", words: page.choices.directions, now: (screen) => screen.direction, choose: (word) => run(`direction ${word}`) },
  { title: "Appearance", words: page.choices.appearances, now: (screen) => screen.appearance, choose: (word) => run(`appearance ${word}`) },
  { title: "Texts", words: ["as they are", ...page.choices.languages], now: () => state.language ?? "as they are", choose: lookIn },
];

function drawScreenTools() {
  const bar = $("screen"), now = state.scene?.screen;
  if (!now) { if (!source.run) bar.replaceChildren(); return; }
  if (!source.run) { bar.replaceChildren(make("span", [now.device, now.landscape ? "landscape" : "", now.contentSizeCategory, now.direction, now.appearance === "dark" ? "dark" : ""].filter(Boolean).join(" · "))); return; }
  if (!bar.childElementCount) bar.append(...screenChoices.map(chooser));
  screenChoices.forEach((choice, place) => {
    const list = bar.children[place].querySelector("select"), word = choice.now(now) ?? "–";
    list.querySelector(".other")?.remove();
    if (!choice.words.includes(word)) { const option = make("option", word, "other"); option.value = word; list.prepend(option); }
    list.value = word;
    // An older step is looked at; commands would mix it with the newest.
    list.disabled = !isNewest();
  });
}
// Another step shows its own texts.
on("entry", () => { state.language = null; if (state.scene) drawScreenTools(); });

function chooser({ title, words, choose }) {
  // What can be taken for nothing else needs no word beside it.
  const label = make("label", title.startsWith("Text") ? title + " " : ""), list = make("select");
  list.setAttribute("aria-label", title);
  for (const word of words) { const option = make("option", word); option.value = word; list.append(option); }
  list.addEventListener("change", () => choose(list.value, state.scene?.screen ?? {}));
  label.append(list);
  return label;
}

/** Shows the layout with the texts of a pseudo-language, which changes nothing. */
function lookIn(word) {
  forgetTrials();
  state.language = word === "as they are" ? null : word;
  if (!state.language) return go(state.at, false);
  const mine = trials;
  source.ask({ ask: "scene", language: word }).then((answer) => { if (mine === trials) showTrial(answer); });
}

for (const word of ["undo", "redo"]) $(word).addEventListener("click", () => run(word));
document.addEventListener("keydown", (event) => {
  if (!source.run || event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || /INPUT|TEXTAREA/.test(document.activeElement.tagName)) return;
  event.preventDefault();
  run(event.shiftKey ? "redo" : "undo");
});

// MARK: Edges

/** The size that is wished for with an edge, which is ahead of the one that is drawn, and whether it is being tried only. */
let wished = null, isTrial = false;
const resizing = (size) => `resize ${number(size.width)}x${number(size.height)}`;

function wish(side, length) {
  wished = { width: state.scene.width, height: state.scene.height, ...wished, [side]: Math.max(1, Math.round(length)) };
  isTrial = true;
  tryOut(resizing(wished));
}
function keepWish() {
  if (isTrial) run(resizing(wished));
  isTrial = false;
}
function forgetWish() {
  if (isTrial) { forgetTrials(); isTrial = false; go(state.at, false); }
  wished = null;
}
// Steps that were wished for come one after the other; any other step ends that.
on("entry", () => {
  const title = entryNow()?.title;
  if (!isTrial && (!title?.startsWith("resize ") || wished && title === resizing(wished))) wished = null;
});

/** Grips at the right and lower edge, which try other sizes of the screen while they are dragged. */
for (const [axis, side, coordinate] of [["x", "width", "clientX"], ["y", "height", "clientY"]]) {
  const grip = make("div", null, "grip " + axis);
  grip.hidden = true;
  grip.tabIndex = 0;
  grip.setAttribute("role", "slider");
  grip.setAttribute("aria-label", axis === "x" ? "Width of the screen" : "Height of the screen");
  room.append(grip);
  let start = null;
  const drop = (action) => () => { if (start) { start = null; heldScale = null; action(); place(); } };
  grip.addEventListener("pointerdown", (event) => {
    heldScale = scale();
    start = { at: event[coordinate], length: state.scene[side], factor: heldScale };
    grip.setPointerCapture(event.pointerId);
    event.stopPropagation();
  });
  grip.addEventListener("pointermove", (event) => { if (start) wish(side, start.length + (event[coordinate] - start.at) / start.factor); });
  grip.addEventListener("pointerup", drop(keepWish));
  grip.addEventListener("pointercancel", drop(forgetWish));
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  grip.addEventListener("keydown", (event) => {
    if (event.key === "Escape") forgetWish();
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    wish(side, (wished ?? state.scene)[side] + by * (event.shiftKey ? 10 : 1));
  });
  grip.addEventListener("keyup", (event) => { if (steps[event.key]) keepWish(); });
  grip.addEventListener("blur", () => { if (!start) { keepWish(); wished = null; } });
}
on("scene", () => { for (const grip of room.querySelectorAll(".grip")) {
  grip.hidden = !source.ask || !state.scene || !isNewest();
  grip.setAttribute("aria-valuenow", grip.classList.contains("x") ? state.scene?.width ?? 0 : state.scene?.height ?? 0);
} });

// MARK: Breakpoints

/** What marks the sizes at which something else is broken, ambiguous or odd; nothing while nobody wants to know. */
let breakpoints = null;

/** Looks for them again; one question at a time, however often the step changes. */
let isSearching = false;
async function findBreakpoints() {
  breakpoints = {};
  drawBreakpoints();
  if (isSearching) return;
  isSearching = true;
  for (let axis; breakpoints && (axis = ["width", "height"].find((each) => !breakpoints[each])); ) {
    const found = breakpoints, answer = await source.ask({ ask: "breakpoints", axis });
    if (found !== breakpoints) continue;
    if (answer.error) notice(answer.error);
    found[axis] = answer.breakpoints ?? [];
    drawBreakpoints();
  }
  isSearching = false;
}

function drawBreakpoints() {
  $("ruler").replaceChildren();
  for (const [axis, points] of Object.entries(breakpoints ?? {})) for (const point of points) {
    const tick = make("div", null, "tick" + (axis === "width" ? "" : " down"));
    tick.style[axis === "width" ? "left" : "top"] = point.at + "px";
    tick.title = `${number(point.at)} pt: ${point.text}`;
    tick.setAttribute("role", "img");
    tick.setAttribute("aria-label", tick.title);
    $("ruler").append(tick);
  }
  drawDetails();
}

/** The breakpoints in words, above whatever is selected. */
function tellBreakpoints() {
  if (!breakpoints) return;
  details.append(make("p", "Where something changes as the screen gets narrower, wider, shorter or taller:"));
  for (const axis of ["width", "height"]) {
    const points = breakpoints[axis], list = make("ul");
    for (const point of points ?? []) {
      const row = make("li"), size = { width: state.scene?.width, height: state.scene?.height, [axis]: point.at };
      row.append(button(`${number(point.at)} pt`, () => run(resizing(size))), " " + point.text);
      list.append(row);
    }
    section(`Breakpoints of the ${axis}`, points?.length ? list : make("p", points ? "none" : "…"));
  }
}
$("edges").addEventListener("click", () => {
  const isOn = !breakpoints;
  $("edges").setAttribute("aria-pressed", isOn);
  if (isOn) return findBreakpoints();
  breakpoints = null;
  drawBreakpoints();
});
on("entry", () => { if (breakpoints) findBreakpoints(); });

// MARK: Several devices

/** The devices that are drawn again one after the other: which is next, what is tried on them, for which change, and whether one is being drawn. */
const drawing = { next: 0, commands: "", change: 0, isBusy: false };

/** Shows the layout of the step on each of the devices, beside each other. */
async function drawGallery(commands = "") {
  const gallery = $("gallery"), names = page.choices.compared;
  if (!gallery.childElementCount) gallery.append(...names.map((name) => button("", () => { setCompared(false); run(deviceCommand(name)); }, "Go to " + name)));
  Object.assign(drawing, { next: 0, commands });
  drawing.change += 1;
  if (drawing.isBusy) return;
  drawing.isBusy = true;
  while (drawing.next < names.length && !gallery.hidden) {
    const place = drawing.next++, change = drawing.change, name = names[place];
    const { scene, error } = await source.ask({ ask: "try", commands: deviceCommand(name) + "\n" + drawing.commands, step: stepShown() });
    if (change !== drawing.change) continue;
    const count = scene?.problems.length, words = scene ? `${name}, ${count} problem${count === 1 ? "" : "s"}` : `${name}: ${error}`;
    gallery.children[place].replaceChildren(...(scene ? [image(sceneSVG(scene), name)] : []), make("span", words));
  }
  drawing.isBusy = false;
}

function setCompared(isOn) {
  $("compare").setAttribute("aria-pressed", isOn);
  $("gallery").hidden = !isOn;
  document.body.classList.toggle("comparing", isOn);
  if (isOn) drawGallery(); else place();
}
$("compare").addEventListener("click", () => setCompared($("gallery").hidden));
on("entry", () => { if (!$("gallery").hidden) drawGallery(); });

// MARK: Export

/** A scene as one SVG document. */
function sceneSVG(scene) {
  const inner = scene.views.map((view) => {
    const picture = view.picture.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
    return `<g transform="matrix(${view.matrix.join(" ")})" opacity="${view.opacity}">${picture}</g>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${scene.width}" height="${scene.height}" viewBox="0 0 ${scene.width} ${scene.height}" `
    + `font-family="-apple-system, Inter, 'Helvetica Neue', Arial, sans-serif">${inner}${scene.bars}</svg>`;
}

async function exportAs(format) {
  const svg = state.scene && sceneSVG(state.scene), name = "layout";
  if (format === "svg" && svg) return download(name + ".svg", "image/svg+xml", svg);
  if (format === "png" && svg) {
    const picture = image(svg, name), canvas = make("canvas");
    await picture.decode();
    [canvas.width, canvas.height] = [state.scene.width * 2, state.scene.height * 2];
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toBlob((blob) => download(name + ".png", "image/png", blob));
  }
  const answer = await source.ask({ ask: "export", format });
  if (answer.error) return notice(answer.error);
  download({ script: "layout.lay", test: "layout_test.lay", swift: "LayoutView.swift" }[format], "text/plain", answer.text);
}
$("export").addEventListener("change", () => { const format = $("export").value; $("export").value = ""; if (format) exportAs(format); });
on("scene", drawScreenTools);
