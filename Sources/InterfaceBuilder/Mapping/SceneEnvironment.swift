import AutoLayout

/// The screen that Interface Builder laid out a scene for.
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
      // Documents without a device were saved in whole points, on a canvas of any size.
      if canvas.id == nil {
        try environment.setScale(1)
        environment.hasAnySize = PerAxis(horizontal: true, vertical: true)
      }
      // Bars say more than numbers: they follow the device when it is changed.
      environment.bars = shownBars
      if environment.safeArea != insets { try environment.setSafeArea(insets) }
    } catch {
      // With a frame that no screen can have, the canvas keeps its device's size.
      return environment
    }
    return environment
  }

  private var shownBars: Bars {
    let known = scene.bars
    let shown: [(Bool, Bars.Bar)] = [
      (!known.hidesStatusBar, .status), (known.navigation == .translucent, .navigation),
      (known.navigation == .translucent && known.hasLargeTitle, .largeTitle),
      (known.hasTabBar, .tab), (known.hasToolbar, .toolbar),
    ]
    return Bars(Set(shown.filter { $0.0 }.map { $0.1 }))
  }

  /// The size of the root view, if it was saved.
  var size: Size? { scene.views[root].frame?.size }

  /// The size of the screen.
  var screen: Size {
    Environment(device: document.device.device, isLandscape: document.device.isLandscape).size
  }

  /// How much shorter than the screen a storyboard's root view is, if it has the screen's width; nil for other roots.
  var missingHeight: Double? {
    guard let size, document.isStoryboard, document.device.id != nil, size.width == screen.width
    else { return nil }
    return screen.height - size.height
  }

  /// The heights of bars above a root view: status bars, with a navigation bar or alone.
  private static let bars: Set<Double> = [20, 44, 64, 76, 88, 92]
  /// The heights above a sheet, on devices without and with a home indicator.
  private static let aboveSheets: Set<Double> = [20, 54]
  /// How much shorter than the screen a page sheet above a home indicator is (5 of 5 scenes).
  private static let missingOfPageSheet = 10.0
  /// The smallest height of a root view that fills a screen; widgets and the like are shorter.
  private static let leastScreen = 300.0
  private static let tabBar = 49.0

  /// Whether the root view begins below bars: it is not at the top of the screen, or it is shorter by the height of
  /// bars (18 of 18 roots).
  ///
  /// Others whose size isn't the screen's have a status bar of their own (20 of 22).
  var isBelowBars: Bool {
    guard let frame = scene.views[root].frame, document.isStoryboard else { return false }
    if frame.origin.y > 0 { return true }
    if frame.size.height < Self.leastScreen { return true }
    guard let missing = missingHeight else { return false }
    return areBars(missing) || isSheet
      || scene.bars.navigation != .absent && tabBars.contains { areBars(missing - $0) }
  }

  /// Whether bars above a root view can have this height, with the scene's large title or without it.
  private func areBars(_ height: Double) -> Bool {
    let status = CanvasInsets.cover(of: self).top
    let known = Self.bars.union(status > 0 ? [status, status + CanvasInsets.navigationBar] : [])
    return known.contains(height)
      || scene.bars.hasLargeTitle && known.contains(height - CanvasInsets.largeTitle)
  }

  /// Whether the root view has the height of a sheet.
  var isSheet: Bool {
    isPageSheet || missingHeight.map(Self.aboveSheets.contains) ?? false
  }

  private var isPageSheet: Bool { missingHeight == Self.missingOfPageSheet && homeIndicator > 0 }

  /// Whether the root view is shorter by the status bar above it and has a status bar of its own, as in Xcode 26 with a
  /// large title (3 scenes in one repository).
  var isBelowStatusBar: Bool {
    scene.bars.hasLargeTitle && homeIndicator > 0
      && CanvasInsets.tallBars.contains(document.toolsVersion)
      && missingHeight == CanvasInsets.cover(of: self).top / 2
  }

  /// The height of the home indicator's inset.
  private var homeIndicator: Double { CanvasInsets.cover(of: self).bottom }

  /// The heights of a tab bar alone and with a home indicator below it.
  private var tabBars: Set<Double> { [Self.tabBar, Self.tabBar + homeIndicator] }

  /// Whether the root view ends above a tab bar.
  var isAboveTabBar: Bool {
    missingHeight.map { isAboveTabBar($0, tabBars) } ?? false
  }

  private func isAboveTabBar(_ missing: Double, _ heights: Set<Double>) -> Bool {
    heights.contains { missing == $0 || areBars(missing - $0) }
  }

  /// Whether the root view ends above what covers the bottom of the screen: a tab bar with a home indicator (5 of 5
  /// scenes), an opaque bar that the document asks for, or what is below a page sheet.
  var endsAboveBottom: Bool {
    if scene.bars.isAboveOpaqueBar || isPageSheet || isBelowStatusBar { return true }
    guard let missingHeight, homeIndicator > 0 else { return false }
    return isAboveTabBar(missingHeight, [Self.tabBar + homeIndicator])
  }

  /// How far a root view of the screen's size, moved below bars, extends beyond its bottom.
  var overhang: Double {
    guard let frame = scene.views[root].frame, document.isStoryboard else { return 0 }
    return frame.size.height == screen.height ? max(0, frame.origin.y) : 0
  }

  private func insets(given: GivenEnvironment.Insets?) -> EdgeInsets {
    var insets = CanvasInsets.insets(of: self)
    insets.top = given?.top ?? given?.topLayoutGuide ?? insets.top
    insets.bottom = given?.bottom ?? given?.bottomLayoutGuide ?? insets.bottom
    insets.left = given?.left ?? insets.left
    insets.right = given?.right ?? insets.right
    return EdgeInsets(
      top: Self.limited(insets.top), left: Self.limited(insets.left),
      bottom: Self.limited(insets.bottom), right: Self.limited(insets.right))
  }

  /// Root views far off the screen would have insets that no layout accepts.
  private static func limited(_ inset: Double) -> Double { min(max(0, inset), Magnitude.limit) }
}
