// The functions that JavaScript calls, in order: it allocates memory, writes its request there, and reads the answer.

/// The session; each instance of the module has one.
nonisolated(unsafe) private var playground = Playground()

/// The answer to the last request.
nonisolated(unsafe) private var answer: [UInt8] = []

/// Memory for a request.
@_expose(wasm, "lay_memory") @_cdecl("lay_memory")
public func memory(_ count: Int) -> UnsafeMutablePointer<UInt8> { .allocate(capacity: count) }

/// Answers a request, and frees its memory.
///
/// - Returns: The number of bytes in the answer.
@_expose(wasm, "lay_answer") @_cdecl("lay_answer")
public func answer(_ request: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  let text = String(decoding: UnsafeBufferPointer(start: request, count: count), as: UTF8.self)
  request.deallocate()
  answer = Array(playground.answer(text).utf8)
  return answer.count
}

/// Where the last answer is, up to the next request.
@_expose(wasm, "lay_bytes") @_cdecl("lay_bytes")
public func bytes() -> UnsafePointer<UInt8>? { answer.withUnsafeBufferPointer { $0.baseAddress } }
