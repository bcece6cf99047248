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
        """, in: .document,
      find: { context in
        context.subject.sources.map { Touches(in: context, $0).deadControls } ?? []
      })
  ]
}

/// What takes the touches of a document's controls.
private struct Touches {
  private let context: CheckContext
  private let sources: SceneSources
  private var layout: Layout { context.layout }

  init(in context: CheckContext, _ sources: SceneSources) {
    (self.context, self.sources) = (context, sources)
  }

  /// The controls that never get any.
  var deadControls: [CheckFinding] {
    if sources.isLaunchScreen { return [] }
    let views = context.search.visible
    let shields = views.enumerated().filter { isShield($0.element.item) }
    return views.enumerated().compactMap { place, view in
      let control = view.item
      guard sources.views[control]?.isConnected == true,
        layout.viewClass(of: control)?.isTouched == true, layout.isVisible(control)
      else { return nil }
      if let idle = idleHolder(of: control) {
        return context.isReachable(idle) ? nil : dead(control, because: idle)
      }
      let shield = shields.first { front, shield in
        front > place
          && !shield.frame.isLeft(by: view.frame, tolerance: CheckContext.tolerance)
          && !layout.isDescendant(shield.item, of: control)
          && context.isPlaced(shield.item) && context.isPlaced(control)
      }
      return shield.map { dead(control, under: $0.element.item) }
    }
  }

  /// The view itself, or the nearest one that holds it, that takes no touches.
  private func idleHolder(of item: Item.ID) -> Item.ID? {
    layout.model.ancestry(of: item).first { sources.views[$0]?.isTouchable == false }
  }

  private func dead(_ control: Item.ID, because idle: Item.ID) -> CheckFinding {
    let reason =
      idle == control
      ? "takes no touches" : "lies in \(context.title(idle)), which takes no touches"
    return CheckFinding(
      .deadControl, "\(context.title(control)) has an action, but \(reason)", items: [control],
      remedy: "turn on User Interaction Enabled of \(context.name(idle))")
  }

  private func dead(_ control: Item.ID, under shield: Item.ID) -> CheckFinding {
    CheckFinding(
      .deadControl,
      "\(context.title(shield)) takes the touches of \(context.title(control)), on which it lies",
      items: [control, shield],
      remedy:
        "send \(context.name(shield)) to the back, or turn off its User Interaction Enabled")
  }

  /// Whether a view keeps touches from what lies behind it, always: a plain one without anything in it.
  private func isShield(_ item: Item.ID) -> Bool {
    item != layout.root && sources.views[item] != nil && idleHolder(of: item) == nil
      && layout.viewClass(of: item) == .view && layout.subviews(of: item).isEmpty
      && layout.isVisible(item) && !context.isReachable(item)
  }
}
