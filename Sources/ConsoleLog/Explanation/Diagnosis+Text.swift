import AutoLayout

extension Diagnosis {
  /// What clashes, in one sentence; nil without a proof.
  var clash: String? {
    guard let contradiction else { return nil }
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

  /// What to change, in one sentence, and in another one what else.
  ///
  /// - Parameter lowering: The command that lets a line lose; nil where there is none.
  /// - Returns: The advice; nil where none is certain.
  func advice(lowering: (ConflictSuggestion) -> String?) -> String? {
    guard isCertain, let suggestion else { return nil }
    return [suggestion, further].compactMap { $0 }.map { sentence($0, lowering: lowering) }
      .joined(separator: "\nThat is not enough. ")
  }

  private func sentence(
    _ suggestion: ConflictSuggestion, lowering: (ConflictSuggestion) -> String?
  ) -> String {
    let constraint = suggestion.constraint
    let name = constraint.typeableName
    switch suggestion.action {
    case .lower:
      let command = lowering(suggestion).map { ": \($0)" } ?? "."
      return "Lower \(name) to priority 999 (\(suggestion.reason))\(command)"
    case .remove:
      let twin = suggestion.twin.map { " or \($0.typeableName)" } ?? ""
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
}

extension SceneConstraint {
  /// The name as the language reads it.
  var typeableName: String {
    let isWord =
      name.first.map { $0.isLetter || $0 == "_" } ?? false
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    return isWord ? name : "\"\(name)\""
  }
}
