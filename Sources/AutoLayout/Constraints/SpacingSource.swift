/// Where the constant of a constraint comes from, which logs tell.
package enum SpacingSource: UInt8, Sendable {
  /// Somebody wrote a number.
  case number
  /// `Standard` in Interface Builder, `-` in visual formats; logs print `NSSpace(8)`.
  case standard
  /// One of the anchors' system spacings; logs print `NSLayoutAnchorConstraintSpace(8)`.
  case system
}
