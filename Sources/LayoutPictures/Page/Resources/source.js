// Where scenes come from: the file itself, a session beside a prompt, or a session in this page.
// Each source has what it can: run (changes the session), ask (changes nothing), select.
let source = { kind: "file" };

/** Adds steps of a session, and shows the newest. */
function addSteps(messages) {
  // After a new connection steps may come that are known.
  const fresh = messages.filter(({ step }) => !(step <= page.step));
  if (!fresh.length) return;
  const isFirst = !page.scenes.length, known = page.entries.length;
  for (const { step, entry, scene, script } of fresh) {
    const before = step > page.step + 1 ? -1 : page.scenes.length - 1;
    page.step = step;
    page.steps.push(step);
    page.scenes.push(scene);
    if (scene && script !== undefined) page.script = script;
    if (entry?.title) page.entries.push({ ...entry, step, before: before < 0 ? null : before, scene: page.scenes.length - 1 });
  }
  const { entry } = fresh.at(-1), failed = entry?.tags.includes("failed");
  notice(failed ? entry.texts.map((text) => text.lines.join("\n")).join("\n") : null);
  state.language = null;
  forgetTrials();
  document.body.classList.toggle("moving", !isFirst);
  if (forgetOld()) tell("list");
  else if (page.entries.length > known) { page.entries.slice(known).forEach((each, place) => addRow(each, known + place)); finishList(); }
  state.scene = null;
  go(isFirst ? placeNamed(address.get("entry")) : page.entries.length - 1, false);
  drawScript();
  drawTabs();
}

/** A long session must not fill the browser's memory: old scenes go, their steps stay for long. True if steps went. */
function forgetOld() {
  page.scenes.fill(null, 0, Math.max(0, page.scenes.length - 200));
  if (page.entries.length <= 1200) return false;
  page.entries.splice(0, page.entries.length - 1000);
  state.at = -1;
  return true;
}

/** Whether what is shown is the session as it is, which commands change. */
const isNewest = () => placeOfScene() === page.scenes.length - 1;

/** The step that is looked at; nothing for the newest. */
function stepShown() {
  return isNewest() ? undefined : page.steps[placeOfScene()];
}

/** How many commands are being carried out. */
let running = 0;

/** Whether what a command prints is read in the lessons. */
const isLesson = (text) => source.ask && /^learn\b(?! off)/.test(text);

/** Runs commands in the session, and says in the log what they print. */
async function run(text) {
  forgetTrials();
  record("lay> " + text, "typed");
  running += 1;
  setTimeout(() => { $("busy").hidden = !running; }, 400);
  const answer = await source.run(text);
  running -= 1;
  $("busy").hidden = !running;
  if (answer.output && !isLesson(text)) record(answer.output);
  if (answer.error) record(answer.error, "error");
  notice(answer.error);
  if (answer.step) addSteps([answer.step]);
}

// MARK: Pictures that did not come

const missing = make("p", null, "missing");
missing.setAttribute("role", "status");
$("stage").append(missing);
/** The place of the scene that is being made. */
let awaited = null;

/** Steps in a row come faster than they are drawn: a picture is made when it is wanted. */
on("entry", () => {
  missing.hidden = !isSession || !entryNow() || Boolean(state.scene);
  if (missing.hidden) return;
  missing.textContent = "No picture: " + (page.kind === "live" ? "this step came faster than the page could draw." : "only the newest 200 steps keep theirs.");
  if (page.kind === "live" && awaited !== placeOfScene()) fetchScene(placeOfScene());
});

async function fetchScene(place) {
  awaited = place;
  const answer = await source.ask({ ask: "scene", step: page.steps[place] });
  if (awaited === place) awaited = null;
  if (answer.scene) page.scenes[place] = answer.scene;
  if (place !== placeOfScene() || state.scene) return;
  if (answer.scene) go(state.at, false); else missing.textContent = "No picture: " + answer.error;
}

// MARK: Live

/** What a refusal means, by its status. */
const refusals = {
  401: "this page belongs to a session that has ended", 403: "this page belongs to another address", 404: "that isn't there any longer",
  408: "lay waited too long for the request", 413: "that is too much at a time", 503: "lay has too much to do, or this takes too long",
};
/** Questions about the step that is looked at; others are about the newest. */
const questionsOfSteps = new Set(["why", "scene", "export", "breakpoints"]);

function connect(token) {
  const headers = { Authorization: "Bearer " + token, "Content-Type": "application/json" };
  const post = (path) => async (body) => {
    try {
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      return answer.ok ? await answer.json() : { error: refusals[answer.status] ?? "lay refuses: " + answer.statusText };
    } catch {
      return { error: "lay doesn't answer; the session may have ended" };
    }
  };
  const send = post("/run"), ask = post("/ask"), select = post("/select");
  source = {
    kind: "live", token, run: (text) => send({ run: text }),
    ask: (question) => ask(questionsOfSteps.has(question.ask) ? { step: stepShown(), ...question } : question),
    select: async (name) => notice((await select({ select: name })).error),
  };
  follow(headers);
}

/** How long to wait before the next attempt to connect, at first and at most, and for how long to try; in milliseconds. */
const patience = { first: 1000, longest: 30_000, all: 300_000 };
const isShown = () => document.hidden ? new Promise((resume) => document.addEventListener("visibilitychange", resume, { once: true })) : null;

/** Follows the session while the page is looked at: a browser keeps only six connections for all its tabs. */
async function follow(headers) {
  let attempts = 0, lost = null;
  lasting = null;
  for (;;) {
    await isShown();
    const end = await listen(headers, () => {
      if (lost !== null) notice(null);
      [attempts, lost] = [0, null];
    });
    if (document.hidden || end?.isHidden) continue;
    lost ??= performance.now();
    if (end?.reason || performance.now() - lost > patience.all) {
      lasting = { text: (end?.reason ?? "The session has ended.") + " ", remedy: button("Reconnect", () => { follow(headers); notice(null); }) };
      return notice(null);
    }
    const wait = Math.min(patience.first * 2 ** attempts++, patience.longest);
    notice(`${end?.trouble ?? "The session doesn't answer"}. The page tries again in ${Math.round(wait / 1000)} s.`);
    await new Promise((resume) => setTimeout(resume, wait));
  }
}

/** Reads events while there are some and the page is looked at; the reason where there will be none any more. */
async function listen(headers, begin) {
  const control = new AbortController(), leave = () => { if (document.hidden) control.abort(); };
  document.addEventListener("visibilitychange", leave);
  try {
    const known = page.step === undefined ? {} : { "Last-Event-ID": page.step };
    const answer = await fetch("/events", { headers: { ...headers, ...known }, signal: control.signal });
    if (answer.status === 401 || answer.status === 403) return { reason: "This address is of a session that has ended; open the one that lay shows." };
    if (!answer.ok) return { trouble: refusals[answer.status] };
    begin();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    // The newest of several steps comes last, with its picture.
    const steps = [];
    for (let text = ""; ;) {
      const { value, done } = await reader.read();
      if (done) return null;
      const events = (text + value).split("\n\n");
      text = events.pop();
      const messages = events.map((event) => JSON.parse(event.split("\n").find((line) => line.startsWith("data:")).slice(5)));
      steps.push(...messages.filter((each) => !each.ended));
      if (steps.at(-1)?.scene) { const whole = steps.splice(0); queueMicrotask(() => addSteps(whole)); }
      if (messages.some((each) => each.ended)) return { reason: "The session has ended." };
    }
  } catch {
    return { isHidden: control.signal.aborted };
  } finally {
    document.removeEventListener("visibilitychange", leave);
  }
}
