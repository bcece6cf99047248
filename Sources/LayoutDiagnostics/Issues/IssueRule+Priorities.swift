import AutoLayout

extension IssueRule {
  /// Rules about sizes that content doesn't decide.
  static let priorities: [IssueRule] = [
    IssueRule(.priorityTie, find: ties),
    IssueRule(
      .fixedTextSize
    ) { search in
      search.findings { constraint in
        guard constraint.second == nil, constraint.relation == .equal,
          let view = search.model[constraint.first.item].view
        else { return false }
        // A button without a title is as large as its picture in every language.
        return view.viewClass == .label
          || view.viewClass == .button && view.content.text?.isEmpty == false
      }
    },
    IssueRule(.requiredContentPriority, find: requiredContentPriorities),
    IssueRule(.stretchedBaseline, find: stretchedBaselines),
  ]

  /// Ties that leave something open now, and neighbors that would tie in a wider superview.
  private static func ties(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    var seen: Set<[String]> = []
    var found: [Issue.Finding] = []
    for reason in search.ambiguity.entries.flatMap({ $0.openValues }).map({ $0.reason })
    where reason.kind == .tie {
      let ids = reason.constraints.map { $0.id }
      guard seen.insert(ids).inserted else { continue }
      let list = ConstraintReference.list(reason.constraints)
      found.append(Issue.Finding("\(list) tie", constraints: ids))
    }
    return found.isEmpty ? likelyTies(search) : found
  }

  private static func likelyTies(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    search.constraints.compactMap { _, constraint in
      guard let second = constraint.second, constraint.isFixed,
        let edges = facingEdges[constraint.first.attribute], edges == second.attribute
      else { return nil }
      let axis = constraint.first.attribute.axis
      let items = [second.item, constraint.first.item]
      let priorities = items.map { search.model[$0].view?.hugging[axis] }
      guard let priority = priorities[0], priority == priorities[1],
        items.allSatisfy({ mayStretch($0, axis, search) })
      else { return nil }
      let names = items.map(search.name)
      return Issue.Finding(
        "\(Sentence.list(names)) share hugging \(NumberText.exact(priority.value))", items: names)
    }
  }

  private static let facingEdges: [Attribute: Attribute] = [
    .leading: .trailing, .left: .right, .top: .bottom,
  ]

  /// Whether a view has a size of its own, and is tied on both sides but not in length.
  private static func mayStretch(_ item: Item.ID, _ axis: Axis, _ search: borrowing IssueSearch)
    -> Bool
  {
    guard search.layout.pass.intrinsicSize(of: item)[axis] != nil else { return false }
    let constraints = search.model.mentions[Int(item.rawValue)].map { search.model[$0] }
    let anchors: [Anchor] = constraints.flatMap { constraint in
      constraint.isFixed ? [constraint.first, constraint.second].compactMap { $0 } : []
    }
    let own = anchors.filter { $0.item == item && $0.attribute.axis == axis }
    let attributes = Set(own.map { $0.attribute })
    let isTied =
      axis == .horizontal
      ? !attributes.isDisjoint(with: [.leading, .left])
        && !attributes.isDisjoint(with: [.trailing, .right])
      : attributes.isSuperset(of: [.top, .bottom])
    return isTied && !attributes.contains(.extent(axis))
  }

  private static func requiredContentPriorities(_ search: borrowing IssueSearch)
    -> [Issue.Finding]
  {
    search.layout.items.flatMap { item -> [Issue.Finding] in
      // A stack view's priorities have no effect: it has no content of its own.
      guard let view = search.model[item].view, view.stack == nil else { return [] }
      let name = search.name(item)
      let values = [
        ("hugging", view.hugging), ("compressionResistance", view.compressionResistance),
      ]
      return values.flatMap { property, value in
        Axis.allCases.filter { value[$0].isRequired }.map {
          Issue.Finding("\(name).\(property).\($0.rawValue) is required", items: [name])
        }
      }
    }
  }

  private static func stretchedBaselines(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    search.constraints.flatMap { id, constraint -> [Issue.Finding] in
      let anchors = [constraint.first, constraint.second].compactMap { $0 }
      return anchors.compactMap { anchor in
        guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline,
          let wanted = search.layout.pass.intrinsicSize(of: anchor.item).vertical
        else { return nil }
        let height = search.layout.value(of: Anchor(anchor.item, .height))
        guard (height - wanted).magnitude > 0.51 else { return nil }
        return search.finding(
          id,
          ", but \(search.name(anchor.item)) is \(NumberText.measured(height)) high, its content "
            + NumberText.measured(wanted))
      }
    }
  }
}

extension LayoutConstraint {
  /// Whether it must hold exactly.
  fileprivate var isFixed: Bool { isActive && relation == .equal && priority.isRequired }
}
