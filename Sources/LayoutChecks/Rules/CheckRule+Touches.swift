import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// Controls that can't be touched.
extension CheckRule {
  static let touches: [CheckRule] = [
    CheckRule(
      .deadControl, .canvas, behavior: RuleBehavior(joining: .scene),
      details: """
        Controls of documents that trigger an action or a segue, where they or what holds them take no touches, or where a \
        plain view in front of them takes these, which it does though it is transparent. What the app's code can reach is \
        left out.
        """,
      example: """
        <subviews>
        -   <view userInteractionEnabled="NO" id="bar">
        +   <view id="bar">
            <rect key="frame" x="0.0" y="20" width="375" height="50"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <subviews>
              <button id="send">
                <rect key="frame" x="20" y="0.0" width="100" height="50"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                <state key="normal" title="Send"/>
                <connections><action selector="send" destination="vc1" eventType="touchUpInside" id="a1"/></connections>
              </button>
            </subviews>
          </view>
        </subviews>
        """, in: .document, find: { $0.deadControls })
  ]
}

extension CheckContext {
  fileprivate var deadControls: [CheckFinding] {
    guard let sources = subject.sources, !sources.isLaunchScreen else { return [] }
    let shields = search.visible.enumerated().filter {
      isShield($0.element.item, sources)
    }
    return search.visible.enumerated().compactMap { place, view in
      guard let source = sources.views[view.item], source.isConnected,
        layout.viewClass(of: view.item)?.isTouched == true, layout.isVisible(view.item)
      else { return nil }
      let holders = layout.model.ancestry(of: view.item)
      if let idle = holders.first(where: { sources.views[$0]?.isTouchable == false }) {
        return isReachable(idle) ? nil : dead(view.item, because: idle)
      }
      let shield = shields.first { front, shield in
        front > place && !shield.frame.isLeft(by: view.frame, tolerance: Self.tolerance)
          && !layout.isDescendant(shield.item, of: view.item)
          && isPlaced(shield.item) && isPlaced(view.item)
      }
      return shield.map { dead(view.item, under: $0.element.item) }
    }
  }

  private func dead(_ control: Item.ID, because idle: Item.ID) -> CheckFinding {
    let reason =
      idle == control ? "takes no touches" : "lies in \(title(idle)), which takes no touches"
    return CheckFinding(
      .deadControl, "\(title(control)) has an action, but \(reason)", items: [control],
      remedy: "turn on User Interaction Enabled of \(name(idle))")
  }

  private func dead(_ control: Item.ID, under shield: Item.ID) -> CheckFinding {
    CheckFinding(
      .deadControl, "\(title(shield)) takes the touches of \(title(control)), on which it lies",
      items: [control, shield],
      remedy: "send \(name(shield)) to the back, or turn off its User Interaction Enabled")
  }

  /// Whether a view keeps touches from what lies behind it, always: a plain one without anything in it.
  private func isShield(_ item: Item.ID, _ sources: SceneSources) -> Bool {
    guard let source = sources.views[item], source.isTouchable, item != layout.root,
      layout.viewClass(of: item) == .view, layout.subviews(of: item).isEmpty,
      layout.isVisible(item), !isReachable(item)
    else { return false }
    return !layout.model.ancestry(of: item).contains {
      sources.views[$0]?.isTouchable == false
    }
  }
}

/// A view that may lie on another one.
struct Layer {
  let item: Item.ID
  /// The visible rectangle, in the coordinates of the root view.
  let rect: Rect
  /// The number of views drawn before it.
  let depth: Int
  /// Whether it is a text or a control.
  let isContent: Bool
  /// Whether it is something else that people see, and no overlay.
  let isPicture: Bool
  /// Whether it always hides what lies behind it.
  let isLid: Bool

  /// Its visible rectangle on the canvas; nil for scripts.
  let drawn: Rect?
}

extension CheckContext {
  /// A view that covers this share of the root view is an overlay.
  private static let overlay = 0.9

  /// The visible views that show something.
  var layers: [Layer] {
    guard let screen = frames[layout.root]?.area else { return [] }
    return search.visible.enumerated().compactMap { depth, view in
      let item = view.item
      let isContent = layout.viewClass(of: item)?.isContent == true && showsSomething(item)
      guard isContent || isSeen(item), view.frame.area > 0, layout.isVisible(item),
        let rect = contentRect(of: item)
      else { return nil }
      return Layer(
        item: item, rect: rect, depth: depth, isContent: isContent,
        isPicture: !isContent && view.frame.area < Self.overlay * screen, isLid: isLid(item),
        drawn: drawnContentRect(of: item))
    }
  }

  /// Whether a view hides what lies behind it, always.
  private func isLid(_ item: Item.ID) -> Bool {
    guard item != layout.root, subject.sources?.views[item] != nil,
      let state = layout.model[item].view, layout.subviews(of: item).isEmpty, !isReachable(item)
    else { return false }
    switch state.viewClass {
    case .imageView: return state.content.imageSize != nil
    case .view: return state.isOpaque
    default: return false
    }
  }
}

extension ViewState {
  /// Whether nothing shines through the background.
  fileprivate var isOpaque: Bool {
    guard case .text(let text)? = drawn[.backgroundColor], let color = Color(text: text) else {
      return false
    }
    return color.isOpaque && alpha >= 1
  }
}

extension Rect {
  /// Its area in square points.
  var area: Double { max(0, size.width) * max(0, size.height) }

  /// The width and the height of what it shares with another one; negative if there is nothing.
  func shared(with other: Rect) -> (width: Double, height: Double) {
    (
      min(maxX, other.maxX) - max(origin.x, other.origin.x),
      min(maxY, other.maxY) - max(origin.y, other.origin.y)
    )
  }
}
