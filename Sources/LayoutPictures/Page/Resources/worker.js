// Runs lay beside the page: requests and answers are JSON.
const file = fetch("lay.wasm");
const module = WebAssembly.instantiateStreaming(file, {})
  // Some servers don't say that the file is WebAssembly.
  .catch(async () => WebAssembly.instantiate(await (await fetch("lay.wasm")).arrayBuffer(), {}))
  .then(({ instance }) => instance.exports);

onmessage = async ({ data: { id, request } }) => {
  let answer;
  try {
    const { memory, lay_memory, lay_answer, lay_bytes } = await module;
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
