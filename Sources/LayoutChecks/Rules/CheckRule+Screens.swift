import AutoLayout
import LayoutDiagnostics

/// Views that fit the screen that they were drawn on, and no other.
extension CheckRule {
  static let screens: [CheckRule] = [
    CheckRule(
      .fixedScreenWidth, .everywhere, behavior: RuleBehavior(joining: .scene, blame: .named),
      details: """
        Views that the document's own frames have as wide as what holds them, or with the same margins of up to 40 points \
        on both sides, and that keep their width at one side of wider or narrower screens. Texts that begin at a side are \
        left out: nobody sees how wide their labels are. Also views that are drawn centered, with more room at their \
        sides, where one side alone holds them.
        """,
      example: """
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
            <rect key="frame" x="0.0" y="20" width="375" height="50"/>
            <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
            <constraints>
        -       <constraint firstAttribute="width" constant="375" id="w"/>
              <constraint firstAttribute="height" constant="50" id="h"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="card" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
          <constraint firstItem="card" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
        +   <constraint firstItem="card" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="c3"/>
        </constraints>
        """, in: .document, find: { $0.fixedScreenWidths + $0.offCenter }),
    CheckRule(
      .sidewaysScrolling, .canvas, behavior: RuleBehavior(joining: .sameView),
      details: """
        Labels that may have several lines in scroll views whose content nothing makes as wide as the scroll view: a long text \
        stays on one line, and its end has to be scrolled to. Short texts count where the content is wider than the scroll \
        view anyway; others from 60 % of its width.
        """,
      example: """
        add scrollView pages
        pin pages edges to safeArea
        add label story "Once upon a time there was a text so long that no phone could show it on one line" in pages
        set story.numberOfLines 0
        pin story edges to pages.contentLayoutGuide
        + pin story.width = pages.width
        """, find: { $0.sidewaysScrolling }),
  ]
}

extension CheckContext {
  /// Views that are drawn from side to side, and keep their width on other screens.
  fileprivate var fixedScreenWidths: [CheckFinding] {
    if isAsDesigned { return [] }
    return search.visible.compactMap { view in
      guard let parent = layout.superview(of: view.item) else { return nil }
      return CanvasWidth(of: view.item, in: parent, self)?.unfilled
    }
  }

  /// Views that are drawn centered but tied to one side.
  fileprivate var offCenter: [CheckFinding] {
    if isAsDesigned || subject.sources == nil { return [] }
    let ties = edgeTies.filter {
      $0.edge.axis == .horizontal && $0.inset > CanvasWidth.widestMargin
    }
    return ties.compactMap { CanvasWidth(of: $0.item, in: $0.parent, self)?.offCenter($0.id) }
  }

  /// Labels in scroll views that a long text makes wider than these.
  fileprivate var sidewaysScrolling: [CheckFinding] {
    let labels = search.visible.compactMap { view -> (label: Item.ID, scroller: Item.ID)? in
      guard let state = layout.model[view.item].view, state.viewClass == .label,
        state.content.numberOfLines != 1,
        let scroller = layout.model.ancestry(of: view.item).dropFirst()
          .first(where: { layout.model[$0].view?.scroll != nil }),
        layout.viewClass(of: scroller) == .scrollView
      else { return nil }
      return (view.item, scroller)
    }
    if labels.isEmpty { return [] }
    var trial = layout
    for (label, _) in labels {
      try? ViewProperty.named("text")?.set(.text(Self.longText), of: label, in: &trial)
    }
    trial.solve()
    return labels.compactMap { label, scroller in
      let (width, room) = (trial.frame(of: label).size.width, trial.frame(of: scroller).size.width)
      guard room > 0, width > room + CanvasWidth.tolerance, scrollsSideways(scroller, in: trial),
        scrollsSideways(scroller, in: layout) || isLong(label, in: room)
      else { return nil }
      return CheckFinding(
        .sidewaysScrolling,
        "nothing limits the width of \(title(label)) to that of \(title(scroller))",
        items: [label, scroller], remedy: "make it, or what holds it, as wide as \(name(scroller))")
    }
  }

  /// Whether what a scroll view scrolls is wider than it is.
  private func scrollsSideways(_ scroller: Item.ID, in layout: Layout) -> Bool {
    guard
      case .size(let width?, _)? = ViewProperty.named("contentSize")?.value(
        of: scroller, in: layout)
    else { return false }
    return width > layout.frame(of: scroller).size.width + CanvasWidth.tolerance
  }

  /// Whether the text at hand already fills most of some room on one line.
  private func isLong(_ label: Item.ID, in room: Double) -> Bool {
    (layout.pass.intrinsicSize(of: label).horizontal ?? 0) > room * 0.6
  }

  /// A text that fits no screen on one line.
  private static let longText = Array(repeating: "A text of several lines", count: 20).joined(
    separator: ", ")
}

/// A view that the canvas shows in the middle of what holds it, on a screen of another width.
private struct CanvasWidth {
  private let context: CheckContext
  private let item: Item.ID
  private let parent: Item.ID
  /// The frame on the canvas, and that of the parent.
  private let drawn: (own: Rect, whole: Rect)
  /// The same on this screen.
  private let now: (own: Rect, whole: Rect)
  private var layout: Layout { context.layout }

  /// Margins up to here are those of a view that fills the screen, in points.
  static let widestMargin = 40.0
  /// The tolerated difference of margins on other screens, in points: rounding and safe areas aren't faults.
  static let tolerance = 12.0

  /// Compares a view with the document's own frame; nil where what holds it is as wide as there, or the view not in its
  /// middle, or scrolled.
  init?(of item: Item.ID, in parent: Item.ID, _ context: CheckContext) {
    guard let own = context.facts.drawn[item], let whole = context.facts.drawn[parent],
      let ownNow = context.frames[item], let wholeNow = context.frames[parent],
      abs(wholeNow.size.width - whole.size.width) > Self.tolerance,
      abs(own.origin.x + own.maxX - whole.origin.x - whole.maxX) <= 1, !context.isScrolled(item)
    else { return nil }
    (self.context, self.item, self.parent) = (context, item, parent)
    (drawn, now) = ((own, whole), (ownNow, wholeNow))
  }

  /// The view that is drawn as wide as what holds it, or with the same margins, and leaves more at one side.
  var unfilled: CheckFinding? {
    guard abs(drawn.own.origin.x - drawn.whole.origin.x) <= Self.widestMargin,
      drawn.own.size.width > 0, context.hasExtent(item, .horizontal), layout.isVisible(item),
      showsItsWidth
    else { return nil }
    let (left, right) = (
      now.own.origin.x - now.whole.origin.x, now.whole.maxX - now.own.maxX
    )
    let (less, more) = (min(left, right), max(left, right))
    guard abs(less) <= Self.widestMargin, more - less > Self.tolerance else { return nil }
    let fixed = context.search.constraints.first { _, constraint in
      constraint.first == Anchor(item, .width) && constraint.second == nil
        && constraint.relation == .equal
    }
    // A width constraint holds whatever the class of the view does.
    guard fixed != nil || context.isCertain(item) else { return nil }
    return CheckFinding(
      .fixedScreenWidth,
      "\(context.title(item)) fills the width where it is drawn, and leaves up to "
        + "\(NumberText.points(more)) at \(left > right ? "its left" : "its right") on other screens",
      items: [item], constraints: fixed.map { [$0.id] } ?? [], by: more)
  }

  /// The view that only the given tie holds at one side.
  func offCenter(_ tie: LayoutConstraint.ID) -> CheckFinding? {
    guard context.showsSomething(item), layout.isVisible(item),
      context.hasExtent(item, .horizontal), context.isCertain(item), isHeldOnce, !hasNeighbor
    else { return nil }
    let distance =
      abs(now.own.origin.x + now.own.maxX - now.whole.origin.x - now.whole.maxX) / 2
    guard distance > Self.tolerance else { return nil }
    return CheckFinding(
      .fixedScreenWidth,
      "\(context.title(item)) is centered where it is drawn, and up to "
        + "\(NumberText.points(distance)) off center on other screens", items: [item],
      constraints: [tie], by: distance,
      remedy: "tie its centerX to that of \(context.name(parent))")
  }

  /// Whether the view's width is visible.
  private var showsItsWidth: Bool {
    guard let state = layout.model[item].view else { return false }
    let hasBackground = context.hasBackground(item)
    switch state.viewClass {
    case .label: return hasBackground
    case .button, .imageView: return true
    default:
      return state.viewClass != .view || hasBackground || !layout.subviews(of: item).isEmpty
    }
  }

  /// Whether one constraint alone decides where the view is along the width.
  private var isHeldOnce: Bool {
    context.search.constraints.count { _, constraint in
      constraint.anchors.contains {
        $0.item == item && $0.attribute.axis == .horizontal && !$0.attribute.isSize
      }
    } == 1
  }

  /// Whether something is drawn beside the view, so it is the middle one of a row.
  private var hasNeighbor: Bool {
    let own = drawn.own
    return layout.subviews(of: parent).contains { other in
      guard other != item, let rect = context.facts.drawn[other] else { return false }
      return rect.origin.y < own.maxY && own.origin.y < rect.maxY
        && (rect.maxX <= own.origin.x || own.maxX <= rect.origin.x)
    }
  }
}
