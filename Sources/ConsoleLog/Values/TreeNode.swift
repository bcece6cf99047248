import AutoLayout

/// A view, a guide or a view controller in a tree that a debugger printed.
package struct TreeNode: Hashable, Sendable {
  /// Which command printed it.
  package enum Kind: Hashable, Sendable {
    /// `recursiveDescription`, or AppKit's `_subtreeDescription`.
    case frame
    /// `_autolayoutTrace`.
    case trace
    /// `_printHierarchy`, of view controllers.
    case controller
  }

  /// The 1-based number in the log.
  package internal(set) var line = 0
  /// Which command printed it.
  package let kind: Kind
  /// What it is.
  package let item: LogItem
  /// The place of what it is in; nil at the top of a tree, or if that is cut off.
  package internal(set) var parent: Int?
  /// The line without what shows its depth, and without objects that it mentions.
  package let text: String
  /// Position and size in the superview as printed, which need not be finite.
  package let frame: Rect?
  /// Whether positions in it count from the top, as those of UIKit do.
  package var isFlipped = true
  /// Whether it is described among other words, without a tree.
  var isMentioned = false
  /// Whether the end of its line is missing.
  var isTorn = false
  /// The address of a view in it whose superview a debugger was asked for; nil if there is none.
  var heldAddress: String?
  /// Whether it is hidden itself.
  package let isHidden: Bool

  /// What has been scrolled; nil for what doesn't scroll.
  package let contentOffset: Point?
  /// How much there is to scroll, as a point; nil for what doesn't scroll.
  let contentSize: Point?

  /// Creates a node.
  init(
    _ kind: Kind, _ item: LogItem, _ text: Substring, frame: Rect?, isHidden: Bool,
    contentOffset: Point? = nil, contentSize: Point? = nil
  ) {
    self.kind = kind
    self.item = item
    self.text = String(text)
    self.frame = frame
    self.isHidden = isHidden
    self.contentOffset = contentOffset
    self.contentSize = contentSize
  }

  /// The opacity.
  package var alpha: Double {
    guard text.holds("alpha = "), let sign = text.firstRange(of: "alpha = ") else { return 1 }
    return Double(logged: text[sign.upperBound...].prefix { $0 != ";" && $0 != ">" }) ?? 1
  }

  /// Whether it keeps touches away from itself and what is in it.
  var ignoresTouches: Bool { text.holds("userInteractionEnabled = NO") }

  /// Whether it is a line of AppKit's `_subtreeDescription`.
  var isOfSubtree: Bool { text.first == "[" }

  /// The letters in front of a line of `_subtreeDescription`: `L` for a pending layout, `U` for pending constraints.
  var letters: Substring { isOfSubtree ? text.dropFirst().prefix { $0 != "]" } : "" }

  /// Whether it says how it follows its superview.
  var hasMask: Bool { text.holds("autoresize = ") || isOfSubtree && text.holds("&") }

  /// Whether a trace marks it as ambiguous.
  var isAmbiguous: Bool { kind == .trace && text.holds("AMBIGUOUS LAYOUT") }

  /// Whether a trace says that it hosts a layout and has no size there.
  var lacksHost: Bool { kind == .trace && text.holds("MISSING HOST CONSTRAINTS") }
}

extension Point {
  /// Reads what follows `name: ` in a text.
  init?(in text: Substring, named name: String) {
    guard text.holds(name), let sign = text.firstRange(of: "\(name): ") else { return nil }
    let numbers = Rect.numbers(in: text[sign.upperBound...], 2)
    guard numbers.count == 2 else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Rect {
  /// Reads `(0 0; 320 85)`, `{{0, 0}, {320, 85}}` or `(0,0,320,85)` at the start of a text.
  init?(dumped text: Substring) {
    let numbers = Self.numbers(in: text, 4)
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The first numbers of a text that starts with a bracket; fewer where something else stands between them.
  static func numbers(in text: Substring, _ count: Int) -> [Double] {
    let end = text.firstIndex { $0.isLetter && !"einfat".contains($0) || $0 == ">" }
    let words = text[..<(end ?? text.endIndex)].split { "(){},; ".contains($0) }
    var numbers: [Double] = []
    for word in words.prefix(count) {
      guard let number = number(word) else { break }
      numbers.append(number)
    }
    return numbers
  }

  private static func number(_ word: Substring) -> Double? {
    switch word {
    case "inf", "+inf": .infinity
    case "-inf": -.infinity
    case "nan", "-nan": .nan
    default: Double(logged: word)
    }
  }

  /// Whether every number is one.
  var isFinite: Bool { inOrder.allSatisfy { $0.isFinite } }

  /// Whether it has no extent in one direction.
  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}
