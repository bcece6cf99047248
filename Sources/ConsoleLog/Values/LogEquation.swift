import AutoLayout

/// The equation form of a line: `a.width == 2*b.width + 8`.
struct LogEquation: Hashable, Sendable, CustomStringConvertible {
  let first: LogAnchor
  let relation: Relation
  let multiplier: LogNumber?
  /// Whether the multiplier follows the item, as Masonry and SnapKit write it.
  let isMultiplierBehind: Bool
  let second: LogAnchor?
  let offset: Offset?

  /// The constant with its sign and what is printed around it.
  struct Offset: Hashable, Sendable, CustomStringConvertible {
    /// `"+ "`, `"- "` or nothing.
    let sign: String
    let number: LogNumber
    /// `NSSpace` or `NSLayoutAnchorConstraintSpace`.
    let spacing: String?

    var value: Double { sign.hasPrefix("-") ? -number.value : number.value }

    var description: String { sign + SpacingText.wrapped(number, spacing) }

    init?(_ text: Substring) {
      var rest = text
      let sign = ["+ ", "- "].first(where: rest.hasPrefix) ?? ""
      rest = rest.dropFirst(sign.count)
      guard let (number, spacing) = SpacingText.read(rest) else { return nil }
      self.sign = sign
      self.number = number
      self.spacing = spacing
    }
  }

  var description: String {
    let left = "\(first) \(relation.symbol) "
    guard let second else { return offset.map { "\(left)\($0)" } ?? String(left.dropLast()) }
    let factor = multiplier.map { isMultiplierBehind ? " * \($0)" : "\($0)*" } ?? ""
    let right = isMultiplierBehind ? "\(second)\(factor)" : "\(factor)\(second)"
    return left + right + (offset.map { " \($0)" } ?? "")
  }
}

extension LogEquation {
  /// Reads a position of 0 as iOS 6 prints it for masks, without the number: `UILabel:0x7f8a01.midX ==`.
  init?(zeroIn text: Substring, names: LogNames) {
    guard text.hasSuffix(" =="), let first = LogAnchor(text.dropLast(3), names: names),
      first.attribute?.isSize == false
    else { return nil }
    self.init(
      first: first, relation: .equal, multiplier: nil, isMultiplierBehind: false, second: nil,
      offset: nil)
  }

  /// How many relation signs in labels are tried.
  private static let attemptLimit = 8

  /// Reads an equation.
  init?(_ text: Substring, names: LogNames) {
    for relation in Relation.allCases {
      for sign in text.ranges(of: " \(relation.symbol) ").prefix(Self.attemptLimit) {
        let (left, right) = (text[..<sign.lowerBound], text[sign.upperBound...])
        if let first = LogAnchor(left, names: names),
          let equation = Self(first, relation, right, names: names)
        {
          self = equation
          return
        }
      }
    }
    return nil
  }

  private init?(_ first: LogAnchor, _ relation: Relation, _ right: Substring, names: LogNames) {
    if let offset = Offset(right) {
      self.init(
        first: first, relation: relation, multiplier: nil, isMultiplierBehind: false, second: nil,
        offset: offset)
      return
    }
    // A space comes before the offset; a label may contain spaces too.
    let places = [right.endIndex] + right.indices.filter { right[$0] == " " }.suffix(6)
    for place in places {
      let offset = place == right.endIndex ? nil : Offset(right[right.index(after: place)...])
      if place < right.endIndex, offset == nil { continue }
      if let (second, multiplier, isBehind) = Self.factor(right[..<place], names: names) {
        self.init(
          first: first, relation: relation, multiplier: multiplier, isMultiplierBehind: isBehind,
          second: second, offset: offset)
        return
      }
    }
    return nil
  }

  /// Reads `b.width`, `2*b.width` or `b.width * 2`.
  private static func factor(_ text: Substring, names: LogNames)
    -> (LogAnchor, LogNumber?, isBehind: Bool)?
  {
    if let star = text.firstIndex(of: "*"), let number = LogNumber(text[..<star]) {
      return LogAnchor(text[text.index(after: star)...], names: names).map { ($0, number, false) }
    }
    if let star = text.ranges(of: " * ").last, let number = LogNumber(text[star.upperBound...]) {
      return LogAnchor(text[..<star.lowerBound], names: names).map { ($0, number, true) }
    }
    return LogAnchor(text, names: names).map { ($0, nil, false) }
  }
}

/// A number that the log marks as system spacing: `NSSpace(8)`.
enum SpacingText {
  private static let words = ["NSSpace", "NSLayoutAnchorConstraintSpace"]

  static func read(_ text: Substring) -> (LogNumber, String?)? {
    for word in words where text.hasPrefix("\(word)(") && text.hasSuffix(")") {
      return LogNumber(text.dropFirst(word.count + 1).dropLast()).map { ($0, word) }
    }
    return LogNumber(text).map { ($0, nil) }
  }

  static func wrapped(_ number: LogNumber, _ word: String?) -> String {
    word.map { "\($0)(\(number))" } ?? number.description
  }
}
