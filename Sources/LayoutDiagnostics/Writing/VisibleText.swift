/// Text of others as it may be shown: on a terminal, in a report, in a picture.
package enum VisibleText {
  /// The text with U+FFFD for every character that would do something instead of being seen.
  ///
  /// These are control characters and directional marks. Tabs stay.
  package static func shown(_ text: some StringProtocol) -> String {
    if isPlain(text.utf8) { return String(text) }
    return String(text.map { $0 != "\t" && isActive($0) ? "\u{FFFD}" : $0 })
  }

  private static func isActive(_ character: Character) -> Bool {
    character.unicodeScalars.contains(where: isActive)
  }

  /// Whether a character would do something instead of being seen.
  package static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || turnsDirection(scalar)
  }

  /// Whether a character is written by its number where people must see each of them: one that would do something,
  /// and the marks that turn nothing but what is beside them (UAX #9), which pictures need.
  package static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    isActive(scalar) || [0x061C, 0x200E, 0x200F].contains(scalar.value)
  }

  /// Lines for a terminal: every character that would do something but end a line is written as `\u{1B}`.
  package static func lines(_ text: String) -> String {
    let isHarmless: (Unicode.Scalar) -> Bool = { $0 == "\n" || $0 == "\t" || !isUnseen($0) }
    if isPlain(text.utf8, besides: 0x0A) { return text }
    if text.unicodeScalars.allSatisfy(isHarmless) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHarmless(scalar) {
        result.append(scalar)
      } else {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  /// Whether there is nothing to do, as nearly always: ASCII is quick to see, most of all in one piece of memory.
  private static func isPlain(_ text: some Sequence<UInt8>, besides other: UInt8 = 0x09) -> Bool {
    text.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x09 || $0 == other }
    } ?? false
  }

  /// One line for a terminal: as ``lines(_:)``, with line breaks written as `\u{A}`.
  package static func line(_ text: String) -> String {
    lines(text).unicodeScalars.reduce(into: "") { line, scalar in
      if scalar == "\n" {
        line += escape(scalar)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
  }

  /// A character by its number, as strings of scripts and of Swift write it: `\u{1B}`.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// The embeddings, overrides and isolates of Unicode's bidirectional algorithm (UAX #9).
  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Words in lines of at most some columns, where no word is longer.
  package static func wrapped(_ text: some StringProtocol, to columns: Int) -> [String] {
    var (lines, used): ([String], Int) = ([], 0)
    for word in text.split(separator: " ") {
      let width = self.columns(of: String(word))
      if !lines.isEmpty, used + 1 + width <= columns {
        lines[lines.count - 1] += " " + word
        used += 1 + width
      } else {
        lines.append(String(word))
        used = width
      }
    }
    return lines
  }

  /// The columns that a text takes on a terminal.
  package static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns that a character takes on a terminal: two for East Asian wide characters and emoji.
  package static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    if character.unicodeScalars.dropFirst().contains(where: { $0.value == 0xFE0F }) { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The wide blocks of Unicode's EastAsianWidth.txt, neighbors joined.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}

/// Text as XML writes it, for reports and pictures.
package enum XMLText {
  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\r": "&#13;",
  ]

  /// The text between tags or inside double quotes.
  ///
  /// XML has no way to write most control characters; they become U+FFFD. Other invisible ones, such as directional
  /// marks, are written as numbers.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if let entity = entities[scalar] {
        escaped += entity
      } else if !isLegal(scalar) {
        escaped.unicodeScalars.append("\u{FFFD}")
      } else if scalar.value >= 0x7F, VisibleText.isUnseen(scalar) {
        escaped += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text inside double quotes with its line ends, which readers turn into spaces unless they are written as numbers.
  package static func attribute(_ text: String) -> String {
    escaped(text).replacing("\n", with: "&#10;")
  }

  /// Seconds with a fraction of exactly six digits, which every reader of JUnit's format accepts.
  package static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let fraction = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: max(0, 6 - fraction.count)) + fraction
  }

  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
