import AutoLayout
import LayoutDiagnostics

/// Constraints that don't say what a layout needs, or say too much.
extension CheckRule {
  static let broken: [CheckRule] = [
    CheckRule(
      conflictID, .everywhere, .error,
      treatment: Treatment(blame: .contradiction, spoilsFrames: true),
      reason: "required constraints contradict each other, so UIKit breaks one",
      remedy: "lower the priority of one of them, or remove it",
      details: """
        Constraints that are removed at build time are left out, and so is what depends on a size that somebody else \
        gives, such as the height of a row.
        """,
      firing: """
        add view box
        pin box.leading = superview.leading
        pin box.trailing = superview.trailing
        pin box.width = 400
        """,
      clean: """
        add view box
        pin box.leading = superview.leading
        pin box.trailing = superview.trailing
        pin box.width = 400 @999
        """, find: conflicts),
    CheckRule(
      "ambiguity", .everywhere, .error,
      treatment: Treatment(joining: .sharedViews, blame: .missing, spoilsFrames: true),
      reason: "a view has more than one place, and any of them may be shown",
      remedy: "add the constraints that are missing",
      details: """
        Views that depend on each other are one finding. Views whose content only the app knows are left out, and \
        so are those that say `verifyAmbiguity="off"`, and stacks in stacks that fill proportionally.
        """,
      firing: """
        add view box
        pin box.leading = superview.leading + 20
        pin box.top = superview.top + 20
        pin box.height = 40
        """,
      clean: """
        add view box
        pin box.leading = superview.leading + 20
        pin box.top = superview.top + 20
        pin box.height = 40
        pin box.width = 100
        """, find: ambiguities),
    CheckRule(
      "missing-translates", .once, .error,
      // What contradicts a mask goes away with the mask.
      treatment: Treatment(blame: .named, hides: [conflictID]),
      reason: "a view's autoresizing mask is turned into constraints, which contradict its own",
      remedy: "set translatesAutoresizingMaskIntoConstraints to false",
      details: "Views without constraints of their own are left out: their mask is meant to count.",
      firing: """
        add view box
        set box.frame 20 20 100 100
        set box.translatesAutoresizingMaskIntoConstraints true
        pin box.width = 200
        """,
      clean: """
        add view box
        pin box.width = 200
        pin box.height = 100
        pin box.leading = superview.leading
        pin box.top = superview.top
        """, find: masks),
  ]

  private static func conflicts(_ context: CheckContext) -> [CheckFinding] {
    let layout = context.layout
    if layout.brokenHandles.isEmpty { return [] }
    return layout.conflictAnalyses(trying: 0).compactMap { analysis in
      let members = analysis.report.members.compactMap { layout.constraint(named: $0) }
      let made = members.map { layout.constraint($0) }
      guard let axis = made.first?.first.attribute.axis, isCertain(made, axis, context),
        context.subject.size != .asDesigned || analysis.given.isEmpty
      else { return nil }
      let items = made.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
      let named = analysis.members.map { $0.constraint }.filter { $0.isUsers || $0.isContentSize }
      let names = Sentence.list(named.map { $0.shortName }, limit: 4)
      let verb = named.count == 1 ? "can't hold" : "can't hold together"
      return CheckFinding(
        conflictID,
        "\(names) \(verb): short by \(NumberText.missed(analysis.report.shortfall)) pt",
        items: unique(items.filter { layout.model[$0].isView }), constraints: members.sorted(),
        by: analysis.report.shortfall, axis: axis)
    }
  }

  /// Whether a contradiction is one when the app runs.
  ///
  /// What a content measures is never required, so that no guess about it matters here; extents that somebody
  /// else gives do. Buttons move their baselines with their size, which the engine takes to be fixed.
  private static func isCertain(
    _ members: [LayoutConstraint], _ axis: Axis, _ context: CheckContext
  ) -> Bool {
    members.allSatisfy { member in
      let anchors = [member.first, member.second].compactMap { $0 }
      return !member.isPlaceholder
        && anchors.allSatisfy { anchor in
          !baselines.contains(anchor.attribute) && context.hasExtent(anchor.item, axis)
            && context.layout.isVisible(anchor.item)
        }
    }
  }

  private static let baselines: Set<Attribute> = [.firstBaseline, .lastBaseline]

  static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  // MARK: Ambiguity

  private static func ambiguities(_ context: CheckContext) -> [CheckFinding] {
    let layout = context.layout
    if context.search.ambiguity.entries.isEmpty { return [] }
    let conflicting = context.conflicting
    let unsure = PerAxis(
      horizontal: unsureViews(context, conflicting, along: .horizontal),
      vertical: unsureViews(context, conflicting, along: .vertical))
    return components(of: context.search.ambiguity.entries).compactMap { entries in
      let items = entries.compactMap { layout.item(named: $0.name) }
      let isSure = entries.allSatisfy { entry in
        guard let item = layout.item(named: entry.name) else { return true }
        return Axis.allCases.allSatisfy { !isOpen(entry, $0) || !unsure[$0].contains(item) }
      }
      guard isSure,
        !items.contains(where: { isProportional($0, context) }),
        let root = entries.first(where: hasCause) ?? entries.first
      else { return nil }
      let open = certain(context.search.verified(root), of: items.first ?? layout.root, context)
      guard !open.isEmpty, let item = layout.item(named: root.name) else { return nil }
      let others = items.filter { $0 != item }
      return CheckFinding(
        "ambiguity",
        "\(IssueRule.ambiguityText(open)) ambiguous for \(root.name)\(suffix(others.count))",
        items: [item], followers: others)
    }
  }

  /// Whether a view lies in a stack in a stack that fills proportionally, of which the engine finds less
  /// than UIKit does.
  private static func isProportional(_ item: Item.ID, _ context: CheckContext) -> Bool {
    let layout = context.layout
    let stacks = layout.model.ancestry(of: item).compactMap { layout.model.stack(arranging: $0) }
    return stacks.contains { stack in
      ViewProperty.named("distribution")?.value(of: stack, in: layout)
        == .choice("fillProportionally")
    }
  }

  /// The views of which what is open along an axis may come from something else than missing constraints.
  private static func unsureViews(
    _ context: CheckContext, _ conflicting: [LayoutConstraint], along axis: Axis
  ) -> Set<Item.ID> {
    touched(by: conflicting, context, along: axis).union(openWithGuesses(context, along: axis))
  }

  /// How reports name the place and the length of a view on each axis.
  private static let openNames = PerAxis(
    horizontal: (place: "minX", length: "width"), vertical: (place: "minY", length: "height"))

  /// Whether the place or the length of a view is open on an axis.
  private static func isOpen(_ entry: AmbiguityReport.Entry, _ axis: Axis) -> Bool {
    entry.attributes.contains(openNames[axis].place) || isLengthOpen(entry, axis)
  }

  private static func isLengthOpen(_ entry: AmbiguityReport.Entry, _ axis: Axis) -> Bool {
    entry.attributes.contains(openNames[axis].length)
  }

  /// The views that conflicts may move along an axis: what a broken constraint leaves open there is open because
  /// it is broken.
  private static func touched(
    by conflicting: [LayoutConstraint], _ context: CheckContext, along axis: Axis
  ) -> Set<Item.ID> {
    let along = conflicting.filter { member in
      member.first.attribute.axis == axis || member.second?.attribute.axis == axis
    }
    return connected(to: Set(along.flatMap(anchored).compactMap { $0 }), context, along: axis)
  }

  /// The views that are open along an axis and of which it isn't known how long they are, and those that they may
  /// move.
  ///
  /// Where only the place of a view is open, what it shows can't decide it.
  private static func openWithGuesses(_ context: CheckContext, along axis: Axis) -> Set<Item.ID> {
    let open = context.search.ambiguity.entries.filter { isOpen($0, axis) }
    let start = open.compactMap { entry -> Item.ID? in
      guard let item = context.layout.item(named: entry.name), let guess = context.guesses[item]
      else { return nil }
      return guess != .content || isLengthOpen(entry, axis) ? item : nil
    }
    let known = Set(open.compactMap { context.layout.item(named: $0.name) })
    return connected(to: Set(start), context, along: axis) { known.contains($0) }
  }

  /// Some views, and those that constraints along an axis and stacks tie to them.
  private static func connected(
    to start: Set<Item.ID>, _ context: CheckContext, along axis: Axis,
    where isMeant: (Item.ID) -> Bool = { _ in true }
  ) -> Set<Item.ID> {
    if start.isEmpty { return [] }
    let layout = context.layout
    let links =
      context.search.constraints.filter { $0.constraint.first.attribute.axis == axis }
      .map { anchored($0.constraint) }
      + context.search.visible.map { [$0.item, layout.model.stack(arranging: $0.item)] }
    let views = links.map { link in
      link.compactMap { $0 }.map { layout.model[$0].isView ? $0 : layout.superview(of: $0) ?? $0 }
        .filter { $0 != layout.root && isMeant($0) }
    }
    var neighbors: [Item.ID: [Item.ID]] = [:]
    for link in views {
      for view in link { neighbors[view, default: []] += link }
    }
    var touched = start.subtracting([layout.root])
    var pending = Array(touched)
    while let view = pending.popLast() {
      pending += (neighbors[view] ?? []).filter { touched.insert($0).inserted }
    }
    return touched
  }

  private static func anchored(_ constraint: LayoutConstraint) -> [Item.ID?] {
    [constraint.first.item, constraint.second?.item]
  }

  private static func suffix(_ others: Int) -> String {
    switch others {
    case 0: ""
    case 1: ", and so is 1 view that depends on it"
    default: ", and so are \(others) views that depend on it"
    }
  }

  /// The open values that the document decides; rows grow with what they hold.
  private static func certain(
    _ open: [String], of item: Item.ID, _ context: CheckContext
  ) -> [String] {
    open.filter { attribute in
      attribute == "minX" || attribute == "width"
        ? context.isWidthCertain(item) : context.isHeightCertain(item)
    }
  }

  /// Whether something about an item is open for a reason of its own.
  private static func hasCause(_ entry: AmbiguityReport.Entry) -> Bool {
    entry.openings.contains { $0.reason.kind != .related }
  }

  /// Entries that name the same constraints, or views that depend on each other, belong together.
  private static func components(of entries: [AmbiguityReport.Entry]) -> [[AmbiguityReport.Entry]] {
    var leaders = Array(entries.indices)
    func leader(of place: Int) -> Int {
      var place = place
      while leaders[place] != place {
        leaders[place] = leaders[leaders[place]]
        place = leaders[place]
      }
      return place
    }
    var users: [String: Int] = [:]
    for (place, entry) in entries.enumerated() {
      let names = entry.openings.flatMap { $0.reason.constraints }.map { $0.id } + [entry.name]
      for name in names {
        // The latest entry leads, so that groups stand where they are complete.
        if let user = users[name] { leaders[leader(of: user)] = place }
        users[name] = place
      }
    }
    let groups = Dictionary(grouping: entries.indices) { leader(of: $0) }
    return groups.keys.sorted().map { key in (groups[key] ?? []).map { entries[$0] } }
  }

  // MARK: Masks

  private static func masks(_ context: CheckContext) -> [CheckFinding] {
    let layout = context.layout
    let own = Dictionary(grouping: context.search.constraints) { $0.constraint.first.item }
    return context.search.visible.compactMap { view in
      let item = view.item
      guard item != layout.root, layout.model[item].view?.isManual == true,
        context.subject.sources?.views[item]?.isProvided != true,
        layout.model.stack(arranging: item) == nil
      else { return nil }
      let found = (own[item] ?? []).filter { _, constraint in
        constraint.second.map { other in layout.superview(of: item) == other.item } ?? true
      }
      guard !found.isEmpty else { return nil }
      return CheckFinding(
        "missing-translates",
        "\(context.name(item)) keeps the frame of its autoresizing mask, though it has "
          + (found.count == 1 ? "a constraint" : "\(found.count) constraints"),
        items: [item], constraints: found.map { $0.id })
    }
  }
}
