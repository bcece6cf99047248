extension Source {
  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - name: The file's path, for error positions.
  ///   - bytes: UTF-8, with or without a byte order mark; lines may end in `\r\n`.
  /// - Throws: An error that names the offset of the first byte that is not UTF-8.
  public init(name: String, bytes: [UInt8]) throws(ScriptError) {
    self.init(name: name, text: String(decoding: bytes, as: UTF8.self))
    guard let offset = Self.firstInvalidOffset(in: bytes) else { return }
    // Everything before the bad byte is valid, so its place in the repaired text is known.
    let before = Source(name: name, text: String(decoding: bytes[..<offset], as: UTF8.self))
    let start = text.utf8.index(text.startIndex, offsetBy: before.text.utf8.count)
    throw ScriptError(
      Problem(
        "byte \(offset) is not valid UTF-8", at: start..<text.index(after: start),
        remedy: "save the file as UTF-8"),
      in: self)
  }

  private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
