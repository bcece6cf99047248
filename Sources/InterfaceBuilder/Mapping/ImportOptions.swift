import AutoLayout

/// What an import takes from the document, and what from our own rules.
public struct ImportOptions: Sendable {
  /// Where the sizes of contents come from.
  public enum IntrinsicSizes: String, Hashable, Sendable, CaseIterable {
    /// Our own text metrics and control sizes.
    case measured
    /// The saved sizes of labels, buttons and other controls.
    case saved
  }

  /// Where the sizes of contents come from.
  public var intrinsicSizes: IntrinsicSizes
  /// The insets of the document's scenes that somebody measured.
  public var environment: GivenEnvironment

  /// Creates options; the default takes nothing but what constraints need.
  public init(
    intrinsicSizes: IntrinsicSizes = .measured, environment: GivenEnvironment = GivenEnvironment()
  ) {
    self.intrinsicSizes = intrinsicSizes
    self.environment = environment
  }
}
