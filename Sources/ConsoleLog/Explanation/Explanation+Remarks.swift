import AutoLayout

/// Something worth knowing about a report other than its sum.
package struct LogRemark: Hashable, Sendable {
  /// What it is about; stable, for machines.
  package enum Kind: String, Hashable, Sendable {
    /// The system's size is 0 for a moment.
    case temporaryZero
    /// The clash is below one point.
    case rounding
    /// A size that the system sets fights the app's lines.
    case systemSize
    /// A table fixes the height of a row whose constraints ask for another one.
    case rowHeight
    /// A hidden arranged view.
    case hiding
    /// A size of 0 that the app sets.
    case collapsed
    /// One view is placed by its frame and by constraints.
    case autoresizing
    /// Every line is the system's.
    case systemOnly
    /// Views that the app doesn't make.
    case privateViews
    /// What the line before the report tells about it.
    case neighbor
    /// The lines can all hold as they are printed.
    case feasible
    /// The list is longer than any that the system makes, and was not examined.
    case tooLong
    /// The numbers are so large that rounding leaves open whether the lines can hold.
    case tooLarge
    /// The lines clash only from right to left.
    case rightToLeft
    /// Margins or baselines were assumed.
    case assumption
    /// A later report states a constraint differently.
    case restated
    /// Something in the log is missing or damaged.
    case missing
  }

  /// What it is about.
  package let kind: Kind
  /// One or two sentences.
  package let text: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension LogExplanation {
  /// What is worth knowing, in order; of a list, only what is missing in it.
  var allRemarks: [LogRemark] {
    let missing = missing.map { LogRemark(.missing, $0) }
    if isList { return missing }
    let meaning = meaning
    let restated = diagnosis.constraints.compactMap(log.restatement).map {
      LogRemark(.restated, "\($0). A session rebuilt from the log has that one.")
    }
    return meaning.filter { !isIdle($0, beside: meaning) } + doubts + restated + missing
  }

  /// Whether advice or another remark makes a remark pointless: if a mask is to go, nothing has to give way to the
  /// system's size, and what can be ignored or is the stack view's own needs no other remedy.
  private func isIdle(_ remark: LogRemark, beside others: [LogRemark]) -> Bool {
    switch remark.kind {
    case .systemSize, .temporaryZero, .rowHeight:
      diagnosis.suggestion?.action == .disableAutoresizing
    case .systemOnly: others.contains { $0.kind == .privateViews || $0.kind == .hiding }
    default: false
    }
  }

  // MARK: What it means

  private var meaning: [LogRemark] {
    [
      systemSize, collapsed, hiding, autoresizing, rowHeight, rounding, systemOnly, privateViews,
      neighbor,
    ].compactMap { $0 }
  }

  /// Whose views take part, if they are the system's.
  private var owner: String? { Suspects(diagnosis.members, in: scene).owner }

  private var hasOwn: Bool { diagnosis.members.contains { $0.maker.isApp } }

  /// Whether a line that takes part is one for the app to change.
  var canSoften: Bool { hasOwn && owner == nil }

  private var hiding: LogRemark? {
    diagnosis.members.first { $0.maker.kind == .stackHiding }.map { hidden in
      LogRemark(
        .hiding,
        "\(scene.name(of: hidden.first.view)) is hidden in a stack view, which makes its length 0. Required sizes and gaps "
          + "inside it need priority 999, so that they give way while it is hidden.")
    }
  }

  private var systemOnly: LogRemark? {
    guard !hasOwn, !diagnosis.members.isEmpty, report.isReadable, diagnosis.contradiction != nil
    else { return nil }
    return LogRemark(
      .systemOnly,
      "The system or a stack view made every line in the clash, so there is none to lower in "
        + "code. If the layout looks wrong, look at what gives these views their sizes and spacing."
    )
  }

  private var privateViews: LogRemark? {
    guard report.isMostlyReadable, let owner else { return nil }
    return LogRemark(
      .privateViews,
      "The views belong to \(owner), not to the app: the report can be ignored, unless your "
        + "code adds constraints to them.")
  }

  /// What the line before a report tells; it may name the owner of the views only if none of their classes is the
  /// app's.
  private var neighbor: LogRemark? {
    guard owner == nil else { return nil }
    switch report.neighbor?.meaning {
    case nil: return nil
    case .occasion(let text): return LogRemark(.neighbor, text)
    case .owner(let owner):
      guard Suspects(diagnosis.members, in: scene).mayBeOfSystem(in: report) else { return nil }
      return LogRemark(
        .neighbor,
        "The line before the report is about \(owner), and no class in the list is your app's: if you didn't make "
          + "these views, they belong to it, and the report can be ignored.")
    }
  }

  // MARK: What is not certain

  private var doubts: [LogRemark] {
    if diagnosis.constraints.isEmpty { return [] }
    switch diagnosis.examination {
    case .clash(let contradiction):
      return (contradiction.isRightToLeft ? [Self.rightToLeft] : [])
        + (contradiction.isAssuming ? [Self.assumption] : [])
    case .feasible:
      if let near = diagnosis.near { return [Self.doubt(about: near.cause)] }
      let isExplained =
        !report.isWhole || diagnosis.dependsOnMargins || diagnosis.hasNegativeContent
      return isExplained ? [] : [Self.feasible]
    case .tooLong:
      let limit = Examination.lineLimit
      return [LogRemark(.tooLong, "Lists of more than \(limit) lines are not examined.")]
    case .tooLarge: return [Self.tooLarge]
    }
  }

  private static let rightToLeft = LogRemark(
    .rightToLeft,
    "From left to right, all lines can hold: they clash from right to left, where leading is right."
  )

  private static let assumption = LogRemark(
    .assumption,
    "Logs don't show margins and baselines: where the sum needs them, it takes margins as 8 and "
      + "baselines as bottom edges.")

  private static let feasible = LogRemark(
    .feasible,
    "What clashes isn't in the log: digits beyond the sixth, margins, baselines, rounding to "
      + "pixels, or a line of the list that is missing.")

  private static let tooLarge = LogRemark(
    .tooLarge,
    "Numbers in the list are so large, or so far apart, that their sums round by more than "
      + "the lines allow.")

  /// Why lines that can hold as they are printed still clash.
  private static func doubt(about cause: NearClash.Cause) -> LogRemark {
    switch cause {
    case .rounding:
      LogRemark(
        .rounding,
        "Less than half a point decides: the system rounds the sizes that it sets to pixels, and "
          + "logs print six digits. Priority 999 on your line ends it.")
    case .repetition:
      LogRemark(
        .rounding,
        "A line that follows from others clashes with them as soon as one of their numbers is rounded, and logs "
          + "print six digits.")
    case .emptiness:
      LogRemark(
        .feasible,
        "What has content needs some length of its own, so that the lines clash though no number shows it."
      )
    }
  }
}
