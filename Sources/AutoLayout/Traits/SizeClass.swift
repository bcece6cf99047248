/// The amount of space in a direction: `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little room, as across a phone held upright.
  case compact
  /// Much room.
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

  /// The number of specified directions: both are more specific than one.
  package var specificity: Int { [horizontal, vertical].count { $0 != nil } }

  /// Whether everything that is for these holds for others, too: `wC` includes `wC hR`.
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
