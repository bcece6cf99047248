// Commands typed in the page: what they print, those before, and what completes a word.
const line = $("line"), log = $("log");
const typed = [];
/** How many commands back the line is, and what was being typed before that. */
let back = 0, draft = "";

function record(text, kind) {
  log.append(make("div", text, kind));
  while (log.children.length > 500) log.firstChild.remove();
  log.scrollTop = log.scrollHeight;
}

$("prompt").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = line.value.trim();
  write("");
  if (!text) return;
  typed.push(text);
  [back, draft] = [0, ""];
  if (isLog(text)) explain(text); else run(text);
});

const isLog = (text) => /Unable to simultaneously satisfy|NSLayoutConstraint:0x/.test(text);

/** Whether a command goes on in the next line, as at the prompt: in a bracket, in a string, or after a backslash. */
function isUnfinished(text) {
  const code = text.replace(/"(?:\\[^]|[^"\\])*"|(?:#(?!\w+\()|(?<![^\s;])\/\/).*/g, " ");
  const depth = [...code].reduce((sum, each) => sum + ("([{".includes(each) ? 1 : ")]}".includes(each) ? -1 : 0), 0);
  return !isLog(text) && (depth > 0 || code.includes("\"") || /\\\s*$/.test(code));
}

/** Puts a text into the line, with the cursor at a place of it. */
function write(text, cursor = text.length) {
  line.value = text;
  line.rows = Math.min(8, text.split("\n").length);
  line.setSelectionRange(cursor, cursor);
}

/** Goes to the command before or after, from the first or last line of the text; whether there is one. */
function recall(by) {
  const rest = by > 0 ? line.value.slice(0, line.selectionStart) : line.value.slice(line.selectionEnd);
  const next = Math.min(Math.max(back + by, 0), typed.length);
  if (rest.includes("\n") || next === back) return false;
  if (back === 0) draft = line.value;
  back = next;
  const text = back ? typed[typed.length - back] : draft;
  write(text, by > 0 ? text.split("\n")[0].length : text.length);
  return true;
}

/** Keeps what is being typed for the arrow keys, before something else takes its place. */
function keepDraft() {
  if (line.value.trim() && back === 0) typed.push(line.value);
  [back, draft] = [0, ""];
}

/** A console log is explained, not run. */
async function explain(text) {
  record("(a console log)", "typed");
  const answer = await source.ask({ ask: "explain", text });
  record(answer.text ?? answer.error, answer.error ? "error" : undefined);
}

async function complete() {
  const text = line.value, { candidates = [] } = await source.ask({ ask: "complete", line: text });
  if (line.value !== text) return;
  const word = text.match(/[^\s,;()[\]{}]*$/)[0];
  let common = candidates[0] ?? "";
  for (const each of candidates) while (!each.startsWith(common)) common = common.slice(0, -1);
  if (common.length > word.length) write(text.slice(0, text.length - word.length) + common + (candidates.length === 1 ? " " : ""));
  else if (candidates.length > 1) record(candidates.join("  "), "typed");
}

line.addEventListener("keydown", (event) => {
  if (event.isComposing || event.shiftKey) return;
  const isDone = event.key === "Enter" ? !isUnfinished(line.value)
    : event.key === "ArrowUp" ? recall(1) : event.key === "ArrowDown" ? recall(-1) : event.key === "Tab" && line.value !== "";
  if (!isDone) return;
  event.preventDefault();
  if (event.key === "Enter") $("prompt").requestSubmit();
  if (event.key === "Tab") complete();
});
line.addEventListener("input", () => { line.rows = Math.min(8, line.value.split("\n").length); });
