/// An Apple device: the screen that a root view fills.
public struct Device: Hashable, Sendable {
  /// Apple's name, `iPhone SE`.
  public let name: String
  /// Points, portrait.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// What bars, notch and home indicator cover in portrait.
  public let safeArea: EdgeInsets
  /// The same in landscape.
  package let landscapeSafeArea: EdgeInsets
  /// The widths of a third of the screen in points, which only tablets have.
  let thirds: Thirds?
  private let form: Form

  /// The widths of a third of a tablet's screen.
  struct Thirds: Hashable, Sendable {
    let portrait: Double
    let landscape: Double
  }

  /// What decides how a device lays out its bars.
  private enum Form {
    case homeButton
    case homeIndicator
    case tablet
  }

  private init(
    _ form: Form,
    _ name: String,
    _ width: Double,
    _ height: Double,
    scale: Double,
    safeArea: EdgeInsets,
    landscape: EdgeInsets,
    thirds: Thirds? = nil
  ) {
    self.form = form
    self.thirds = thirds
    self.name = name
    size = Size(width: width, height: height)
    self.scale = scale
    self.safeArea = safeArea
    landscapeSafeArea = landscape
  }

  /// A phone with a home button: a status bar of 20 points, which landscape hides (iOS 8 and later).
  private static func homeButton(
    _ name: String, _ width: Double, _ height: Double, scale: Double
  ) -> Device {
    Device(
      .homeButton, name, width, height, scale: scale,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero)
  }

  /// A phone with a home indicator: 34 points at the bottom, 21 in landscape, where the notch or
  /// island covers both sides.
  private static func homeIndicator(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    sides: Double? = nil
  ) -> Device {
    let side = sides ?? top
    return Device(
      .homeIndicator, name, width, height, scale: scale,
      safeArea: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: side, bottom: 21, right: side))
  }

  /// A tablet: the same bars in both orientations; its thirds are general knowledge, and a guess
  /// so far: no fact has been counted.
  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double,
    thirds: (portrait: Double, landscape: Double) = (320, 320)
  ) -> Device {
    let insets = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return Device(
      .tablet, name, width, height, scale: 2, safeArea: insets, landscape: insets,
      thirds: Thirds(portrait: thirds.portrait, landscape: thirds.landscape))
  }

  /// The device of a new session: 375 × 667, by far the most frequent canvas of Interface Builder
  /// documents (1,030 of 1,634 plain roots).
  public static let standard = homeButton("iPhone SE", 375, 667, scale: 2)

  /// Every device, oldest screen first.
  ///
  /// Portrait sizes, scales and the portrait insets of devices that occur in Interface Builder
  /// documents are counted there (44, 47, 48, 50, 59 at the top; 34 at the bottom); landscape insets
  /// and the remaining devices are general knowledge.
  public static let all: [Device] = [
    homeButton("iPhone 4s", 320, 480, scale: 2),
    homeButton("iPhone 5s", 320, 568, scale: 2),
    standard,
    homeButton("iPhone 8", 375, 667, scale: 2),
    homeButton("iPhone 8 Plus", 414, 736, scale: 3),
    homeIndicator("iPhone X", 375, 812, top: 44),
    homeIndicator("iPhone 11", 414, 896, scale: 2, top: 48),
    homeIndicator("iPhone 11 Pro Max", 414, 896, top: 44),
    homeIndicator("iPhone 13 mini", 375, 812, top: 50),
    homeIndicator("iPhone 13", 390, 844, top: 47),
    homeIndicator("iPhone 13 Pro Max", 428, 926, top: 47),
    homeIndicator("iPhone 15", 393, 852, top: 59),
    homeIndicator("iPhone 15 Pro Max", 430, 932, top: 59),
    homeIndicator("iPhone 16 Pro", 402, 874, top: 62),
    tablet("iPad", 768, 1024, top: 20, bottom: 0),
    tablet("iPad Pro 10.5", 834, 1112, top: 20, bottom: 0),
    tablet("iPad Pro 11", 834, 1194, top: 24, bottom: 20, thirds: (320, 375)),
    tablet("iPad Pro 12.9", 1024, 1366, top: 24, bottom: 20, thirds: (375, 375)),
  ]

  /// The kind of device.
  public var idiom: UserInterfaceIdiom { form == .tablet ? .pad : .phone }

  /// How much room bars have on a screen.
  enum Screen {
    /// A phone held upright.
    case regular
    /// A phone on its side.
    case compact
    /// A large phone on its side: from 414 points on (general knowledge).
    case wide
    /// A tablet, however it is held.
    case tablet
  }

  /// The screen in an orientation.
  func screen(isLandscape: Bool) -> Screen {
    guard form != .tablet else { return .tablet }
    guard isLandscape else { return .regular }
    return size.width < 414 ? .compact : .wide
  }

  /// What status bar, notch and home indicator cover in an orientation.
  ///
  /// A notch covers its part whether or not the status bar shows (general knowledge).
  func safeArea(isLandscape: Bool, showsStatusBar: Bool) -> EdgeInsets {
    var insets = isLandscape ? landscapeSafeArea : safeArea
    if !showsStatusBar, form != .homeIndicator { insets.top = 0 }
    return insets
  }

  /// The device of a name: exact first, then without regard to case and spaces.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name } ?? all.first { Name.matches($0.name, name) }
  }
}
