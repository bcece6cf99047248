import AutoLayout
import LayoutDiagnostics

extension LogExplanation {
  /// What clashes, in one sentence.
  package var clash: String {
    if diagnosis.constraints.isEmpty {
      return report.loss?.what ?? "There is no constraint to read."
    }
    if !isList, let clash = diagnosis.clash { return clash }
    if isList {
      let count = Sentence.count(diagnosis.constraints.count, "constraint")
      return report.isOfEngine
        ? "\(count) that the layout engine holds; it doesn't say which of them clash."
        : report.isBareList && !report.isList
          ? "A list of \(count): nothing in it clashes. If it is from a report, copy the message above it and the line "
            + "below it, too."
          : "A list of \(count), not a report of a conflict: nothing in it clashes."
    }
    switch diagnosis.examination {
    case .tooLong: return "The list is too long to examine."
    case .tooLarge: return "Numbers like these can't tell whether the constraints can all hold."
    case .clash, .feasible:
      let sentence =
        if !report.isWhole {
          gap
        } else if diagnosis.dependsOnMargins {
          "Whether the constraints can all hold depends on margins and baselines, which no log prints."
        } else {
          "As printed, the constraints can all hold."
        }
      return [sentence, diagnosis.nearClash ?? emptiness].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// What clashes if the outermost view has no length, as before it is laid out for the first time.
  private var emptiness: String? {
    emptyHolder.map { holder in
      "If \(scene.name(of: holder.view)) is 0 \(holder.axis.adjective) at this moment, "
        + "\(holder.contradiction.need) pt don't fit."
    }
  }

  /// Why a list isn't whole, if the rest proves nothing.
  private var gap: String {
    if report.lines.isEmpty {
      let name = diagnosis.broken?.typeableName ?? "the line that broke"
      return
        "The list is missing: nothing shows what clashes with \(name). Copy the lines between ( and ), too."
    }
    let unread = report.lines.count { $0.constraint == nil }
    let rest = "what is here doesn't clash by itself."
    if unread > 0 { return "\(unread) of \(report.lines.count) lines can't be read; \(rest)" }
    let isSure =
      report.isElided || report.isListOpened != report.isListClosed || report.broken != nil
    return "Lines of the list \(isSure ? "are" : "may be") missing; \(rest)"
  }

  /// What to change, in one sentence; nil if nothing is certain.
  package var advice: String? {
    advice { suggestion in
      let lines = suggestion.isOfOneLine ? commands(of: suggestion) : []
      return lines.isEmpty ? nil : lines
    }
  }

  private func advice(_ commands: (ConflictSuggestion) -> [String]?) -> String? {
    if diagnosis.constraints.isEmpty, let loss = report.loss { return loss.remedy }
    if isCertain {
      return diagnosis.advice(commands).map { advice in
        [advice, diagnosis.needs].compactMap { $0 }.joined(separator: " ")
      }
    }
    let makers = report.unreadMakers
    if !makers.isEmpty, makers.count == report.lines.count,
      makers.allSatisfy({ $0.kind == .framework })
    {
      return "There is nothing of yours to change: every line in the list is the system's."
    }
    return guess.map {
      "A guess\(report.isWhole ? "" : " without the missing lines"): \(diagnosis.sentence($0, commands))"
    }
  }

  /// What to change, in order.
  var suggestions: [ConflictSuggestion] {
    isCertain
      ? [diagnosis.suggestion, diagnosis.further].compactMap { $0 } : [guess].compactMap { $0 }
  }

  /// What is likely if nothing says what broke: the app's lines have no room in a view, or one of them gave way to a
  /// length that the system sets and the log lacks.
  private var guess: ConflictSuggestion? {
    guard !isList, !report.isBlurred, diagnosis.broken == nil, !diagnosis.isForeign,
      diagnosis.examination == .feasible
    else { return nil }
    if diagnosis.leavesNoLength { return diagnosis.suggestion }
    if let emptyHolder {
      return Suspects(emptyHolder.contradiction.members, in: scene).softest
    }
    guard !report.isWhole else { return nil }
    let fixed = diagnosis.constraints.first { $0.maker.setsLength }
    let isInCell = diagnosis.constraints.contains { constraint in
      constraint.views.contains { scene.views[$0].isPlacedByContainer }
    }
    let isFixed = fixed != nil || report.unreadMakers.contains { $0.setsLength }
    guard isFixed || isInCell else { return nil }
    // What usually clashes with a cell's content is the cell's own height.
    let axis = isFixed ? fixed?.axis : .vertical
    let own = diagnosis.constraints.filter { constraint in
      constraint.maker.isApp && constraint.requiredRelation != nil
        && (axis == nil || constraint.axis == axis)
        && scene.kind(of: constraint) != .other
    }
    return Suspects(own, in: scene).softest
  }

  /// The suggested line after the change, as `pin` reads it; nil if nothing is lowered.
  package var changedLine: String? { diagnosis.suggestion.flatMap(changedLine) }

  /// The line of a suggestion after the change; nil if its numbers are too large to be typed.
  func changedLine(of suggestion: ConflictSuggestion) -> String? {
    let line = suggestion.constraint
    guard suggestion.action == .lower,
      [line.constant, line.multiplier].allSatisfy({ $0.magnitude <= Magnitude.limit })
    else { return nil }
    return scene.equation(of: line, priority: Priority(999))
  }

  /// The whole explanation, without a final newline.
  package var text: String {
    var blocks = [
      ([clash] + [advice { _ in nil }].compactMap { $0 } + remedyList + alternatives.map { $0.text })
        .joined(separator: "\n")
    ]
    if !isList, let contradiction = diagnosis.contradiction,
      diagnosis.suggestion?.action != .disableAutoresizing, diagnosis.values == nil
    {
      let picture = contradiction.picture
      if !picture.isEmpty { blocks.append(picture.joined(separator: "\n")) }
    }
    if !diagnosis.constraints.isEmpty { blocks.append(constraintList) }
    let notes =
      repetitionNotes + (isList ? [] : brokenNotes + duplicateNotes)
      + remarks.filter { !alternatives.contains($0) }.map { $0.text }
    if !notes.isEmpty { blocks.append(notes.map { "- \($0)" }.joined(separator: "\n")) }
    return blocks.joined(separator: "\n\n")
  }

  /// What can be done instead of what is advised.
  private var alternatives: [LogRemark] {
    suggestions.isEmpty ? [] : remarks.filter { $0.kind == .rowHeight }
  }

  /// Every line as `pin` reads it, with its maker and where to find it in the log or the code.
  private var constraintList: String {
    let isProven = !isList && diagnosis.hasProof
    let members = isProven ? Set(diagnosis.members) : []
    let rows = diagnosis.constraints.map { constraint in
      let line = log.line(of: constraint)
      let equation =
        scene.equation(of: constraint) ?? log.wish(of: constraint) ?? "(not for pin) \(line.body)"
      let place = [line.address, line.source].compactMap { $0 }.joined(separator: " ")
      return (constraint, name: constraint.typeableName, equation: equation, place: place)
    }
    let nameWidth = min(34, rows.map { $0.name.count }.max() ?? 0)
    let width = min(48, rows.map { $0.equation.count }.max() ?? 0)
    let legend = [isProven ? "* in the clash" : nil, diagnosis.broken == nil ? nil : "x broken"]
      .compactMap { $0 }.joined(separator: ", ")
    let lines = rows.flatMap { constraint, name, equation, place in
      let mark =
        constraint == diagnosis.broken ? "x" : members.contains(constraint) ? "*" : " "
      let rest = place.isEmpty ? equation : "\(equation.padded(to: width))  \(place)"
      return ["  \(mark) \(name.padded(to: nameWidth))  \(rest)"]
        + [constraint.maker.reason].compactMap { $0 }.map { "      system: \($0)" }
    }
    return (["constraints" + (legend.isEmpty ? "" : " (\(legend))")] + lines)
      .joined(separator: "\n")
  }

  private var repetitionNotes: [String] {
    guard !repetitions.isEmpty else { return [] }
    let lines = LogNotice.list(repetitions)
    guard report.constraints.isEmpty else {
      return ["The same report appears again on line \(lines)."]
    }
    return [
      repetitions.count == 1
        ? "The report on line \(lines) is hidden as well."
        : "The reports on lines \(lines) are hidden as well."
    ]
  }

  private var brokenNotes: [String] {
    guard let name = diagnosis.broken?.typeableName else { return [] }
    let isAdvised = isCertain && diagnosis.suggestion?.constraint == diagnosis.broken
    return isAdvised ? [] : ["The system broke \(name)."]
  }

  /// Lines that state something twice, once for each pair of views; the advice isn't repeated.
  private var duplicateNotes: [String] {
    guard let suggestion = diagnosis.suggestion, suggestion.action != .leaveAlone else { return [] }
    struct Key: Hashable {
      let views: Set<Int>
      let isSame: Bool
    }
    let advised = isCertain ? suggestion.twin.map { Set([suggestion.constraint, $0]) } : nil
    let told = diagnosis.duplicates.filter { group in
      Set(group.map { $0.relation }).count == 1 && Set(group) != advised
    }
    let groups = told.grouped { group in
      Key(views: Set(group[0].views), isSame: Set(group.map { $0.constant }).count == 1)
    }
    return groups.map { key, members in
      let lists = members.map { group in Sentence.list(group.map { $0.typeableName }) }
      let isOne = lists.count == 1
      let names = lists.joined(separator: ", ")
      return key.isSame
        ? "\(names) say the same thing\(isOne ? ": one of them is enough" : "s twice: one of each is enough")."
        : "\(names) set the same attributes: one \(isOne ? "" : "of each ")was probably meant to replace the other."
    }
  }
}
