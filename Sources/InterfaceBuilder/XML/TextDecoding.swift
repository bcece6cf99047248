/// The encodings of documents and of `.strings` files.
package enum TextDecoding {
  /// The bytes in UTF-8 where they are UTF-16, otherwise as they are.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard isUTF16(bytes), let text = try? text(of: bytes) else { return bytes }
    return Array(text.utf8)
  }

  /// Whether bytes are UTF-16, with or without a byte order mark.
  package static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1 else { return false }
    return bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes[0] == 0 || bytes[1] == 0
  }

  /// The text of a file in UTF-8 or UTF-16, with or without a byte order mark.
  ///
  /// - Throws: When it is in neither.
  static func text(of bytes: [UInt8]) throws(DocumentIssue) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), lowFirst: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), lowFirst: false) }
    // Files of texts have characters below 256 at their beginning.
    if bytes.count > 1, bytes[1] == 0 { return utf16(bytes[...], lowFirst: true) }
    if bytes.count > 1, bytes[0] == 0 { return utf16(bytes[...], lowFirst: false) }
    let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: plain, as: UTF8.self) else {
      throw DocumentIssue(
        "the file is neither UTF-8 nor UTF-16", at: nil, remedy: "save it as UTF-8")
    }
    return text
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, lowFirst: Bool) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return lowFirst ? second << 8 | first : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
  }
}
