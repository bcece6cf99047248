import AutoLayout
import LayoutDiagnostics

extension Diagnosis {
  /// What clashes, in one sentence; nil if there is no proof.
  var clash: String? {
    let negative = "a size would have to be negative."
    if hasNegativeContent { return "As printed, \(negative)" }
    guard let contradiction else { return nil }
    let place =
      switch contradiction.axis {
      case .horizontal: "Horizontally, "
      case .vertical: "Vertically, "
      case nil: "Through a ratio, "
      }
    guard contradiction.parts.contains(where: { $0.points > 0 }) else {
      return "\(place)\(negative)"
    }
    if let suggestion, suggestion.action == .disableAutoresizing {
      // The numbers that a mask makes of a frame are nobody's choice, so a sum of them means nothing.
      let views = Sentence.list(views(of: suggestion))
      return "\(place)constraints contradict the autoresizing mask of \(views)."
    }
    if let values { return "\(values)." }
    if let negative = contradiction.negativeLength { return "\(negative)." }
    return "\(place)\(contradiction.arithmetic)\(contradiction.omission)."
  }

  /// The place that gets two values, and the values; nil for other contradictions.
  var values: String? { contradiction?.values(beside: suggestion?.constraint) }

  /// Whether lines that can hold as they are printed leave a view no length.
  var leavesNoLength: Bool {
    if case .emptiness = near?.cause { true } else { false }
  }

  /// What is known of lines that can hold as they are printed, in a sentence; nil if nothing is.
  var nearClash: String? {
    guard let near else { return nil }
    switch near.cause {
    case .rounding: return nil
    case .repetition:
      guard let line = suggestion?.constraint, near.members.contains(line) else { return nil }
      let others = near.members.filter { $0 != line }.map { $0.typeableName }
      return "\(line.typeableName) follows from \(Sentence.list(others))."
    case .emptiness(let views):
      let names = Sentence.list(views.map(scene.name))
      let axes = Set(near.members.compactMap { $0.axis })
      let length = axes.count == 1 ? axes.first?.length : nil
      return "The lines leave \(names) no \(length ?? "room")."
    }
  }

  /// What to change, in one sentence, and what else to change, in another.
  ///
  /// - Parameter commands: The lines that do what is suggested; nil if there are none.
  /// - Returns: The advice; nil if none is certain.
  func advice(_ commands: (ConflictSuggestion) -> [String]?) -> String? {
    guard isCertain, let suggestion else { return nil }
    return [suggestion, further].compactMap { $0 }.map { sentence($0, commands) }
      .joined(separator: "\nThat is not enough. ")
  }

  /// One suggestion, its reason, and the lines that follow it; without them, what the constraint says.
  func sentence(
    _ suggestion: ConflictSuggestion, _ commands: (ConflictSuggestion) -> [String]?
  ) -> String {
    let lines = commands(suggestion).map { $0.joined(separator: "; ") }
    func name(_ constraint: SceneConstraint) -> String {
      let equation = lines == nil ? scene.equation(of: constraint) : nil
      return constraint.typeableName + (equation.map { " (\($0))" } ?? "")
    }
    func why(_ advice: String, _ reason: String? = nil) -> String {
      let reason = reason ?? suggestion.reason
      return lines.map { "\(advice) (\(reason)): \($0)" } ?? "\(advice): \(reason)."
    }
    switch suggestion.action {
    case .lower:
      let room = room(insteadOf: suggestion)
      let advice = why(
        (room.map { "\($0.remedy); or lower" } ?? "Lower")
          + " \(name(suggestion.constraint)) to priority 999", room?.reason)
      guard lines == nil, room == nil, let other = suggestion.alternative,
        let gives = other.text(in: scene)
      else { return advice }
      return "\(advice)\nOr lower \(name(other.constraint)) instead: \(gives)."
    case .remove:
      let twin = suggestion.twin.map { " or \(name($0))" } ?? ""
      return why("Remove \(name(suggestion.constraint))\(twin)")
    case .disableAutoresizing:
      let masks = views(of: suggestion).map { "\($0).translatesAutoresizingMaskIntoConstraints" }
      return why("Set \(Sentence.list(masks)) to false")
    case .realign:
      return why("Set the alignment of the stack view to center")
    case .collapse:
      let view = scene.name(of: suggestion.constraint.first.view)
      return
        "Set the spacing inside \(view) to 0 while it is hidden, or put it in a plain view and pin its "
        + "last edge there with priority 999: \(suggestion.reason)."
    case .constrainInDocument:
      let view = scene.name(of: scene.subject(of: suggestion.constraint))
      return
        "Give \(view) its constraints in Interface Builder; if your code gives them, add one there that is removed at "
        + "build time: \(suggestion.reason)."
    case .leaveAlone:
      return "There is nothing of yours to change: \(suggestion.reason)."
    }
  }

  /// The views whose lines are to change.
  func views(of suggestion: ConflictSuggestion) -> [String] {
    suggestion.changed.map { scene.name(of: scene.subject(of: $0)) }
  }
}

extension SceneConstraint {
  /// The name as the language reads it.
  var typeableName: String { Name.typeable(name) }
}
