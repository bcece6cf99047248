import LayoutDiagnostics

/// What is missing in a report, or was repaired.
extension LogExplanation {
  /// What is missing or damaged, in sentences; of a list, only its lines can be.
  var missing: [String] {
    let lines = report.allLines
    if isList { return Self.unreadable(lines) + Self.repairs(of: lines) }
    var texts: [String] = []
    if !report.hasMessage {
      let isTranslated = lines.contains { $0.repairs.contains(.translation) }
      texts.append(
        "The message above the list is \(isTranslated ? "translated, or missing" : "missing").")
    }
    if let loss = report.loss {
      // If there is nothing else, the explanation begins with this.
      let isAll = report.constraints.isEmpty && report.broken?.constraint == nil
      texts += isAll ? [] : ["\(loss.what) \(loss.remedy)"]
    } else if report.lines.isEmpty, report.isListOpened || report.broken == nil {
      texts.append(report.isListOpened ? "The list is empty." : "The list is missing.")
    } else if !report.lines.isEmpty {
      texts += missingEnds
    }
    if report.isElided { texts.append("Dots stand in place of lines of the list.") }
    if report.broken == nil {
      let name = diagnosis.contradiction == nil ? nil : expectedBroken?.typeableName
      let expected = name.map { " (probably \($0))" } ?? ""
      texts.append("The log doesn't show which constraint the system broke\(expected).")
    }
    if report.isBlurred || lines.contains(where: { $0.constraint?.isMasked == true }) {
      texts.append(
        "Addresses are masked or missing, so views of one class count as one view where no text tells them apart."
      )
    }
    return texts + Self.unreadable(lines) + Self.repairs(of: lines)
  }

  private var missingEnds: [String] {
    if report.lacksOnlyBrackets {
      return ["The parentheses around the list are missing, but no line of it seems to be."]
    }
    return switch (report.isListOpened, report.isListClosed) {
    case (true, true): []
    case (true, false): ["The end of the list is missing, and perhaps lines with it."]
    case (false, true): ["The beginning of the list is missing, and perhaps lines with it."]
    case (false, false):
      ["The beginning and the end of the list are missing, and perhaps lines with them."]
    }
  }

  /// What was repaired, each kind with its lines: `Lines 6 to 12 and 16: …`.
  private static func repairs(of lines: [LogLine]) -> [String] {
    let repairs = lines.flatMap { line in line.repairs.map { (kind: $0, line: line.number) } }
    return repairs.grouped { $0.kind }.map { repair, found in
      let numbers = Set(found.map { $0.line }).sorted()
      let words = repair == .translation ? translatedWords(in: lines) : []
      let how = words.isEmpty ? "" : ": \(Sentence.list(words, limit: 4))"
      return
        "Line\(numbers.count == 1 ? "" : "s") \(ranges(numbers)): \(repair.rawValue)\(how)."
    }
  }

  /// How words of other languages were read, in order, each once.
  private static func translatedWords(in lines: [LogLine]) -> [String] {
    lines.filter { $0.repairs.contains(.translation) }
      .flatMap { Translation.undone($0.text[...])?.words ?? [] }.firstOfEach { $0 }
  }

  private static func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let texts = ranges.map { range in
      range.count > 2
        ? "\(range.lowerBound) to \(range.upperBound)"
        : range.map { "\($0)" }.joined(separator: ", ")
    }
    return texts.joined(separator: ", ")
  }

  /// How many lines say nothing, and the first of them.
  private static func unreadable(_ lines: [LogLine]) -> [String] {
    let unread = lines.filter { $0.constraint == nil }
    guard let first = unread.first else { return [] }
    let reasons = Set(unread.compactMap { $0.maker?.reason }).sorted().map {
      "A line that can't be read has an identifier, which tells what it is: \($0)."
    }
    let hasNothing = unread.contains { $0.text.holds("(null) ((null)") }
    let text = first.text.prefix(80)
    let count =
      unread.count == 1
      ? "Line \(first.number) can't be read: \(text)"
      : "\(unread.count) lines can't be read; the first is line \(first.number): \(text)"
    let nothing =
      "A category of the app's replaces the description of constraints, and prints (null) for these; without it "
      + "the report says more."
    return [count] + reasons + (hasNothing ? [nothing] : [])
  }
}

extension LogLine {
  /// Who made a line that can't be read, if its identifier in quotes says so.
  fileprivate var maker: LineMaker? {
    let parts = text.split(separator: "'", maxSplits: 2)
    return parts.count > 1 ? LineMaker(ofIdentifier: parts[1]) : nil
  }
}

extension LogReport {
  /// What removed the lines of the list, and how to get them back; nil if nothing is known to have done so.
  var loss: (what: String, remedy: String)? {
    if isRedacted {
      return (
        "The system wrote <private> in the place of lines of the list.",
        "Run the app from Xcode, or attach a debugger, to see them."
      )
    }
    guard isStripped, lines.isEmpty else { return nil }
    return (
      "The lines of the list are empty: a web page left out what stands between < and >.",
      "Copy the report from the console, or from the page's source."
    )
  }

  /// Who made lines of the list that can't be read, as far as an identifier in quotes says so.
  var unreadMakers: [LineMaker] { lines.filter { $0.constraint == nil }.compactMap { $0.maker } }
}
