import AutoLayout

/// How much of a root view the canvas of Interface Builder covered, by device, version and bars.
///
/// The numbers were counted in saved documents: the insets that constraints to guides imply.
enum CanvasInsets {
  /// What a device covers in some versions of Interface Builder.
  private struct Cover {
    /// The first major `toolsVersion` for which this holds.
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
  /// So in most saved scenes without bars, of which few are from 15xxx on, and in most xibs, which
  /// have 20 again from 21xxx on.
  private static let homeButton = [
    Cover(0, 20, 0), Cover(14800, 0, 0), Cover(21000, 0, 0, xib: (20, 0)), Cover(23000, 20, 0),
  ]

  /// By Interface Builder's name of the device; versions 23000 to 31999 sometimes count insets
  /// twice.
  private static let covers: [String: [Cover]] = [
    "retina3_5": homeButton, "retina4_0": homeButton, "retina4_7": homeButton,
    "retina5_5": homeButton,
    "retina5_9": [Cover(0, 44, 34), Cover(22000, 50, 34)],
    "retina6_1": [
      Cover(0, 44, 34), Cover(21000, 48, 34), Cover(23000, 96, 68), Cover(32000, 48, 34),
    ],
    "retina6_5": [Cover(0, 44, 34)],
    "retina6_0": [Cover(0, 44, 34), Cover(21000, 47, 34)],
    "retina6_12": [Cover(0, 59, 34), Cover(23000, 59, 34, xib: (118, 68)), Cover(32000, 59, 34)],
  ]

  /// Documents that name no device show the bars of a home button phone.
  private static let noDevice = [Cover(0, 20, 0)]

  private static let navigationBar = 44.0
  /// In a sheet, from Xcode 11 on.
  private static let sheetNavigationBar = 56.0
  private static let firstSheets = 15000
  private static let tabBar = 49.0
  private static let toolbar = 44.0
  private static let statusBar = 20.0
  /// Versions whose doubled top counts the navigation bar already (8 of 9 roots).
  private static let doubled = 23000..<32000
  private static let doubledDevice = "retina6_1"

  /// The insets of a scene.
  static func insets(of scene: SceneEnvironment) -> EdgeInsets {
    let canvas = scene.document.device
    let version = scene.document.toolsVersion
    let isXib = !scene.document.isStoryboard
    let bars = scene.scene.bars
    let safeArea = Environment(device: canvas.device, isLandscape: canvas.isLandscape).safeArea
    if canvas.isLandscape { return safeArea }
    let known = canvas.id.map { covers[$0] } ?? noDevice
    let cover =
      known?.last { version >= $0.version } ?? Cover(0, safeArea.top, safeArea.bottom)
    var insets = EdgeInsets(
      top: isXib ? cover.xibTop : cover.top, left: 0,
      bottom: isXib ? cover.xibBottom : cover.bottom,
      right: 0)
    if bars.hidesStatusBar, insets.bottom == 0 { insets.top = 0 }
    if bars.isSimulated, insets.bottom == 0, !bars.hidesStatusBar { insets.top = statusBar }
    insets.top = top(insets.top, bars, of: scene)
    if bars.hasToolbar { insets.bottom += insets.bottom > 0 ? tabBar : toolbar }
    if bars.hasTabBar { insets.bottom += tabBar }
    insets.bottom += scene.overhang
    return insets
  }

  /// The inset at the top with the navigation bar.
  ///
  /// A root view that begins below opaque bars is lower than the screen, and nothing covers its top
  /// (15 of 15 scenes); in a sheet it has the navigation bar alone.
  private static func top(_ cover: Double, _ bars: DocumentBars, of scene: SceneEnvironment)
    -> Double
  {
    if bars.navigation == .opaque { return 0 }
    let isSheet = bars.isModal && scene.document.toolsVersion >= firstSheets
    if scene.isBelowBars {
      return isSheet && bars.navigation == .translucent ? sheetNavigationBar : 0
    }
    guard bars.navigation == .translucent else { return cover }
    let countsBar =
      scene.document.device.id == doubledDevice && doubled.contains(scene.document.toolsVersion)
    return countsBar ? cover : cover + navigationBar
  }
}
