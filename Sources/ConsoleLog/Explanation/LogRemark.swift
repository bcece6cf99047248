import AutoLayout

/// Something worth knowing about a report besides its sum.
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
      diagnosis.members, diagnosis.contradiction, report, diagnosis.scene)
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

  /// Whether advice or another remark makes a remark pointless: nothing has to give way to a size of the system's where
  /// a mask is to go, and what can be ignored, or is the stack view's own, needs no other remedy.
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
    _ scene: ConflictScene
  ) -> [LogRemark] {
    var remarks: [LogRemark] = []
    let owner = PrivateViews.owner(of: members, in: scene)
    let isOwn = members.contains { $0.maker.isApp }
    let canSoften = isOwn && owner == nil
    if let size = members.first(where: { $0.maker.setsSize }) {
      remarks.append(
        systemSize(
          size, clashes: contradiction != nil, hasOwn: contradiction != nil && canSoften, scene))
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
    let isRow = canSoften && (contradiction?.excess ?? 0) >= 1
    remarks += [
      isRow ? rowHeight(among: members, in: scene) : nil,
      placedByFrame(among: members, canSoften: canSoften, scene),
    ].compactMap { $0 }
    let isRounded = members.contains { $0.maker.setsSize && $0.constant != 0 }
    if let contradiction, contradiction.excess < 1, isRounded {
      remarks.append(
        LogRemark(
          kind: .rounding,
          text:
            "The clash is below one point: the system rounds sizes to pixels, and your sum isn't "
            + "rounded. It differs by device and version"
            + (canSoften ? "; priority 999 on your line ends it." : ".")))
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
    return remarks
  }

  private static func placedByFrame(
    among members: [SceneConstraint], canSoften: Bool, _ scene: ConflictScene
  ) -> LogRemark? {
    guard let mask = members.first(where: { $0.maker.kind == .autoresizing }) else { return nil }
    let forgotten = ConflictSuggestion.forgottenMasks(among: members, in: scene).first
    let name = scene.views[scene.subject(of: forgotten ?? mask)].name
    let meaning =
      forgotten != nil
      ? "\(name) is placed twice: by its frame and by constraints. Only one of the two can place it."
      : "The frame of \(name) takes part, which its superview or a container sets"
        + (canSoften ? ": leave its mask alone, and change a line of yours." : ".")
    return LogRemark(kind: .autoresizing, text: meaning)
  }

  private static func collapsed(by size: SceneConstraint, _ scene: ConflictScene) -> LogRemark {
    let name = scene.views[size.first.view].name
    return LogRemark(
      kind: .collapsed,
      text:
        "\(size.typeableName), a line of yours, sets \(name).\(size.first.attributeName) to 0: what is in "
        + "\(name) has no room while it holds.")
  }

  private static func systemSize(
    _ size: SceneConstraint, clashes: Bool, hasOwn: Bool, _ scene: ConflictScene
  ) -> LogRemark {
    let name = scene.views[size.first.view].name
    let length = "\(name).\(size.first.attributeName)"
    if size.constant == 0 {
      let quiet = hasOwn ? " 999 on your line keeps the log quiet." : ""
      let isForMoment =
        size.maker.kind != .containerSize || scene.views[size.first.view].isZeroForMoment
      guard isForMoment else {
        return LogRemark(
          kind: .temporaryZero,
          text:
            "\(length) is 0 now: for a moment, while the system adds or measures the view, which is "
            + "harmless, or because its layout gives it none; then give it at least 1.\(quiet)")
      }
      return LogRemark(
        kind: .temporaryZero,
        text: "\(length) is 0 only while the system adds or measures the view"
          + (clashes ? ", so the clash is harmless: the next pass has the real size.\(quiet)" : ".")
      )
    }
    return LogRemark(
      kind: .systemSize,
      text: "\(length) is set by the system and wins"
        + (hasOwn ? ": one of your lines has to give way." : "."))
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

  private static func doubts(_ diagnosis: Diagnosis, in report: LogReport) -> [LogRemark] {
    switch diagnosis.examination {
    case .clash(let contradiction):
      return (contradiction.isRightToLeft ? [rightToLeft] : [])
        + (contradiction.isAssuming ? [assumption] : [])
    case .feasible where diagnosis.isNear:
      return [
        LogRemark(
          kind: .rounding,
          text:
            "Less than half a point decides: the system rounds the sizes that it sets to pixels, and "
            + "logs print six digits. Priority 999 on your line ends it.")
      ]
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

extension SceneConstraint {
  /// Whether the line is the app's and gives a view that holds others a length of 0.
  fileprivate func collapsesItsView(in scene: ConflictScene) -> Bool {
    maker.isApp && second == nil && first.attribute?.isSize == true
      && relation != .greaterThanOrEqual
      && constant == 0 && scene.views[first.view].holdsViews
  }
}
