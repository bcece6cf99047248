import AutoLayout

extension IssueRule {
  /// Rules about sizes that content doesn't decide.
  static let priorities: [IssueRule] = [
    IssueRule(.priorityTie, find: { $0.ties }),
    IssueRule(.fixedTextSize) { search in
      search.findings { constraint in
        guard constraint.second == nil, constraint.relation == .equal,
          let view = search.model[constraint.first.item].view
        else { return false }
        // A button without a title is as large as its picture in every language.
        return view.viewClass == .label
          || view.viewClass == .button && view.content.text?.isEmpty == false
      }
    },
    IssueRule(.requiredContentPriority, find: { $0.requiredContentPriorities }),
    IssueRule(.stretchedBaseline, find: { $0.stretchedBaselines }),
  ]
}

extension IssueSearch {
  /// Ties that leave something open now, and neighbors that would tie in a wider superview.
  fileprivate var ties: [Issue.Finding] {
    var seen: Set<[String]> = []
    var found: [Issue.Finding] = []
    for reason in ambiguity.entries.flatMap({ $0.openValues }).map({ $0.reason })
    where reason.kind == .tie {
      let ids = reason.constraints.map { $0.id }
      guard seen.insert(ids).inserted else { continue }
      let list = ConstraintReference.list(reason.constraints)
      found.append(Issue.Finding("\(list) tie", constraints: ids))
    }
    return found.isEmpty ? likelyTies : found
  }

  private var likelyTies: [Issue.Finding] {
    constraints.compactMap { _, constraint in
      guard let second = constraint.second, constraint.isFixed,
        constraint.first.attribute.isNearEdge,
        constraint.first.attribute.opposite == second.attribute
      else { return nil }
      let axis = constraint.first.attribute.axis
      let items = [second.item, constraint.first.item]
      let priorities = items.map { model[$0].view?.hugging[axis] }
      guard let priority = priorities[0], priority == priorities[1],
        items.allSatisfy({ mayStretch($0, axis) })
      else { return nil }
      let names = items.map(name)
      return Issue.Finding(
        "\(Sentence.list(names)) share hugging \(NumberText.exact(priority.value))", items: names)
    }
  }

  /// Whether a view has a size of its own, and is tied on both sides but not in length.
  private func mayStretch(_ item: Item.ID, _ axis: Axis) -> Bool {
    guard layout.pass.intrinsicSize(of: item)[axis] != nil else { return false }
    let constraints = model.mentions[Int(item.rawValue)].map { model[$0] }
    let anchors: [Anchor] = constraints.flatMap { constraint in
      constraint.isFixed ? constraint.anchors : []
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

  fileprivate var requiredContentPriorities: [Issue.Finding] {
    layout.items.flatMap { item -> [Issue.Finding] in
      // A stack view's priorities have no effect: it has no content of its own.
      guard let view = model[item].view, view.stack == nil else { return [] }
      let name = name(item)
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

  fileprivate var stretchedBaselines: [Issue.Finding] {
    constraints.flatMap { id, constraint -> [Issue.Finding] in
      constraint.anchors.compactMap { anchor in
        guard anchor.attribute == .firstBaseline || anchor.attribute == .lastBaseline,
          let wanted = layout.pass.intrinsicSize(of: anchor.item).vertical
        else { return nil }
        let height = layout.value(of: Anchor(anchor.item, .height))
        guard (height - wanted).magnitude > 0.51 else { return nil }
        return finding(
          id,
          ", but \(name(anchor.item)) is \(NumberText.measured(height)) high, its content "
            + NumberText.measured(wanted))
      }
    }
  }
}

extension LayoutConstraint {
  /// Whether it must hold exactly.
  fileprivate var isFixed: Bool { isActive && relation == .equal && priority.isRequired }
}
