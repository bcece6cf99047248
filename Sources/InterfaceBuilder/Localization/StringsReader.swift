/// Reads the text of a `.strings` file: `/* comment */ "key" = "value";`.
///
/// The format is that of old-style property lists: keys and values in quotes or as plain words, comments of both kinds,
/// and `"key";` for a value equal to its key.
struct StringsReader {
  private let text: [Unicode.Scalar]
  private var position = 0

  private init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// The values by key; if a key occurs twice, the last value.
  ///
  /// - Throws: When something is missing or unknown, with its place; Xcode refuses to build such files.
  static func read(_ text: String) throws(DocumentIssue) -> [String: String] {
    var reader = StringsReader(text)
    var found: [String: String] = [:]
    try reader.skipBlanks()
    let isWrapped = reader.take("{")
    while true {
      try reader.skipBlanks()
      if isWrapped, reader.take("}") { try reader.skipBlanks() }
      guard reader.current != nil else { return found }
      let key = try reader.string("a key")
      try reader.skipBlanks()
      var value = key
      if reader.take("=") {
        try reader.skipBlanks()
        value = try reader.string("a value")
        try reader.skipBlanks()
      }
      found[key] = value
      guard reader.take(";") else {
        throw reader.issue("';' is missing after \"\(key.prefix(40))\"")
      }
    }
  }

  private var current: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private func next(_ offset: Int) -> Unicode.Scalar? {
    position + offset < text.count ? text[position + offset] : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    position += 1
    return true
  }

  private static let form = "each entry has the form \"key\" = \"value\";"

  private func issue(_ reason: String, remedy: String? = nil) -> DocumentIssue {
    var (line, column) = (1, 1)
    for scalar in text[..<min(position, text.count)] {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return DocumentIssue(
      reason, at: DocumentPlace(line: line, column: column), remedy: remedy ?? Self.form)
  }

  // MARK: Parts

  private mutating func skipBlanks() throws(DocumentIssue) {
    while let scalar = current {
      if scalar == "/", next(1) == "*" {
        try skipComment()
      } else if scalar == "/", next(1) == "/" {
        while let rest = current, rest != "\n", rest != "\r" { position += 1 }
      } else if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(DocumentIssue) {
    let start = position
    position += 2
    while current != nil {
      if current == "*", next(1) == "/" {
        position += 2
        return
      }
      position += 1
    }
    position = start
    throw issue("the comment has no end", remedy: "end it with */")
  }

  private mutating func string(_ what: String) throws(DocumentIssue) -> String {
    if current == "\"" || current == "'" { return try quoted() }
    var word = String.UnicodeScalarView()
    while let scalar = current, Self.isPlain(scalar) {
      word.append(scalar)
      position += 1
    }
    guard !word.isEmpty else { throw issue("\(what) is missing") }
    return String(word)
  }

  /// Whether property lists allow a character without quotes.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    let marks: Set<Unicode.Scalar> = ["_", "$", "/", ":", ".", "-"]
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || marks.contains(scalar)
  }

  private mutating func quoted() throws(DocumentIssue) -> String {
    let start = position
    let quote = text[position]
    position += 1
    var units: [UInt16] = []
    while let scalar = current {
      position += 1
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" {
        units += try escaped()
      } else {
        units += UTF16.encode(scalar).map(Array.init) ?? []
      }
    }
    position = start
    throw issue(
      "the text has no end", remedy: "end it with \(quote), and write \\\(quote) inside of it")
  }

  private static let escapes: [Unicode.Scalar: UInt16] = [
    "a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13,
  ]

  /// Reads an escape after its backslash, as Core Foundation does: a letter for a control character, `U` and up to four
  /// digits of a UTF-16 unit, or a character that stands for itself.
  private mutating func escaped() throws(DocumentIssue) -> [UInt16] {
    guard let scalar = current else { return [] }
    position += 1
    if let known = Self.escapes[scalar] { return [known] }
    guard scalar == "U" || scalar == "u" else {
      return UTF16.encode(scalar).map(Array.init) ?? []
    }
    var digits = ""
    while digits.count < 4, let digit = current, digit.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(digit)
      position += 1
    }
    guard let unit = UInt16(digits, radix: 16) else {
      throw issue(
        "no hexadecimal digit follows '\\\(scalar)'",
        remedy: "write four of them, as in \\\(scalar)00E9, or \\\\ for a backslash")
    }
    return [unit]
  }
}
