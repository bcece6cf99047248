// Runs lay beside the page: requests and answers are JSON. The page sends the module first.
let deliver, exports = null;
const module = new Promise((resolve) => { deliver = resolve; });

onmessage = async ({ data }) => {
  if (data.module) return deliver(data.module);
  const { id, request } = data;
  let answer;
  try {
    // A worker that is only kept ready needs no memory.
    exports ??= WebAssembly.instantiate(await module, {}).then((instance) => instance.exports);
    const { memory, lay_memory, lay_answer, lay_bytes } = await exports;
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const place = lay_memory(bytes.length);
    new Uint8Array(memory.buffer, place).set(bytes);
    const count = lay_answer(place, bytes.length);
    answer = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, lay_bytes(), count)));
  } catch (error) {
    // What traps leaves nothing that could go on.
    setTimeout(() => { throw error; });
    return;
  }
  postMessage({ id, answer });
};
