import Platform

/// A source as it came.
struct Source {
  let name: String
  /// The text, with invalid UTF-8 replaced.
  let text: String
  /// The line with the first byte that isn't UTF-8, from 1; nil if there is none.
  let damagedLine: Int?

  init(name: String, _ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    self.name = name
    if let valid = String(validating: bytes, as: UTF8.self) {
      (text, damagedLine) = (valid, nil)
      return
    }
    text = String(decoding: bytes, as: UTF8.self)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    damagedLine = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}

/// Reads sources from standard input: the name, the number of bytes, the bytes.
struct SourceReader {
  private let input: [UInt8]
  private var position = 0

  init() { input = Self.readInput() }

  /// The next source; nil at the end.
  mutating func next() -> Source? {
    guard let name = takeLine(), let count = takeLine().flatMap({ Int($0) }), count >= 0,
      count <= input.count - position
    else { return nil }
    defer { position += count }
    return Source(name: name, input[position..<position + count])
  }

  /// The text up to the end of the line, which is passed.
  private mutating func takeLine() -> String? {
    guard let end = input[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { position = end + 1 }
    return String(decoding: input[position..<end], as: UTF8.self)
  }

  private static func readInput() -> [UInt8] {
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count <= 0 { return content }
      content += chunk[..<count]
    }
  }
}
