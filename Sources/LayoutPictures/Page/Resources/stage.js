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

/** The factor of the zoom: a number, or what shows all, which doesn't change while an edge is dragged. */
let heldScale = null;
function scale() {
  if (heldScale !== null) return heldScale;
  if (!state.scene) return 1;
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
  $("real").setAttribute("aria-pressed", state.zoom === 1);
  for (const view of now.views) {
    const layer = layers.get(view.name);
    layer.style.transform = (flat ? "" : `translateZ(${view.depth * spread}px) `) + `matrix(${view.matrix.join(",")})`;
    layer.classList.toggle("away", !view.unseen && (view.depth > +$("deepest").value || view.depth < +$("shallowest").value));
    layer.style.clipPath = flat && view.clip ? `inset(${view.clip.map((side) => side + "px").join(" ")})` : "none";
  }
}

/** Zooms; what is at a place of the window stays there. */
function zoom(to, at) {
  const before = room.getBoundingClientRect();
  state.zoom = to === "fit" ? to : Math.min(4, Math.max(0.1, to));
  kept.set("zoom", state.zoom);
  place();
  if (!at || !before.width) return;
  const after = room.getBoundingClientRect();
  stage.scrollBy(after.left + (at.x - before.left) / before.width * after.width - at.x, after.top + (at.y - before.top) / before.height * after.height - at.y);
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
  const fighting = new Set(now.problems.filter((each) => each.kind === "conflict").flatMap((each) => each.constraints));
  const shown = now.constraints.filter((each) => which === "all" || which === "selected" && (chosen ? each.views.includes(chosen) : fighting.has(each.id)));
  $("marks").innerHTML = shown.map((each) => each.mark).join("");
  setApart(now.height);
  const from = viewNamed(chosen), to = viewNamed(hovered);
  if (to && from !== to) distances(from ?? parentOf(to), to);
  for (const [name, layer] of layers) layer.classList.toggle("chosen", name === chosen);
}

/** Moves captions that would lie on others up or down, as far as there is room near. */
function setApart(height) {
  const taken = [], plates = $("marks").querySelectorAll("rect");
  // Nobody could read so many, wherever they are.
  if (plates.length > 300) return;
  for (const plate of plates) {
    const caption = plate.nextElementSibling;
    if (caption?.tagName !== "text") continue;
    const [left, top, width, tall] = ["x", "y", "width", "height"].map((name) => +plate.getAttribute(name));
    const isFree = (y) => y >= 0 && y + tall <= height && taken.every((each) => left >= each.right || left + width <= each.left || y >= each.bottom || y + tall <= each.top);
    const rows = [...Array(17).keys()].map((place) => (place % 2 ? 1 : -1) * Math.ceil(place / 2) * (tall + 1));
    const by = rows.find((row) => isFree(top + row)) ?? 0;
    taken.push({ left, right: left + width, top: top + by, bottom: top + by + tall });
    if (by) for (const each of [plate, caption]) each.setAttribute("transform", `translate(0 ${by})`);
  }
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
let moved = false;
/** The pointers on the picture: one drags or turns it, two move and zoom it. The last tap, because two of them fit it. */
const pointers = new Map();
let tap = null;

/** Between the pointers, and how far they are from each other. */
function pinch() {
  const [one, two] = [...pointers.values()];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, distance: Math.hypot(one.x - two.x, one.y - two.y) };
}
stage.addEventListener("pointerdown", (event) => {
  if (event.target.classList.contains("grip")) return;
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  moved = pointers.size > 1;
});
function lift(event) {
  const last = pointers.get(event.pointerId);
  if (!pointers.delete(event.pointerId)) return;
  stage.classList.remove("dragged");
  if (event.type !== "pointerup" || event.pointerType !== "touch" || moved) return tap = null;
  const isSecond = tap && event.timeStamp - tap.time < 350 && Math.hypot(last.x - tap.x, last.y - tap.y) < 30;
  tap = isSecond ? null : { ...last, time: event.timeStamp };
  if (isSecond) zoom("fit");
}
for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, lift);
window.addEventListener("pointermove", (event) => {
  const last = pointers.get(event.pointerId), now = { x: event.clientX, y: event.clientY };
  if (!last) return;
  const x = now.x - last.x, y = now.y - last.y;
  if (!moved && Math.hypot(x, y) < 4) return;
  moved = true;
  stage.classList.add("dragged");
  if (pointers.size === 2) {
    const before = pinch();
    pointers.set(event.pointerId, now);
    const after = pinch();
    zoom(scale() * after.distance / Math.max(1, before.distance), before);
    stage.scrollBy(before.x - after.x, before.y - after.y);
  } else if (isFlat()) stage.scrollBy(-x, -y);
  else { state.turn.y += x / 4; state.turn.x -= y / 4; place(); }
  pointers.set(event.pointerId, now);
});
stage.addEventListener("click", () => { if (!moved) select(null); });
stage.addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoom(scale() * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
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
// The shallowest level isn't below the deepest.
for (const [id, limit, end] of [["shallowest", "deepest", Math.min], ["deepest", "shallowest", Math.max]]) {
  $(id).addEventListener("input", () => { $(id).value = end(+$(id).value, +$(limit).value); place(); });
}
$("mode").addEventListener("change", () => { scene.className = $("mode").value; });
$("which").addEventListener("change", mark);
$("smaller").addEventListener("click", () => zoom(scale() / 1.25));
$("larger").addEventListener("click", () => zoom(scale() * 1.25));
$("fit").addEventListener("click", () => zoom("fit"));
$("real").addEventListener("click", () => zoom(1));
// The tools lie over the lower end of the stage, in as many rows as they need.
new ResizeObserver(() => { stage.style.paddingBottom = $("tools").offsetHeight + 24 + "px"; }).observe($("tools"));
new ResizeObserver(() => { if (state.zoom === "fit") place(); }).observe(stage);
on("scene", drawScene);
on("selection", () => { other.style.display = "none"; mark(); });
