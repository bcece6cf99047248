import AutoLayout
import LayoutDiagnostics

/// Views that are where they can't be seen or touched, or in a size that can't be meant.
extension CheckRule {
  static let misplacedViews: [CheckRule] = [
    CheckRule(
      "off-screen", .everywhere, .error, reason: "a part of the view can't be seen",
      remedy: "tie its edges to the safe area",
      details: """
        Texts and controls outside of scroll views, and those in rows that are too narrow for them. What is \
        outside in the document's own frames is meant.
        """,
      firing: """
        add button next "Next"
        pin next.leading = superview.leading + 360
        pin next.top = superview.top + 20
        """,
      clean: """
        add button next "Next"
        pin next.trailing = superview.trailing - 20
        pin next.top = superview.top + 20
        """, find: offScreen),
    CheckRule(
      "under-bars", .everywhere, .warning, reason: "bars, notch or home indicator cover the view",
      remedy: "tie it to the safe area",
      details: """
        Texts and controls that are covered by a third or more, unless the document's own frames have them so. Only where the document tells which bars there \
        are: scenes in sheets and popovers are left out.
        """,
      firing: """
        device "iPhone 15"
        add label title "Title"
        pin title.leading = safeArea.leading + 20
        pin title.top = superview.top + 10
        """,
      clean: """
        device "iPhone 15"
        add label title "Title"
        pin title.leading = safeArea.leading + 20
        pin title.top = safeArea.top + 10
        """, find: underBars),
    CheckRule(
      "outside-superview", .everywhere, .error,
      reason: "touches outside of the superview are lost, and it may clip",
      remedy: "tie the edges of the superview to it",
      details: "Controls only. What is outside in the document's own frames is meant.",
      firing: """
        add view card
        pin card edges to superview inset 100
        add button send "Send" in card
        pin send.trailing = card.trailing + 20
        pin send.top = card.top
        """,
      clean: """
        add view card
        pin card edges to superview inset 100
        add button send "Send" in card
        pin send.trailing = card.trailing
        pin send.top = card.top
        """, find: outside),
    CheckRule(
      "zero-size", .everywhere, .warning, reason: "nothing of the view can be seen",
      remedy: "give it a size or content, or hide it",
      details: """
        Views that hold or show something. What has no size in the document's own frames is meant to have none.
        """,
      firing: """
        add label title "Title"
        pin title.leading = superview.leading
        pin title.top = superview.top + 20
        pin title.height = 0
        """,
      clean: """
        add label title "Title"
        pin title.leading = superview.leading
        pin title.top = superview.top + 20
        """, find: zeroSizes),
    CheckRule(
      "touch-target", .canvas, .warning, reason: "fingers miss what is smaller than 44 points",
      remedy: "make it 44 points wide and high, or extend its touch area",
      details: """
        Buttons, on the screen that the document was designed on. Buttons whose size the document doesn't tell are \
        left out. All of a scene are one finding.
        """,
      firing: """
        add button close "Close"
        pin close.leading = superview.leading + 20
        pin close.top = superview.top + 20
        pin close.height = 20
        """,
      clean: """
        add button close "Close"
        pin close.leading = superview.leading + 20
        pin close.top = superview.top + 20
        pin close.height = 44
        pin close.width = 60
        """, find: touchTargets),
    .issue(
      "stretched-control", .everywhere,
      details:
        "Switches and steppers, which always have one size, and stay where their leading edge is.",
      firing: """
        add switch toggle
        pin toggle.leading = superview.leading + 20
        pin toggle.trailing = superview.trailing - 20
        pin toggle.top = superview.top + 20
        """,
      clean: """
        add switch toggle
        pin toggle.trailing = superview.trailing - 20
        pin toggle.top = superview.top + 20
        """
    ) { context, finding in
      guard finding.amount > 1, let item = finding.key.items.first,
        let viewClass = context.layout.viewClass(of: item)
      else { return false }
      return rigid.contains(viewClass) && context.isCertain(item) && context.isHeightCertain(item)
    },
    .issue(
      "misplaced", .canvas,
      details: """
        Only views that Interface Builder itself marked as misplaced. Scripts have to say where a view was drawn.
        """,
      firing: """
        add view card
        pin card edges to root inset 20
        set card.canvasFrame 20 20 100 100
        """,
      clean: """
        add view card
        pin card edges to root inset 20
        """
    ) { context, finding in
      guard let item = finding.key.items.first else { return false }
      let source = context.subject.sources?.views[item]
      return source.map { $0.isMisplaced } ?? true && context.isCertain(item)
    },
  ]

  private static let rigid: Set<ViewClass> = [.switch, .stepper]
  private static let tolerance = 2.0

  private static func offScreen(_ context: CheckContext) -> [CheckFinding] {
    let layout = context.layout
    return context.search.visible.compactMap { view in
      let item = view.item
      let cell = context.facts.cell[item]
      let container = cell ?? layout.root
      // A row is as high as what it holds.
      let axes = cell == nil ? Axis.allCases : [.horizontal]
      guard cell != nil || !context.isScrolled(item),
        layout.viewClass(of: item)?.isContent == true, context.isCertain(item),
        cell == nil ? context.isHeightCertain(item) : context.isWidthCertain(item),
        layout.isVisible(item), !isOutsideAsDrawn(item, of: container, axes, context),
        let rect = context.contentRect(of: item), let screen = context.frames[container]
      else { return nil }
      let out = excess(of: rect, out: screen, along: axes)
      guard out.points > tolerance else { return nil }
      let verb = screen.overlaps(rect, by: 0) ? "reaches" : "is"
      let whole = cell.map(context.name) ?? "the screen"
      return CheckFinding(
        "off-screen",
        "\(context.name(item)) \(verb) \(points(out.points)) beyond the \(out.edge) of \(whole)",
        items: [item], by: out.points, axis: out.axis)
    }
  }

  /// By how much a rectangle reaches out of another one, and where most.
  static func excess(
    of rect: Rect, out screen: Rect, along axes: [Axis] = Axis.allCases
  ) -> (points: Double, edge: String, axis: Axis) {
    let edges = [
      (screen.origin.x - rect.origin.x, "left edge", Axis.horizontal),
      (rect.maxX - screen.maxX, "right edge", .horizontal),
      (screen.origin.y - rect.origin.y, "top", .vertical),
      (rect.maxY - screen.maxY, "bottom", .vertical),
    ]
    return edges.filter { axes.contains($0.2) }.max { $0.0 < $1.0 } ?? (0, "", .vertical)
  }

  /// Whether the document's own frames have a view outside of one that holds it.
  private static func isOutsideAsDrawn(
    _ item: Item.ID, of container: Item.ID, _ axes: [Axis], _ context: CheckContext
  ) -> Bool {
    guard let rect = context.drawnContentRect(of: item), let around = context.facts.drawn[container]
    else { return false }
    return excess(of: rect, out: around, along: axes).points > 0.5
  }

  private static func underBars(_ context: CheckContext) -> [CheckFinding] {
    let layout = context.layout
    guard context.subject.size == .screen, context.subject.sources?.hasOpenBars != true,
      let screen = context.frames[layout.root]
    else { return [] }
    let insets = layout.environment.safeArea
    let safe = screen.inset(by: insets)
    return context.search.visible.compactMap { view in
      let item = view.item
      guard !context.isScrolled(item), layout.viewClass(of: item)?.isContent == true,
        context.isCertain(item), layout.isVisible(item), context.facts.cell[item] == nil,
        let rect = context.contentRect(of: item), screen.overlaps(rect, by: 0),
        !isCoveredAsDrawn(item, context)
      else { return nil }
      let covered = [
        (safe.origin.y - rect.origin.y, rect.size.height, "top", Axis.vertical),
        (rect.maxY - safe.maxY, rect.size.height, "bottom", .vertical),
        (safe.origin.x - rect.origin.x, rect.size.width, "left", .horizontal),
        (rect.maxX - safe.maxX, rect.size.width, "right", .horizontal),
      ]
      let hidden = covered.filter { points, length, _, axis in
        points > tolerance
          && (min(points, length) >= length / 3 || axis == .horizontal && points >= 20)
      }
      guard let most = hidden.max(by: { $0.0 < $1.0 }) else { return nil }
      return CheckFinding(
        "under-bars",
        "\(points(min(most.0, most.1))) of \(context.name(item)) are covered at the \(most.2) of the "
          + "screen", items: [item], by: min(most.0, most.1), axis: most.3)
    }
  }

  /// Whether the document's own frames have a view below bars: what is shown in a container of its own.
  private static func isCoveredAsDrawn(_ item: Item.ID, _ context: CheckContext) -> Bool {
    let designed = context.subject.layout
    guard let rect = context.drawnContentRect(of: item),
      let screen = context.facts.drawn[designed.root]
    else { return false }
    return excess(of: rect, out: screen.inset(by: designed.environment.safeArea)).points > tolerance
  }

  private static func outside(_ context: CheckContext) -> [CheckFinding] {
    let layout = context.layout
    return context.search.visible.compactMap { view in
      let item = view.item
      guard layout.viewClass(of: item)?.isTouched == true, layout.isVisible(item),
        let parent = layout.superview(of: item), parent != layout.root,
        layout.model[parent].view?.scroll == nil, let around = context.frames[parent],
        context.isCertain(item), context.isCertain(parent), context.isHeightCertain(item),
        context.isWidthCertain(item), !isOutsideAsDrawn(item, of: parent, Axis.allCases, context)
      else { return nil }
      let out = excess(of: view.frame, out: around)
      guard out.points > tolerance else { return nil }
      return CheckFinding(
        "outside-superview",
        "\(context.name(item)) reaches \(points(out.points)) beyond the \(out.edge) of "
          + context.name(parent), items: [item, parent], by: out.points, axis: out.axis)
    }
  }

  private static func zeroSizes(_ context: CheckContext) -> [CheckFinding] {
    let open = Set(
      context.search.ambiguity.entries.flatMap { $0.openings }.map { "\($0.item).\($0.attribute)" })
    return context.search.visible.compactMap { view in
      let (item, name) = (view.item, context.name(view.item))
      guard showsSomething(item, context), context.isCertain(item), context.isHeightCertain(item),
        context.isWidthCertain(item), context.layout.isVisible(item)
      else { return nil }
      let drawn = context.facts.drawn[item]?.size
      let sizes = [
        ("width", view.frame.size.width, drawn?.width),
        ("height", view.frame.size.height, drawn?.height),
      ]
      let empty = sizes.filter { $0.1 <= 0 && $0.2 != 0 && !open.contains("\(name).\($0.0)") }
        .map { $0.0 }
      guard !empty.isEmpty, empty.count == sizes.filter({ $0.1 <= 0 }).count else { return nil }
      return CheckFinding(
        "zero-size", "\(name) has no \(Sentence.list(empty))", items: [item],
        aspect: Sentence.list(empty))
    }
  }

  private static func showsSomething(_ item: Item.ID, _ context: CheckContext) -> Bool {
    guard let state = context.layout.model[item].view, item != context.layout.root else {
      return false
    }
    if state.viewClass == .label { return state.content.text?.isEmpty == false }
    return state.viewClass.isContent
      || state.viewClass == .imageView && state.content.imageSize != nil
      || state.viewClass.isScrollView
  }

  /// What Apple's guidelines ask for, in points.
  private static let leastTarget = 44.0

  private static func touchTargets(_ context: CheckContext) -> [CheckFinding] {
    context.search.visible.compactMap { view in
      guard context.layout.viewClass(of: view.item) == .button, context.isCertain(view.item),
        context.layout.isVisible(view.item)
      else { return nil }
      let size = view.frame.size
      let smallest = min(size.width, size.height)
      guard smallest < leastTarget - tolerance, smallest > 0 else { return nil }
      return CheckFinding(
        "touch-target",
        "\(context.name(view.item)) is \(NumberText.measured(size.width)) × "
          + "\(NumberText.measured(size.height)) pt", items: [view.item], by: leastTarget - smallest
      )
    }
  }
}
