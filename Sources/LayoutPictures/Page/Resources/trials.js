// What commands would make of the layout, shown without running them: sizes, and numbers that are typed.

/** The commands to be tried next, and whether some are being tried; a trial that is forgotten isn't shown. */
let wanted = null, isTrying = false, trials = 0;
/** The commands that were refused last, and why; null if the last were not. */
let refused = null;

/** Shows what commands would make of the layout, without running them: the newest, as soon as those before are answered. */
async function tryOut(commands) {
  if (!source.ask) return;
  wanted = commands;
  if (isTrying) return;
  isTrying = true;
  while (wanted !== null) {
    const commands = wanted, mine = trials;
    wanted = null;
    const answer = await source.ask({ ask: "try", commands });
    refused = answer.error ? { commands, error: answer.error } : null;
    if (mine !== trials) continue;
    showTrial(answer);
    if (answer.scene && !$("gallery").hidden) drawGallery(commands);
  }
  isTrying = false;
}
function forgetTrials() {
  wanted = null;
  trials += 1;
}
function showTrial(answer) {
  notice(answer.error);
  document.body.classList.remove("moving");
  if (answer.scene) show(answer.scene);
}

/**
 * Tries what is typed into a field: Return or leaving it keeps the last as one step, Escape gives back what was there.
 * `read` is what is typed as commands have it, or null while it is incomplete; `isSame` is whether it is still about what was shown.
 * `now` is what holds, and `put` says that it will be another one.
 */
function tried(field, { now, put, read, command, isSame, about }) {
  const end = (keeps) => {
    if (!field.classList.contains("typing")) return;
    field.classList.remove("typing");
    forgetTrials();
    const text = read();
    if (keeps && !isSame()) notice(`${about} than when you began to type, so nothing was changed.`);
    else if (!keeps) notice(null);
    const isOther = keeps && isSame() && text !== null && text !== now(), isRefused = isOther && refused?.commands === command(text);
    const lost = keeps && isSame() && text === null && field.value.trim();
    if (isOther && !isRefused) put(text);
    field.value = now();
    if (isOther && !isRefused) return run(command(text));
    go(state.at, false);
    drawDetails();
    if (isRefused) notice(refused.error);
    else if (lost) notice(`"${lost}" is no value for this field, so nothing was changed.`);
  };
  field.addEventListener("input", () => { field.classList.add("typing"); const text = read(); if (text !== null) tryOut(command(text)); });
  field.addEventListener("blur", () => end(true));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      // What is half written is nothing yet, which is said without taking it away.
      if (read() !== null) end(true);
      else if (field.value.trim()) notice(`"${field.value.trim()}" is no value for this field yet.`);
    }
    if (event.key === "Escape") end(false);
  });
  return field;
}

/** A field of a number; what is typed is read as people mean it, `010` as 10 and `-0` as 0. */
function numberField(label, now, className) {
  const field = make("input", null, className);
  field.type = "number"; field.step = "any"; field.value = now;
  field.setAttribute("aria-label", label);
  // Who scrolls the column wants no other number.
  field.addEventListener("wheel", () => field.blur(), { passive: true });
  return field;
}
const typedNumber = (field) => field.value === "" ? null : String(Number(field.value) || 0);

/** A field in which a constant can be another one. */
function constant(constraint) {
  let now = String(constraint.constant);
  const field = numberField("Constant of " + constraint.id, now, "constant");
  /** What tells the constraint from another of its name. */
  const kind = (each) => each && [...each.views, each.text.replace(/-?[\d.]+/g, "")].join(" ");
  return tried(field, {
    now: () => now, put: (text) => { now = text; }, read: () => typedNumber(field), command: (text) => `set ${constraint.written ?? constraint.id}.constant ${text}`,
    isSame: () => kind(page.scenes.at(-1)?.constraints.find((each) => each.id === constraint.id)) === kind(constraint),
    about: `${constraint.id} is another constraint`,
  });
}
