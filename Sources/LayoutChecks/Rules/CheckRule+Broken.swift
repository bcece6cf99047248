import AutoLayout
import LayoutDiagnostics

/// Constraints that don't say what a layout needs, or say too much.
extension CheckRule {
  static let broken: [CheckRule] = [
    CheckRule(
      .conflict, .everywhere,
      behavior: RuleBehavior(joining: .contradiction, blame: .contradiction, spoilsFrames: true),
      details: """
        Constraints that are removed at build time are left out. What depends on a size given elsewhere, such \
        as that of a xib's view, is a warning, reported for the size it is drawn in; rows are as tall as their \
        contents, and cells of collections may be as large as the app's code says.
        """,
      example: """
        add view box
        pin box.leading = superview.leading
        pin box.trailing = superview.trailing
        - pin box.width = 400
        + pin box.width = 400 @999
        """, find: { FoundConflict.all(in: $0).compactMap { $0.finding } }),
    CheckRule(
      .ambiguity, .everywhere,
      behavior: RuleBehavior(joining: .sharedViews, blame: .missing, spoilsFrames: true),
      details: """
        Views that depend on each other are one finding. What content that only the app knows may decide is left out \
        and counted, and so is what lies in stacks in stacks that fill proportionally; views that say \
        `verifyAmbiguity="off"` are left out.
        """,
      example: """
        add view box
        pin box.leading = superview.leading + 20
        pin box.top = superview.top + 20
        pin box.height = 40
        + pin box.width = 100
        """, find: { OpenValues($0).findings }),
    CheckRule(
      .missingTranslates, .once,
      // Contradictions with a mask disappear with the mask.
      behavior: RuleBehavior(blame: .named, hides: [.conflict]),
      details: "Views without constraints of their own are left out: their mask is meant to count.",
      example: """
        add view box
        - set box.frame 20 20 100 100
        - set box.translatesAutoresizingMaskIntoConstraints true
        pin box.width = 200
        + pin box.height = 100
        + pin box.leading = superview.leading
        + pin box.top = superview.top
        """, find: { $0.masks }),
  ]
}

/// A contradiction that the solver found, as far as it is one of the app.
private struct FoundConflict {
  private let context: CheckContext
  private let analysis: ConflictAnalysis
  private let ids: [LayoutConstraint.ID]
  private let members: [LayoutConstraint]
  private let axis: Axis
  private var layout: Layout { context.layout }
  private var shortfall: Double { analysis.report.shortfall }

  /// Cells are drawn with and without the line below them, and Interface Builder rounds, in points.
  private static let drawnTolerance = 1.0
  /// The maximum number of equations in one sentence.
  private static let mostEquations = 3

  /// The contradictions of a configuration.
  static func all(in context: CheckContext) -> [FoundConflict] {
    if context.layout.brokenHandles.isEmpty { return [] }
    return context.layout.conflictAnalyses(trying: 0).compactMap { FoundConflict($0, context) }
  }

  private init?(_ analysis: ConflictAnalysis, _ context: CheckContext) {
    ids = analysis.report.members.compactMap { context.layout.constraint(named: $0) }
    members = ids.map { context.layout.constraint($0) }
    guard let axis = members.first?.first.attribute.axis else { return nil }
    (self.context, self.analysis, self.axis) = (context, analysis, axis)
  }

  /// The finding; nil if the contradiction can't be seen, or isn't one when the app runs.
  var finding: CheckFinding? {
    guard isCertain, context.isVisible(shortfall) else { return nil }
    // For views sized from outside, the finding is reported where Interface Builder shows it, too: in their drawn
    // size.
    let restsOnCell = restsOnCell
    let isDrawn =
      context.subject.size == .asDesigned && !analysis.given.isEmpty || restsOnCell || !hasExtents
    if isDrawn,
      !context.isAsDesigned || shortfall <= Self.drawnTolerance || restsOnCell && hasFreeCells
    {
      return nil
    }
    let views = members.flatMap { $0.items }.filter { layout.model[$0].isView }.unique
    return CheckFinding(
      .conflict,
      "\(clash(between: views))\(isDrawn ? " on the canvas" : ""): "
        + "short by \(NumberText.missed(shortfall)) pt",
      items: views, constraints: ids.sorted(), by: shortfall, axis: axis,
      severity: isDrawn ? .warning : .error)
  }

  /// Whether the constraints contradict each other only because of the size that a cell or row gets from outside: they
  /// are tied to two of its edges.
  private var restsOnCell: Bool {
    let facts = context.facts
    let tied = members.flatMap { $0.anchors }.filter { anchor in
      (facts.cell[anchor.item] != nil
        && context.subject.sources?.views[anchor.item]?.isProvided == true
        || context.subject.size == .wideAsScreen && isRow(anchor.item))
        && (facts.resizable.contains(anchor.item)
          || axis == .vertical && facts.growing.contains(anchor.item))
    }
    let attributes = Set(tied.map { $0.attribute })
    return attributes.count > 1 || attributes.contains { $0.isSize }
  }

  /// Whether an item is the row that a xib holds, or its content view.
  private func isRow(_ item: Item.ID) -> Bool {
    item == layout.root || layout.viewClass(of: item) == .tableViewCellContentView
  }

  /// Whether rows grow along the axis, or cells are as large as code says.
  private var hasFreeCells: Bool {
    axis == .vertical && !context.facts.growing.isEmpty || context.subject.code.givesItemSizes
  }

  /// Whether the document alone decides the extents of the views.
  private var hasExtents: Bool {
    members.allSatisfy { $0.anchors.allSatisfy { context.hasExtent($0.item, axis) } }
  }

  /// What clashes: a few constraints are named themselves, many by their views.
  private func clash(between views: [Item.ID]) -> String {
    let named = analysis.members.map { $0.constraint }.filter { $0.isUsers || $0.isContentSize }
    let verb = named.count == 1 ? "can't hold" : "can't hold together"
    guard named.count > Self.mostEquations else {
      return "\(Sentence.list(named.map { $0.text })) \(verb)"
    }
    let titles = views.filter { $0 != layout.root }.map(context.title)
    return "\(named.count) constraints of \(Sentence.list(titles, limit: 4)) \(verb)"
  }

  /// Whether the contradiction is one when the app runs.
  ///
  /// Content sizes are never required, so guesses about them don't matter here. Buttons move their baselines with their
  /// size, which the engine assumes to be fixed.
  private var isCertain: Bool {
    members.allSatisfy { member in
      !member.isPlaceholder
        && member.anchors.allSatisfy {
          !$0.attribute.isBaseline && !isRemovedByStack($0.item)
        }
    }
  }

  /// Whether a view, or what holds it, is hidden in a stack, which the app shows again.
  ///
  /// Constraints of other hidden views are as much in force as any.
  private func isRemovedByStack(_ item: Item.ID) -> Bool {
    layout.model.ancestry(of: item).contains {
      layout.model.isHidden($0) && layout.model.stack(arranging: $0) != nil
    }
  }
}

extension CheckContext {
  fileprivate var masks: [CheckFinding] {
    let own = Dictionary(grouping: search.constraints) { made in
      // Interface Builder writes ties to the far edges with the superview first.
      let items = made.constraint.items
      return items.count == 2 && layout.superview(of: items[1]) == items[0] ? items[1] : items[0]
    }
    return search.visible.compactMap { view in
      let item = view.item
      guard item != layout.root, layout.model[item].view?.isManual == true,
        subject.sources?.views[item]?.isProvided != true, layout.model.stack(arranging: item) == nil
      else { return nil }
      let found = (own[item] ?? []).filter { _, constraint in
        constraint.second.map { other in
          // A guide counts as the view that has it.
          [constraint.first.item, other.item].filter { $0 != item }.contains { other in
            layout.owningView(of: other) == layout.superview(of: item)
          }
        } ?? true
      }
      guard !found.isEmpty else { return nil }
      return CheckFinding(
        .missingTranslates,
        "\(title(item)) keeps the frame of its autoresizing mask, though it has "
          + (found.count == 1 ? "a constraint" : "\(found.count) constraints"),
        items: [item], constraints: found.map { $0.id }, remedy: remedy(without: item))
    }
  }

  /// The remedy if a view's constraints don't replace its whole mask; nil if they do.
  private func remedy(without item: Item.ID) -> String? {
    let property = "translatesAutoresizingMaskIntoConstraints"
    guard
      let trial = Advice([.set(item, property: property, .bool(false))]).done(to: layout),
      let entry = trial.ambiguityReport().entries.first(where: { $0.item == item })
    else { return nil }
    let open = IssueRule.ambiguityText(entry.attributes).lowercased()
    return "\(Rule.missingTranslates.remedy) and add constraints: its \(open) open then"
  }
}
