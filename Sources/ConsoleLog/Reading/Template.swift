/// The sentences around the lists, of all versions.
enum Template {
  private static let heads: [(text: String, hints: Set<LogReport.Hint>)] = [
    ("Unable to simultaneously satisfy constraints:", [.appKit]),
    ("Unable to simultaneously satisfy constraints", []),
    ("Conflicting constraints detected", [.appKit, .conflictingHead]),
  ]

  /// The head of the message with what comes before it.
  static func head(in text: Substring) -> (prefix: String, hints: Set<LogReport.Hint>)? {
    for head in heads where text.holds(head.text) {
      guard let place = text.firstRange(of: head.text) else { continue }
      let prefix = text[..<place.lowerBound].split(separator: " ").joined(separator: " ")
      return (prefix, head.hints)
    }
    return nil
  }

  private static let signs: [(text: String, hint: LogReport.Hint)] = [
    ("UIKitCore/UIView.h", .kitCore),
    ("visualizeConstraints", .appKit),
    ("LAYOUT_CONSTRAINTS_NOT_SATISFIABLE", .breakpoint),
    ("objc_exception_throw", .throwBreakpoint),
    ("Try this: (1)", .oneParagraph),
    ("[LayoutConstraints]", .unifiedLog),
    ("[Layout]", .unifiedLog),
  ]

  static func hints(in text: Substring) -> Set<LogReport.Hint> {
    var hints = Set(signs.filter { text.holds($0.text) }.map { $0.hint })
    if text.filter({ !$0.isWhitespace }) == "Trythis:" { hints.insert(.threeParagraphs) }
    // Times have six decimals since the unified log.
    let decimals = text.prefix(40).split(separator: " ").compactMap {
      $0.contains(":") ? $0.split(separator: ".").last?.prefix(while: { $0.isNumber }).count : nil
    }
    if decimals.contains(6) { hints.insert(.unifiedLog) }
    return hints
  }

  static func announcesBroken(_ text: Substring) -> Bool {
    text.holds("attempt to recover by breaking")
  }

  /// What pages leave around the brackets of a list: the bars of tables, and the marks of code and of emphasis.
  private static func isMark(_ character: Character) -> Bool {
    character.isWhitespace || "|\"`*".contains(character)
  }

  /// Whether a text begins a list, perhaps with its first constraint on the same line.
  static func opensList(_ text: Substring) -> Bool {
    let text = text.drop(while: isMark)
    let end = text.lastIndex { !isMark($0) }
    return end.map { "(（".contains(text[$0]) || text[...$0] == "[" } ?? false
  }

  /// Whether a text ends a list; tools that log line by line put their own words before it.
  static func closesList(_ text: Substring) -> Bool {
    text.hasPrefix("]") || text.hasSuffix(" )")
      || text.drop { $0 == "-" || isMark($0) }.first.map(")）".contains) ?? false
  }

  /// Whether lines were left out here: nothing but dots, perhaps in quotes or brackets.
  static func isGap(_ text: Substring) -> Bool {
    let signs = text.filter { !$0.isWhitespace && !"\",()[]".contains($0) }
    return signs.contains("…") || signs.count > 1 ? signs.allSatisfy { ".…".contains($0) } : false
  }

  /// Whether a text is the end of a constraint whose beginning was left out.
  static func isHeadless(_ text: Substring) -> Bool {
    let start = text.drop { "\"“”<".contains($0) }
    return ["…", "..."].contains(where: start.hasPrefix) && text.holds("(active")
  }

  private static let feet = [
    "Make a symbolic breakpoint", "symbolic breakpoint on", "Break on objc_exception_throw",
    "UIConstraintBasedLayoutDebugging category", "Set the NSUserDefault",
    "UIViewAlertForUnsatisfiableConstraints",
  ]

  /// Whether a line comes after the broken constraint.
  static func isFoot(_ text: Substring) -> Bool { feet.contains(where: text.holds) }

  /// Whether a line is the last of a report.
  static func isLastFoot(_ text: Substring) -> Bool {
    text.holds("UIConstraintBasedLayoutDebugging category") || text.holds("Set the NSUserDefault")
  }

  private static let advice = [
    "Probably at least one of the constraints", "Try this:", "look at each constraint",
    "find the code that added", "NSAutoresizingMaskLayoutConstraints that you don't understand",
  ]

  /// Whether a line belongs to the message but is not a constraint.
  static func isKnown(_ text: Substring) -> Bool {
    head(in: text) != nil || announcesBroken(text) || isFoot(text)
      || advice.contains(where: text.holds)
  }
}

extension StringProtocol {
  /// Whether a text of ASCII characters occurs.
  ///
  /// Looks at bytes: most of a log is about something else, and comparing characters takes longer.
  func holds(_ text: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard let first = wanted.first, bytes.count >= wanted.count else { return wanted.isEmpty }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
        var length = 1
        while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
        if length == wanted.count { return true }
      }
      return false
    }
  }
}

extension Substring {
  /// The characters at the end that meet a condition.
  func tail(while holds: (Character) -> Bool) -> Substring {
    self[dropTail(while: holds).endIndex...]
  }

  /// The text without the characters at the end that meet a condition.
  func dropTail(while holds: (Character) -> Bool) -> Substring {
    var end = endIndex
    while end > startIndex, holds(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
