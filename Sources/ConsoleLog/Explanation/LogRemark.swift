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
}

extension LogRemark {
  static func all(
    on report: LogReport, isList: Bool, _ diagnosis: Diagnosis, expectedBroken: SceneConstraint?,
    in log: LogScene
  ) -> [LogRemark] {
    let expected = diagnosis.contradiction == nil ? nil : expectedBroken?.typeableName
    let missing = missing(in: report, isList: isList, expectedBroken: expected)
      .map { LogRemark(kind: .missing, text: $0) }
    if isList { return missing }
    let meaning = meaning(
      diagnosis.members, diagnosis.contradiction, report, diagnosis.suggestion, diagnosis.scene,
      log.language)
    return meaning.filter { !isIdle($0, beside: meaning, diagnosis.suggestion?.action) }
      + (diagnosis.constraints.isEmpty
        ? [] : doubts(diagnosis, in: report))
      + diagnosis.constraints.compactMap(log.restatement)
      .map {
        LogRemark(kind: .restated, text: "\($0). A session rebuilt from the log has that one.")
      }
      + missing
  }

  // MARK: What it means

  /// Whether advice or another remark makes a remark pointless: if a mask is to go, nothing has to give way to the
  /// system's size, and what can be ignored or is the stack view's own needs no other remedy.
  private static func isIdle(
    _ remark: LogRemark, beside others: [LogRemark], _ action: ConflictSuggestion.Action?
  ) -> Bool {
    switch remark.kind {
    case .systemSize, .temporaryZero, .rowHeight: action == .disableAutoresizing
    case .systemOnly: others.contains { $0.kind == .privateViews || $0.kind == .hiding }
    default: false
    }
  }

  private static func meaning(
    _ members: [SceneConstraint], _ contradiction: Contradiction?, _ report: LogReport,
    _ suggestion: ConflictSuggestion?, _ scene: ConflictScene, _ language: CodeLanguage
  ) -> [LogRemark] {
    var remarks: [LogRemark] = []
    let owner = PrivateViews.owner(of: members, in: scene)
    let isOwn = members.contains { $0.maker.isApp }
    let canSoften = isOwn && owner == nil
    if let size = members.first(where: { $0.maker.setsSize }) {
      remarks.append(
        systemSize(
          size, contradiction, suggestion, hasOwn: contradiction != nil && canSoften, scene))
    }
    if contradiction != nil, let size = members.first(where: { $0.collapsesItsView(in: scene) }) {
      remarks.append(collapsed(by: size, scene))
    }
    if let hidden = members.first(where: { $0.maker.kind == .stackHiding }) {
      let name = scene.views[hidden.first.view].name
      remarks.append(
        LogRemark(
          kind: .hiding,
          text:
            "\(name) is hidden in a stack view, which makes its length 0. Required sizes and gaps "
            + "inside it need priority 999, so that they give way while it is hidden."))
    }
    if let mask = members.first(where: { $0.maker.kind == .autoresizing }) {
      remarks.append(autoresizing(mask, suggestion, canSoften: canSoften, scene))
    }
    let isRow = canSoften && (contradiction?.excess ?? 0) >= 1
    if isRow, let row = rowHeight(among: members, in: scene, language) { remarks.append(row) }
    if let contradiction, contradiction.excess < 1, contradiction.negative.isEmpty,
      contradiction.omission(in: scene).isEmpty, members.contains(where: { $0.isRounded })
    {
      remarks.append(rounding(members, canSoften: canSoften, scene))
    }
    if !isOwn, !members.isEmpty, report.isReadable, contradiction != nil {
      remarks.append(
        LogRemark(
          kind: .systemOnly,
          text:
            "The system or a stack view made every line in the clash, so there is none to lower in "
            + "code. If the layout looks wrong, look at what gives these views their sizes and spacing."
        ))
    }
    if report.isMostlyReadable, let owner {
      remarks.append(
        LogRemark(
          kind: .privateViews,
          text:
            "The views belong to \(owner), not to the app: the report can be ignored, unless your "
            + "code adds constraints to them."))
    }
    return remarks + (owner == nil ? [neighbor(of: report, members, scene)].compactMap { $0 } : [])
  }

  /// What the line before a report tells; it may name the owner of the views only if none of their classes is the
  /// app's.
  private static func neighbor(
    of report: LogReport, _ members: [SceneConstraint], _ scene: ConflictScene
  ) -> LogRemark? {
    switch report.neighbor?.meaning {
    case nil: return nil
    case .occasion(let text): return LogRemark(kind: .neighbor, text: text)
    case .owner(let owner):
      guard PrivateViews.mayOwn(members, of: report, in: scene) else { return nil }
      return LogRemark(
        kind: .neighbor,
        text:
          "The line before the report is about \(owner), and no class in the list is your app's: if you didn't make "
          + "these views, they belong to it, and the report can be ignored.")
    }
  }

  // MARK: What is not certain

  private static let assumption = LogRemark(
    kind: .assumption,
    text:
      "Logs don't show margins and baselines: where the sum needs them, it takes margins as 8 and "
      + "baselines as bottom edges.")
  private static let rightToLeft = LogRemark(
    kind: .rightToLeft,
    text:
      "From left to right, all lines can hold: they clash from right to left, where leading is right."
  )

  /// Why lines that can hold as they are printed still clash.
  private static func near(_ diagnosis: Diagnosis) -> LogRemark? {
    switch diagnosis.near?.cause {
    case .rounding:
      LogRemark(
        kind: .rounding,
        text:
          "Less than half a point decides: the system rounds the sizes that it sets to pixels, and "
          + "logs print six digits. Priority 999 on your line ends it.")
    case .repetition:
      LogRemark(
        kind: .rounding,
        text:
          "A line that follows from others clashes with them as soon as one of their numbers is rounded, and logs "
          + "print six digits.")
    case .emptiness:
      LogRemark(
        kind: .feasible,
        text:
          "What has content needs some length of its own, so that the lines clash though no number shows it."
      )
    case nil: nil
    }
  }

  private static func doubts(_ diagnosis: Diagnosis, in report: LogReport) -> [LogRemark] {
    switch diagnosis.examination {
    case .clash(let contradiction):
      return (contradiction.isRightToLeft ? [rightToLeft] : [])
        + (contradiction.isAssuming ? [assumption] : [])
    case .feasible where diagnosis.near != nil:
      return [near(diagnosis)].compactMap { $0 }
    case .feasible
    where !report.isWhole || diagnosis.dependsOnMargins || diagnosis.hasNegativeContent:
      return []
    case .feasible:
      return [
        LogRemark(
          kind: .feasible,
          text:
            "What clashes isn't in the log: digits beyond the sixth, margins, baselines, rounding to "
            + "pixels, or a line of the list that is missing.")
      ]
    case .tooLong:
      let limit = Examination.lineLimit
      return [
        LogRemark(kind: .tooLong, text: "Lists of more than \(limit) lines are not examined.")
      ]
    case .tooLarge:
      return [
        LogRemark(
          kind: .tooLarge,
          text:
            "Numbers in the list are so large, or so far apart, that their sums round by more than "
            + "the lines allow.")
      ]
    }
  }
}
