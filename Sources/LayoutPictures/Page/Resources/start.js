// Puts the page together and shows what its address says.
function drawTabs() {
  const known = [["entries", page.kind === "check" ? "Findings" : page.kind === "test" ? "Tests" : page.kind === "diff" ? "Changes" : page.kind === "lessons" ? "Lessons" : "Steps", page.entries.length],
    ["script", "Script", page.script ? page.script.split("\n").length : 0], ["views", "Views", state.scene?.views.length ?? 0], ["problems", "Problems", state.scene?.problems.length ?? 0], ["lessons", "Lessons", 0]];
  redraw($("tabs"), () => $("tabs").replaceChildren(...known.filter(([id, , count]) => count || id === "lessons" && source.ask || id === (page.entries.length ? "entries" : "views")).map(([id, title, count]) => {
    const tab = button(count && id !== "script" ? `${title} ${count}` : title, () => { state.tab = id; drawTabs(); drawLessons(); });
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", id);
    tab.setAttribute("aria-selected", id === state.tab);
    return tab;
  })));
  if (![...$("tabs").children].some((tab) => tab.getAttribute("aria-controls") === state.tab)) state.tab = page.entries.length ? "entries" : "views";
  for (const id of ["entries", "script", "views", "problems", "lessons"]) $(id).hidden = id !== state.tab;
  for (const tab of $("tabs").children) tab.setAttribute("aria-selected", tab.getAttribute("aria-controls") === state.tab);
  $("tools").hidden = !state.scene && !isSession;
  $("timeline").hidden = page.entries.length < 2 || page.kind === "check" || page.kind === "diff" || page.kind === "test";
}

/** On a narrow screen one of three places shows. */
function drawPlaces() {
  const bar = make("div");
  bar.id = "places";
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", "Places");
  const buttons = [["left", "List"], ["stage", "Picture"], ["details", "Details"]].map(([name, title]) => {
    const choice = button(title, () => { document.body.dataset.place = name; for (const each of buttons) each.setAttribute("aria-pressed", each === choice); place(); });
    choice.setAttribute("aria-pressed", name === "stage");
    return choice;
  });
  bar.append(...buttons);
  document.body.append(bar);
  document.body.dataset.place = "stage";
}

function start() {
  document.body.dataset.kind = page.kind;
  $("summary").textContent = page.summary ?? "";
  state.tab = page.entries.length ? "entries" : "views";
  const token = address.get("token") ?? kept.get("token"), zoomed = +kept.get("zoom");
  if (zoomed) state.zoom = zoomed;
  if (page.kind === "live") {
    if (token) { kept.set("token", token); connect(token); }
    else lasting = { text: "This address lacks the key of the session; open the one that 'live' prints." };
    notice(null);
  }
  if (page.kind === "playground") startPlayground();
  $("console").hidden = !source.ask;
  for (const id of ["undo", "redo", "edges", "compare"]) $(id).hidden = !source.ask;
  if (source.ask) for (const [value, title] of [["script", "script"], ["test", "test"], ["swift", "Swift"]]) { const option = make("option", title); option.value = value; $("export").append(option); }
  state.selected = address.get("view");
  tell("list");
  go(placeNamed(address.get("entry")), false);
  drawPlaces();
  drawTabs();
  drawDetails();
  place();
  const [left, top] = (kept.get("scroll") ?? "0 0").split(" ");
  stage.scrollTo(+left, +top);
}
on("scene", drawTabs);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !/INPUT|TEXTAREA|SELECT/.test(document.activeElement.tagName)) { state.problem = null; select(null); }
  if (/INPUT|TEXTAREA|SELECT/.test(document.activeElement.tagName)) return;
  if (event.key === "[") step(-1);
  if (event.key === "]") step(1);
});
start();
