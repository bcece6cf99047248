import AutoLayout
import LayoutDiagnostics

/// Pairs of the app's lines that were probably meant as alternatives.
extension Suspects {
  /// One of two equalities that fix one edge, by an edge of the superview and by its margin.
  var marginTwin: ConflictSuggestion? {
    // Each is compared with all before it.
    guard own.count <= Examination.lineLimit else { return nil }
    for (place, line) in own.enumerated() {
      if let twin = own[..<place].first(where: { $0.isMarginTwin(of: line) }) {
        return removal(
          of: line, or: twin,
          "the same edge is fixed twice, once from the edge and once from the margin")
      }
    }
    return nil
  }

  /// One of the equalities that give one thing several values.
  var duplicate: ConflictSuggestion? {
    let extra = duplicates.first { $0 == broken } ?? duplicates.last
    return extra.map { extra in
      removal(
        of: extra, or: duplicates.first { $0 != extra }, "they set the same thing to two values")
    }
  }

  /// The exact length of a view that also has a minimum or a maximum.
  var bounded: ConflictSuggestion? {
    guard lines.count == 2, own.count == 2, own[0].first == own[1].first,
      own.allSatisfy({ $0.second == nil }),
      let exact = own.first(where: { $0.relation == .equal }),
      let limit = own.first(where: { $0.relation != .equal })
    else { return nil }
    let side = "\(scene.name(of: exact.first.view)).\(exact.first.attributeName)"
    let least = limit.relation == .greaterThanOrEqual ? "at least" : "at most"
    return removal(
      of: exact, or: limit,
      "without \(exact.typeableName), \(side) is \(least) \(NumberText.measured(limit.constant)); without "
        + "\(limit.typeableName), it is \(NumberText.measured(exact.constant))")
  }

  /// One of two equalities that fix the same position, where nothing else of the app's takes part.
  var doubled: ConflictSuggestion? {
    guard own.count == 2, own.allSatisfy({ $0.relation == .equal && $0.second != nil }),
      let one = own[0].placed(in: scene), let other = own[1].placed(in: scene),
      one.isAtSameEdge(as: other), lines.allSatisfy({ $0.maker.kind != .stackHiding })
    else { return nil }
    let (extra, twin) = own[0] == broken ? (own[0], own[1]) : (own[1], own[0])
    return removal(
      of: extra, or: twin, "\(scene.name(of: one.view)).\(one.attributeName) is fixed twice")
  }

  /// One of two lines that measure to one end of a view, to its edge and to a guide or a margin in it, if nothing gives
  /// the view a length: the rest can be laid out from either place.
  var pinnedApart: ConflictSuggestion? {
    guard !lines.contains(where: { $0.maker.setsLength || $0.maker.kind == .autoresizing })
    else { return nil }
    let unsized = SceneConstraint.unsized(among: lines)
    let pins = own.compactMap { Pin($0, in: scene) }
    for (place, pin) in pins.enumerated() {
      guard let other = pins[..<place].first(where: { $0.isApart(from: pin) }),
        !lines.contains(where: { $0.second == nil && $0.first.view == pin.holder })
      else { continue }
      let isFirst =
        pin.constraint == broken || other.constraint != broken && unsized.contains(pin.view)
      let (extra, twin) = isFirst ? (pin, other) : (other, pin)
      return removal(
        of: extra.constraint, or: twin.constraint,
        "one is measured from \(extra.anchor), the other from \(twin.anchor); or measure both from the same place"
      )
    }
    return nil
  }
}

/// Lines that repeat where a view is or how long it is.
extension Suspects {
  /// The ratio that forces a size to 0, because lines without any distance make it a multiple of itself.
  var ratioOfItself: ConflictSuggestion? {
    let sizes = lines.filter { $0.second == nil }
    guard lines.count <= Self.comparisonLimit, sizes.count == 1, sizes[0].maker.isApp,
      sizes[0].constant > 0,
      lines.allSatisfy({
        $0.relation == .equal && ($0.second == nil || $0.constant == 0 && !$0.isOfMask)
      }),
      let ratio = own.last(where: { $0.second != nil && $0.multiplier != 1 })
    else { return nil }
    return ConflictSuggestion(
      action: .lower, constraint: ratio,
      reason: "with it a size would be a multiple of itself, and only 0 is")
  }

  /// A position of an arranged view, where its stack view has one, too; or the alignment that stretches a view with a
  /// size and a center of its own.
  var arranged: ConflictSuggestion? {
    let stackLines = lines.filter { $0.maker.kind == .stack }
    for position in positions {
      guard let stack = scene.views[position.view].parent,
        stackLines.contains(where: { $0.connects(position.view, with: stack) }),
        positions.contains(where: {
          $0.view == stack && $0.base == position.base && $0.attribute == position.attribute
        })
      else { continue }
      let (name, stackName) = (scene.name(of: position.view), scene.name(of: stack))
      return removal(
        of: position.constraint, "\(stackName) places \(name); give \(stackName) that distance")
    }
    let center = positions.first { position in
      position.isCenter && hasSize(position)
        && stackLines.contains { $0.stretches(position.view, along: position.axis) }
    }
    return center.map { center in
      ConflictSuggestion(
        action: .realign, constraint: center.constraint,
        reason:
          "fill stretches \(scene.name(of: center.view)), which has a size and a center of its own")
    }
  }

  /// The edge of a view that its size and its center place already.
  var centered: ConflictSuggestion? {
    for center in positions where center.isCenter {
      let edges = positions.filter {
        $0.view == center.view && $0.base == center.base && !$0.isCenter && $0.axis == center.axis
      }
      guard edges.count == 1, hasSize(center) else { continue }
      return removal(
        of: edges[0].constraint, "\(scene.name(of: center.view))'s size and center place it already"
      )
    }
    return nil
  }

  /// The center of a view whose edges on both sides are tied as well.
  var between: ConflictSuggestion? {
    guard lines.count == 3, positions.count == 3,
      let center = positions.first(where: { $0.isCenter }),
      positions.allSatisfy({ $0.view == center.view && $0.base == center.base }),
      Set(positions.compactMap { $0.edge?.isNear }).count == 2
    else { return nil }
    return removal(
      of: center.constraint, "\(scene.name(of: center.view))'s edges place its center already")
  }

  /// The relation that gives a view the size of one that it is in, where edges on both sides give it a size already.
  var sized: ConflictSuggestion? {
    for line in own where line.relation == .equal {
      guard let second = line.second, line.first.attribute == second.attribute,
        line.first.attribute?.isSize == true
      else { continue }
      for (view, other) in [(line.first.view, second.view), (second.view, line.first.view)]
      where scene.ancestry(of: view).contains(other) {
        let edges = positions.filter {
          $0.view == view && $0.edge != nil && $0.axis == line.axis
        }
        guard edges.count == 2, edges[0].base == edges[1].base, edges[0].edge != edges[1].edge
        else { continue }
        let length = line.axis?.length ?? "size"
        return removal(of: line, "\(scene.name(of: view))'s edges give it its \(length) already")
      }
    }
    return nil
  }

  /// The edge that is tied to the superview both directly and through neighbors, where only positions of the app's
  /// clash: with a size, it is the size that people change.
  var chained: ConflictSuggestion? {
    guard isOfOwnPositions else { return nil }
    let direct = positions.first { position in
      guard let edge = position.edge else { return false }
      var view = position.view
      var seen: Set = [view]
      while let next = lines.lazy.compactMap({ $0.neighbor(of: view, at: edge) }).first {
        guard seen.insert(next).inserted else { return false }
        view = next
      }
      return view != position.view
        && positions.contains { $0.view == view && $0.base == position.base && $0.edge == edge }
    }
    return direct.map { direct in
      removal(
        of: direct.constraint, or: lines.first { $0 == broken && $0 != direct.constraint },
        "\(scene.name(of: direct.view))'s neighbors place this edge already")
    }
  }

  /// One of the positions that lead from a place back to itself, so that each follows from the others: the broken
  /// one, or one that is a distance rather than an alignment.
  var circle: ConflictSuggestion? {
    let sides = Dictionary(lines.flatMap { $0.sides }.map { ($0, 1) }, uniquingKeysWith: +)
    guard (3...Self.comparisonLimit).contains(lines.count), isOfOwnPositions,
      lines.allSatisfy({ $0.multiplier == 1 }), sides.values.allSatisfy({ $0 == 2 }),
      let extra = lines.first(where: { $0 == broken })
        ?? lines.last(where: { $0.constant != 0 }) ?? lines.last
    else { return nil }
    let others = Sentence.list(lines.filter { $0 != extra }.map { $0.name })
    return removal(of: extra, "\(others) give the same distance already")
  }

  /// Whether all lines are equalities of the app's between places of views.
  private var isOfOwnPositions: Bool {
    lines.allSatisfy {
      $0.maker.isApp && $0.relation == .equal && $0.second != nil
        && $0.first.attribute?.isSize == false
    }
  }

  /// Whether a line of the app's is the constant size of a view along the axis of its position.
  private func hasSize(_ position: OwnPosition) -> Bool {
    own.contains { line in
      line.second == nil && line.relation == .equal && line.first.view == position.view
        && line.first.attribute?.isSize == true && line.axis == position.axis
    }
  }
}
