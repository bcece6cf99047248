// Commands typed in the page: what they print, those before, and what completes a word.
const line = $("line"), log = $("log");
const typed = [];
let back = 0;

function record(text, kind) {
  log.append(make("div", text, kind));
  while (log.children.length > 500) log.firstChild.remove();
  log.scrollTop = log.scrollHeight;
}

$("prompt").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = line.value.trim();
  line.value = "";
  line.rows = 1;
  if (!text) return;
  typed.push(text);
  back = 0;
  if (/Unable to simultaneously satisfy|NSLayoutConstraint:0x/.test(text)) explain(text); else run(text);
});

/** A console log is explained, not run. */
async function explain(text) {
  record("(a console log)", "typed");
  const answer = await source.ask({ ask: "explain", text });
  record(answer.text ?? answer.error, answer.error ? "error" : undefined);
}

line.addEventListener("keydown", async (event) => {
  const isOneLine = !line.value.includes("\n");
  if (event.key === "Enter" && !event.shiftKey && isOneLine) { event.preventDefault(); $("prompt").requestSubmit(); }
  if ((event.key === "ArrowUp" || event.key === "ArrowDown") && isOneLine && typed.length) {
    event.preventDefault();
    back = Math.min(Math.max(back + (event.key === "ArrowUp" ? 1 : -1), 0), typed.length);
    line.value = back ? typed[typed.length - back] : "";
  }
  if (event.key === "Tab" && line.value && !event.shiftKey) {
    event.preventDefault();
    const { candidates = [] } = await source.ask({ ask: "complete", line: line.value });
    const word = line.value.match(/[^\s,;()[\]{}]*$/)[0];
    let common = candidates[0] ?? "";
    for (const each of candidates) while (!each.startsWith(common)) common = common.slice(0, -1);
    if (common.length > word.length) line.value = line.value.slice(0, line.value.length - word.length) + common + (candidates.length === 1 ? " " : "");
    else if (candidates.length > 1) record(candidates.join("  "), "typed");
  }
});
line.addEventListener("input", () => { line.rows = Math.min(8, line.value.split("\n").length); });
