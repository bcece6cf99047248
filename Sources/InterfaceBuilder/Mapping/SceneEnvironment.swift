import AutoLayout

/// The screen on which Interface Builder laid out a scene.
struct SceneEnvironment {
  let document: InterfaceDocument
  let scene: DocumentScene
  let root: Int

  /// The environment of the scene, with measured insets in place of the rules.
  func environment(given: GivenEnvironment) -> Environment {
    let canvas = document.device
    var environment = Environment(device: canvas.device, isLandscape: canvas.isLandscape)
    environment.era = Era(toolsVersion: document.toolsVersion)
    environment.contentSizeCategory = .stored(toolsVersion: document.toolsVersion)
    let insets = insets(given: given.insets(of: scene.id))
    do throws(LayoutError) {
      if let frame = scene.views[root].frame {
        environment = try environment.resized(to: frame.size)
      }
      // Documents without a device were saved in whole points.
      if canvas.id == nil { try environment.setScale(1) }
      // Bars say more than numbers: they follow the device when it is changed.
      environment.bars = shownBars
      if environment.safeArea != insets { try environment.setSafeArea(insets) }
    } catch {
      // The reader has limited every number already.
      assertionFailure("\(error)")
    }
    return environment
  }

  private var shownBars: Bars {
    let known = scene.bars
    let shown: [(Bool, Bars.Bar)] = [
      (!known.hidesStatusBar, .status), (known.navigation == .translucent, .navigation),
      (known.hasTabBar, .tab), (known.hasToolbar, .toolbar),
    ]
    return Bars(Set(shown.filter { $0.0 }.map { $0.1 }))
  }

  /// Whether the root view begins below bars: it is lower than the screen of the canvas, or not at its
  /// top.
  var isBelowBars: Bool {
    guard let frame = scene.views[root].frame, document.isStoryboard else { return false }
    return frame.origin.y > 0 || document.device.id != nil && frame.size.height < screen.height
  }

  /// How far a root view of the screen's size, moved below bars, extends beyond its bottom.
  var overhang: Double {
    guard let frame = scene.views[root].frame, document.isStoryboard else { return 0 }
    return frame.size.height == screen.height ? max(0, frame.origin.y) : 0
  }

  private var screen: Size {
    Environment(device: document.device.device, isLandscape: document.device.isLandscape).size
  }

  private func insets(given: GivenEnvironment.Insets?) -> EdgeInsets {
    var insets = CanvasInsets.insets(of: self)
    insets.top = given?.top ?? given?.topLayoutGuide ?? insets.top
    insets.bottom = given?.bottom ?? given?.bottomLayoutGuide ?? insets.bottom
    insets.left = given?.left ?? insets.left
    insets.right = given?.right ?? insets.right
    return EdgeInsets(
      top: max(0, insets.top), left: max(0, insets.left), bottom: max(0, insets.bottom),
      right: max(0, insets.right))
  }
}
