import AutoLayout
import Cassowary

extension IssueRule {
  /// Rules about superfluous or unclear constraints.
  ///
  /// The rules of thumb for constants and multipliers are those of `Anatomy of a Constraint`.
  static let constraints: [IssueRule] = [
    IssueRule(.duplicate, find: { $0.duplicates }),
    IssueRule(.redundant, find: { $0.redundancies(met: true, " follows from") }),
    IssueRule(.overruled, find: { $0.redundancies(met: false, " is ruled out by") }),
    IssueRule(.leftRight) { search in
      search.findings { constraint in
        constraint.first.attribute.isAbsoluteSide
          || constraint.second?.attribute.isAbsoluteSide == true
      }
    },
    IssueRule(.negativeConstant) { search in
      search.findings { $0.second != nil && $0.constant < 0 && $0.multiplier == 1 }
    },
    IssueRule(.positionMultiplier) { search in
      search.findings { constraint in
        guard let second = constraint.second, constraint.multiplier != 1 else { return false }
        // A share of the superview's size, such as a third of its trailing edge, is a known use.
        let isShare = search.layout.isDescendant(constraint.first.item, of: second.item)
        return !constraint.first.attribute.isSize && !second.attribute.isSize && !isShare
      }
    },
    IssueRule(.fractionalMultiplier) { search in
      search.findings { constraint in
        let inverse = 1 / constraint.multiplier
        return constraint.multiplier < 1 && inverse > 1
          && (inverse - inverse.rounded()).magnitude < 1e-6
      }
    },
  ]
}

extension IssueSearch {
  fileprivate var duplicates: [Issue.Finding] {
    // A margin may be as wide as a constant on one screen, and wider on the next.
    var first: [Bool: [LinearConstraint: String]] = [:]
    return constraints.compactMap { id, constraint in
      guard let row = layout.engine.row(of: .user(id)),
        let normal = layout.engine.solver.constraint(row)?.normalized
      else { return nil }
      let varies = readsVaryingInset(row)
      guard let known = first[varies]?[normal] else {
        first[varies, default: [:]][normal] = constraint.name
        return nil
      }
      return finding(id, " repeats \(known)", besides: [known])
    }
  }

  /// Constraints whose left sides are determined by required equalities alone, and whether these satisfy them.
  fileprivate func redundancies(met isMet: Bool, _ verb: String) -> [Issue.Finding] {
    let engine = layout.engine
    return redundancies.filter { $0.isMet == isMet }.compactMap { redundancy in
      let candidates = redundancy.removable.compactMap { row -> LayoutConstraint.ID? in
        guard case .user(let id) = engine.origin(of: row) else { return nil }
        return id
      }
      guard let newest = candidates.max(), let row = engine.row(of: .user(newest)),
        !redundancy.members.contains(where: { readsVaryingInset($0) })
      else { return nil }
      let others = redundancy.members.filter { $0 != row }
      if others.count == 1, let twin = others.first,
        engine.solver.constraint(twin)?.normalized == engine.solver.constraint(row)?.normalized
      {
        return nil
      }
      var index = ConstraintIndex(layout)
      let list = ConstraintReference.list(index.references(to: others))
      return finding(newest, others.isEmpty ? "" : "\(verb) \(list)")
    }
  }
}

extension IssueSearch {
  /// Whether a row reads margins or a guide that the system sets: insets that differ on other screens, or after the
  /// device was turned.
  ///
  /// Margins that the user set, and to which neither a safe area nor a superview's margins add, are as fixed as any
  /// constant.
  fileprivate func readsVaryingInset(_ row: LinearConstraint.ID) -> Bool {
    switch layout.engine.origin(of: row) {
    case .system(_, let guide):
      guard let kind = model[guide].systemGuide else { return false }
      guard let owner = model[guide].parent, kind == .layoutMarginsGuide else {
        return !kind.isOfScrollViews
      }
      return !hasFixedMargins(owner)
    case .stack(let stack, _):
      return model[stack].state.stack?.isLayoutMarginsRelative == true && !hasFixedMargins(stack)
    case .user(let id):
      return [model[id].first, model[id].second].compactMap { $0 }.contains {
        $0.attribute.isMargin && !hasFixedMargins($0.item)
      }
    case nil: return false
    }
  }

  /// Whether a view has the margins that the user gave it, wherever it is.
  private func hasFixedMargins(_ item: Item.ID) -> Bool {
    guard model[item].isView else { return true }
    let state = model[item].state
    let isRaised = item == layout.root && state.respectsSystemMinimumMargins
    return state.layoutMargins != nil && !isRaised && !state.marginsFollowReadableWidth
      && !state.preservesSuperviewMargins
      && !(state.insetsMarginsFromSafeArea && layout.environment.era.insetsMarginsFromSafeArea)
  }
}

extension LinearConstraint {
  /// The same demand in one form: terms in the order of the variables, the first one positive.
  fileprivate var normalized: LinearConstraint {
    var sorted = terms.filter { $0.coefficient != 0 }.sorted { $0.variable < $1.variable }
    guard let lead = sorted.first?.coefficient else { return self }
    for place in sorted.indices { sorted[place].coefficient /= lead }
    return LinearConstraint(
      sorted, lead < 0 ? relation.flipped : relation, constant / lead + 0, priority: priority)
  }
}
