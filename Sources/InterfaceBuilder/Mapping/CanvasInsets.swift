import AutoLayout

/// What the canvas of Interface Builder covered of a scene's root view: own rules, by device, version
/// and bars.
enum CanvasInsets {
  /// The insets of a scene.
  static func insets(of scene: SceneEnvironment) -> EdgeInsets {
    .zero
  }
}
