/// The kind of device that a user interface is for: `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
}

/// The environment of a view: `UITraitCollection`.
///
/// A trait that is nil is unspecified.
public struct TraitCollection: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class.
  public var verticalSizeClass: SizeClass?
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom?
  /// Pixels per point.
  public var displayScale: Double?
  /// The reading direction of the user's language.
  public var layoutDirection: LayoutDirection?
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// Whether it is light or dark.
  public var userInterfaceStyle: UserInterfaceStyle?

  /// A collection without traits.
  public init() {}

  /// The traits of several collections; of one that is given twice the last holds:
  /// `init(traitsFrom:)`.
  public init(of collections: [TraitCollection]) {
    for collection in collections { override(with: collection) }
  }

  /// Whether every trait that another collection gives is the same here: `containsTraits(in:)`.
  public func contains(_ other: TraitCollection) -> Bool {
    var union = self
    union.override(with: other)
    return union == self
  }

  /// Whether nothing is specified.
  public var isEmpty: Bool { self == TraitCollection() }

  /// The two size classes.
  public var sizeClasses: SizeClasses {
    SizeClasses(horizontal: horizontalSizeClass, vertical: verticalSizeClass)
  }

  mutating func override(with other: TraitCollection) {
    horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
    displayScale = other.displayScale ?? displayScale
    layoutDirection = other.layoutDirection ?? layoutDirection
    preferredContentSizeCategory =
      other.preferredContentSizeCategory ?? preferredContentSizeCategory
    userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
  }

  /// Whether something for these size classes is for a view with these traits.
  func matches(_ sizeClasses: SizeClasses) -> Bool {
    let pairs = [
      (sizeClasses.horizontal, horizontalSizeClass), (sizeClasses.vertical, verticalSizeClass),
    ]
    return pairs.allSatisfy { $0 == nil || $0 == $1 }
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The words of the traits: `wC hR phone ltr L light @2x`, or `unspecified`.
  public var description: String {
    isEmpty ? "unspecified" : listed.joined(separator: " ")
  }

  /// The words of all traits, and the scale.
  var listed: [String] { words + (displayScale.map { ["@\(NumberText.exact($0))x"] } ?? []) }

  /// The words of the traits that words can give, which is all but the scale.
  package var words: [String] {
    Self.vocabulary.filter { contains($0.traits) }.map { $0.word }
  }

  /// The traits of some words; if they contradict each other the last one holds.
  ///
  /// Unknown words count for nothing.
  package init(words: [String]) {
    self.init(
      of: words.compactMap { word in
        Self.vocabulary.first { Name.matches($0.word, word) }?.traits
      })
  }

  /// Every word with the trait that it stands for.
  package static let vocabulary: [(word: String, traits: TraitCollection)] =
    words(SizeClass.allCases, word: { "w" + $0.letter }, set: { $0.horizontalSizeClass = $1 })
    + words(SizeClass.allCases, word: { "h" + $0.letter }, set: { $0.verticalSizeClass = $1 })
    + words(UserInterfaceIdiom.allCases, word: { $0.rawValue }, set: { $0.userInterfaceIdiom = $1 })
    + words(LayoutDirection.allCases, word: { $0.shortName }, set: { $0.layoutDirection = $1 })
    + words(
      ContentSizeCategory.allCases, word: { $0.rawValue },
      set: { $0.preferredContentSizeCategory = $1 })
    + words(
      UserInterfaceStyle.allCases, word: { $0.rawValue }, set: { $0.userInterfaceStyle = $1 })

  private static func words<Trait>(
    _ values: [Trait], word: (Trait) -> String, set: (inout TraitCollection, Trait) -> Void
  ) -> [(word: String, traits: TraitCollection)] {
    values.map { value in
      var traits = TraitCollection()
      set(&traits, value)
      return (word(value), traits)
    }
  }
}
