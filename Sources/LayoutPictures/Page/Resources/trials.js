// What commands would make of the layout, shown without running them: sizes, and numbers that are typed.

/** The commands to be tried next, and whether some are being tried; a trial that is forgotten isn't shown. */
let wanted = null, isTrying = false, trials = 0;

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
    if (mine === trials) showTrial(answer);
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

/** A field in which a constant can be another one: each number that is typed is tried, and the last one is kept. */
function constant(constraint) {
  const field = make("input", null, "constant"), now = String(constraint.constant);
  field.type = "number"; field.step = "any"; field.value = now;
  field.setAttribute("aria-label", "Constant of " + constraint.id);
  const name = constraint.written ?? constraint.id, command = () => `set ${name}.constant ${field.value}`;
  let ran = now;
  /** Whether the session's constraint of this name is still the one that was shown. */
  const kind = (each) => each && [...each.views, each.text.replace(/-?[\d.]+/g, "")].join(" ");
  const isSame = () => kind(page.scenes.at(-1)?.constraints.find((each) => each.id === constraint.id)) === kind(constraint);
  const end = (keeps) => {
    if (!field.classList.contains("typing")) return;
    field.classList.remove("typing");
    forgetTrials();
    if (keeps && !isSame()) notice(`${constraint.id} is another constraint than when you began to type, so nothing was changed.`);
    else if (!keeps) notice(null);
    if (keeps && isSame() && field.value !== "" && +field.value !== +ran) { ran = field.value; return run(command()); }
    field.value = ran;
    go(state.at, false);
    drawDetails();
  };
  field.addEventListener("input", () => { field.classList.add("typing"); if (field.value !== "") tryOut(command()); });
  field.addEventListener("blur", () => end(true));
  // Who scrolls the column wants no other number.
  field.addEventListener("wheel", () => field.blur(), { passive: true });
  field.addEventListener("keydown", (event) => {
    // What is half written is no number yet, and not nothing either.
    if (event.key === "Enter" && field.value !== "") end(true);
    if (event.key === "Escape") end(false);
  });
  return field;
}
