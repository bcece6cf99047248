// The tree of views, and the list of what is wrong.
const tree = $("tree");
/** The names of views whose inner views are hidden. */
const folded = new Set();
const icons = [["Label", "T"], ["Button", "◉"], ["Image", "▣"], ["TextField", "⌶"], ["TextView", "¶"], ["Stack", "≡"], ["Scroll", "⇕"], ["Table", "☰"],
  ["Collection", "▦"], ["Switch", "◐"], ["Slider", "⊶"], ["Segmented", "▥"], ["Bar", "▬"], ["Cell", "▭"], ["Picker", "◔"]];
const icon = (name) => icons.find(([part]) => name.includes(part))?.[1] ?? "□";
/** How far a row is moved in, in rem: less from where names would soon have no room. */
const indentation = (depth) => Math.min(depth, 8) * 0.8 + Math.max(depth - 8, 0) * 0.25;
const rowOf = (name) => [...tree.children].find((row) => row.dataset.name === name);

function drawTree() {
  const views = state.scene?.views ?? [], worst = new Map();
  for (const problem of state.scene?.problems ?? []) for (const name of problem.views) if (!worst.has(name)) worst.set(name, problem);
  tree.replaceChildren(...views.map((view, place) => {
    const row = make("li"), hasInner = views[place + 1]?.depth > view.depth;
    row.dataset.name = view.name;
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", view.depth + 1);
    row.setAttribute("aria-selected", "false");
    row.tabIndex = -1;
    row.classList.toggle("unseen", Boolean(view.unseen));
    row.style.paddingLeft = 0.2 + indentation(view.depth) + "rem";
    row.title = clean([view.name, view.class, view.text, view.unseen && `(${view.unseen})`].filter(Boolean).join(" "));
    const fold = make("span", hasInner ? (folded.has(view.name) ? "▸" : "▾") : "", "fold");
    fold.setAttribute("aria-hidden", "true");
    if (hasInner) {
      row.setAttribute("aria-expanded", !folded.has(view.name));
      fold.addEventListener("click", (event) => { event.stopPropagation(); setFolded(view.name, !folded.has(view.name)); });
    }
    const sign = make("span", icon(view.class), "icon");
    sign.setAttribute("aria-hidden", "true");
    const says = view.text && view.text !== view.label ? ` “${view.text.split("\n")[0].slice(0, 40)}”` : "";
    row.append(fold, sign, make("span", view.label, "name"), make("small", view.unseen ? `${view.class} · ${view.unseen}` : view.class + says));
    const problem = worst.get(view.name);
    if (problem) {
      const alarm = make("span", "⚠", "alarm" + (problem.severity === "error" ? " bad" : ""));
      alarm.title = problem.title;
      alarm.setAttribute("role", "img");
      alarm.setAttribute("aria-label", problem.kind);
      row.append(alarm);
    }
    row.addEventListener("click", () => select(view.name));
    row.addEventListener("pointerenter", () => hover(view.name));
    row.addEventListener("pointerleave", () => hover(null));
    return row;
  }));
  const limit = state.scene?.problems.find((each) => each.kind === "limit");
  if (limit) { const rest = make("li", limit.title, "rest"); rest.setAttribute("role", "none"); tree.append(rest); }
  filterTree();
}

function setFolded(name, isFolded) {
  if (isFolded) folded.add(name); else folded.delete(name);
  drawTree();
  chooseRow();
  rowOf(name)?.focus();
}

/** Shows what the filter lets through, with what it is in; without one, what isn't folded away. */
function filterTree() {
  const text = $("filter").value.toLowerCase();
  let hiddenBelow = Infinity;
  const views = state.scene?.views ?? [], shown = new Set();
  if (text) {
    views.forEach((view, place) => {
      if (!(view.name + " " + view.class + " " + (view.text ?? "")).toLowerCase().includes(text)) return;
      for (let up = place, depth = Infinity; up >= 0; up -= 1) if (views[up].depth < depth) { shown.add(up); depth = views[up].depth; }
    });
  }
  [...tree.children].forEach((row, place) => {
    if (!views[place]) return;
    const depth = views[place].depth;
    if (depth <= hiddenBelow) hiddenBelow = Infinity;
    row.hidden = text ? !shown.has(place) : depth > hiddenBelow;
    if (!text && folded.has(views[place].name)) hiddenBelow = Math.min(hiddenBelow, depth);
  });
}
$("filter").addEventListener("input", filterTree);

function chooseRow() {
  for (const row of tree.querySelectorAll("[role=treeitem]")) {
    const isChosen = row.dataset.name === state.selected;
    row.setAttribute("aria-selected", isChosen);
    row.tabIndex = isChosen ? 0 : -1;
    if (isChosen) row.querySelector(".name").scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  if (!state.selected && tree.firstChild) tree.firstChild.tabIndex = 0;
}

tree.addEventListener("keydown", (event) => {
  const shown = [...tree.querySelectorAll("[role=treeitem]")].filter((row) => !row.hidden);
  const here = shown.indexOf(document.activeElement), row = shown[here];
  if (here < 0) return;
  const isOpen = row.getAttribute("aria-expanded");
  if (event.key === "Escape") { select(null); return; }
  if (event.key === "ArrowRight" && isOpen === "false" || event.key === "ArrowLeft" && isOpen === "true") {
    event.preventDefault();
    setFolded(row.dataset.name, isOpen === "true");
    return;
  }
  const next = { ArrowDown: here + 1, ArrowRight: here + 1, ArrowUp: here - 1, ArrowLeft: here - 1, Home: 0, End: shown.length - 1, Enter: here }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const target = shown[Math.min(Math.max(next, 0), shown.length - 1)];
  select(target.dataset.name);
  target.focus();
});

function drawProblems() {
  const problems = state.scene?.problems ?? [];
  $("issues").replaceChildren(...problems.map((problem) => {
    const row = make("li");
    row.tabIndex = 0;
    row.append(make("span", problem.kind, "tag " + problem.severity), " ", make("code", problem.title));
    const look = () => {
      select(problem.views.find((name) => viewNamed(name)) ?? null);
      for (const [name, layer] of layers) layer.classList.toggle("blamed", problem.views.includes(name));
      state.problem = problem;
      drawDetails();
    };
    row.addEventListener("click", look);
    row.addEventListener("keydown", (event) => { if (event.key === "Enter") look(); });
    return row;
  }));
  if (!problems.length) $("issues").append(make("p", "Nothing is broken, ambiguous or odd."));
}
on("scene", drawTree);
on("scene", drawProblems);
on("selection", chooseRow);
