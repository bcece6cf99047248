/// The part of a tablet's screen that an app has beside another one.
public enum Split: String, Hashable, Sendable, CaseIterable {
  /// All of it.
  case full
  /// The rest beside a third.
  case twoThirds
  /// Half, which only a tablet on its side gives.
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
  /// Apple's tables of size classes (Human Interface Guidelines): of phones only large ones on their
  /// side have a regular width; on tablets a third is compact, two thirds are regular on the side, and
  /// halves only on the largest.
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
