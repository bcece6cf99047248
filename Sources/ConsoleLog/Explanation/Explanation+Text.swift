import AutoLayout
import Cassowary

extension LogExplanation {
  /// What clashes, in one sentence.
  package var clash: String {
    if constraints.isEmpty { return "There is no constraint to read." }
    switch examination {
    case .clash(let contradiction): return Self.clash(contradiction)
    case .feasible:
      return report.isReadable
        ? "As printed, the constraints can all hold."
        : "The constraints that can be read can all hold; others can't be read."
    case .tooLong: return "The list is too long to examine."
    case .tooLarge: return "Whether the constraints can all hold is beyond what can be computed."
    }
  }

  private static func clash(_ contradiction: Contradiction) -> String {
    let place =
      switch contradiction.axis {
      case .horizontal: "Across, "
      case .vertical: "From top to bottom, "
      case nil: "Through a ratio, "
      }
    guard contradiction.parts.contains(where: { $0.points > 0 }) else {
      return "\(place)a size would have to be negative."
    }
    return "\(place)\(contradiction.arithmetic)."
  }

  /// What to change, in one sentence.
  package var advice: String? { advice(isLive: false) }

  /// What to change, in one sentence.
  ///
  /// - Parameter isLive: Whether the constraints are those of a session, where a priority can be set.
  /// - Returns: The advice; nil where none is certain.
  func advice(isLive: Bool) -> String? {
    guard let suggestion, isCertain else { return nil }
    let sentences = [suggestion, further].compactMap { $0 }.map { sentence($0, isLive: isLive) }
    return sentences.joined(separator: "\nThat is not enough. ")
  }

  private func sentence(_ suggestion: LogSuggestion, isLive: Bool) -> String {
    let constraint = suggestion.constraint
    let name = Self.typeable(constraint.name)
    switch suggestion.action {
    case .lower:
      let target =
        isLive
        ? ": set priority \(name) 999" : changedLine(of: suggestion).map { ": pin \($0)" } ?? "."
      return "Lower \(name) to priority 999 (\(suggestion.reason))\(target)"
    case .remove:
      let twin = suggestion.twin.map { " or \(Self.typeable($0.name))" } ?? ""
      return "Remove \(name)\(twin) (\(suggestion.reason)): unpin \(name)"
    case .disableAutoresizing:
      let masks = ([constraint] + suggestion.also).map { mask in
        "\(scene.views[scene.subject(of: mask)].name).translatesAutoresizingMaskIntoConstraints"
      }
      return "Set \(masks.joined(separator: " and ")) to false: \(suggestion.reason)."
    case .collapse:
      let view = scene.views[constraint.first.view].name
      return
        "Set the spacing inside \(view) to 0 while it is hidden, or put it in a plain view and pin its "
        + "last edge there with priority 999: \(suggestion.reason)."
    case .realign:
      return "Set the alignment of the stack view to center: \(suggestion.reason)."
    case .leaveAlone:
      return "There is nothing of yours to change: \(suggestion.reason)."
    }
  }

  /// The suggested line after the change, as `pin` reads it; nil where nothing is lowered.
  package var changedLine: String? { suggestion.flatMap(changedLine) }

  /// The line of a suggestion after the change; nil where its numbers are too large to be typed.
  func changedLine(of suggestion: LogSuggestion) -> String? {
    let line = suggestion.constraint.line
    guard suggestion.action == .lower,
      [line.constant, line.multiplier].allSatisfy({ $0.magnitude <= Magnitude.limit })
    else { return nil }
    return scene.equation(of: suggestion.constraint, priority: Priority(999))
  }

  /// The whole explanation, without a final newline.
  package var text: String {
    var blocks = [[clash, advice].compactMap { $0 }.joined(separator: "\n")]
    if let contradiction {
      let picture = SumPicture(contradiction, in: scene).lines
      if !picture.isEmpty { blocks.append(picture.joined(separator: "\n")) }
    }
    if !constraints.isEmpty { blocks.append(constraintList) }
    let notes = repetitionNotes + brokenNotes + duplicateNotes + remarks.map { $0.text }
    if !notes.isEmpty { blocks.append(notes.map { "- \($0)" }.joined(separator: "\n")) }
    return blocks.joined(separator: "\n\n")
  }

  /// Every line as `pin` reads it, with its maker.
  private var constraintList: String {
    let members = Set(contradiction?.members ?? constraints)
    let rows = constraints.map { constraint in
      let mark = constraint == broken ? "x" : members.contains(constraint) ? "*" : " "
      let equation =
        scene.equation(of: constraint)
        ?? "(not for pin) \(constraint.line.body)"
      return (mark: mark, name: Self.typeable(constraint.name), equation, constraint.maker)
    }
    let nameWidth = min(28, rows.map { $0.name.count }.max() ?? 0)
    var lines = ["constraints (* in the clash, x broken)"]
    for (mark, name, equation, maker) in rows {
      let padding = String(repeating: " ", count: max(0, nameWidth - name.count))
      lines.append("  \(mark) \(name)\(padding)  \(equation)")
      if let reason = maker.reason {
        lines.append("      system: \(reason)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private var repetitionNotes: [String] {
    guard !repetitions.isEmpty else { return [] }
    let lines = repetitions.prefix(8).map { "\($0)" }.joined(separator: ", ")
    let more = repetitions.count > 8 ? " and further down" : ""
    return ["The same report appears again on line \(lines)\(more)."]
  }

  private var brokenNotes: [String] {
    guard let broken else {
      let expected = expectedBroken.map { Self.typeable($0.name) }
      return contradiction == nil ? [] : expected.map { ["The usual rule breaks \($0)."] } ?? []
    }
    let name = Self.typeable(broken.name)
    if ruleAgrees == true { return ["\(name) was broken, as the usual rule says."] }
    let expected = expectedBroken.map { "; the usual rule names \(Self.typeable($0.name))" } ?? ""
    return ["\(name) was broken\(expected)."]
  }

  private var duplicateNotes: [String] {
    duplicates.map { group in
      let names = group.map { Self.typeable($0.name) }.joined(separator: " and ")
      let isSame = Set(group.map { $0.line.constant }).count == 1
      return isSame
        ? "\(names) say the same thing; one of them can go."
        : "\(names) demand different things of the same attributes; one was probably meant to replace "
          + "the other."
    }
  }

  /// A name as the language reads it.
  private static func typeable(_ name: String) -> String {
    let isWord =
      name.first.map { $0.isLetter || $0 == "_" } ?? false
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    return isWord ? name : "\"\(name)\""
  }
}

extension ConsoleLog {
  /// The explanation of everything in the log, without a final newline.
  public var explanation: String { explanation(startingAt: 1) }

  /// The explanation of a log whose first line has another number, as it is a part of a longer one.
  package func explanation(startingAt line: Int) -> String {
    guard !isEmpty else {
      return "There is no report about constraints in this log."
    }
    let (scene, explanations) = explanations()
    var blocks = explanations.enumerated().map { place, explanation in
      let count = explanations.count == 1 ? "" : " \(place + 1) of \(explanations.count)"
      let report = explanation.report
      let hasPrefix = report.prefix.contains { $0.isLetter || $0.isNumber }
      let prefix = hasPrefix ? " (\(report.prefix))" : ""
      return "report\(count), line \(report.firstLine + line - 1), \(report.era)\(prefix)\n\n"
        + explanation.text
    }
    if !notices.isEmpty {
      blocks.append(
        notices.map { $0.summary }.joined(separator: "\n"))
    }
    if !scene.views.isEmpty { blocks.append(scene.viewList) }
    return blocks.joined(separator: "\n\n")
  }
}

extension LogScene {
  /// Which name belongs to which address.
  var viewList: String {
    let rows = views.map { view in
      let parent = view.parent.map { parent in
        "in \(views[parent].name)" + (view.isParentGuessed ? " (a guess)" : "")
      }
      let details = [
        view.className.map(ClassName.demangled), view.address, view.label.map { "'\($0)'" }, parent,
      ]
      let text = details.compactMap { $0 }.joined(separator: " ")
      return (name: view.name, text.isEmpty ? "a superview that the log doesn't name" : text)
    }
    let width = rows.map { $0.name.count }.max() ?? 0
    let lines = rows.map { name, details in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(details)"
    }
    return (["views"] + lines).joined(separator: "\n")
  }
}
