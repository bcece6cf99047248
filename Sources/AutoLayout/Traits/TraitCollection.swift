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
  /// The appearance, light or dark.
  public var userInterfaceStyle: UserInterfaceStyle?

  /// A collection without traits.
  public init() {}

  /// The traits of several collections; if one is given twice, the last value wins: `init(traitsFrom:)`.
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

  /// Whether something meant for these size classes applies to a view with these traits.
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

  /// The words of the traits that can be given as words: all but the scale.
  package var words: [String] {
    Self.vocabulary.filter { contains($0.traits) }.map { $0.word }
  }

  /// The traits of the given words; if they contradict each other the last one holds.
  ///
  /// Unknown words are ignored.
  package init(words: [String]) {
    self.init(
      of: words.compactMap { word in
        Self.vocabulary.first { Name.matches($0.word, word) }?.traits
      })
  }

  /// Every word, with the trait that it stands for.
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

/// The amount of space in a direction: `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little room, like the width of a phone in portrait.
  case compact
  /// Ample room.
  case regular

  /// The letter that Interface Builder writes: `C` in `wC`.
  var letter: String { rawValue.prefix(1).uppercased() }
}

/// The screens that something is for: a size class in each direction, or any.
public struct SizeClasses: Hashable, Sendable, CustomStringConvertible {
  /// The size class of the width; nil for any.
  public var horizontal: SizeClass?
  /// The size class of the height; nil for any.
  public var vertical: SizeClass?

  /// Creates a pair of size classes.
  public init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The number of specified directions: a pair that specifies both is more specific.
  package var specificity: Int { [horizontal, vertical].count { $0 != nil } }

  /// Whether everything that applies to these also applies to others: `wC` includes `wC hR`.
  package func include(_ others: SizeClasses) -> Bool {
    (horizontal == nil || horizontal == others.horizontal)
      && (vertical == nil || vertical == others.vertical)
  }

  /// The words that stand for the pair: `wC hR`, `wAny` for any.
  public var description: String {
    let words = [("w", horizontal), ("h", vertical)].compactMap { direction, sizeClass in
      sizeClass.map { direction + $0.letter }
    }
    return words.isEmpty ? "wAny hAny" : words.joined(separator: " ")
  }
}

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
  /// Controls for directions in space, which are never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft

  /// The direction of a view's content in a user interface with the given direction.
  ///
  /// `UIView.userInterfaceLayoutDirection(for:relativeTo:)`, as its documentation describes.
  public func direction(in interface: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension Attribute {
  /// The fixed side that the attribute means; the attribute itself if it follows no direction.
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
