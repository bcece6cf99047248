import AutoLayout
import LayoutDiagnostics

/// Views that are where they can't be seen or touched.
extension CheckRule {
  static let misplacedViews: [CheckRule] = [
    CheckRule(
      .offScreen, .everywhere,
      behavior: RuleBehavior(
        joining: .axis, blame: .goal(.inside), hides: [.underBars, .outsideSuperview]),
      details: """
        Texts and controls outside of scroll views, and those in rows that are too narrow for them. Pictures and other \
        views that show something count where a third of them is outside. What is outside in the document's own \
        frames is meant, unless it is a text or control that no code moves; and so is what fills them.
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
      .underBars, .everywhere,
      behavior: RuleBehavior(joining: .axis, blame: .goal(.uncovered), hasBreakpoint: false),
      details: """
        Texts and controls that are covered by a third or more, unless the document's own frames have them so. Only where the document tells which bars there \
        are: xibs are left out, and so are scenes in sheets, popovers and container views. A navigation or tab bar is there \
        where a controller of the document has it, or the scene's simulated metrics.
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
      .outsideSuperview, .everywhere, behavior: RuleBehavior(blame: .goal(.inside)),
      details: """
        Controls; texts where the superview clips or has a background; pictures by a third where it clips; and texts \
        and controls that a constraint of their own to the superview's edge puts outside of it. What is outside in the \
        document's own frames is meant, unless it is a text or control that no code moves.
        """,
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
  ]

  /// The tolerance for passing a side, in points.
  static let tolerance = 2.0

  private static func offScreen(_ context: CheckContext) -> [CheckFinding] {
    let layout = context.layout
    return context.search.visible.compactMap { view in
      let item = view.item
      let cell = context.facts.cell[item]
      let container = cell ?? layout.root
      guard cell != nil || !context.isScrolled(item), item != container, context.isSeen(item),
        let screen = context.frames[container], screen.isLeft(by: view.frame, tolerance: 0),
        layout.isVisible(item), let rect = context.contentRect(of: item)
      else { return nil }
      // A row is as high as what it holds.
      let axes = (cell == nil ? Axis.allCases : [.horizontal]).filter {
        context.hasExtent(item, $0)
      }
      let out = excess(of: rect, out: screen, along: axes)
      guard isMuch(out, of: item, rect, context),
        !isOutsideAsDrawn(item, of: container, axes, context)
      else { return nil }
      let verb = screen.overlaps(rect, by: 0) ? "reaches" : "is"
      let whole = cell.map(context.title) ?? "the screen"
      return CheckFinding(
        .offScreen,
        "\(context.title(item)) \(verb) \(points(out.points)) beyond \(out.side.words) of \(whole)",
        items: [item], by: out.points, side: out.side)
    }
  }

  /// Whether enough of a view is outside to matter: a little of a text or control, or a third of anything else.
  private static func isMuch(
    _ out: (points: Double, side: Side), of item: Item.ID, _ rect: Rect, _ context: CheckContext
  ) -> Bool {
    guard out.points > tolerance else { return false }
    if context.layout.viewClass(of: item)?.isContent == true { return context.isCertain(item) }
    let length = out.side.axis == .horizontal ? rect.size.width : rect.size.height
    return out.points >= length / 3 && context.isPlaced(item)
  }

  /// The greatest excess of a rectangle beyond another one, and its side.
  static func excess(
    of rect: Rect, out screen: Rect, along axes: [Axis] = Axis.allCases
  ) -> (points: Double, side: Side) {
    Side.allCases.filter { axes.contains($0.axis) }
      .map { (points: $0.excess(of: rect, out: screen), side: $0) }
      .max { $0.points < $1.points } ?? (0, .bottom)
  }

  /// Whether the document's own frames have a view outside one that holds it, and mean it: texts and controls that code
  /// doesn't move are never seen whole.
  private static func isOutsideAsDrawn(
    _ item: Item.ID, of container: Item.ID, _ axes: [Axis], _ context: CheckContext
  ) -> Bool {
    guard let rect = context.drawnContentRect(of: item), let around = context.facts.drawn[container]
    else { return false }
    let isContent = context.layout.viewClass(of: item)?.isContent == true
    if excess(of: rect, out: around, along: axes).points > 0.5 {
      return !isContent || !context.showsText(item) || context.isMovable(item)
    }
    // A view that fills the screen from side to side may bleed.
    return !isContent && axes.contains { axis in Side.fills(rect, around, along: axis) }
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
      guard let (side, amount) = covered(rect, beyond: safe, in: screen) else { return nil }
      return CheckFinding(
        .underBars, "\(points(amount)) of \(context.title(item)) are \(bars(at: side))",
        items: [item], by: amount, side: side)
    }
  }

  /// The side where most of a view is covered, and how much of it; nil if too little is.
  private static func covered(
    _ rect: Rect, beyond safe: Rect, in screen: Rect
  ) -> (Side, Double)? {
    var most: (side: Side, points: Double)?
    // A view that reaches from side to side has nothing at its very edges.
    let isAcross = rect.origin.x <= screen.origin.x && rect.maxX >= screen.maxX
    for side in Side.allCases where side.axis == .vertical || !isAcross {
      let points = side.excess(of: rect, out: safe)
      let length = side.axis == .vertical ? rect.size.height : rect.size.width
      let isMuch = min(points, length) >= length / 3 || side.axis == .horizontal && points >= 20
      if points > max(tolerance, most?.points ?? 0), isMuch {
        most = (side, points)
      }
    }
    return most.map { most in
      (
        most.side,
        min(most.points, most.side.axis == .vertical ? rect.size.height : rect.size.width)
      )
    }
  }

  /// The bars that cover a side of the screen, if known.
  private static func bars(at side: Side) -> String {
    switch side {
    case .top: "under the status bar, notch or navigation bar"
    case .bottom: "under the home indicator or tab bar"
    case .left, .right: "at \(side.words) of the screen, where the notch or the rounded corners are"
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
    let reaching = context.search.visible.compactMap { view -> CheckFinding? in
      let item = view.item
      guard let parent = layout.superview(of: item), parent != layout.root,
        let around = context.frames[parent], around.isLeft(by: view.frame, tolerance: 0),
        layout.model[parent].view?.scroll == nil, context.isSeen(item), layout.isVisible(item),
        isBounded(item, by: parent, context), let rect = shownRect(of: item, context)
      else { return nil }
      let out = excess(of: rect, out: around)
      guard isMuch(out, of: item, rect, context), context.isCertain(parent),
        context.hasExtents(item), !isOutsideAsDrawn(item, of: parent, Axis.allCases, context)
      else { return nil }
      return outside(item, of: parent, by: out.points, at: out.side, context)
    }
    let known = Set(reaching.map { $0.key })
    return reaching + tiedOutside(context).filter { !known.contains($0.key) }
  }

  static func outside(
    _ item: Item.ID, of parent: Item.ID, by amount: Double, at side: Side, _ context: CheckContext
  ) -> CheckFinding {
    CheckFinding(
      .outsideSuperview,
      "\(context.title(item)) reaches \(points(amount)) beyond \(side.words) of "
        + context.title(parent), items: [item, parent], by: amount, side: side)
  }

  /// Whether it matters that a view is outside another one: it isn't touched there, or isn't seen.
  private static func isBounded(
    _ item: Item.ID, by parent: Item.ID, _ context: CheckContext
  ) -> Bool {
    let viewClass = context.layout.viewClass(of: item)
    return viewClass?.isTouched == true || context.layout.model[parent].view?.clipsToBounds == true
      || viewClass?.isContent == true && context.hasBackground(parent)
  }

  /// The touch area of a control, or the visible area of anything else.
  private static func shownRect(of item: Item.ID, _ context: CheckContext) -> Rect? {
    context.layout.viewClass(of: item)?.isTouched == true
      ? context.frames[item] : context.contentRect(of: item)
  }
}
