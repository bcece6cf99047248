import AutoLayout

/// The insets of root views on Interface Builder's canvas, by device, version and bars.
///
/// The numbers were counted in saved documents: the insets that constraints to guides imply.
enum CanvasInsets {
  /// The insets of a device in some versions of Interface Builder.
  private struct Cover {
    /// The first major `toolsVersion` that it applies to.
    let version: Int
    let top: Double
    let bottom: Double
    /// The same around top-level views of xibs.
    let xibTop: Double
    let xibBottom: Double

    init(_ version: Int, _ top: Double, _ bottom: Double, xib: (Double, Double)? = nil) {
      self.version = version
      self.top = top
      self.bottom = bottom
      xibTop = xib?.0 ?? top
      xibBottom = xib?.1 ?? bottom
    }
  }

  /// Phones with a home button: a status bar, which Xcode 11 to 14 leaves out, as in a sheet.
  ///
  /// This is so in most saved scenes without bars, and in 28 of 28 xibs. From 21700 on, the status bar is back (12 of
  /// 12 storyboards, 0 of 3 up to 21507).
  private static let homeButton = [Cover(0, 20, 0), Cover(14800, 0, 0), Cover(21700, 20, 0)]

  /// By Interface Builder's name of the device.
  private static let covers: [String: [Cover]] = [
    "retina3_5": homeButton, "retina4_0": homeButton, "retina4_7": homeButton,
    "retina5_5": homeButton,
    "retina5_9": [
      Cover(0, 44, 34), Cover(21500, 44, 34, xib: (47, 34)), Cover(21700, 50, 34),
    ],
    "retina6_1": [Cover(0, 44, 34), Cover(21000, 48, 34)],
    "retina6_5": [Cover(0, 44, 34)],
    "retina6_0": [Cover(0, 44, 34), Cover(21000, 47, 34)],
    "retina6_7": [Cover(0, 44, 34), Cover(21000, 47, 34)],
    "retina6_12": [Cover(0, 59, 34)],
  ]

  /// Versions that count the insets of devices with a home indicator twice: 54 insets agree, 1 doesn't.
  private static let doubling = 23700..<32000

  /// Documents that name no device show the bars of a home button phone.
  private static let noDevice = [Cover(0, 20, 0)]

  static let navigationBar = 44.0
  /// The height in Xcode 26 with a large title, or below the status bar of a phone with a home button (7 scenes of two
  /// repositories); without either it is as tall as before.
  private static let tallNavigationBar = 54.0
  static let tallBars = 24128..<32000
  /// From the one saved scene that shows it: it ends 116 points above the end of the screen, with a status bar and a
  /// navigation bar.
  static let largeTitle = 52.0
  /// In a sheet, from Xcode 11 on.
  private static let sheetNavigationBar = 56.0
  private static let firstSheets = 15000
  private static let tabBar = 49.0
  private static let toolbar = 44.0
  private static let statusBar = 20.0

  /// The insets of a scene.
  static func insets(of scene: SceneEnvironment) -> EdgeInsets {
    let bars = scene.scene.bars
    guard !scene.document.device.isLandscape else { return inLandscape(scene) }
    let cover = cover(of: scene)
    var insets = EdgeInsets(top: cover.top, left: 0, bottom: cover.bottom, right: 0)
    if bars.hidesStatusBar, scene.document.isStoryboard, insets.bottom == 0 { insets.top = 0 }
    // Bars that the document itself asks for include the status bar if the canvas has one (12 of 12, and 0 of 7 without
    // one).
    if bars.isSimulated, insets.bottom == 0, !bars.hidesStatusBar,
      !withoutStatusBar.contains(scene.document.toolsVersion)
    {
      insets.top = statusBar
    }
    insets.top = top(insets.top, bars, of: scene)
    if bars.hasToolbar { insets.bottom += insets.bottom > 0 ? tabBar : toolbar }
    if bars.hasTabBar, !scene.isAboveTabBar { insets.bottom += tabBar }
    if scene.endsAboveBottom { insets.bottom = 0 }
    insets.bottom += scene.overhang
    return insets
  }

  /// In landscape a device covers what it covers elsewhere, except that the canvases of Xcode 11 to 14 leave the bars
  /// of an iPad out of xibs, like those of phones with a home button (2 insets).
  private static func inLandscape(_ scene: SceneEnvironment) -> EdgeInsets {
    let device = scene.document.device.device
    if !scene.document.isStoryboard, device.idiom == .pad,
      withoutStatusBar.contains(scene.document.toolsVersion)
    {
      return .zero
    }
    return Environment(device: device, isLandscape: true).safeArea
  }

  /// The versions whose canvas doesn't show the status bar of a phone with a home button, nor, in xibs, the bars of an
  /// iPad.
  private static let withoutStatusBar = 14800..<21700

  /// The insets of the root view.
  static func cover(of scene: SceneEnvironment) -> (top: Double, bottom: Double) {
    let canvas = scene.document.device
    let version = scene.document.toolsVersion
    let safeArea = Environment(device: canvas.device, isLandscape: false).safeArea
    let known = canvas.id.map { covers[$0] } ?? noDevice
    let cover =
      known?.last { version >= $0.version } ?? Cover(0, safeArea.top, safeArea.bottom)
    guard !scene.document.isStoryboard else {
      let factor = doubling.contains(version) && cover.bottom > 0 ? 2.0 : 1
      return (cover.top * factor, cover.bottom * factor)
    }
    return inXib((cover.xibTop, cover.xibBottom), of: scene)
  }

  /// The insets of a top-level view of a xib, whose size may differ from the screen's.
  ///
  /// On a phone with a home button, there are none before Xcode 11 (13 of 14). With a home indicator, up to Xcode 14,
  /// the view lies at the top left of a screen unless it is wider (24 of 25); later it has all insets, with the lower
  /// one not doubled (5 of 6).
  private static func inXib(_ cover: (top: Double, bottom: Double), of scene: SceneEnvironment)
    -> (top: Double, bottom: Double)
  {
    let version = scene.document.toolsVersion
    let factor = doubling.contains(version) && cover.bottom > 0 ? 2.0 : 1
    guard let size = scene.size, size != scene.screen else {
      return (cover.top * factor, cover.bottom * factor)
    }
    if cover.bottom == 0 { return (version < 14800 ? 0 : cover.top, 0) }
    if version < 21600, size.width <= scene.screen.width {
      return (cover.top, max(0, size.height - scene.screen.height + cover.bottom))
    }
    return (cover.top * factor, cover.bottom)
  }

  /// The inset at the top with the navigation bar.
  ///
  /// A root view that begins below opaque bars is shorter than the screen, and nothing covers its top (33 of 33
  /// scenes); in a sheet it has the navigation bar alone.
  private static func top(_ cover: Double, _ bars: DocumentBars, of scene: SceneEnvironment)
    -> Double
  {
    if bars.navigation == .opaque || bars.isPopover { return 0 }
    let version = scene.document.toolsVersion
    let isTall =
      tallBars.contains(version)
      && (bars.hasLargeTitle || CanvasInsets.cover(of: scene).bottom == 0)
    let bar = isTall ? tallNavigationBar : navigationBar
    let isSheet = version >= firstSheets && (bars.isModal || scene.isSheet)
    let title = bars.hasLargeTitle ? largeTitle : 0
    if scene.isBelowStatusBar { return statusBar + bar + title }
    if scene.isBelowBars {
      return isSheet && bars.navigation == .translucent ? sheetNavigationBar + title : 0
    }
    return bars.navigation == .translucent ? cover + bar + title : cover
  }
}
