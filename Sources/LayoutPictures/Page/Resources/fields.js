// The properties of the selected view; in a session those that one command sets are fields.

/** What lay says of a view, asked for once. */
const toldAbout = (view) => view.answer ??= source.ask({ ask: "why", view: view.name });

/** The fields of views by name, as they were told last: a step draws them before it has the answer. */
const fieldsOf = new Map();
const texts = (list) => (list ?? []).map((each) => each.toLowerCase());

/** A list of words that fields offer; made once. */
function offered(id, words) {
  if ($(id)) return id;
  const list = make("datalist");
  list.id = id;
  list.append(...words.map((word) => { const option = make("option"); option.value = word; return option; }));
  document.body.append(list);
  return id;
}

/** The properties of a view, which become fields when lay has told of them. */
function propertyBox(view) {
  const isEditable = source.run && isNewest(), box = make("div");
  if (!isEditable && !view.properties.length) return null;
  const fill = () => box.replaceChildren(propertyList(view, isEditable ? fieldsOf.get(view.name) ?? [] : []));
  fill();
  if (isEditable) toldAbout(view).then(({ fields }) => {
    if (!fields || !box.isConnected) return;
    const known = fieldsOf.get(view.name), names = (list) => list?.map((each) => each.name).join();
    if (names(known) !== names(fields)) { fieldsOf.set(view.name, fields); return redraw(box, fill); }
    // A field that has the focus stays the same one.
    known.forEach((each, place) => { each.value = fields[place].value; each.renew(); });
  });
  return box;
}

function propertyList(view, fields) {
  const list = make("dl"), names = new Set(fields.map((each) => each.name));
  const add = (name, ...content) => {
    const heading = make("dt"), [first, ...rest] = name.split("."), cell = make("dd");
    heading.append(first, ...rest.flatMap((part) => [".", make("wbr"), part]));
    if (view.colors?.[name]) {
      const swatch = make("span", null, "swatch");
      swatch.style.background = view.colors[name];
      cell.append(swatch);
    }
    cell.append(...content);
    list.append(heading, cell);
  };
  for (const each of fields) add(each.name, propertyField(view, each));
  for (const [name, value] of view.properties) if (!names.has(name)) add(name, spoken(value));
  return list;
}

const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&").replace(/\n/g, "\\n").replace(/\t/g, "\\t")}"`;
/** What is typed of each kind as commands have it; null for what is half written. */
const readers = {
  number: typedNumber,
  text: (field) => field.value,
  color: ({ value }) => value.split("/").every((part) => /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(part) || texts(["none", ...page.choices.colors]).includes(part.toLowerCase())) ? value : null,
  font: ({ value }) => /^\d+(\.\d+)?( \w+)?$|^\S+ \d+(\.\d+)?$/.test(value) || texts(page.choices.fonts).includes(value.toLowerCase()) ? value : null,
};

function propertyField(view, each) {
  const label = `${each.name} of ${view.label}`, now = () => each.value === null ? "" : String(each.value);
  const set = (text) => `set ${view.written ?? view.name}.${each.name} ${text}`;
  const keep = (value) => { each.value = value; run(set(value)); };
  if (each.kind === "truth value") {
    const box = make("input");
    box.type = "checkbox";
    box.setAttribute("aria-label", label);
    each.renew = () => { box.checked = each.value; };
    each.renew();
    box.addEventListener("change", () => keep(box.checked));
    return box;
  }
  if (each.kind === "word") {
    const list = make("select");
    list.append(...each.words.map((word) => { const option = make("option", word); option.value = word; return option; }));
    list.setAttribute("aria-label", label);
    each.renew = () => { list.value = now(); };
    each.renew();
    list.addEventListener("change", () => keep(list.value));
    return list;
  }
  const isNumber = each.kind === "number", field = isNumber ? numberField(label, now(), "value") : make(each.name === "text" ? "textarea" : "input", null, "value");
  field.value = now();
  field.setAttribute("aria-label", label);
  if (field.type === "textarea") field.rows = Math.min(6, now().split("\n").length);
  else if (isNumber) field.placeholder = now();
  else field.spellcheck = false;
  if (each.kind === "color") field.setAttribute("list", offered("colors", ["none", ...page.choices.colors]));
  if (each.kind === "font") field.setAttribute("list", offered("fonts", page.choices.fonts));
  const read = readers[each.kind] ?? readers.text;
  each.renew = () => { if (!field.classList.contains("typing") && field.value !== now()) field.value = now(); };
  return tried(field, {
    now, put: (text) => { each.value = text; }, read: () => read(field), command: (text) => set(isNumber ? text : quoted(text)),
    isSame: () => page.scenes.at(-1)?.views.find((other) => other.name === view.name)?.class === view.class,
    about: `${view.label} is another view`,
  });
}

/** The constraints of a stack view aren't the user's: where they come from, below those that are. */
function tellStack(view) {
  if (!source.ask) return;
  const place = make("p");
  details.append(place);
  toldAbout(view).then(({ stack }) => {
    const around = stack && viewNamed(stack);
    if (!around || !place.isConnected) return place.remove();
    place.append("Constraints from the stack view ", button(around.label, () => select(stack)), " have no field: its axis, distribution, alignment and spacing decide them.");
  });
}
