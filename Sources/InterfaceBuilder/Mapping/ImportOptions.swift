import AutoLayout

/// The choice of what an import takes from the document, and what it computes.
package struct ImportOptions: Sendable {
  /// Where the sizes of contents come from.
  package enum IntrinsicSizes: String, Hashable, Sendable, CaseIterable {
    /// The measured sizes of text and controls.
    case measured
    /// The saved sizes of labels, buttons and other controls.
    case saved
  }

  /// Where the sizes of contents come from.
  package var intrinsicSizes: IntrinsicSizes
  /// Whether views look as on Interface Builder's canvas, where some that show nothing take room.
  package var showsPlaceholders: Bool
  /// Whether the layout is that of the running app instead of the canvas: rows are as wide as their
  /// table on every screen, and sizes that only hold the place of views on the canvas don't count.
  package var isAtRunTime = false
  /// Whether colors, corners and the like are read, which only pictures and sessions need.
  package var readsDrawing = true
  /// The measured insets of the document's scenes.
  package var environment: GivenEnvironment
  /// The texts of a language in place of the document's; nil for those of the document.
  package var texts: LocalizedTexts?
  /// The images and fonts of the app; nil if only what the document stores counts.
  ///
  /// The canvas shows the stored sizes of images first (18 of 18 frames where they differ), a running app its images.
  package var assets: NearbyAssets?
  /// The screen that decides between the files of an image; nil for that of the canvas.
  package var screen: Environment?
  /// The limits of the layout's size.
  package var limits = LayoutLimits()

  /// Creates options; the default takes nothing but what constraints need.
  package init(
    intrinsicSizes: IntrinsicSizes = .measured, showsPlaceholders: Bool = false,
    environment: GivenEnvironment = GivenEnvironment(), texts: LocalizedTexts? = nil
  ) {
    self.intrinsicSizes = intrinsicSizes
    self.showsPlaceholders = showsPlaceholders
    self.environment = environment
    self.texts = texts
  }
}
