/// What is missing in a report, or was repaired.
extension LogRemark {
  /// What is missing or damaged, in sentences; of a list only its lines can be.
  static func missing(in report: LogReport, isList: Bool) -> [String] {
    let lines = report.lines + [report.broken].compactMap { $0 }
    if isList { return unreadable(lines) + repairs(of: lines) }
    var texts: [String] = []
    if !report.hasMessage { texts.append("The message above the list is missing.") }
    if report.isRedacted {
      texts.append("The system wrote <private> instead of the list; attach a debugger to see it.")
    } else if report.lines.isEmpty, report.isStripped {
      texts.append(
        "The lines of the list are empty: a web page left out what stands between < and >. Copy the "
          + "report from the console, or from the page's source.")
    } else if report.lines.isEmpty {
      texts.append(report.isListOpened ? "The list is empty." : "The list is missing.")
    } else {
      texts += missingEnds(of: report)
    }
    if report.isElided { texts.append("Dots stand in the place of lines of the list.") }
    if report.broken == nil { texts.append("The log does not show which constraint was broken.") }
    if report.isBlurred || lines.contains(where: { $0.constraint?.isMasked == true }) {
      texts.append(
        "Addresses are masked or missing: views of one class are taken for one where no text tells them apart."
      )
    }
    texts += unreadable(lines)
    return texts + repairs(of: lines)
  }

  /// What was repaired, each kind with its lines: `Lines 6 to 12 and 16: …`.
  private static func repairs(of lines: [LogLine]) -> [String] {
    var numbers: [Repair: [Int]] = [:]
    var order: [Repair] = []
    for line in lines {
      for repair in line.repairs {
        if numbers[repair] == nil { order.append(repair) }
        numbers[repair, default: []].append(line.number)
      }
    }
    return order.map { repair in
      let found = Set(numbers[repair] ?? []).sorted()
      return "Line\(found.count == 1 ? "" : "s") \(ranges(found)): \(repair.rawValue)."
    }
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

  private static func missingEnds(of report: LogReport) -> [String] {
    switch (report.isListOpened, report.isListClosed) {
    case (true, true): []
    case (true, false): ["The list has no end; lines may be missing."]
    case (false, true): ["The list has no beginning; lines may be missing."]
    case (false, false): ["The list has neither beginning nor end; lines may be missing."]
    }
  }

  /// How many lines say nothing, and the first of them.
  private static func unreadable(_ lines: [LogLine]) -> [String] {
    let unread = lines.filter { $0.constraint == nil }
    guard let first = unread.first else { return [] }
    let reasons = Set(unread.compactMap { $0.maker?.reason }).sorted().map {
      "The identifier of a line that can't be read says: \($0)."
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
  /// Who made a line that can't be read, where its identifier in quotes says it.
  fileprivate var maker: LineMaker? {
    let parts = text.split(separator: "'", maxSplits: 2)
    return parts.count > 1 ? LineMaker(ofIdentifier: parts[1]) : nil
  }
}

extension LogReport {
  /// Who made lines of the list that can't be read, as far as an identifier in quotes says it.
  var unreadMakers: [LineMaker] { lines.filter { $0.constraint == nil }.compactMap { $0.maker } }
}
