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
  /// Margins up to here are those of a view that fills the screen, in points.
  private static let widestMargin = 40.0
  /// The tolerated difference of margins on other screens, in points: rounding and safe areas aren't faults.
  private static let marginTolerance = 12.0

  fileprivate var fixedScreenWidths: [CheckFinding] {
    if isAsDesigned { return [] }
    return search.visible.compactMap { view in
      let item = view.item
      guard let parent = layout.superview(of: item), !isScrolled(item),
        fillsWidth(item, of: parent), hasExtent(item, .horizontal),
        layout.isVisible(item), showsItsWidth(item),
        let frame = frames[item], let whole = frames[parent]
      else { return nil }
      let (left, right) = (frame.origin.x - whole.origin.x, whole.maxX - frame.maxX)
      let (less, more) = (min(left, right), max(left, right))
      guard abs(less) <= Self.widestMargin, more - less > Self.marginTolerance else { return nil }
      let fixed = search.constraints.first { _, constraint in
        constraint.first == Anchor(item, .width) && constraint.second == nil
          && constraint.relation == .equal
      }
      // A width constraint holds whatever the class of the view does.
      guard fixed != nil || isCertain(item) else { return nil }
      return CheckFinding(
        .fixedScreenWidth,
        "\(title(item)) fills the width where it is drawn, and leaves up to \(points(more)) at "
          + "\(left > right ? "its left" : "its right") on other screens", items: [item],
        constraints: fixed.map { [$0.id] } ?? [], by: more)
    }
  }

  /// Whether the document's own frames have a view as wide as what holds it, or with the same margins.
  private func fillsWidth(_ item: Item.ID, of parent: Item.ID) -> Bool {
    guard isInMiddle(item, of: parent), let drawn = facts.drawn[item],
      let whole = facts.drawn[parent]
    else { return false }
    return abs(drawn.origin.x - whole.origin.x) <= Self.widestMargin && drawn.size.width > 0
  }

  /// Whether a view's width is visible.
  private func showsItsWidth(_ item: Item.ID) -> Bool {
    guard let state = layout.model[item].view else { return false }
    switch state.viewClass {
    case .label: return state.drawn[.backgroundColor] != nil
    case .button, .imageView: return true
    default:
      return state.viewClass != .view || state.drawn[.backgroundColor] != nil
        || !layout.subviews(of: item).isEmpty
    }
  }

  /// Views that are drawn centered but tied to one side.
  fileprivate var offCenter: [CheckFinding] {
    if isAsDesigned || subject.sources == nil { return [] }
    let ties = edgeTies.filter { $0.edge.axis == .horizontal && $0.inset > Self.widestMargin }
    return ties.compactMap { tie in
      let (item, parent) = (tie.item, tie.parent)
      guard !isScrolled(item), showsSomething(item), layout.isVisible(item),
        hasExtent(item, .horizontal), isCertain(item), isInMiddle(item, of: parent),
        isHeldOnce(item), !hasNeighbor(item, of: parent),
        let frame = frames[item], let whole = frames[parent]
      else { return nil }
      let distance = frame.origin.x + frame.maxX - whole.origin.x - whole.maxX
      guard abs(distance) / 2 > Self.marginTolerance else { return nil }
      return CheckFinding(
        .fixedScreenWidth,
        "\(title(item)) is centered where it is drawn, and up to \(points(abs(distance) / 2)) off center "
          + "on other screens", items: [item], constraints: [tie.id], by: abs(distance) / 2,
        remedy: "tie its centerX to that of \(name(parent))")
    }
  }

  /// Whether the document's own frames have a view in the middle of a wider one.
  private func isInMiddle(_ item: Item.ID, of parent: Item.ID) -> Bool {
    guard let drawn = facts.drawn[item], let whole = facts.drawn[parent],
      let now = frames[parent], abs(now.size.width - whole.size.width) > Self.marginTolerance
    else { return false }
    return abs(drawn.origin.x + drawn.maxX - whole.origin.x - whole.maxX) <= 1
  }

  /// Whether one constraint alone decides where a view is along the width.
  private func isHeldOnce(_ item: Item.ID) -> Bool {
    search.constraints.filter { _, constraint in
      constraint.anchors.contains {
        $0.item == item && $0.attribute.axis == .horizontal && !$0.attribute.isSize
      }
    }.count == 1
  }

  /// Whether something is drawn beside a view, so it is the middle one of a row.
  private func hasNeighbor(_ item: Item.ID, of parent: Item.ID) -> Bool {
    guard let drawn = facts.drawn[item] else { return false }
    return layout.subviews(of: parent).contains { other in
      guard other != item, let rect = facts.drawn[other] else { return false }
      return rect.origin.y < drawn.maxY && drawn.origin.y < rect.maxY
        && (rect.maxX <= drawn.origin.x || drawn.maxX <= rect.origin.x)
    }
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
      guard room > 0, width > room + Self.marginTolerance, scrollsSideways(scroller, in: trial),
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
    return width > layout.frame(of: scroller).size.width + Self.marginTolerance
  }

  /// Whether the text at hand already fills most of some room on one line.
  private func isLong(_ label: Item.ID, in room: Double) -> Bool {
    (layout.pass.intrinsicSize(of: label).horizontal ?? 0) > room * 0.6
  }

  /// A text that fits no screen on one line.
  private static let longText = Array(repeating: "A text of several lines", count: 20).joined(
    separator: ", ")
}
