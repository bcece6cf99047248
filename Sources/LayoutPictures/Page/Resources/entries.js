// The list of a report or of a session's steps: search, kinds, the time line, and the page on paper.
const severities = ["failed", "error", "conflict", "warning", "expected", "unchecked", "open", "moved", "note", "skipped", "passed"];
/** The kinds and rules that are shown only; none for all. */
const kinds = new Set();

function drawChips() {
  const counts = new Map();
  for (const entry of page.entries) for (const word of new Set([...entry.tags, entry.rule].filter(Boolean))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const order = (word) => severities.includes(word) ? severities.indexOf(word) : severities.length;
  const words = [...counts.keys()].sort((a, b) => order(a) - order(b) || counts.get(b) - counts.get(a) || (a < b ? -1 : 1));
  $("chips").replaceChildren(...words.map((word) => {
    const chip = button(`${word} ${counts.get(word)}`, () => {
      if (!kinds.delete(word)) kinds.add(word);
      chip.setAttribute("aria-pressed", kinds.has(word));
      filterList();
    });
    chip.setAttribute("aria-pressed", kinds.has(word));
    return chip;
  }));
}

function drawList() {
  $("list").replaceChildren();
  page.entries.forEach(addRow);
  finishList();
}

/** Adds the row of an entry, below the name of its file where that is another one than before. */
function addRow(entry, place) {
  if (entry.section && entry.section !== page.entries[place - 1]?.section) $("list").append(heading(entry.section));
  const row = make("li"), meta = make("div", null, "meta");
  row.dataset.place = place;
  row.tabIndex = -1;
  for (const tag of entry.tags) meta.append(make("span", tag, "tag " + tag));
  meta.append(make("span", [entry.rule, entry.place].filter(Boolean).join(" ")));
  row.append(make("code", entry.title), meta);
  row.addEventListener("click", () => go(place));
  $("list").append(row);
}

function heading(section) {
  const head = make("li", shortened(section), "head");
  head.title = section;
  return head;
}

function finishList() {
  drawChips();
  filterList();
  markEntry();
}

function matches(entry) {
  const text = $("search").value.toLowerCase();
  if (kinds.size && ![...entry.tags, entry.rule].some((word) => kinds.has(word))) return false;
  return !text || [entry.title, entry.section, entry.place, entry.rule, ...entry.texts.flatMap((text) => text.lines)].join("\n").toLowerCase().includes(text);
}

let isFiltered = false;
function filterList() {
  const wasFiltered = isFiltered;
  isFiltered = Boolean(kinds.size || $("search").value);
  if (!isFiltered && !wasFiltered) return;
  let head = null;
  for (const row of $("list").children) {
    if (row.dataset.place === undefined) { head = row; head.hidden = true; continue; }
    row.hidden = !matches(page.entries[+row.dataset.place]);
    if (!row.hidden && head) head.hidden = false;
  }
  $("nothing").hidden = !isFiltered || [...$("list").children].some((row) => !row.hidden);
}
$("search").addEventListener("input", filterList);

function markEntry() {
  for (const row of $("list").children) {
    const isNow = row.dataset.place !== undefined && +row.dataset.place === state.at;
    row.setAttribute("aria-current", isNow);
    if (row.dataset.place !== undefined) row.tabIndex = isNow || state.at < 0 && +row.dataset.place === 0 ? 0 : -1;
    if (isNow) row.scrollIntoView({ block: "nearest" });
  }
  const entry = entryNow();
  $("time").max = Math.max(0, page.entries.length - 1);
  $("time").value = Math.max(0, state.at);
  $("now").textContent = entry ? `${state.at + 1} of ${page.entries.length}: ${entry.title.split("\n")[0]}` : "";
  $("before").setAttribute("aria-pressed", state.before);
  $("before").disabled = !entry || entry.before === null || entry.before === entry.scene;
  $("earlier").disabled = state.at <= 0;
  $("later").disabled = state.at >= page.entries.length - 1;
  drawStill(entry);
}

/** Pictures of an entry that has no scene; two that belong together lie on each other. */
function drawStill(entry) {
  const pictures = entry?.pictures ?? [];
  $("still").hidden = !pictures.length;
  room.hidden = !state.scene || pictures.length > 0;
  $("still").replaceChildren(...pictureFigures(pictures));
}

function pictureFigures(pictures) {
  if (pictures.length === 2 && pictures[0].caption === "before" && pictures[1].caption === "after") {
    const figure = make("figure"), box = make("div", null, "slide"), control = make("input");
    control.type = "range"; control.min = 0; control.max = 100; control.value = 50;
    control.setAttribute("aria-label", "How much of the version before is shown");
    control.addEventListener("input", () => box.style.setProperty("--cut", control.value + "%"));
    box.append(image(pictures[0].svg, "before"), image(pictures[1].svg, "after"), control);
    figure.append(box, make("figcaption", "before | after"));
    return [figure];
  }
  return pictures.flatMap(({ caption, svg, focus }) => {
    const figure = make("figure");
    figure.append(image(svg, caption), make("figcaption", caption));
    return focus ? [figure, lens(svg, focus)] : [figure];
  });
}

/** What could be missed on a picture, larger. */
function lens(svg, [left, top, width, height]) {
  const figure = make("figure"), glass = make("div", null, "lens"), picture = image(svg, "what it is about"), margin = 24;
  const factor = Math.min(4, 220 / (width + 2 * margin), 220 / (height + 2 * margin));
  glass.style.width = (width + 2 * margin) * factor + "px";
  glass.style.height = (height + 2 * margin) * factor + "px";
  picture.style.transform = `scale(${factor}) translate(${margin - left}px, ${margin - top}px)`;
  glass.append(picture);
  figure.append(glass, make("figcaption", "what it is about, larger"));
  return figure;
}

/** The lines of the script that the session follows; a line leads to what it made. */
function drawScript() {
  const lines = page.script ? page.script.replace(/\n$/, "").split("\n") : [];
  if ($("source").drawn !== page.script) {
    $("source").replaceChildren(...lines.map((text, place) => {
      const row = make("li");
      row.dataset.line = place + 1;
      row.tabIndex = place ? -1 : 0;
      row.append(make("code", text || " "));
      const look = () => { const view = state.scene?.views.find((each) => each.line === place + 1); if (view) select(view.name); markLines(place + 1); };
      row.addEventListener("click", look);
      row.addEventListener("keydown", (event) => {
        if (event.key === "Enter") look();
        const next = { ArrowDown: row.nextSibling, ArrowUp: row.previousSibling }[event.key];
        if (next) { event.preventDefault(); row.tabIndex = -1; next.tabIndex = 0; next.focus(); }
      });
      return row;
    }));
    $("source").drawn = page.script;
  }
  markLines();
}

/** Marks the line that made the selection, the one at which the script was stopped, and what a chosen line made. */
function markLines(chosen) {
  const made = viewNamed(state.selected)?.line, entry = entryNow();
  const stopped = entry?.tags.includes("failed") ? +entry.place.split(":").pop() : 0;
  for (const row of $("source").children) {
    const line = +row.dataset.line;
    row.classList.toggle("maker", line === made || line === chosen);
    row.classList.toggle("stopped", line === stopped);
    if (line === stopped || line === made && !chosen) row.scrollIntoView({ block: "nearest" });
  }
  if (!chosen) return;
  const constraints = state.scene?.constraints.filter((each) => each.line === chosen) ?? [];
  if (constraints.length) $("marks").innerHTML = constraints.map((each) => each.mark).join("");
}
on("selection", () => markLines());

/** The entry of the line that made a view or a constraint; -1 for none. */
function entryOf(made) {
  return made.line ? page.entries.findIndex((entry) => entry.place.endsWith(":" + made.line)) : -1;
}

/** Marks what the line of the entry made, and the line that made the selected view. */
function markMakers() {
  const entry = entryNow(), chosen = viewNamed(state.selected), maker = chosen ? entryOf(chosen) : -1;
  for (const view of state.scene?.views ?? []) layers.get(view.name)?.classList.toggle("made", Boolean(entry && view.line && entry.place.endsWith(":" + view.line)));
  for (const row of $("list").children) {
    const isMaker = maker >= 0 && +row.dataset.place === maker;
    row.classList.toggle("maker", isMaker);
    if (isMaker && !$("entries").hidden) row.scrollIntoView({ block: "nearest" });
  }
}
on("selection", markMakers);
on("entry", markMakers);

function step(by) {
  let next = state.at;
  do next += by; while (next >= 0 && next < page.entries.length && !matches(page.entries[next]));
  if (next >= 0 && next < page.entries.length) { document.body.classList.add("moving"); go(next); }
}
$("time").addEventListener("input", () => go(+$("time").value));
$("earlier").addEventListener("click", () => step(-1));
$("later").addEventListener("click", () => step(1));
$("before").addEventListener("click", () => {
  state.before = !state.before;
  document.body.classList.add("moving");
  go(state.at);
});
$("list").addEventListener("keydown", (event) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by && event.key !== "Enter") return;
  event.preventDefault();
  if (by) step(by); else go(+document.activeElement.dataset.place);
  [...$("list").children].find((row) => +row.dataset.place === state.at)?.focus();
});

/** On paper there is every entry that the list shows, with its pictures. */
window.addEventListener("beforeprint", () => {
  const paper = $("paper");
  const shown = page.entries.filter(matches);
  paper.replaceChildren(...shown.map((entry) => {
    const part = make("section", null, page.kind === "lessons" ? "sheet" : null);
    const where = [entry.section, entry.place].filter(Boolean).join(" ");
    part.append(...isCommand ? [make("h2", where), make("pre", entry.title)] : [make("h2", entry.title), make("p", where)], make("p", [...entry.tags, entry.rule].filter(Boolean).join(", ")));
    for (const text of entry.texts) part.append(make("h2", text.title), ...told(text));
    part.append(...pictureFigures(entry.pictures));
    const scene = (place, caption) => page.scenes[place] ? [{ caption, svg: sceneSVG(page.scenes[place]) }] : [];
    if (page.kind === "lessons") part.append(...pictureFigures([...scene(entry.before, "to begin with"), ...scene(entry.scene, "solved")]));
    else for (const { svg } of scene(entry.scene, "")) part.append(image(svg, entry.title));
    return part;
  }));
  if (!shown.length && state.scene) paper.append(image(sceneSVG(state.scene), page.title));
});
on("entry", markEntry);
on("list", drawList);
