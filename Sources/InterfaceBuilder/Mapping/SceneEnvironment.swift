import AutoLayout

/// The screen on which Interface Builder laid out a scene.
struct SceneEnvironment {
  let document: InterfaceDocument
  let scene: DocumentScene
  let root: Int

  /// The environment of the scene, with insets that somebody measured instead of our own rules.
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
      try environment.setSafeArea(insets)
    } catch {
      // The reader has limited every number already.
      assertionFailure("\(error)")
    }
    return environment
  }

  /// Whether the root view is lower than the screen of the canvas, because bars stand above it.
  var isLowerThanScreen: Bool {
    guard let frame = scene.views[root].frame else { return false }
    let canvas = document.device
    let screen = Environment(device: canvas.device, isLandscape: canvas.isLandscape).size
    return canvas.id != nil && frame.size.height < screen.height
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
