// Where scenes come from: the file itself, a session beside a prompt, or a session in this page.
// Each source has what it can: run (changes the session), ask (changes nothing), select.
let source = { kind: "file" };

/** Adds a step of a session, and shows it. */
function addStep(message) {
  if (message.page) return replacePage(message.page);
  // After a new connection the step comes that was the last.
  if (message.step !== undefined && message.step === page.step && page.scenes.length) return;
  page.step = message.step;
  if (message.script !== undefined) page.script = message.script;
  const { entry, scene } = message, failed = entry?.tags.includes("failed");
  notice(failed ? entry.texts.map((text) => text.lines.join("\n")).join("\n") : null);
  const last = page.scenes.length - 1;
  if (scene) page.scenes.push(scene);
  if (entry?.title) page.entries.push({ ...entry, before: last >= 0 ? last : null, scene: page.scenes.length - 1 });
  const isShorter = forgetOld();
  state.before = false;
  state.language = null;
  document.body.classList.toggle("moving", last >= 0);
  if (isShorter) tell("list");
  else if (entry?.title) { addRow(page.entries.at(-1), page.entries.length - 1); finishList(); }
  state.scene = null;
  go(page.entries.length - 1);
  drawScript();
  drawTabs();
}

/** A long session must not fill the browser's memory: old scenes go, their steps stay for long. True if steps went. */
function forgetOld() {
  const surplus = page.scenes.length - 200;
  if (surplus > 0) page.scenes[surplus - 1] = null;
  if (page.entries.length <= 1200) return false;
  page.entries.splice(0, 200);
  return true;
}

/** Takes over a whole page, as a script that is followed makes one each time it changes. */
function replacePage(next) {
  Object.assign(page, { entries: next.entries, scenes: next.scenes, summary: next.summary });
  $("summary").textContent = page.summary ?? "";
  tell("list");
  go(page.entries.length - 1);
  drawTabs();
}

/** Runs commands in the session, and says in the log what they print. */
async function run(text) {
  record("lay> " + text, "typed");
  const answer = await source.run(text);
  if (answer.output) record(answer.output);
  if (answer.error) record(answer.error, "error");
  notice(answer.error);
  if (answer.step) addStep(answer.step);
}

// MARK: Live

function connect(token) {
  const headers = { Authorization: "Bearer " + token, "Content-Type": "application/json" };
  const post = (path) => async (body) => {
    try {
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      return await answer.json();
    } catch (error) {
      return { error: "lay doesn't answer: " + error.message };
    }
  };
  const send = post("/run"), ask = post("/ask"), select = post("/select");
  source = { kind: "live", run: (text) => send({ run: text }), ask, select: (name) => select({ select: name }) };
  follow(headers);
}

/** Reads events for as long as there are some, and connects again when the stream ends. */
async function follow(headers) {
  let wait = 250;
  for (;;) {
    try {
      const answer = await fetch("/events", { headers });
      if (answer.status === 401 || answer.status === 403) return notice("This address is of a session that has ended; open the one that lay shows.");
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        wait = 250;
        text += value;
        const events = text.split("\n\n");
        text = events.pop();
        for (const event of events) {
          const data = event.split("\n").filter((line) => line.startsWith("data:")).map((line) => line.slice(5)).join("\n");
          if (data) addStep(JSON.parse(data));
        }
      }
    } catch { /* told below */ }
    notice("The session doesn't answer. The page connects again when it does.");
    await new Promise((resume) => setTimeout(resume, wait));
    wait = Math.min(wait * 2, 4000);
  }
}
