// A session in this page: lay as WebAssembly, in a worker, so that what takes too long can be stopped.
let worker = null, waiting = new Map(), asked = 0;
/** The commands that made the session, to make it again after a stop. */
let script = [];

function startWorker() {
  worker = new Worker("worker.js");
  worker.addEventListener("message", ({ data }) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
    $("stop").hidden = !waiting.size;
  });
  worker.addEventListener("error", (event) => stopWorker("lay stopped: " + event.message));
}

/** What the module answers. */
function call(request) {
  return new Promise((resolve) => {
    const id = ++asked;
    waiting.set(id, resolve);
    worker.postMessage({ id, request });
    setTimeout(() => { $("stop").hidden = !waiting.size; }, 500);
  });
}

/** Ends what is running; the session is made again from its commands. */
async function stopWorker(reason = "stopped; nothing has changed") {
  worker.terminate();
  for (const resolve of waiting.values()) resolve({ error: reason });
  waiting = new Map();
  $("stop").hidden = true;
  startWorker();
  for (const text of script) await call({ run: text });
}

async function runHere(text) {
  const answer = await call({ run: text });
  if (!answer.error) script.push(text);
  keepScript();
  return answer;
}

/** The layout travels in the address, and is there again when the page is. */
async function keepScript() {
  const { text } = await call({ ask: "export", format: "script" });
  if (text === undefined) return;
  page.code = await pack(text);
  keepAddress();
  try { localStorage.setItem("lay-playground", page.code); } catch { /* nothing is kept */ }
}

/** The most of a link that is read. */
const longestLink = 65536;
const streamed = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
async function pack(text) {
  const bytes = await streamed(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
async function unpack(code) {
  if (code.length > longestLink) throw new Error("the link is too long");
  const bytes = Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (each) => each.charCodeAt(0));
  const text = await streamed(bytes, new DecompressionStream("deflate-raw"));
  if (text.length > 16 * longestLink) throw new Error("the link holds too much");
  return new TextDecoder().decode(text);
}

/** Opens what was dropped or chosen: a script, a document, a log. */
async function openFile(file) {
  const name = file.name.replace(/[^\w.-]/g, "_"), text = await file.text();
  if (/\.(storyboard|xib)$/.test(name)) {
    await call({ file: name, content: text });
    return run(`import ${name}`);
  }
  if (/Unable to simultaneously satisfy/.test(text)) return explain(text);
  return run(text);
}

async function startPlayground() {
  startWorker();
  source = { kind: "playground", run: runHere, ask: call };
  const stop = button("Stop", () => stopWorker());
  stop.id = "stop";
  stop.hidden = true;
  $("prompt").append(stop);
  document.body.addEventListener("dragover", (event) => event.preventDefault());
  document.body.addEventListener("drop", (event) => { event.preventDefault(); for (const file of event.dataTransfer.files) openFile(file); });
  let code = address.get("code");
  try { code ??= localStorage.getItem("lay-playground"); } catch { /* nothing was kept */ }
  if (code) {
    try { return await run(await unpack(code)); } catch (error) { notice("This link can't be read: " + error.message); }
  }
  const { scene } = await call({ ask: "scene" });
  addSteps([{ scene }]);
}
