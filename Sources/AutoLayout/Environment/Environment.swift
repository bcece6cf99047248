/// The screen that a layout is for: a device in an orientation, perhaps with a root of another size.
public struct Environment: Hashable, Sendable {
  /// The device; gives scale and safe area.
  public private(set) var device: Device
  /// Whether the device is in landscape.
  public private(set) var isLandscape: Bool
  /// The part of the screen that the app has.
  public private(set) var split = Split.full
  /// Size classes and interface idiom as set; those unspecified follow from the device.
  public var explicitTraits = TraitCollection()
  /// In which directions there is no size class, as on the canvas of documents that name no device.
  ///
  /// Only what holds in any size class applies there. A device has size classes.
  package var hasAnySize = PerAxis(horizontal: false, vertical: false)
  /// Whether the safe area reaches into what scroll views hold, as on Interface Builder's canvas where
  /// no controller's bars cover the scene.
  ///
  /// With bars, scroll views adjust their insets, and their content is clear of the safe area
  /// (`contentInsetAdjustmentBehavior`), as in 5 of 5 saved documents without bars and 6 of 7 with them.
  package var coversScrolledContent = false
  /// The size of the root view in points.
  ///
  /// It differs from the device's after ``resized(to:)``, as on
  /// Interface Builder's freeform canvas, which keeps the bars of the device.
  public private(set) var size: Size
  /// The text size that the user prefers.
  public var contentSizeCategory = ContentSizeCategory.large
  /// The reading direction of the user's language: `userInterfaceLayoutDirection`.
  public var direction = LayoutDirection.leftToRight
  /// Whether the appearance is light or dark, which doesn't affect layout: `userInterfaceStyle`.
  public var appearance = UserInterfaceStyle.light
  /// The generation of UIKit, which decides fonts, controls and margins.
  public var era = Era.current
  /// Pixels per point as set; nil for the device's scale.
  package private(set) var explicitScale: Double?
  /// The bars around the root view.
  public var bars = Bars.standard
  /// The document's contents of the bars around the root view; nil if there is no document.
  package var barContents: BarContents?
  /// The safe area as set, which overrides the device's and the bars'; nil if there is none.
  ///
  /// On canvases that aren't a device's screen, it stays. On a device's screen it belongs to one device, orientation
  /// and set of bars, and is dropped when they change.
  public private(set) var explicitSafeArea: EdgeInsets?
  /// How far the keyboard reaches up from the bottom of the screen, in points; nil if hidden.
  ///
  /// The bottom of the root view counts as the bottom of the screen.
  public private(set) var keyboardHeight: Double?

  /// The full screen of a device.
  public init(device: Device, isLandscape: Bool = false) {
    self.device = device
    self.isLandscape = isLandscape
    size = isLandscape ? device.size.transposed : device.size
  }

  /// The environment of a new session.
  public static let standard = Environment(device: .standard)

  /// The full screen of another device, with the same bars, keyboard and text size.
  public func moved(to device: Device, isLandscape: Bool = false) -> Environment {
    var moved = self
    moved.explicitSafeArea = nil
    moved.hasAnySize = PerAxis(horizontal: false, vertical: false)
    let screen = Environment(device: device, isLandscape: isLandscape)
    moved.device = device
    moved.isLandscape = isLandscape
    moved.split = .full
    moved.size = screen.size
    return moved
  }

  /// The same device with an app on another part of its screen.
  ///
  /// - Throws: When the device has no such part in this orientation.
  public func showing(_ split: Split) throws(LayoutError) -> Environment {
    guard device.offers(split, isLandscape: isLandscape) else {
      throw LayoutError(
        "an \(device.name) has no split screen with \(split.rawValue) of it",
        remedy: device.idiom == .pad ? "turn it with 'rotate'" : "choose an iPad with 'device'")
    }
    var shown = self
    shown.explicitSafeArea = nil
    shown.hasAnySize = PerAxis(horizontal: false, vertical: false)
    shown.split = split
    shown.size = device.size(of: split, isLandscape: isLandscape)
    return shown
  }

  /// The same screen with a root view of another size.
  ///
  /// - Throws: When a number is not finite, negative, or beyond ``Magnitude/limit``.
  public func resized(to size: Size) throws(LayoutError) -> Environment {
    guard [size.width, size.height].allSatisfy(Magnitude.lengths.contains) else {
      throw LayoutError(
        "the root view can't be \(NumberText.exact(size.width)) × \(NumberText.exact(size.height))",
        remedy: "give a width and height from 0 to 1e7 points")
    }
    var resized = self
    resized.size = size
    return resized
  }

  /// The device turned by a quarter: width and height change places, and the app's part of the screen takes its size in
  /// that orientation.
  public func rotated() -> Environment {
    var rotated = withoutSafeAreaOfScreen
    rotated.isLandscape.toggle()
    rotated.size =
      split == .full || !isFullScreen
      ? size.transposed : device.size(of: split, isLandscape: rotated.isLandscape)
    return rotated
  }

  /// The same screen with other bars.
  public func showing(_ bars: Bars) -> Environment {
    var shown = withoutSafeAreaOfScreen
    shown.bars = bars
    return shown
  }

  /// A safe area that was set for this screen doesn't apply to others.
  private var withoutSafeAreaOfScreen: Environment {
    var environment = self
    if isFullScreen { environment.explicitSafeArea = nil }
    return environment
  }

  /// The traits that the screen gives to its views.
  public var traits: TraitCollection {
    let sizeClasses = device.sizeClasses(of: split, isLandscape: isLandscape)
    var traits = TraitCollection()
    traits.horizontalSizeClass = hasAnySize.horizontal ? nil : sizeClasses.horizontal
    traits.verticalSizeClass = hasAnySize.vertical ? nil : sizeClasses.vertical
    traits.userInterfaceIdiom = device.idiom
    traits.displayScale = scale
    traits.layoutDirection = direction
    traits.preferredContentSizeCategory = contentSizeCategory
    traits.userInterfaceStyle = appearance
    traits.override(with: explicitTraits)
    return traits
  }

  /// The scales that `scale` takes.
  static let scales = 1.0...8

  /// Sets the pixels per point; nil leaves them to the device.
  ///
  /// - Throws: When the scale is not from 1 to 8.
  public mutating func setScale(_ scale: Double?) throws(LayoutError) {
    if let scale, !Self.scales.contains(scale) {
      throw LayoutError(
        "a scale is a number of pixels per point, not \(NumberText.exact(scale))",
        remedy: "use 1, 2 or 3")
    }
    explicitScale = scale
  }

  /// Pixels per point.
  public var scale: Double { explicitScale ?? device.scale }

  /// Sets the safe area of the root view; nil leaves it to the device and its bars.
  ///
  /// - Throws: When an inset is not finite, negative, or beyond ``Magnitude/limit``.
  public mutating func setSafeArea(_ insets: EdgeInsets?) throws(LayoutError) {
    for inset in insets?.inOrder ?? [] { try Self.checkExtent(inset, "inset of the safe area") }
    explicitSafeArea = insets
  }

  /// Shows a keyboard of the given height in points; nil hides it.
  ///
  /// - Throws: When the height is not finite, negative, or beyond ``Magnitude/limit``.
  public mutating func setKeyboardHeight(_ height: Double?) throws(LayoutError) {
    if let height { try Self.checkExtent(height, "height of the keyboard") }
    keyboardHeight = height
  }

  private static func checkExtent(_ extent: Double, _ what: String) throws(LayoutError) {
    guard Magnitude.lengths.contains(extent) else {
      throw LayoutError(
        "the \(what) can't be \(NumberText.exact(extent))", remedy: "use 0 to 1e7 points")
    }
  }

  /// The parts of the root view covered by bars, notch and home indicator, unless it was set.
  public var safeArea: EdgeInsets {
    if let explicitSafeArea { return explicitSafeArea }
    return device.safeArea(isLandscape: isLandscape, showsStatusBar: bars.shown.contains(.status))
      + bars.insets(on: device.screen(isLandscape: isLandscape))
  }

  /// Whether the root view has the size of the device's screen, or of the app's part of it.
  public var isFullScreen: Bool { size == splitSize }

  /// The size of the device's screen, or of the app's part of it, in points.
  public var splitSize: Size { device.size(of: split, isLandscape: isLandscape) }
}
