import AutoLayout

/// Views that are larger or elsewhere than what they show.
extension IssueRule {
  /// Switches and the like should always have the size of their content, and a button without a
  /// background hides how large it is (`Anatomy of a Constraint`, intrinsic content size).
  static func stretchedControls(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    search.visible.flatMap { view -> [Issue.Finding] in
      let item = view.item
      let wanted = search.layout.pass.intrinsicSize(of: item)
      let insets = search.model.alignmentRectInsets(of: item)
      let size = Rect(origin: .zero, size: view.size).inset(by: insets).size
      let sizes = [
        (Axis.horizontal, "wide", size.width), (.vertical, "high", size.height),
      ]
      return sizes.compactMap { axis, word, actual in
        guard let content = wanted[axis], actual > content + tolerance,
          mayNotStretch(item, axis, search)
        else { return nil }
        let name = search.name(item)
        return Issue.Finding(
          "\(name) is \(NumberText.measured(actual)) \(word), its content "
            + NumberText.measured(content), items: [name], by: actual - content, axis: axis)
      }
    }
  }

  private static let rigid: Set<ViewClass> = [.switch, .stepper, .activityIndicatorView]

  private static func mayNotStretch(
    _ item: Item.ID, _ axis: Axis, _ search: borrowing IssueSearch
  ) -> Bool {
    let view = search.model[item].state
    if rigid.contains(view.viewClass) || view.viewClass == .slider && axis == .vertical {
      return true
    }
    // A size chosen by a constraint or by a stack view isn't an accident.
    return view.viewClass == .button && !view.content.buttonKind.isConfigured
      && view.drawn[.backgroundColor] == nil && !view.isManual
      && search.model.stack(arranging: item) == nil
      && !search.sizesLength(of: item, axis)
  }

  /// A frame that was set may lie between pixels; what Auto Layout computes doesn't, and what a transform draws has no
  /// edges along them.
  static func misaligned(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    let scale = search.layout.environment.scale
    return search.visible.compactMap { view in
      let frame = view.frame
      let isAligned = frame.inOrder.allSatisfy {
        let pixels = $0 * scale
        return (pixels - pixels.rounded()).magnitude < 1e-3
      }
      guard !isAligned, view.transform == nil, search.model[view.item].state.isManual else {
        return nil
      }
      let name = search.name(view.item)
      return Issue.Finding("\(name) is misaligned: \(frame)", items: [name])
    }
  }
}

extension IssueSearch {
  /// Whether a constraint in force is about the length of an item.
  fileprivate func sizesLength(of item: Item.ID, _ axis: Axis) -> Bool {
    constraints.contains { _, constraint in
      [constraint.first, constraint.second].contains { $0 == Anchor(item, .extent(axis)) }
    }
  }

  /// The open values of an item that count as an issue, as the view says.
  package func verified(_ entry: AmbiguityReport.Entry) -> [String] {
    let view = layout.item(named: entry.name).flatMap { model[$0].view }
    return switch view?.verifiedAmbiguity ?? .always {
    case .always: entry.attributes
    case .positionOnly: entry.attributes.filter { $0 == "minX" || $0 == "minY" }
    case .never: []
    }
  }
}
