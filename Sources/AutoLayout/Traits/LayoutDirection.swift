/// The reading direction of the user's language: `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft

  /// Its name in the `direction` command.
  public var shortName: String { self == .leftToRight ? "ltr" : "rtl" }
}

/// The kind of a view's content, which decides whether it is mirrored: `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  /// Mirrored with the user interface.
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Controls of directions in space, which are never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft

  /// The direction of a view's content in a user interface of some direction.
  ///
  /// `UIView.userInterfaceLayoutDirection(for:relativeTo:)`, as its documentation tells the cases.
  public func direction(in interface: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension Attribute {
  /// The fixed side that the attribute means; itself where it follows no direction.
  public func side(in direction: LayoutDirection) -> Attribute {
    let leadsLeft = direction == .leftToRight
    return switch self {
    case .leading: leadsLeft ? .left : .right
    case .trailing: leadsLeft ? .right : .left
    case .leadingMargin: leadsLeft ? .leftMargin : .rightMargin
    case .trailingMargin: leadsLeft ? .rightMargin : .leftMargin
    default: self
    }
  }
}

extension EdgeInsets {
  /// Left and right exchanged.
  var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
