/// Collects the reports of a log, line by line.
struct ReportReader {
  private(set) var reports: [LogReport] = []
  private(set) var notices: [LogNotice] = []
  private(set) var trees = TreeReader()
  private(set) var engine = EngineDump()
  private(set) var signs = LanguageSigns()
  private var current: LogReport?
  /// Whether the list is open.
  private var isInList = false
  /// Whether the broken constraint comes next.
  private var awaitsBroken = false
  private let lines: [LogText.Line]
  private var next = 0

  /// How many lines one wrapped constraint may take.
  private static let wrapLimit = 6

  private init(_ text: LogText) { lines = text.lines }

  /// Reads a whole log.
  static func read(_ text: LogText) -> ReportReader {
    var reader = ReportReader(text)
    while reader.next < reader.lines.count {
      if let count = reader.trees.take(reader.lines[reader.next...]) {
        reader.next += count
        continue
      }
      let line = reader.lines[reader.next]
      reader.next += 1
      reader.take(line)
    }
    reader.finishReport()
    return reader
  }

  private mutating func take(_ line: LogText.Line) {
    engine.note(line)
    signs.note(line)
    let pieces = LineSplitter.pieces(of: line.text)
    if !isInList, !awaitsBroken, case .prose(let text)? = pieces.first, pieces.count > 1 {
      // The constraint that a message names is not a list.
      if takeNotice(line.text, beginning: text, line.number) { return }
      if current == nil, !notices.isEmpty, text.lowercased().hasSuffix("constraint: ") { return }
    }
    if case .prose(let text)? = pieces.first, pieces.count > 1, !notices.isEmpty,
      text.hasPrefix("Constraint:")
    {
      // So are the parts of a message.
      return
    }
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .prose(let text): takeProse(text, isWholeLine: pieces.count == 1, line.number)
      case .constraint(let text, let isClosed):
        let isLast = pieces[(place + 1)...].allSatisfy {
          if case .prose = $0 { true } else { false }
        }
        takeConstraint(text, mayContinue: !isClosed && isLast, line.number)
        if place > 0, case .prose(let before) = pieces[place - 1], Self.endsInQuote(before) {
          current?.isQuoted = true
        }
        let behind: Substring =
          if place + 1 < pieces.count, case .prose(let text) = pieces[place + 1] { text } else {
            ""
          }
        if EngineDump.isMarker(behind) { current?.isOfEngine = true }
        if current?.broken == nil { current?.endsInComma = Self.endsInComma(behind) }
      }
    }
  }

  /// Whether a comma comes last, as after each constraint of a report but the last one.
  private static func endsInComma(_ text: Substring) -> Bool {
    text.last { !$0.isWhitespace && !"`*\"".contains($0) } == ","
  }

  /// Whether a quotation mark comes last, as before each constraint of a report.
  private static func endsInQuote(_ text: Substring) -> Bool {
    text.last { !$0.isWhitespace }.map("\"“”„«»‹›「『'".contains) ?? false
  }

  // MARK: Constraints

  private mutating func takeConstraint(_ text: Substring, mayContinue: Bool, _ number: Int) {
    let whole = mayContinue ? joined(text) : nil
    let isLast = mayContinue && lines[next...].allSatisfy { $0.text.isEmpty }
    let isCut = mayContinue && Repair.mayBeCutInNumber(text, isLast: isLast)
    let found =
      whole.map { ($0.1, [Repair.wrapped] + $0.2) } ?? (isCut ? nil : Repair.read(text))
      ?? listed(text)
    let isBlurred = found?.0.isBlurred == true
    let line = LogLine(
      number: number, text: whole?.0 ?? String(text), constraint: isBlurred ? nil : found?.0,
      repairs: found?.1 ?? [])
    if !awaitsBroken, let found { awaitsBroken = isBroken(found.0, found.1) }
    if current == nil || current?.broken != nil && !awaitsBroken { startReport(at: number) }
    current?.namesConstraint = true
    if isBlurred { current?.isBlurred = true }
    if awaitsBroken {
      current?.broken = line
      awaitsBroken = false
      isInList = false
    } else {
      current?.lines.append(line)
    }
    if let constraint = found?.0 {
      noteHints(of: constraint)
      signs.note(constraint)
    }
  }

  /// Whether a constraint after its list is the broken one, whatever the sentence before it says: one of the list, or
  /// any on a translated page.
  private func isBroken(_ constraint: LogConstraint, _ repairs: [Repair]) -> Bool {
    guard let current, current.isListClosed, current.broken == nil else { return false }
    return repairs.contains(.translation)
      || current.constraints.contains(where: constraint.isSame(as:))
  }

  /// The listed constraint whose address ends a line that was cut off, if it is the broken one.
  private func listed(_ text: Substring) -> (LogConstraint, [Repair])? {
    guard awaitsBroken, let start = text.firstRange(of: ":0x")?.lowerBound else { return nil }
    let address = text[text.index(after: start)...].prefix { $0.isHexDigit || $0 == "x" }
    guard address.count > 4 else { return nil }
    let all = current?.lines.compactMap { $0.constraint } ?? []
    let found =
      all.first { $0.address == String(address) }.map { [$0] }
      ?? all.filter { $0.address?.hasPrefix(address) == true }
    // An address may be cut off, too.
    return found.count == 1 ? (found[0], [.end]) : nil
  }

  /// A constraint that continues on the next lines; nil if they don't complete it.
  private mutating func joined(_ text: Substring) -> (String, LogConstraint, [Repair])? {
    guard Repair.read(text)?.1.isEmpty != true else { return nil }
    var candidates = [String(text)]
    for count in 1...Self.wrapLimit {
      let place = next + count - 1
      guard place < lines.count else { return nil }
      let line = lines[place].text
      guard !line.isEmpty, !Template.isKnown(line), line != ")",
        !LineSplitter.holdsConstraint(line)
      else { return nil }
      let end = Self.closing(of: line)
      let part = line[..<(end ?? line.endIndex)]
      // The line may have ended at a space that was lost, or inside a word.
      candidates = candidates.prefix(16).flatMap { ["\($0)\(part)", "\($0) \(part)"] }
      guard end != nil else { continue }
      for candidate in candidates {
        guard let (constraint, repairs) = Repair.read(candidate[...]),
          !repairs.contains(.end)
        else { continue }
        next += count
        return (candidate, constraint, repairs)
      }
    }
    return nil
  }

  /// After the `>` that ends a line, perhaps with a quote, a comma, and the marks of a page.
  private static func closing(of line: Substring) -> Substring.Index? {
    let line = line.dropTail { $0.isWhitespace || "\",.`*".contains($0) }
    return line.last == ">" ? line.endIndex : nil
  }

  private mutating func noteHints(of constraint: LogConstraint) {
    if constraint.isActive != nil { current?.hints.insert(.active) }
    if constraint.isVisual, constraint.second == nil { current?.hints.insert(.sizeInBrackets) }
  }

  // MARK: Text

  private mutating func takeProse(_ text: Substring, isWholeLine: Bool, _ number: Int) {
    let trimmed = text.drop(while: { $0.isWhitespace })
    if let head = Template.head(in: text) {
      startReport(at: number)
      current?.hasMessage = true
      current?.prefix = head.prefix
      current?.hints.formUnion(head.hints)
      current?.neighbor = ReportNeighbor(before: lines[..<(next - 1)])
    }
    current?.hints.formUnion(Template.hints(in: text))
    noteGap(trimmed, isWholeLine: isWholeLine)
    if Template.announcesBroken(text) {
      if current == nil { startReport(at: number) }
      closeList()
      current?.announcesBroken = true
      awaitsBroken = true
    } else if isInList || isInCutList, Template.closesList(trimmed) {
      closeList()
    } else if isInList || isInCutList, Template.isGap(trimmed) {
      current?.isElided = true
    } else if text.contains("<private>"), current != nil, isInList || awaitsBroken {
      current?.isRedacted = true
    } else if isWholeLine,
      Template.isHeadless(trimmed)
        || isInList && trimmed.contains(where: { $0.isLetter }) && !Template.isKnown(text)
    {
      if current == nil { startReport(at: number) }
      if Template.isHeadless(trimmed) { current?.namesConstraint = true }
      current?.lines.append(
        LogLine(number: number, text: String(trimmed), constraint: nil, repairs: []))
    } else if current == nil || !Template.isFoot(text) {
      _ = takeNotice(text, beginning: text, number)
    }
    if Template.opensList(trimmed) { openList(at: number) }
    if text.holds("\"\""), !awaitsBroken { current?.isStripped = true }
    if Template.isFoot(text) { awaitsBroken = false }
  }

  /// Notes a line that stands in a report without belonging to it.
  private mutating func noteGap(_ text: Substring, isWholeLine: Bool) {
    guard isWholeLine, let current, current.broken == nil, !text.allSatisfy({ $0.isWhitespace })
    else { return }
    let isPart =
      Template.isKnown(text) || Template.opensList(text) || Template.closesList(text)
      || text.hasPrefix("(Note:")
    if !isPart { self.current?.hasGap = true }
  }

  /// Reads a message in a line; its first words tell it from others.
  private mutating func takeNotice(_ line: Substring, beginning: Substring, _ number: Int) -> Bool {
    // The functions of a stack belong to the message above it.
    guard notices.last.map({ $0.lastLine < number || $0.line == number }) ?? true,
      let notice = LogNotice(beginning, whole: line, line: number, rest: { lines[next...] })
    else { return false }
    notices.append(notice)
    return true
  }

  private mutating func openList(at number: Int) {
    if let report = current, !report.lines.isEmpty || report.isListClosed { finishReport() }
    if current == nil { startReport(at: number) }
    current?.isListOpened = true
    isInList = true
  }

  private mutating func closeList() {
    if isInList || isInCutList { current?.isListClosed = true }
    isInList = false
  }

  /// Whether these are lines of a list whose beginning is missing.
  private var isInCutList: Bool {
    guard let current else { return false }
    return !current.lines.isEmpty && !current.isListOpened && !current.isListClosed
      && current.broken == nil
  }

  private mutating func startReport(at number: Int) {
    finishReport()
    current = LogReport(firstLine: number)
  }

  /// Keeps the report, unless nothing of one was found: any text may be in brackets.
  private mutating func finishReport() {
    defer {
      current = nil
      isInList = false
      awaitsBroken = false
    }
    guard let report = current else { return }
    let isReport = report.hasMessage || report.announcesBroken || report.isRedacted
    if isReport || report.namesConstraint { reports.append(report) }
  }
}
