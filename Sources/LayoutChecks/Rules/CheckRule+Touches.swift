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
      firing: example(attributes: " userInteractionEnabled=\"NO\""),
      clean: example(attributes: ""), in: .document, find: deadControls)
  ]

  /// A button in a view with these attributes.
  private static func example(attributes: String) -> String {
    """
    <subviews>
      <view\(attributes) id="bar">
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
    """
  }

  private static func deadControls(_ context: CheckContext) -> [CheckFinding] {
    guard let sources = context.subject.sources, !sources.isLaunchScreen else { return [] }
    let shields = context.search.visible.enumerated().filter {
      isShield($0.element.item, sources, context)
    }
    return context.search.visible.enumerated().compactMap { place, view in
      guard let source = sources.views[view.item], source.isConnected,
        context.layout.viewClass(of: view.item)?.isTouched == true,
        context.layout.isVisible(view.item)
      else { return nil }
      let holders = context.layout.model.ancestry(of: view.item)
      if let idle = holders.first(where: { sources.views[$0]?.isTouchable == false }) {
        return context.isReachable(idle) ? nil : dead(view.item, because: idle, context)
      }
      let shield = shields.first { front, shield in
        front > place && !shield.frame.isLeft(by: view.frame, tolerance: tolerance)
          && !context.layout.isDescendant(shield.item, of: view.item)
          && context.isPlaced(shield.item) && context.isPlaced(view.item)
      }
      return shield.map { dead(view.item, under: $0.element.item, context) }
    }
  }

  private static func dead(
    _ control: Item.ID, because idle: Item.ID, _ context: CheckContext
  ) -> CheckFinding {
    let reason =
      idle == control
      ? "takes no touches" : "lies in \(context.title(idle)), which takes no touches"
    return CheckFinding(
      .deadControl, "\(context.title(control)) has an action, but \(reason)", items: [control],
      remedy: "turn on User Interaction Enabled of \(context.name(idle))")
  }

  private static func dead(
    _ control: Item.ID, under shield: Item.ID, _ context: CheckContext
  ) -> CheckFinding {
    CheckFinding(
      .deadControl,
      "\(context.title(shield)) takes the touches of \(context.title(control)), on which it lies",
      items: [control, shield],
      remedy: "send \(context.name(shield)) to the back, or turn off its User Interaction Enabled")
  }

  /// Whether a view keeps touches from what lies behind it, always: a plain one without anything in it.
  private static func isShield(
    _ item: Item.ID, _ sources: SceneSources, _ context: CheckContext
  ) -> Bool {
    guard let source = sources.views[item], source.isTouchable, item != context.layout.root,
      context.layout.viewClass(of: item) == .view, context.layout.subviews(of: item).isEmpty,
      context.layout.isVisible(item), !context.isReachable(item)
    else { return false }
    return !context.layout.model.ancestry(of: item).contains {
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

  /// A view that covers this share of the root view is an overlay.
  private static let overlay = 0.9

  /// The visible views of a subject that show something.
  static func all(_ context: CheckContext) -> [Layer] {
    let layout = context.layout
    guard let screen = context.frames[layout.root]?.area else { return [] }
    return context.search.visible.enumerated().compactMap { depth, view in
      let isContent =
        layout.viewClass(of: view.item)?.isContent == true && context.showsSomething(view.item)
      guard isContent || context.isSeen(view.item), view.frame.area > 0,
        layout.isVisible(view.item), let rect = context.contentRect(of: view.item)
      else { return nil }
      return Layer(
        item: view.item, rect: rect, depth: depth, isContent: isContent,
        isPicture: !isContent && view.frame.area < overlay * screen,
        isLid: context.isLid(view.item))
    }
  }
}

extension CheckContext {
  /// Whether a view hides what lies behind it, always.
  fileprivate func isLid(_ item: Item.ID) -> Bool {
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
