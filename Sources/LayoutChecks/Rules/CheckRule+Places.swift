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
      example: """
        add button next "Next"
        - pin next.leading = superview.leading + 360
        + pin next.trailing = superview.trailing - 20
        pin next.top = superview.top + 20
        """, find: { $0.offScreen }),
    CheckRule(
      .underBars, .everywhere,
      behavior: RuleBehavior(joining: .axis, blame: .goal(.uncovered), hasBreakpoint: false),
      details: """
        Texts and controls that are covered by a third or more, unless the document's own frames have them so. Only where the document tells which bars there \
        are: xibs are left out, and so are scenes in sheets, popovers and container views. A navigation or tab bar is there \
        where a controller of the document has it, or the scene's simulated metrics.
        """,
      example: """
        device "iPhone 15"
        add label title "Title"
        pin title.leading = safeArea.leading + 20
        - pin title.top = superview.top + 10
        + pin title.top = safeArea.top + 10
        """, find: { $0.underBars }),
    CheckRule(
      .outsideSuperview, .everywhere, behavior: RuleBehavior(blame: .goal(.inside)),
      details: """
        Controls; texts where the superview clips or has a background; pictures by a third where it clips; and texts \
        and controls that a constraint of their own to the superview's edge puts outside of it. What is outside in the \
        document's own frames is meant, unless it is a text or control that no code moves.
        """,
      example: """
        add view card
        pin card edges to superview inset 100
        add button send "Send" in card
        - pin send.trailing = card.trailing + 20
        + pin send.trailing = card.trailing
        pin send.top = card.top
        """, find: { $0.outside }),
  ]
}

extension CheckContext {
  /// The tolerance for passing a side, in points.
  static let tolerance = 2.0

  fileprivate var offScreen: [CheckFinding] {
    search.visible.compactMap { view in
      let item = view.item
      let cell = facts.cell[item]
      let container = cell ?? layout.root
      guard cell != nil || !isScrolled(item), item != container, isSeen(item),
        let screen = frames[container], screen.isLeft(by: view.frame, tolerance: 0),
        layout.isVisible(item), let rect = contentRect(of: item)
      else { return nil }
      // A row is as tall as what it holds.
      let axes = (cell == nil ? Axis.allCases : [.horizontal]).filter {
        hasExtent(item, $0)
      }
      let out = Side.excess(of: rect, out: screen, along: axes)
      guard isMuch(out, of: item, rect), !isOutsideAsDrawn(item, of: container, axes)
      else { return nil }
      let verb = screen.overlaps(rect, by: 0) ? "reaches" : "is"
      let whole = cell.map(title) ?? "the screen"
      return CheckFinding(
        .offScreen,
        "\(title(item)) \(verb) \(NumberText.points(out.points)) beyond \(out.side.words) of \(whole)",
        items: [item], by: out.points, side: out.side)
    }
  }

  /// Whether enough of a view is outside to matter: a little of a text or control, or a third of anything else.
  private func isMuch(_ out: (points: Double, side: Side), of item: Item.ID, _ rect: Rect) -> Bool {
    guard out.points > Self.tolerance else { return false }
    if layout.viewClass(of: item)?.isContent == true { return isCertain(item) }
    let length = rect.size[out.side.axis]
    return out.points >= length / 3 && isPlaced(item)
  }

  /// Whether the document's own frames have a view outside one that holds it, and mean it: texts and controls that code
  /// doesn't move are never seen whole.
  private func isOutsideAsDrawn(_ item: Item.ID, of container: Item.ID, _ axes: [Axis]) -> Bool {
    guard let rect = drawnContentRect(of: item), let around = facts.drawn[container]
    else { return false }
    let isContent = layout.viewClass(of: item)?.isContent == true
    if Side.excess(of: rect, out: around, along: axes).points > 0.5 {
      return !isContent || !showsText(item) || isMovable(item)
    }
    // A view that fills the screen from side to side may bleed.
    return !isContent && axes.contains { axis in Side.fills(rect, around, along: axis) }
  }

  fileprivate var underBars: [CheckFinding] {
    guard subject.size == .screen, subject.sources?.hasOpenBars != true,
      let screen = frames[layout.root]
    else { return [] }
    let insets = layout.environment.safeArea
    let safe = screen.inset(by: insets)
    return search.visible.compactMap { view in
      let item = view.item
      guard !isScrolled(item), layout.viewClass(of: item)?.isContent == true,
        isCertain(item), layout.isVisible(item), facts.cell[item] == nil,
        let rect = contentRect(of: item), screen.overlaps(rect, by: 0), !isCoveredAsDrawn(item)
      else { return nil }
      guard let (side, amount) = covered(rect, beyond: safe, in: screen) else { return nil }
      return CheckFinding(
        .underBars, "\(NumberText.points(amount)) of \(title(item)) are \(bars(at: side))",
        items: [item], by: amount, side: side)
    }
  }

  /// The side where most of a view is covered, and how much of it; nil if too little is.
  private func covered(_ rect: Rect, beyond safe: Rect, in screen: Rect) -> (Side, Double)? {
    // A view that reaches from side to side has nothing at its very edges.
    let isAcross = rect.origin.x <= screen.origin.x && rect.maxX >= screen.maxX
    let sides = Side.allCases.filter { $0.axis == .vertical || !isAcross }
    let excesses = sides.map { (side: $0, points: $0.excess(of: rect, out: safe)) }
    let covered = excesses.filter { side, points in
      let length = rect.size[side.axis]
      return points > Self.tolerance
        && (min(points, length) >= length / 3 || side.axis == .horizontal && points >= 20)
    }
    return covered.max { $0.points < $1.points }.map { side, points in
      (side, min(points, rect.size[side.axis]))
    }
  }

  /// The bars that cover a side of the screen, if known.
  private func bars(at side: Side) -> String {
    switch side {
    case .top: "under the status bar, notch or navigation bar"
    case .bottom: "under the home indicator or tab bar"
    case .left, .right: "at \(side.words) of the screen, where the notch or the rounded corners are"
    }
  }

  /// Whether the document's own frames have a view below bars: what is shown in a container of its own.
  private func isCoveredAsDrawn(_ item: Item.ID) -> Bool {
    let designed = subject.layout
    guard let rect = drawnContentRect(of: item), let screen = facts.drawn[designed.root]
    else { return false }
    return Side.excess(of: rect, out: screen.inset(by: designed.environment.safeArea)).points
      > Self.tolerance
  }

  fileprivate var outside: [CheckFinding] {
    let reaching = search.visible.compactMap { view -> CheckFinding? in
      let item = view.item
      guard let parent = layout.superview(of: item), parent != layout.root,
        let around = frames[parent], around.isLeft(by: view.frame, tolerance: 0),
        layout.model[parent].view?.scroll == nil, isSeen(item), layout.isVisible(item),
        isBounded(item, by: parent), let rect = shownRect(of: item)
      else { return nil }
      let out = Side.excess(of: rect, out: around)
      guard isMuch(out, of: item, rect), isCertain(parent),
        hasExtents(item), !isOutsideAsDrawn(item, of: parent, Axis.allCases)
      else { return nil }
      return outside(item, of: parent, by: out.points, at: out.side)
    }
    let known = Set(reaching.map { $0.key })
    return reaching + tiedOutside.filter { !known.contains($0.key) }
  }

  func outside(
    _ item: Item.ID, of parent: Item.ID, by amount: Double, at side: Side
  ) -> CheckFinding {
    CheckFinding(
      .outsideSuperview,
      "\(title(item)) reaches \(NumberText.points(amount)) beyond \(side.words) of "
        + title(parent), items: [item, parent], by: amount, side: side)
  }

  /// Whether it matters that a view is outside another one: it isn't touched there, or isn't seen.
  private func isBounded(_ item: Item.ID, by parent: Item.ID) -> Bool {
    let viewClass = layout.viewClass(of: item)
    return viewClass?.isTouched == true || layout.model[parent].view?.clipsToBounds == true
      || viewClass?.isContent == true && hasBackground(parent)
  }

  /// The touch area of a control, or the visible area of anything else.
  private func shownRect(of item: Item.ID) -> Rect? {
    layout.viewClass(of: item)?.isTouched == true ? frames[item] : contentRect(of: item)
  }
}
