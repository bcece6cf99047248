/// One line of a log that states a constraint, or seems to.
package struct LogLine: Hashable, Sendable {
  /// The 1-based number in the log.
  package let number: Int
  /// The text as found, from `<` to `>`.
  package let text: String
  /// What it says; nil if it can't be read.
  package let constraint: LogConstraint?
  /// What had to be done to read it.
  package let repairs: [Repair]
}

/// One "Unable to simultaneously satisfy constraints" with its list.
package struct LogReport: Hashable, Sendable {
  /// The 1-based number of the first line.
  package internal(set) var firstLine: Int
  /// What came before the message: time, process, category.
  package internal(set) var prefix = ""
  /// Whether the message itself is there, not only its list.
  package internal(set) var hasMessage = false
  /// The lines of the list, those that can't be read included.
  package internal(set) var lines: [LogLine] = []
  /// Whether the opening bracket of the list is there.
  package internal(set) var isListOpened = false
  /// Whether the closing bracket of the list is there, or what follows it.
  package internal(set) var isListClosed = false
  /// The constraint that was broken; nil if the log doesn't show it.
  package internal(set) var broken: LogLine?
  /// Whether the sentence before the broken constraint is there.
  package internal(set) var announcesBroken = false
  /// Whether the list or a part of it is `<private>`.
  package internal(set) var isRedacted = false
  /// Whether the list has lines without any text: a web page took `<…>` for its own markup.
  package internal(set) var isStripped = false
  /// Whether other text stands between the message, the list and the sentence before the broken constraint.
  var hasGap = false
  /// What other reports of the same paste reveal about the version.
  var sharedHints: Set<Hint> = []
  /// Whether dots replace lines of the list.
  package internal(set) var isElided = false
  /// Whether masked addresses leave open which views some lines are about.
  package internal(set) var isBlurred = false
  /// Whether a comma follows the last constraint of the list, so another one did.
  var endsInComma = false
  /// Whether any constraint is in quotes, as those of reports and of printed arrays are.
  var isQuoted = false
  /// Whether the layout engine printed its constraints, with its own names behind them.
  var isOfEngine = false
  /// Whether any line starts like a constraint.
  var namesConstraint = false
  /// What comes right before the message and says whose views these are, or why it appears; nil if nothing does.
  var neighbor: ReportNeighbor?
  /// What reveals the version of the system.
  var hints: Set<Hint> = []

  /// The constraints of the list that could be read.
  package var constraints: [LogConstraint] { lines.compactMap { $0.constraint } }

  /// The lines of the list, and that of the broken constraint.
  var allLines: [LogLine] { lines + [broken].compactMap { $0 } }

  /// The constraints that could be read, the broken one included.
  var allConstraints: [LogConstraint] { allLines.compactMap { $0.constraint } }

  /// Whether this is a list that a debugger or the app printed rather than a report, so none may be broken.
  package var isList: Bool {
    isOfEngine || !hasMessage && !announcesBroken && broken == nil && !isRedacted && !isQuoted
  }

  /// Whether it is of iOS 10 or later, judging by the words around the list.
  var isNew: Bool { hints.contains(.unifiedLog) || hints.contains(.kitCore) }

  /// Whether enough lines can be read to tell whose views they are about.
  var isMostlyReadable: Bool {
    let unread = lines.count { $0.constraint == nil }
    return unread == 0 || unread == 1 && lines.count > 4
  }

  /// Whether every line of the list could be read.
  var isReadable: Bool { lines.allSatisfy { $0.constraint != nil } }

  /// Whether nothing shows that a line of the list is missing.
  var isWhole: Bool {
    (isListOpened && isListClosed || lacksOnlyBrackets) && !isElided && isReadable && !lines.isEmpty
      && (broken == nil || brokenIndex != nil) && !lines.contains { $0.repairs.contains(.end) }
  }

  /// Whether it is a list in parentheses and nothing else, as a report is whose other parts weren't copied, and as a
  /// printed array is.
  var isBareList: Bool {
    isListOpened && isListClosed && !isElided && !lines.isEmpty && isReadable && !hasMessage
      && !announcesBroken && broken == nil && !isRedacted
  }

  /// Whether only what encloses the list is missing: from the message to the broken constraint, which is one of the
  /// list, each line follows the one before.
  var lacksOnlyBrackets: Bool {
    hasMessage && announcesBroken && !hasGap && !endsInComma && brokenIndex != nil
      && !(isListOpened && isListClosed)
  }

  /// The place of the broken constraint among ``constraints``; nil if it isn't named or listed.
  package var brokenIndex: Int? {
    guard let wanted = broken?.constraint else { return nil }
    return constraints.firstIndex(where: wanted.isSame(as:)) ?? constraints.firstIndex(of: wanted)
  }

  /// Whether the report comes from AppKit.
  package var isAppKit: Bool { hints.contains(.appKit) || usesAppKitViews }

  private var usesAppKitViews: Bool {
    constraints.contains { constraint in
      constraint.items.contains { $0.className.map(Self.appKitViews.contains) ?? false }
    }
  }

  private static let appKitViews: Set<String> = [
    "NSView", "NSBox", "NSTextField", "NSButton", "NSClipView", "NSScrollView", "NSImageView",
    "NSStackView", "NSTableView", "NSTableRowView", "NSTableCellView", "NSOutlineView",
    "NSVisualEffectView", "NSSplitView", "NSTextView", "NSPopUpButton", "NSSearchField",
  ]

  /// The versions that print reports like this one.
  package var era: String {
    let hints = hints.union(sharedHints)
    let isOfUnifiedLog = hints.contains(.active) || hints.contains(.unifiedLog)
    if isAppKit {
      if hints.contains(.conflictingHead) { return "macOS 13 or later" }
      if isOfUnifiedLog { return "macOS 10.12 or later" }
      if hints.contains(.breakpoint) { return "OS X 10.10 or 10.11" }
      return hints.contains(.throwBreakpoint) ? "OS X 10.11 or earlier" : "macOS"
    }
    if hints.contains(.kitCore) { return "iOS 12 or later" }
    if isOfUnifiedLog { return "iOS 10 or later" }
    if hints.contains(.throwBreakpoint) { return Self.firstEra }
    if hints.contains(.oneParagraph) { return "iOS 8 or earlier" }
    let isOld = hints.contains(.sizeInBrackets) || constraints.contains { $0.info.isOld }
    if isOld, hints.contains(.threeParagraphs) { return "iOS 9" }
    return isOld ? "iOS 9 or earlier" : "iOS, version unknown"
  }

  /// Whether it is of iOS 6 or 7.
  var isBeforeSwift: Bool { era == Self.firstEra }

  private static let firstEra = "iOS 6 or 7"

  /// The reports of one paste, each with what the others reveal about the version: one app runs on one system.
  ///
  /// If processes or systems differ, each report stands on its own.
  static func sharing(_ reports: [LogReport]) -> [LogReport] {
    let told = reports.filter { $0.hasMessage }
    let all = told.reduce(into: Set<Hint>()) { $0.formUnion($1.hints) }
    let isMixed = !all.isDisjoint(with: recentHints) && !all.isDisjoint(with: oldHints)
    let processes = Set(told.compactMap { $0.process })
    guard told.count > 1, !isMixed, processes.count < 2, Set(told.map { $0.isAppKit }).count == 1
    else { return reports }
    return reports.map { report in
      var report = report
      report.sharedHints = report.hasMessage ? all : []
      return report
    }
  }

  /// What only iOS 10, macOS 10.12 and later print, and what only earlier systems do.
  private static let recentHints: Set<Hint> = [.conflictingHead, .kitCore, .active, .unifiedLog]
  private static let oldHints: Set<Hint> = [
    .oneParagraph, .sizeInBrackets, .throwBreakpoint, .breakpoint,
  ]

  /// The process that printed it, with its number: `Pier[123`; nil if the prefix doesn't name one.
  private var process: Substring? {
    prefix.split { $0.isWhitespace }.first { $0.dropFirst().contains("[") }?.prefix {
      $0 != ":" && $0 != "]"
    }
  }

  /// Signs of a version (strongest first in ``era``).
  enum Hint: Hashable {
    case appKit
    /// The newest wording of AppKit.
    case conflictingHead
    /// `UIKitCore/UIView.h`.
    case kitCore
    /// `(active)`.
    case active
    /// The options `(1)` and `(2)` in the line of the paragraph.
    case oneParagraph
    /// The options in lines of their own, as iOS 9 began to print them.
    case threeParagraphs
    /// The category of the unified log, or its times.
    case unifiedLog
    /// `H:[view(100)]`.
    case sizeInBrackets
    case throwBreakpoint
    case breakpoint
  }
}
