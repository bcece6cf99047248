/// An Apple device: the screen that a root view fills.
public struct Device: Hashable, Sendable {
  /// Apple's name, `iPhone SE`.
  public let name: String
  /// Points, portrait.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// The insets of bars, notch and home indicator in portrait.
  public let safeArea: EdgeInsets
  /// The same in landscape.
  package let landscapeSafeArea: EdgeInsets
  /// The widths of a third of the screen in points, which only tablets have.
  let thirds: Thirds?
  let form: Form

  /// The widths of a third of a tablet's screen.
  struct Thirds: Hashable, Sendable {
    let portrait: Double
    let landscape: Double
  }

  /// The form of a device, which decides the layout of its bars.
  enum Form {
    case homeButton
    case homeIndicator
    case tablet
  }

  init(
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

  /// The kind of device.
  public var idiom: UserInterfaceIdiom { form == .tablet ? .pad : .phone }

  /// Whether it is a phone with a home indicator.
  var hasHomeIndicator: Bool { form == .homeIndicator }

  /// The kind of screen, which decides the heights of bars.
  enum Screen {
    /// A phone in portrait.
    case regular
    /// A phone in landscape.
    case compact
    /// A large phone in landscape: 414 points or more (general knowledge).
    case wide
    /// A tablet in any orientation.
    case tablet
  }

  /// The kind of screen in an orientation.
  func screen(isLandscape: Bool) -> Screen {
    guard form != .tablet else { return .tablet }
    guard isLandscape else { return .regular }
    return size.width < 414 ? .compact : .wide
  }

  /// The insets of status bar, notch and home indicator in an orientation.
  ///
  /// A notch covers its part whether or not the status bar shows (general knowledge).
  func safeArea(isLandscape: Bool, showsStatusBar: Bool) -> EdgeInsets {
    var insets = isLandscape ? landscapeSafeArea : safeArea
    if !showsStatusBar, form != .homeIndicator { insets.top = 0 }
    return insets
  }

  /// The device with a name: an exact match first, then ignoring case, spaces and the way Apple writes sizes and
  /// generations: `iPad mini 6` is the `iPad mini (6th generation)`.
  public static func named(_ name: String) -> Device? {
    if let exact = all.first(where: { $0.name == name }) { return exact }
    let plain = plain(name)
    return all.first { Self.plain($0.name) == plain }
  }

  /// A name without spaces, parentheses, `-inch`, `generation` and the endings of ordinal numbers.
  private static func plain(_ name: String) -> String {
    let words = name.lowercased().split { " ()".contains($0) }.map { word in
      let suffix = ["-inch", "st", "nd", "rd", "th"].first(where: word.hasSuffix) ?? ""
      let stem = word.dropLast(suffix.count)
      return stem.last?.isNumber == true ? stem : word
    }
    return words.filter { $0 != "generation" }.joined()
  }
}

/// The part of a tablet's screen that an app gets next to another app.
public enum Split: String, Hashable, Sendable, CaseIterable {
  /// All of it.
  case full
  /// What a third leaves.
  case twoThirds
  /// Half, which is available only on a tablet in landscape.
  case half
  /// About a third, in Split View or Slide Over.
  case third
}

extension Device {
  /// The points between two apps.
  private static let divider = 10.0

  /// Whether the device can show an app on that part of its screen.
  public func offers(_ split: Split, isLandscape: Bool) -> Bool {
    split == .full || idiom == .pad && (split != .half || isLandscape)
  }

  /// The size that an app gets, in points.
  ///
  /// An app with half of a tablet has two thirds after rotation to portrait (a guess: there are no halves).
  func size(of split: Split, isLandscape: Bool) -> Size {
    let screen = isLandscape ? size.transposed : size
    guard let thirds else { return screen }
    let third = isLandscape ? thirds.landscape : thirds.portrait
    let width =
      switch split {
      case .full: screen.width
      case .half where isLandscape: (screen.width - Self.divider) / 2
      case .half, .twoThirds: screen.width - third - Self.divider
      case .third: third
      }
    return Size(width: width, height: screen.height)
  }

  /// The size classes of an app on the device.
  ///
  /// Apple's tables of size classes (Human Interface Guidelines): among phones, only large ones in landscape have a
  /// regular width; on tablets a third is compact, two thirds are regular in landscape, and halves are regular only on
  /// the largest.
  func sizeClasses(of split: Split, isLandscape: Bool) -> SizeClasses {
    switch screen(isLandscape: isLandscape) {
    case .regular: return SizeClasses(horizontal: .compact, vertical: .regular)
    case .compact: return SizeClasses(horizontal: .compact, vertical: .compact)
    case .wide: return SizeClasses(horizontal: .regular, vertical: .compact)
    case .tablet:
      let isRegular =
        switch split {
        case .full: true
        case .twoThirds: isLandscape
        case .half: isLandscape && size.width >= Self.largeTablet
        case .third: false
        }
      return SizeClasses(horizontal: isRegular ? .regular : .compact, vertical: .regular)
    }
  }

  /// The width of the tablets whose halves are regular.
  private static let largeTablet = 1024.0
}
