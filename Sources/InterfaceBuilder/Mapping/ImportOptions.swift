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
  /// Whether views look as on Interface Builder's canvas, where some that show nothing take room.
  public var showsPlaceholders: Bool
  /// The insets of the document's scenes that somebody measured.
  public var environment: GivenEnvironment

  /// Creates options; the default takes nothing but what constraints need.
  public init(
    intrinsicSizes: IntrinsicSizes = .measured, showsPlaceholders: Bool = false,
    environment: GivenEnvironment = GivenEnvironment()
  ) {
    self.intrinsicSizes = intrinsicSizes
    self.showsPlaceholders = showsPlaceholders
    self.environment = environment
  }
}
