/// Which open values of a view Interface Builder reports: *Ambiguity* in its Size inspector.
package enum VerifiedAmbiguity: String, Hashable, Sendable, CaseIterable {
  /// Position and size.
  case always
  /// The position alone.
  case positionOnly
  /// Nothing.
  case never
}
