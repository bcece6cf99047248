// Runs the scripts of the documentation in the module of WebAssembly and with lay itself: both must print the same
// bytes and write the same files.
//
// usage: node scripts/playground-test.mjs LAY MODULE

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync }
  from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [program, file] = process.argv.slice(2).map((path) => resolve(path));
const root = resolve(import.meta.dirname ?? ".", "..");

/** The module as the page uses it. */
class Playground {
  constructor(module) {
    this.exports = new WebAssembly.Instance(module, {}).exports;
  }

  ask(request) {
    const { memory, lay_memory, lay_answer, lay_bytes } = this.exports;
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const place = lay_memory(bytes.length);
    new Uint8Array(memory.buffer, place).set(bytes);
    const count = lay_answer(place, bytes.length);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, lay_bytes(), count)));
  }
}

/** What a page has not, so that scripts with it are left out. */
const missing = [
  ["Swift code", /^swift\b|^[^#\n]*\.swift\b/m],
];
/** Files that scripts read. */
const readable = /\.(lay|storyboard|xib|strings|stringsdict|xcstrings|log|txt|json|plist|png|jpe?g|pdf|svg|[ot]tf)$/;

const folder = mkdtempSync(join(tmpdir(), "lay-playground-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const name of ["Docs", "README.md"]) cpSync(join(root, name), join(folder, name), { recursive: true });
const paths = readdirSync(folder, { recursive: true }).filter((path) => statSync(join(folder, path)).isFile()).sort();
const read = (path) => readFileSync(join(folder, path), "utf8");

// The examples of pages become scripts beside them.
const scripts = paths.filter((path) => path.endsWith(".lay"));
for (const page of paths.filter((path) => path.endsWith(".md"))) {
  const blocks = read(page).matchAll(/^```lay(?: fails)?\n(.*?)^```$/gms);
  [...blocks].forEach(([, text], place) => {
    const path = `${page}-${place + 1}.lay`;
    writeFileSync(join(folder, path), text);
    scripts.push(path);
  });
}

const module = new WebAssembly.Module(readFileSync(file));
let playground;
function start() {
  playground = new Playground(module);
  for (const path of paths.filter((path) => readable.test(path))) {
    playground.ask({ file: path, bytes: readFileSync(join(folder, path), "latin1") });
  }
}

const left = new Map(), times = [];
let failures = 0, memory = 0;
function fail(path, reason) {
  failures += 1;
  console.error(`${path}: ${reason}`);
}

start();
for (const path of scripts) {
  const text = read(path);
  const reason = missing.find(([, pattern]) => pattern.test(text))?.[0];
  if (reason) {
    left.set(reason, [...(left.get(reason) ?? []), path]);
    continue;
  }
  const shell = ["-c", 'exec "$0" run "$1" 2>&1', program, path];
  const wanted = spawnSync("sh", shell, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 }).stdout;
  const begin = performance.now();
  let printed;
  try {
    printed = playground.ask({ script: text, name: path }).output;
  } catch (error) {
    fail(path, `the module stopped: ${error.message}`);
    start();
    continue;
  }
  times.push(performance.now() - begin);
  memory = Math.max(memory, playground.exports.memory.buffer.byteLength);
  if (printed !== wanted) {
    const [here, there] = [printed.split("\n"), wanted.split("\n")];
    const line = there.findIndex((text, place) => text !== here[place]);
    fail(path, `line ${line + 1} is\n  ${here[line]}\nbut lay prints\n  ${there[line]}`);
  }
}
for (const [reason, names] of left) console.log(`left out: ${names.length} with ${reason}: ${names.join(", ")}`);
times.sort((a, b) => a - b);
const time = (place) => Math.round(times[Math.min(times.length - 1, Math.floor(place * times.length))]);
console.log(`${times.length} scripts, ${failures} differ; median ${time(0.5)} ms, longest ${time(1)} ms, `
  + `${Math.round(memory / 1e6)} MB`);
process.exitCode = failures || times.length < 50 ? 1 : 0;
