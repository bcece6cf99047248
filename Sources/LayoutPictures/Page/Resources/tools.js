// The tools above the picture: the screen, other devices, the edges that can be dragged, and export.

// MARK: The screen

/** What the screen can be, and the command for it. */
function drawScreenTools() {
  const bar = $("screen"), now = state.scene?.screen;
  if (!now) return bar.replaceChildren();
  if (!source.run) { bar.replaceChildren(make("span", [now.device, now.landscape ? "landscape" : "", now.contentSizeCategory, now.direction].filter(Boolean).join(" · "))); return; }
  const choices = page.choices;
  const chooser = (title, words, value, command) => {
    const label = make("label", title + " "), list = make("select");
    for (const word of words) { const option = make("option", word); option.value = word; list.append(option); }
    if (!words.includes(value)) { const option = make("option", value ?? "–"); list.prepend(option); }
    list.value = value ?? "–";
    list.addEventListener("change", () => run(command(list.value)));
    label.append(list);
    return label;
  };
  const device = (name, turned) => `device "${name}"${turned ? " landscape" : ""}`;
  bar.replaceChildren(
    chooser("Device", choices.devices, now.device, (name) => device(name, now.landscape)),
    chooser("Held", ["portrait", "landscape"], now.landscape ? "landscape" : "portrait", (word) => device(now.device, word === "landscape")),
    chooser("Text", choices.contentSizeCategories, now.contentSizeCategory, (word) => `contentSizeCategory ${word}`),
    chooser("Direction", choices.directions, now.direction, (word) => `direction ${word}`));
  if (choices.languages?.length) {
    const label = chooser("Texts", ["as they are", ...choices.languages], state.language ?? "as they are", () => "");
    const list = label.querySelector("select"), fresh = list.cloneNode(true);
    list.replaceWith(fresh);
    fresh.value = state.language ?? "as they are";
    fresh.addEventListener("change", () => {
      state.language = fresh.value === "as they are" ? null : fresh.value;
      if (state.language) source.ask({ ask: "scene", language: state.language }).then(showTrial); else showLatest();
    });
    bar.append(label);
  }
}

/** Shows what commands would make of the layout, without running them. */
let trials = 0;
function tryOut(commands) {
  if (!source.ask) return;
  const mine = ++trials;
  source.ask({ ask: "try", commands }).then((answer) => { if (mine === trials) showTrial(answer); });
}
function showTrial(answer) {
  if (answer.error) return notice(answer.error);
  notice(null);
  document.body.classList.remove("moving");
  if (answer.scene) show(answer.scene);
}
function showLatest() { const scene = page.scenes[page.scenes.length - 1]; if (scene) show(scene); }

// MARK: Edges

/** Grips at the right and lower edge, which try other sizes of the screen while they are dragged. */
for (const axis of ["x", "y"]) {
  const grip = make("div", null, "grip " + axis);
  grip.hidden = true;
  grip.tabIndex = 0;
  grip.setAttribute("role", "slider");
  grip.setAttribute("aria-label", axis === "x" ? "Width of the screen" : "Height of the screen");
  room.append(grip);
  const size = () => axis === "x" ? [state.scene.width, state.scene.height] : [state.scene.height, state.scene.width];
  const command = (length) => axis === "x" ? `resize ${length}x${state.scene.height}` : `resize ${state.scene.width}x${length}`;
  let start = null;
  grip.addEventListener("pointerdown", (event) => {
    start = { at: axis === "x" ? event.clientX : event.clientY, length: size()[0], factor: scale() };
    state.zoom = start.factor;
    grip.setPointerCapture(event.pointerId);
    event.stopPropagation();
  });
  const length = (event) => Math.max(1, Math.round(start.length + ((axis === "x" ? event.clientX : event.clientY) - start.at) / start.factor));
  grip.addEventListener("pointermove", (event) => { if (start) tryOut(command(length(event))); });
  grip.addEventListener("pointerup", (event) => { if (start) { const done = command(length(event)); start = null; run(done); } });
  grip.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by) { event.preventDefault(); event.stopPropagation(); run(command(size()[0] + by * (event.shiftKey ? 10 : 1))); }
  });
}
on("scene", () => { for (const grip of room.querySelectorAll(".grip")) {
  grip.hidden = !source.ask || !state.scene;
  grip.setAttribute("aria-valuenow", grip.classList.contains("x") ? state.scene?.width ?? 0 : state.scene?.height ?? 0);
} });

/** Marks the sizes at which something else is broken, ambiguous or odd. */
function drawBreakpoints(axis, points) {
  for (const point of points) {
    const tick = make("div", null, "tick" + (axis === "width" ? "" : " down"));
    tick.style[axis === "width" ? "left" : "top"] = point.at + "px";
    tick.title = `${number(point.at)} pt: ${point.text}`;
    tick.setAttribute("role", "img");
    tick.setAttribute("aria-label", tick.title);
    $("ruler").append(tick);
  }
  const list = make("ul");
  for (const point of points) { const row = make("li"); row.append(button(`${number(point.at)} pt`, () => run(axis === "width" ? `resize ${point.at}x${state.scene.height}` : `resize ${state.scene.width}x${point.at}`)), " " + point.text); list.append(row); }
  section(axis === "width" ? "Breakpoints of the width" : "Breakpoints of the height", points.length ? list : make("p", "none"));
}
$("edges").addEventListener("click", async () => {
  const isOn = $("edges").getAttribute("aria-pressed") !== "true";
  $("edges").setAttribute("aria-pressed", isOn);
  $("ruler").replaceChildren();
  if (!isOn) return drawDetails();
  details.replaceChildren(make("p", "Where something changes as the screen gets narrower, wider, shorter or taller:"));
  for (const axis of ["width", "height"]) {
    const answer = await source.ask({ ask: "breakpoints", axis });
    if (answer.error) return notice(answer.error);
    drawBreakpoints(axis, answer.breakpoints);
  }
});

// MARK: Several devices

$("compare").addEventListener("click", async () => {
  const gallery = $("gallery"), isOn = gallery.hidden;
  $("compare").setAttribute("aria-pressed", isOn);
  gallery.hidden = !isOn;
  room.hidden = isOn;
  if (!isOn) return place();
  gallery.replaceChildren();
  for (const name of page.choices.compared) {
    const answer = await source.ask({ ask: "try", commands: `device "${name}"` });
    if (gallery.hidden) return;
    const choice = button("", () => { $("compare").click(); run(`device "${name}"`); }, "Go to " + name);
    if (answer.scene) choice.append(image(sceneSVG(answer.scene), name), make("span", `${name}, ${answer.scene.problems.length} problems`));
    else choice.append(make("span", `${name}: ${answer.error}`));
    gallery.append(choice);
  }
});

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
