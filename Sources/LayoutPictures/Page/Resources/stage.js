// The picture: layers in the plane or in space, zoom, and what is marked on it.
const stage = $("stage"), room = $("room"), scene = $("scene"), other = $("other");
/** The elements of views by name. */
const layers = new Map();

function isFlat() { return +$("spread").value === 0 && !state.turn.x && !state.turn.y; }

/** Makes the layers those of the scene; a view that stays keeps its element, so that it moves there. */
function drawScene() {
  const now = state.scene;
  room.hidden = !now;
  if (!now) return;
  scene.style.width = now.width + "px";
  scene.style.height = now.height + "px";
  room.classList.toggle("phone", now.screen.isWhole);
  $("bars").innerHTML = now.bars;
  const gone = new Set(layers.keys());
  for (const view of now.views) {
    gone.delete(view.name);
    const layer = layers.get(view.name) ?? addLayer(view.name);
    layer.style.width = view.width + "px";
    layer.style.height = view.height + "px";
    layer.style.opacity = view.opacity;
    layer.classList.toggle("unseen", Boolean(view.unseen));
    // Made by lay itself from shapes; every text in it is escaped.
    if (layer.picture !== view.picture) { layer.innerHTML = view.picture; layer.picture = view.picture; }
    scene.insertBefore(layer, other);
  }
  for (const name of gone) { layers.get(name).remove(); layers.delete(name); }
  const deepest = Math.max(0, ...now.views.filter((view) => !view.unseen).map((view) => view.depth));
  for (const id of ["shallowest", "deepest"]) {
    const wasAll = +$(id).value === +$(id).max;
    $(id).max = deepest;
    if (id === "deepest" && wasAll) $(id).value = deepest;
  }
  place();
}

function addLayer(name) {
  const layer = make("div", null, "layer");
  layer.addEventListener("pointerenter", () => hover(name));
  layer.addEventListener("pointerleave", () => hover(null));
  layer.addEventListener("click", (event) => { event.stopPropagation(); if (!moved) select(name); });
  layers.set(name, layer);
  return layer;
}

/** The factor of the zoom: a number, or what shows all. */
function scale() {
  if (state.zoom !== "fit") return state.zoom;
  const style = getComputedStyle(stage);
  const width = stage.clientWidth - parseFloat(style.paddingLeft) * 2, height = stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  return Math.max(0.05, Math.min(width / state.scene.width, height / state.scene.height, 2)) || 1;
}

/** Puts layers where they are, with the zoom, spread and turn there are. */
function place() {
  const now = state.scene;
  if (!now) return;
  const spread = +$("spread").value, flat = isFlat(), factor = scale();
  document.body.classList.toggle("flat", flat);
  document.body.classList.toggle("turned", !flat);
  $("turn").setAttribute("aria-pressed", !flat);
  $("space").hidden = flat;
  room.style.width = now.width * factor + "px";
  room.style.height = now.height * factor + "px";
  scene.style.transform = `scale(${factor})` + (flat ? "" : ` perspective(2400px) rotateX(${state.turn.x}deg) rotateY(${state.turn.y}deg)`);
  $("percent").textContent = Math.round(factor * 100) + " %";
  $("fit").setAttribute("aria-pressed", state.zoom === "fit");
  for (const view of now.views) {
    const layer = layers.get(view.name);
    layer.style.transform = (flat ? "" : `translateZ(${view.depth * spread}px) `) + `matrix(${view.matrix.join(",")})`;
    layer.classList.toggle("away", !view.unseen && (view.depth > +$("deepest").value || view.depth < +$("shallowest").value));
    layer.style.clipPath = flat && view.clip ? `inset(${view.clip.map((side) => side + "px").join(" ")})` : "none";
  }
}

function zoom(to) {
  state.zoom = to === "fit" ? to : Math.min(4, Math.max(0.1, to));
  kept.set("zoom", state.zoom);
  place();
}
stage.addEventListener("scroll", () => kept.set("scroll", `${stage.scrollLeft} ${stage.scrollTop}`));

/** The upright rectangle around a view, in the coordinates of the picture. */
function box(view) {
  const [a, b, c, d, x, y] = view.matrix;
  const xs = [0, a * view.width, c * view.height, a * view.width + c * view.height].map((value) => value + x);
  const ys = [0, b * view.width, d * view.height, b * view.width + d * view.height].map((value) => value + y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

// MARK: Marks

let hovered = null;
function hover(name) {
  if (hovered) { layers.get(hovered)?.classList.remove("hovered"); rowOf(hovered)?.classList.remove("hovered"); }
  hovered = name;
  if (name) layers.get(name)?.classList.add("hovered");
  mark();
}

/** Draws the constraints that are asked for, and the distances between the selected view and the one pointed at. */
function mark() {
  const now = state.scene, which = $("which").value;
  if (!now) return;
  const chosen = state.selected;
  const shown = now.constraints.filter((each) => which === "all" || which === "selected" && chosen && each.views.includes(chosen));
  $("marks").innerHTML = shown.map((each) => each.mark).join("");
  const from = viewNamed(chosen), to = viewNamed(hovered);
  if (to && from !== to) distances(from ?? parentOf(to), to);
  for (const [name, layer] of layers) layer.classList.toggle("chosen", name === chosen);
}

function parentOf(view) {
  const before = state.scene.views.slice(0, state.scene.views.indexOf(view));
  return before.reverse().find((each) => each.depth < view.depth);
}

/** The distances between the edges of two views: inside of one, or the gap between them. */
function distances(one, two) {
  if (!one) return;
  const a = box(one), b = box(two);
  const inside = (p, q) => q.left >= p.left && q.right <= p.right && q.top >= p.top && q.bottom <= p.bottom;
  const across = (a1, a2, b1, b2) => (Math.max(a1, b1) + Math.min(a2, b2)) / 2;
  const y = across(a.top, a.bottom, b.top, b.bottom), x = across(a.left, a.right, b.left, b.right);
  if (inside(a, b) || inside(b, a)) {
    gap(Math.min(a.left, b.left), Math.max(a.left, b.left), y, true); gap(Math.min(a.right, b.right), Math.max(a.right, b.right), y, true);
    gap(Math.min(a.top, b.top), Math.max(a.top, b.top), x, false); gap(Math.min(a.bottom, b.bottom), Math.max(a.bottom, b.bottom), x, false);
    return;
  }
  if (a.right <= b.left) gap(a.right, b.left, y, true);
  if (b.right <= a.left) gap(b.right, a.left, y, true);
  if (a.bottom <= b.top) gap(a.bottom, b.top, x, false);
  if (b.bottom <= a.top) gap(b.bottom, a.top, x, false);
}

function gap(from, to, at, isHorizontal) {
  if (to - from < 0.05) return;
  const line = make("div", null, "gap");
  Object.assign(line.style, isHorizontal
    ? { left: from + "px", width: to - from + "px", top: at + "px", height: "1px" }
    : { top: from + "px", height: to - from + "px", left: at + "px", width: "1px" });
  line.append(make("b", String(Math.round((to - from) * 10) / 10)));
  $("marks").append(line);
}

// MARK: Turning, moving, zooming

/** Whether the pointer has gone so far that it drags and doesn't click. */
let moved = false, drag = null;
stage.addEventListener("pointerdown", (event) => {
  if (event.target.classList.contains("grip")) return;
  drag = { x: event.clientX, y: event.clientY };
  moved = false;
});
window.addEventListener("pointerup", () => { drag = null; stage.classList.remove("dragged"); });
window.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const x = event.clientX - drag.x, y = event.clientY - drag.y;
  if (!moved && Math.hypot(x, y) < 4) return;
  moved = true;
  stage.classList.add("dragged");
  if (isFlat()) stage.scrollBy(-x, -y);
  else { state.turn.y += x / 4; state.turn.x -= y / 4; place(); }
  drag = { x: event.clientX, y: event.clientY };
});
stage.addEventListener("click", () => { if (!moved) select(null); });
stage.addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoom(scale() * Math.exp(-event.deltaY / 300));
}, { passive: false });
stage.addEventListener("keydown", (event) => {
  if (event.key === "+" || event.key === "=") zoom(scale() * 1.25);
  else if (event.key === "-") zoom(scale() / 1.25);
  else if (event.key === "0") zoom("fit");
  else {
    const step = { ArrowLeft: [0, -6], ArrowRight: [0, 6], ArrowUp: [6, 0], ArrowDown: [-6, 0] }[event.key];
    if (!step) return;
    state.turn.x += step[0]; state.turn.y += step[1];
    if (!+$("spread").value) $("spread").value = 20;
    place();
  }
  event.preventDefault();
});
$("spread").addEventListener("input", place);
$("turn").addEventListener("click", () => {
  const flat = isFlat();
  $("spread").value = flat ? 24 : 0;
  if (!flat) [$("shallowest").value, $("deepest").value] = [0, $("deepest").max];
  state.turn = flat ? { x: 8, y: -28 } : { x: 0, y: 0 };
  place();
});
for (const id of ["shallowest", "deepest"]) $(id).addEventListener("input", place);
$("mode").addEventListener("change", () => { scene.className = $("mode").value; });
$("which").addEventListener("change", mark);
$("smaller").addEventListener("click", () => zoom(scale() / 1.25));
$("larger").addEventListener("click", () => zoom(scale() * 1.25));
$("fit").addEventListener("click", () => zoom("fit"));
new ResizeObserver(() => { if (state.zoom === "fit") place(); }).observe(stage);
on("scene", drawScene);
on("selection", () => { other.style.display = "none"; mark(); });
