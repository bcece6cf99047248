import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// Where the frames that a document stores differ from what its constraints say.
extension CheckRule {
  static let canvas: [CheckRule] = [
    CheckRule(
      .misplaced, .canvas, behavior: RuleBehavior(joining: .scene, blame: .named),
      details: """
        Views that Interface Builder itself marked as misplaced, which is a note, and unmarked ones whose saved frames don't fit a \
        required constraint or the spacing of their stack: Interface Builder saves none such, but merges and edits by \
        hand do. Scripts have to say where a view was drawn.
        """,
      firing: """
        add view card
        pin card edges to root inset 20
        set card.canvasFrame 20 20 100 100
        """,
      clean: """
        add view card
        pin card edges to root inset 20
        """, find: { marked($0) + unmarked($0) + looseNeighbors($0) })
  ]

  /// The views that Interface Builder marked, or that a script says were drawn elsewhere.
  private static func marked(_ context: CheckContext) -> [CheckFinding] {
    let found = IssueRule.of(.misplaced)?.find(context.search) ?? []
    return found.map { context.finding(.misplaced, $0) }.filter { finding in
      guard let item = finding.key.items.first else { return false }
      let source = context.subject.sources?.views[item]
      return source.map { $0.isMisplaced } ?? true && context.isCertain(item)
    }.map { context.subject.sources == nil ? $0 : $0.weighed(.note) }
  }

  /// The constraints between unmarked views that don't hold where the document has these.
  private static func unmarked(_ context: CheckContext) -> [CheckFinding] {
    guard context.subject.sources != nil else { return [] }
    let canvas = CanvasComparison(context.layout)
    guard canvas.hasScreenSize else { return [] }
    let broken = Set(context.layout.brokenHandles)
    return context.search.constraints.compactMap { id, constraint in
      guard isComparable(constraint, context), !broken.contains(context.layout.constraint(id).name),
        let distance = canvas.violation(of: constraint),
        distance > blur(of: constraint, context)
      else { return nil }
      return CheckFinding(
        .misplaced,
        "\(context.title(constraint.first.item)) was saved \(points(distance)) off "
          + context.layout.equation(of: id),
        items: [constraint.first.item], constraints: [id], by: distance,
        axis: constraint.first.attribute.axis)
    }
  }

  /// The greatest move of edges by rounding, in points.
  private static let blur = 4.0

  /// By how many points drawn frames may be off though a constraint holds: baselines depend on the version of a font, and
  /// symbols have room around them that Interface Builder doesn't tell.
  private static func blur(of constraint: LayoutConstraint, _ context: CheckContext) -> Double {
    let anchors = [constraint.first, constraint.second].compactMap { $0 }
    let isOfText = anchors.contains { $0.attribute.isBaseline }
    let isOfPicture = anchors.contains { context.layout.viewClass(of: $0.item) == .imageView }
    return (isOfPicture ? 3 : isOfText ? 2 : 1) * blur * max(1, abs(constraint.multiplier))
  }

  /// Whether both sides of a constraint are known on the canvas, which has margins of its own and moves the contents of
  /// scroll views.
  private static func isComparable(
    _ constraint: LayoutConstraint, _ context: CheckContext
  ) -> Bool {
    guard constraint.priority.isRequired, constraint.relation == .equal else { return false }
    let layout = context.layout
    return [constraint.first, constraint.second].compactMap { $0 }.allSatisfy { anchor in
      let state = layout.model[anchor.item].view
      // In UIKit a label without text has the baselines of a line; in Interface Builder it doesn't.
      let isOfBlank =
        anchor.attribute.isBaseline && state?.viewClass.hasText == true
        && (state?.content.text ?? "").isEmpty
      return !anchor.attribute.isMargin && state != nil && state?.scroll == nil && !isOfBlank
        && !isMarked(anchor.item, context)
    }
  }

  /// Neighbors in a stack that aren't as far apart as it has them.
  private static func looseNeighbors(_ context: CheckContext) -> [CheckFinding] {
    guard context.subject.sources != nil, CanvasComparison(context.layout).hasScreenSize else {
      return []
    }
    return context.search.visible.flatMap { stack -> [CheckFinding] in
      guard let axis = fixedAxis(of: stack.item, context) else { return [] }
      let arranged = context.layout.arrangedSubviews(of: stack.item)
        .filter { !context.layout.model.isHidden($0) }
      return zip(arranged, arranged.dropFirst()).compactMap { first, second in
        looseNeighbors(first, second, in: stack.item, along: axis, context)
      }
    }
  }

  private static func looseNeighbors(
    _ first: Item.ID, _ second: Item.ID, in stack: Item.ID, along axis: Axis,
    _ context: CheckContext
  ) -> CheckFinding? {
    guard let before = context.facts.drawn[first], let after = context.facts.drawn[second],
      ![first, second, stack].contains(where: { isMarked($0, context) }),
      case .number(let spacing)? = spacing(after: first, in: stack, context.layout)
    else { return nil }
    let isRow = axis == .horizontal
    let gap = isRow ? after.origin.x - before.maxX : after.origin.y - before.maxY
    guard abs(gap - spacing) > blur else { return nil }
    let place =
      gap < -tolerance
      ? "weren't saved \(isRow ? "beside" : "below") each other" : "were saved \(points(gap)) apart"
    return CheckFinding(
      .misplaced,
      "\(context.title(first)) and \(context.title(second)) \(place) in \(context.title(stack)), a "
        + "\(axis.rawValue) stack with a spacing of \(NumberText.measured(spacing))",
      items: [first, second, stack], by: abs(gap - spacing), axis: axis)
  }

  private static func spacing(
    after item: Item.ID, in stack: Item.ID, _ layout: Layout
  ) -> PropertyValue? {
    let own = ViewProperty.named("customSpacing")?.value(of: item, in: layout)
    if case .number? = own { return own }
    return ViewProperty.named("spacing")?.value(of: stack, in: layout)
  }

  /// The axis of a stack whose gaps are as large as its spacing; nil for others.
  private static func fixedAxis(of stack: Item.ID, _ context: CheckContext) -> Axis? {
    let layout = context.layout
    guard layout.arrangedSubviews(of: stack).count > 1,
      ViewProperty.named("isBaselineRelativeArrangement")?.value(of: stack, in: layout)
        != .bool(true),
      case .choice(let distribution)? = ViewProperty.named("distribution")?.value(
        of: stack, in: layout),
      distribution.hasPrefix("fill"),
      case .choice(let axis)? = ViewProperty.named("axis")?.value(of: stack, in: layout)
    else { return nil }
    return Axis(rawValue: axis)
  }

  /// Whether Interface Builder marked a view, or one that holds it, as misplaced or ambiguous.
  private static func isMarked(_ item: Item.ID, _ context: CheckContext) -> Bool {
    context.layout.model.ancestry(of: item).contains {
      context.subject.sources?.views[$0].map { $0.isMisplaced || $0.isAmbiguous } ?? false
    }
  }
}

/// Rows of tables that the document itself makes lower than what it drew in them.
extension CheckRule {
  static func lowRows(_ context: CheckContext) -> [CheckFinding] {
    guard let sources = context.subject.sources else { return [] }
    return context.search.visible.compactMap { view in
      let cell = view.item
      guard context.layout.viewClass(of: cell) == .tableViewCell,
        let table = context.layout.superview(of: cell), let around = sources.views[table],
        let height = rowHeight(of: cell, in: around, context),
        let drawn = context.facts.drawn[cell], drawn.size.height > height + tolerance
      else { return nil }
      let lost = context.search.visible.filter { content in
        context.facts.cell[content.item] == cell && context.showsSomething(content.item)
          && context.facts.drawn[content.item].map { $0.maxY > drawn.origin.y + height + tolerance }
            ?? false
      }
      guard let first = lost.first else { return nil }
      return CheckFinding(
        .clippedContent,
        "the row is \(points(height)) high, so that \(context.title(first.item)) is cut off or not seen: "
          + "\(context.title(cell)) was drawn \(points(drawn.size.height)) high",
        items: [cell, table], by: drawn.size.height - height, axis: .vertical,
        remedy: around.rowHeight == nil
          ? "tie the lowest content to the bottom of the content view"
          : "make the row height Automatic, or \(NumberText.measured(drawn.size.height))")
    }
  }

  /// The height of a row when the app runs; nil if its contents or the app's code may decide.
  ///
  /// A prototype's own height only counts on the canvas.
  private static func rowHeight(
    of cell: Item.ID, in table: SceneSources.View, _ context: CheckContext
  ) -> Double? {
    if context.subject.code.givesRowHeights { return nil }
    if table.hasOwnRows, let own = context.subject.sources?.views[cell]?.rowHeight { return own }
    return table.rowHeight ?? (isOpenBelow(cell, context) ? usualHeight : nil)
  }

  /// UIKit's height of rows that nothing decides, which it reports in the console.
  private static let usualHeight = 44.0

  /// Whether nothing ties the bottom, or the height, of what a row holds.
  private static func isOpenBelow(_ cell: Item.ID, _ context: CheckContext) -> Bool {
    let layout = context.layout
    let own = Set(
      [cell]
        + layout.subviews(of: cell).filter { layout.viewClass(of: $0) == .tableViewCellContentView }
    )
    return !context.search.constraints.contains { _, constraint in
      [constraint.first, constraint.second].compactMap { $0 }.contains { anchor in
        own.contains(layout.owningView(of: anchor.item)) && decisive.contains(anchor.attribute)
      }
    }
  }

  /// The attributes that depend on the height of what has them.
  private static let decisive: Set<Attribute> = [
    .bottom, .bottomMargin, .height, .centerY, .centerYWithinMargins, .lastBaseline,
  ]
}
