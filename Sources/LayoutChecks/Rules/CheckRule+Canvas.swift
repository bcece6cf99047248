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
      example: """
        add view card
        pin card edges to root inset 20
        - set card.canvasFrame 20 20 100 100
        """,
      find: { context in
        let saved = SavedPlaces(in: context)
        return context.marked + (saved?.violations ?? []) + (saved?.looseNeighbors ?? [])
      })
  ]
}

extension CheckContext {
  /// The views that Interface Builder marked, or that a script says were drawn elsewhere.
  fileprivate var marked: [CheckFinding] {
    let found = IssueRule.of(.misplaced)?.find(search) ?? []
    let severity: Rule.Severity? = subject.sources == nil ? nil : .note
    return found.map { finding(.misplaced, $0, severity: severity) }.filter { finding in
      guard let item = finding.key.items.first else { return false }
      let source = subject.sources?.views[item]
      return source.map { $0.isMisplaced } ?? true && isCertain(item)
    }
  }
}

/// The places where a document has its views, beside what its constraints and stacks say of them.
private struct SavedPlaces {
  private let context: CheckContext
  private let sources: SceneSources
  private let canvas: CanvasComparison
  private var layout: Layout { context.layout }

  /// The greatest move of edges by rounding, in points.
  private static let blur = 4.0

  /// Reads a document; nil for scripts, and where the canvas has another screen.
  init?(in context: CheckContext) {
    canvas = CanvasComparison(context.layout)
    guard let sources = context.subject.sources, canvas.hasScreenSize else { return nil }
    (self.context, self.sources) = (context, sources)
  }

  /// The constraints between unmarked views that don't hold where the document has these.
  var violations: [CheckFinding] {
    let broken = Set(layout.brokenHandles)
    return context.search.constraints.compactMap { id, constraint in
      guard isComparable(constraint), !broken.contains(layout.constraint(id).name),
        let distance = canvas.violation(of: constraint), distance > blur(of: constraint)
      else { return nil }
      return CheckFinding(
        .misplaced,
        "\(context.title(constraint.first.item)) was saved \(NumberText.points(distance)) off "
          + layout.equation(of: id),
        items: [constraint.first.item], constraints: [id], by: distance,
        axis: constraint.first.attribute.axis)
    }
  }

  /// By how many points drawn frames may be off though a constraint holds: baselines depend on the version of a font, and
  /// symbols have room around them that Interface Builder doesn't tell.
  private func blur(of constraint: LayoutConstraint) -> Double {
    let anchors = constraint.anchors
    let isOfText = anchors.contains { $0.attribute.isBaseline }
    let isOfPicture = anchors.contains { layout.viewClass(of: $0.item) == .imageView }
    return (isOfPicture ? 3 : isOfText ? 2 : 1) * Self.blur * max(1, abs(constraint.multiplier))
  }

  /// Whether both sides of a constraint are known on the canvas, which has margins of its own and moves the contents of
  /// scroll views.
  private func isComparable(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.priority.isRequired, constraint.relation == .equal else { return false }
    return constraint.anchors.allSatisfy { anchor in
      let state = layout.model[anchor.item].view
      // In UIKit a label without text has the baselines of a line; in Interface Builder it doesn't.
      let isOfBlank =
        anchor.attribute.isBaseline && state?.viewClass.hasText == true
        && (state?.content.text ?? "").isEmpty
      return !anchor.attribute.isMargin && state != nil && state?.scroll == nil && !isOfBlank
        && !isMarked(anchor.item)
    }
  }

  /// Neighbors in a stack that aren't as far apart as it has them.
  var looseNeighbors: [CheckFinding] {
    context.search.visible.flatMap { stack -> [CheckFinding] in
      guard let axis = fixedAxis(of: stack.item) else { return [] }
      let arranged = layout.arrangedSubviews(of: stack.item).filter { !layout.model.isHidden($0) }
      return zip(arranged, arranged.dropFirst()).compactMap { first, second in
        looseNeighbors(first, second, in: stack.item, along: axis)
      }
    }
  }

  private func looseNeighbors(
    _ first: Item.ID, _ second: Item.ID, in stack: Item.ID, along axis: Axis
  ) -> CheckFinding? {
    guard let before = context.facts.drawn[first], let after = context.facts.drawn[second],
      ![first, second, stack].contains(where: { isMarked($0) }),
      case .number(let spacing)? = spacing(after: first, in: stack)
    else { return nil }
    let isRow = axis == .horizontal
    let gap = isRow ? after.origin.x - before.maxX : after.origin.y - before.maxY
    guard abs(gap - spacing) > Self.blur else { return nil }
    let place =
      gap < -CheckContext.tolerance
      ? "weren't saved \(isRow ? "beside" : "below") each other"
      : "were saved \(NumberText.points(gap)) apart"
    return CheckFinding(
      .misplaced,
      "\(context.title(first)) and \(context.title(second)) \(place) in \(context.title(stack)), a "
        + "\(axis.rawValue) stack with a spacing of \(NumberText.measured(spacing))",
      items: [first, second, stack], by: abs(gap - spacing), axis: axis)
  }

  private func spacing(after item: Item.ID, in stack: Item.ID) -> PropertyValue? {
    let own = ViewProperty.named("customSpacing")?.value(of: item, in: layout)
    if case .number? = own { return own }
    return ViewProperty.named("spacing")?.value(of: stack, in: layout)
  }

  /// The axis of a stack whose gaps are as large as its spacing; nil for others.
  private func fixedAxis(of stack: Item.ID) -> Axis? {
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
  private func isMarked(_ item: Item.ID) -> Bool {
    layout.model.ancestry(of: item).contains {
      sources.views[$0].map { $0.isMisplaced || $0.isAmbiguous } ?? false
    }
  }
}

/// Rows of tables that the document itself makes lower than what it drew in them.
extension CheckContext {
  var lowRows: [CheckFinding] {
    guard let sources = subject.sources else { return [] }
    return search.visible.compactMap { view in
      let cell = view.item
      guard layout.viewClass(of: cell) == .tableViewCell,
        let table = layout.superview(of: cell), let around = sources.views[table],
        let height = rowHeight(of: cell, in: around),
        let drawn = facts.drawn[cell], drawn.size.height > height + Self.tolerance
      else { return nil }
      let lost = search.visible.filter { content in
        facts.cell[content.item] == cell && showsSomething(content.item)
          && facts.drawn[content.item].map { $0.maxY > drawn.origin.y + height + Self.tolerance }
            ?? false
      }
      guard let first = lost.first else { return nil }
      return CheckFinding(
        .clippedContent,
        "the row is \(NumberText.points(height)) high, so that \(title(first.item)) is cut off or not seen: "
          + "\(title(cell)) was drawn \(NumberText.points(drawn.size.height)) high",
        items: [cell, table], by: drawn.size.height - height, axis: .vertical,
        remedy: around.rowHeight == nil
          ? "tie the lowest content to the bottom of the content view"
          : "make the row height Automatic, or \(NumberText.measured(drawn.size.height))")
    }
  }

  /// The height of a row when the app runs; nil if its contents or the app's code may decide.
  ///
  /// A prototype's own height only counts on the canvas.
  private func rowHeight(of cell: Item.ID, in table: SceneSources.View) -> Double? {
    if subject.code.givesRowHeights { return nil }
    if table.hasOwnRows, let own = subject.sources?.views[cell]?.rowHeight { return own }
    return table.rowHeight ?? (isOpenBelow(cell) ? Self.usualHeight : nil)
  }

  /// UIKit's height of rows that nothing decides, which it reports in the console.
  private static let usualHeight = 44.0

  /// Whether nothing ties the bottom, or the height, of what a row holds.
  private func isOpenBelow(_ cell: Item.ID) -> Bool {
    let own = Set(
      [cell]
        + layout.subviews(of: cell).filter { layout.viewClass(of: $0) == .tableViewCellContentView }
    )
    return !search.constraints.contains { _, constraint in
      constraint.anchors.contains { anchor in
        own.contains(layout.owningView(of: anchor.item)) && Self.decisive.contains(anchor.attribute)
      }
    }
  }

  /// The attributes that depend on the height of what has them.
  private static let decisive: Set<Attribute> = [
    .bottom, .bottomMargin, .height, .centerY, .centerYWithinMargins, .lastBaseline,
  ]
}
