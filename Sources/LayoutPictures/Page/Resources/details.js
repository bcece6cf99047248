// What is known about the selection: a view, a problem, or the entry of a list.
const details = $("details");

function drawDetails() {
  // A number that is being typed stays as it is.
  if (!details.querySelector(".typing")) redraw(details, fillDetails);
}

function fillDetails() {
  const view = viewNamed(state.selected), entry = entryNow();
  details.replaceChildren();
  tellBreakpoints();
  if (state.problem) tellProblem(state.problem);
  else if (view) tellView(view);
  if (entry && !view && !state.problem) tellEntry(entry);
  if (!details.childNodes.length) tellLayout();
}

function section(title, ...content) {
  const parts = content.filter(Boolean);
  if (parts.length) details.append(make("h2", title), ...parts);
}
const lines = (list) => list?.length ? make("pre", list.join("\n")) : null;

/** Paragraphs to read, in which commands are in single quotes or backticks. */
function prose(list) {
  return list.filter(Boolean).map((text) => {
    const paragraph = make("p", null, "prose");
    text.split(/`([^`]+)`|(?<![\p{L}\d])'([^']+)'(?![\p{L}\d])/u)
      .forEach((part, place) => { if (part !== undefined) paragraph.append(place % 3 ? command(part) : part); });
    return paragraph;
  });
}

/** A command in a text; in a session it goes to the line where commands are typed. */
function command(text) {
  const piece = make("code", text);
  if (!source.run) return piece;
  // A button would not wrap with the words around it.
  const type = () => { keepDraft(); line.value = text; line.focus(); };
  piece.className = "command";
  piece.tabIndex = 0;
  piece.setAttribute("role", "button");
  piece.setAttribute("aria-label", "Type " + text);
  piece.addEventListener("click", type);
  piece.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); type(); } });
  return piece;
}

/** What there is to say without a selection: how many views there are, and what is wrong with them. */
function tellLayout() {
  if (!state.scene) return details.append(make("p", page.entries.length ? "Choose an entry of the list." : page.summary || "Nothing is here yet."));
  const { views, constraints, problems } = state.scene, count = (list, word) => `${list.length} ${word}${list.length === 1 ? "" : "s"}`;
  details.append(make("p", `${count(views, "view")}, ${count(constraints, "constraint")}. Select a view in the list or in the picture to see why it is where it is.`));
  tellSums();
  section("Problems", problems.length ? problemList(problems) : make("p", "Nothing is broken, ambiguous or odd."));
}

/** The contradictions of the layout, each as a sum. */
function tellSums() {
  for (const problem of state.scene?.problems ?? []) if (problem.sum) details.append(make("p", problem.title), sum(problem.sum));
}

// MARK: Views

function tellView(view) {
  const crumbs = make("div", null, "crumbs");
  const around = [];
  for (let up = parentOf(view); up; up = parentOf(up)) around.unshift(up);
  around.forEach((up, place) => {
    // Of many only the outermost and the nearest help.
    if (around.length > 7 && place > 0 && place < around.length - 5) { if (place === 1) crumbs.append("…"); return; }
    const crumb = button(up.label, () => select(up.name), "Select " + clean(up.label));
    crumb.title = up.label;
    crumbs.append(crumb);
  });
  const heading = make("strong", view.label);
  heading.title = view.label;
  details.append(crumbs, heading, " ", make("small", [view.class, view.unseen].filter(Boolean).join(", ")));
  if (view.text && view.text !== view.label) details.append(make("p", `“${view.text}”`));
  const copy = button("Copy name", () => navigator.clipboard?.writeText(view.written ?? view.name));
  const link = button("Copy link", () => navigator.clipboard?.writeText(sharedAddress()));
  const bar = make("p");
  bar.append(copy, " ", link);
  const maker = entryOf(view);
  if (maker >= 0) bar.append(" ", button(page.entries[maker].place, () => { state.tab = "entries"; go(maker); drawTabs(); }, "The line that made it"));
  if (source.select) bar.append(" ", button("To the prompt", () => source.select(view.name)));
  details.append(bar);
  const values = make("dl", null, "frame");
  ["x", "y", "width", "height"].forEach((name, place) => {
    const cell = make("div");
    cell.append(make("dt", name), make("dd", view.frame ? number(view.frame[place]) : "–"));
    values.append(cell);
  });
  details.append(values);
  for (const range of view.open) details.append(slider(view, range));
  tellWhy(view);
  section("Constraints", constraintList(view));
  tellStack(view);
  section("Problems", problemList(state.scene.problems.filter((each) => each.views.includes(view.name))));
  section("Properties", propertyBox(view));
}

/** Why a view is where it is: a sum for each value, with its parts on demand. */
function tellWhy(view) {
  const heading = make("h2", "Why"), box = make("div");
  details.append(heading, box);
  const fill = (texts) => {
    box.replaceChildren(...texts.map((text) => {
      const [first, ...rest] = text.split("\n"), part = make("details");
      part.append(make("summary", first));
      part.append(make("pre", rest.map((line) => line.trim()).join("\n") || "nothing else decides it"));
      return part;
    }));
    if (!texts.length) { heading.remove(); box.remove(); }
  };
  if (view.why) fill(view.why);
  else if (source.ask) toldAbout(view).then((answer) => { view.why = answer.why ?? []; if (box.isConnected) fill(view.why); });
  else box.append(make("small", "A page without a session tells this of the views that a step moved, and of all views at the end."));
}

function constraintList(view) {
  const about = state.scene.constraints.filter((each) => each.views.includes(view.name));
  if (!about.length) return null;
  const list = make("ul");
  for (const each of about) {
    const row = make("li", null, each.broken ? "bad" : "");
    row.append(make("code", `${each.id}: ${each.text}`));
    if (each.broken) row.append(" ", make("span", "broken", "tag conflict"));
    row.title = each.log;
    row.addEventListener("pointerenter", () => { $("marks").innerHTML = each.mark; });
    row.addEventListener("pointerleave", mark);
    for (const name of each.views.filter((name) => name !== view.name && viewNamed(name))) row.append(" ", button("→ " + viewNamed(name).label, () => select(name)));
    if (source.run && isNewest()) row.append(" ", constant(each));
    list.append(row);
  }
  return list;
}

function problemList(problems) {
  if (!problems.length) return null;
  const list = make("ul", null, "choices");
  for (const problem of problems) {
    const row = make("li", null, problem.severity === "error" ? "bad" : "");
    row.append(button(problem.title, () => { state.problem = problem; drawDetails(); }));
    list.append(row);
  }
  return list;
}

/** A value of JSON as people write it. */
function spoken(value) {
  if (typeof value === "number") return number(value);
  if (Array.isArray(value)) return value.map(spoken).join(", ");
  if (value && typeof value === "object") return Object.entries(value).map(([key, inner]) => `${key} ${spoken(inner)}`).join(", ");
  return value === null ? "none" : String(value);
}

/** A slider over what an open value may be, which shows the frame that the view would have. */
function slider(view, range) {
  const line = make("div", null, "range"), control = make("input"), name = make("label", range.name), now = make("output", number(range.now));
  control.type = "range";
  control.min = range.from; control.max = range.to; control.step = "any"; control.value = range.now;
  control.id = "open-" + range.name;
  name.htmlFor = control.id;
  control.addEventListener("input", () => {
    const frame = { x: view.matrix[4], y: view.matrix[5], width: view.width, height: view.height };
    frame[range.name] += +control.value - range.now;
    Object.assign(other.style, { display: "block", left: frame.x + "px", top: frame.y + "px", width: Math.max(0, frame.width) + "px", height: Math.max(0, frame.height) + "px" });
    now.textContent = (+control.value).toFixed(1);
  });
  line.append(name, control, now);
  return line;
}

// MARK: Problems and entries

function tellProblem(problem) {
  details.append(make("span", problem.kind, "tag " + problem.severity), make("p", problem.title));
  if (problem.sum) details.append(sum(problem.sum));
  section("What to know", lines(problem.lines));
  const chosen = make("p");
  for (const name of problem.views.filter((name) => viewNamed(name))) chosen.append(button(viewNamed(name).label, () => { state.problem = null; select(name); }), " ");
  section("Views", chosen);
  details.append(button("Close", () => { state.problem = null; drawDetails(); }));
}

/** A contradiction as two bars: what is needed, and the room there is. */
function sum({ needed, available, total, room: space }) {
  const figure = make("div", null, "sum"), longest = Math.max(total, space, 1);
  figure.setAttribute("role", "img");
  figure.setAttribute("aria-label", `needed ${number(total)} points, available ${number(space)}`);
  for (const [parts, title, kind] of [[needed, "needed", ""], [available, "available", "room"]]) {
    const bar = make("div", null, kind);
    for (const part of parts) {
      const piece = make("span", `${part.view ?? ""} ${part.amount}`.trim(), part.broken ? "lost" : "");
      piece.style.flex = `0 1 ${part.points / longest * 100}%`;
      piece.title = `${part.constraint}: ${part.amount}`;
      bar.append(piece);
    }
    figure.append(make("small", `${title}: ${number(kind ? space : total)} pt`), bar);
  }
  return figure;
}

/** A text of an entry: lessons have paragraphs to read, apart from their commands. */
function told({ title, lines: list }) {
  const isProse = page.kind === "lessons" && !["To begin with", "Goal", "Solution"].includes(title);
  return isProse ? prose(list) : [lines(list)];
}

function tellEntry(entry) {
  details.append(make(isCommand ? "code" : "strong", entry.title));
  const tags = make("p");
  for (const tag of entry.tags) tags.append(make("span", tag, "tag " + tag), " ");
  const origin = make("small", [shortened(entry.section ?? ""), shortened(entry.place), entry.rule].filter(Boolean).join(" · "));
  origin.title = [entry.section, entry.place].filter(Boolean).join(" ");
  tags.append(origin);
  details.append(tags);
  if (entry.tags.includes("conflict") && entry.scene !== null) tellSums();
  for (const text of entry.texts) {
    // The lesson is beside the picture.
    if (text.title === "Printed" && isLesson(entry.title)) continue;
    if (text.title !== "Reported" || text.lines.join("\n").length < 400) { section(text.title, ...told(text)); continue; }
    const log = make("details");
    log.append(make("summary", "What UIKit prints"), ...told(text));
    details.append(log);
  }
  if (entry.moved.length) {
    const list = make("ul");
    for (const { name, from, to } of entry.moved) {
      const row = make("li");
      row.append(button(name, () => select(name)), ` ${from ? "(" + from.map(number).join(", ") + ") → " : ""}(${to.map(number).join(", ")})`);
      list.append(row);
    }
    section("Moved", list);
  }
}
on("selection", () => { if (state.selected) state.problem = null; for (const layer of layers.values()) layer.classList.remove("blamed"); drawDetails(); });
on("entry", drawDetails);
