/// Reads the trees that `lay-swift` prints.
struct SyntaxReader {
  private let bytes: [UInt8]
  private var position = 0
  private var file: Int

  private init(_ bytes: [UInt8], first: Int) {
    self.bytes = bytes
    file = first - 1
  }

  /// The deepest level that is read: what lies below is left out.
  ///
  /// Walking the tree takes stack space for each level.
  private static let deepest = 500

  /// All files.
  ///
  /// - Parameters:
  ///   - bytes: What `lay-swift` printed.
  ///   - first: The number of the first file.
  /// - Returns: The roots of the files' trees.
  /// - Throws: When the bytes aren't trees.
  static func files(_ bytes: [UInt8], from first: Int = 0) throws(SwiftIssue) -> [SyntaxNode] {
    var reader = SyntaxReader(bytes, first: first)
    var files: [SyntaxNode] = []
    while reader.position < bytes.count {
      reader.file += 1
      files.append(try reader.node(depth: 0))
    }
    return files
  }

  private mutating func node(depth: Int) throws(SwiftIssue) -> SyntaxNode {
    let header = try takeHeader()
    guard depth < Self.deepest else {
      try skip(header.count)
      return SyntaxNode(.unknown, "", header.place, [])
    }
    var children: [SyntaxNode] = []
    for _ in 0..<header.count { children.append(try node(depth: depth + 1)) }
    return SyntaxNode(
      SyntaxKind(rawValue: header.word) ?? .unknown, header.text, header.place, children)
  }

  /// Passes some nodes with everything below them.
  private mutating func skip(_ count: Int) throws(SwiftIssue) {
    var rest = count
    // A count of more nodes than there are bytes isn't a tree; `takeHeader` finds the end of them.
    while rest > 0 { rest += min(try takeHeader().count, bytes.count) - 1 }
  }

  private mutating func takeHeader() throws(SwiftIssue)
    -> (word: String, place: SourcePlace, count: Int, text: String)
  {
    guard let word = takeWord(), let line = takeNumber(), let column = takeNumber(),
      let count = takeNumber()
    else { throw SwiftIssue("the parser of Swift printed no tree", at: nil) }
    return (word, SourcePlace(file: file, line: line, column: column), count, takeText())
  }

  private mutating func takeWord() -> String? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: " ")) else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private mutating func takeNumber() -> Int? {
    var number = 0
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]),
      position - start < 10
    {
      number = number * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    guard position > start, position < bytes.count else { return nil }
    position += 1
    return number
  }

  /// The rest of the line, with `\n`, `\r` and `\\` for line ends and backslashes.
  private mutating func takeText() -> String {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer { position = min(end + 1, bytes.count) }
    let written = bytes[position..<end]
    guard written.contains(UInt8(ascii: "\\")) else {
      return String(decoding: written, as: UTF8.self)
    }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in written {
      if isEscaped {
        text.append(Self.escapes[byte] ?? byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "r"): UInt8(ascii: "\r"),
  ]
}
