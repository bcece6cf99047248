// A session in this page: lay as WebAssembly, in a worker, so that what takes too long can be stopped.
let worker = null, waiting = new Map(), asked = 0;
/** The one that comes after a stop, loaded beforehand: there may be no network any more. */
let spare = null;
/** Lay, compiled once for all workers. */
const compiled = WebAssembly.compileStreaming(fetch("lay.wasm"))
  // Some servers don't say that the file is WebAssembly.
  .catch(async () => WebAssembly.compile(await (await fetch("lay.wasm")).arrayBuffer()));
/** The commands that made the session, to make it again after a stop. */
let script = [];

function newWorker() {
  const next = new Worker("worker.js");
  compiled.then((module) => next.postMessage({ module }), (error) => notice("lay can't be loaded: " + error.message));
  return next;
}

function startWorker() {
  worker = spare ?? newWorker();
  spare = newWorker();
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
  // It counts from the beginning.
  page.step = undefined;
  for (const [file, bytes] of files) await call({ file, bytes });
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

/** The files that were dropped, by path, with their bytes as characters: again there after a stop. */
const files = new Map();
const isDocument = /\.(storyboard|xib)$/i;
/** What documents may show or say. */
const isNearby = /\.(json|xcstrings|strings|stringsdict|png|jpe?g|gif|pdf|svg|[ot]tf|ttc)$/i;
/** The most bytes of a file that is kept. */
const largestFile = 1 << 23;

async function keepFile(path, file) {
  if (file.size > largestFile) return notice(`${path} is too large`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let start = 0; start < bytes.length; start += 8192) text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  files.set(path, text);
  await call({ file: path, bytes: text });
}

/** Opens what was dropped: documents with what lies near them, scripts, logs. */
async function openFiles(given) {
  const found = given.map(([path, file]) => [path.replace(/["\\\n]/g, "_"), file]);
  const near = found.filter(([path]) => isNearby.test(path));
  const documents = found.filter(([path]) => isDocument.test(path));
  for (const [path, file] of [...near, ...documents]) await keepFile(path, file);
  for (const [path] of documents) await run(`import ${/[^\w./-]/.test(path) ? `"${path}"` : path}`);
  for (const [path, file] of found) {
    // A folder may hold anything.
    if (path.includes("/") || isNearby.test(path) || isDocument.test(path)) continue;
    const text = await file.text();
    await (/Unable to simultaneously satisfy/.test(text) ? explain(text) : run(text));
  }
  if (near.length && near.length === found.length) notice("Kept for the next document that you drop.");
}

/** The files of what was dropped with their paths, those in folders, too. */
async function filesOf(entries) {
  const found = [];
  for (const entry of entries) {
    if (entry.isFile) {
      found.push([entry.fullPath.slice(1), await new Promise((resolve, reject) => entry.file(resolve, reject))]);
    } else {
      const reader = entry.createReader();
      for (let some; (some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject))).length;) {
        found.push(...await filesOf(some));
      }
    }
  }
  return found;
}

async function dropped(event) {
  event.preventDefault();
  // Only during the event.
  const entries = [...event.dataTransfer.items].map((each) => each.webkitGetAsEntry()).filter((entry) => entry);
  await openFiles(await filesOf(entries));
}

async function startPlayground() {
  startWorker();
  source = { kind: "playground", run: runHere, ask: call };
  const stop = button("Stop", () => stopWorker());
  stop.id = "stop";
  stop.hidden = true;
  $("prompt").append(stop);
  document.body.addEventListener("dragover", (event) => event.preventDefault());
  document.body.addEventListener("drop", dropped);
  let code = address.get("code");
  try { code ??= localStorage.getItem("lay-playground"); } catch { /* nothing was kept */ }
  if (code) {
    try { return await run(await unpack(code)); } catch (error) { notice("This link can't be read: " + error.message); }
  }
  const { scene } = await call({ ask: "scene" });
  addSteps([{ scene }]);
}
