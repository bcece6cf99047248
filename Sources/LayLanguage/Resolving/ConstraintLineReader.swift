import AutoLayout

/// Reads a constraint back from the line that dumps and reports print:
/// `<NSLayoutConstraint:c1 H:|-(8)-[UIView:red]   (active, names: '|':UIView:root )>`.
///
/// Numbers have the six digits that Apple prints. Constraints of every class are read as if the user had added them, if
/// their attributes are those of `NSLayoutConstraint`.
struct ConstraintLineReader {
  /// The contents of a line.
  struct Reading {
    var constraint: LayoutConstraint
    /// The name, if the line shows one that the user chose.
    var name: String?
  }

  let layout: Layout
  private let line: Located<String>

  init(_ line: Located<String>, in layout: Layout) {
    self.line = line
    self.layout = layout
  }

  func read() throws(Problem) -> Reading {
    guard line.value.hasPrefix("<"), line.value.hasSuffix(">"),
      let colon = line.value.firstIndex(of: ":")
    else { throw unreadable("it does not have the form <Class:name …>") }
    var rest = line.value[line.value.index(after: colon)...].dropLast()
    let information = Self.takeSuffix(&rest, from: "   (")
    let strength = Self.takeSuffix(&rest, from: " priority:")
    let name = try takeName(&rest)
    let bar = information?.range(of: "'|':").map { information?[$0.upperBound...] ?? "" }
    var constraint = try constraint(rest, bar: bar)
    if let strength {
      guard let number = Double(strength), let priority = Priority(number) else {
        throw unreadable("'\(strength)' is not a priority")
      }
      constraint.priority = priority
    }
    constraint.isActive = !(information?.hasPrefix("inactive") ?? false)
    return Reading(constraint: constraint, name: name)
  }

  private func unreadable(_ reason: String) -> Problem {
    Problem(
      "this constraint line can't be read: \(reason)", at: line.range,
      remedy: "write an equation, such as red.leading = blue.trailing + 8")
  }

  /// Cuts off what follows the last occurrence of a text, if there is one.
  private static func takeSuffix(_ text: inout Substring, from start: String) -> Substring? {
    guard let found = text.range(ofLast: start) else { return nil }
    let suffix = text[found.upperBound...]
    text = text[..<found.lowerBound]
    return suffix
  }

  /// Takes the handle and the identifier before the body; returns the name if both are the same.
  private func takeName(_ rest: inout Substring) throws(Problem) -> String? {
    if let quote = rest.range(of: " '"), let end = rest[quote.upperBound...].range(of: "' ") {
      let handle = rest[..<quote.lowerBound]
      let identifier = rest[quote.upperBound..<end.lowerBound]
      if !handle.contains(" ") || handle == identifier {
        rest = rest[end.upperBound...]
        return handle == identifier ? String(handle) : nil
      }
    }
    guard let blank = rest.firstIndex(of: " ") else { throw unreadable("it ends too early") }
    rest = rest[rest.index(after: blank)...]
    return nil
  }

  // MARK: Bodies

  private func constraint(_ body: Substring, bar: Substring?) throws(Problem) -> LayoutConstraint {
    if body.hasPrefix("H:") { return try visual(body.dropFirst(2), .horizontal, bar) }
    if body.hasPrefix("V:") { return try visual(body.dropFirst(2), .vertical, bar) }
    return try equation(body)
  }

  private func equation(_ body: Substring) throws(Problem) -> LayoutConstraint {
    for relation in Relation.allCases {
      guard let sign = body.range(of: " \(relation.doubleSign) ") else { continue }
      let first = try anchor(body[..<sign.lowerBound])
      var right = body[sign.upperBound...]
      if let number = Self.number(right) {
        return LayoutConstraint(first, relation, constant: number)
      }
      var multiplier = 1.0
      if let star = right.firstIndex(of: "*"), let factor = Double(right[..<star]) {
        multiplier = factor
        right = right[right.index(after: star)...]
      }
      var constant = 0.0
      for mark in [" + ", " - "] {
        guard let place = right.range(ofLast: mark), let number = Double(right[place.upperBound...])
        else { continue }
        constant = mark == " - " ? -number : number
        right = right[..<place.lowerBound]
        break
      }
      return LayoutConstraint(
        first, relation, to: try anchor(right), multiplier: multiplier, constant: constant)
    }
    throw unreadable("'\(body)' has no relation")
  }

  /// `16`, or Apple's `- 16`.
  private static func number(_ text: Substring) -> Double? {
    text.hasPrefix("- ") ? Double(text.dropFirst(2)).map { -$0 } : Double(text)
  }

  private func anchor(_ text: Substring) throws(Problem) -> Anchor {
    guard let dot = text.lastIndex(of: ".") else { throw unreadable("'\(text)' has no attribute") }
    let name = String(text[text.index(after: dot)...])
    guard let attribute = Attribute(rawValue: name) else {
      throw unreadable("UIKit makes constraints on '\(name)' itself")
    }
    return Anchor(try item(text[..<dot]), attribute)
  }

  /// `UIView:red`, `UILabel:title'Text'`, `UILayoutGuide:root.safeArea'UIViewSafeAreaLayoutGuide'`.
  private func item(_ text: Substring) throws(Problem) -> Item.ID {
    guard let colon = text.firstIndex(of: ":") else { throw unreadable("'\(text)' has no class") }
    var name = text[text.index(after: colon)...]
    while true {
      if let item = layout.item(written: String(name)) { return item }
      guard let quote = name.lastIndex(of: "'") else { break }
      name = name[..<quote]
    }
    throw unreadable("there is no view '\(name)'")
  }
}

extension ConstraintLineReader {
  /// Reads `|-(8)-[UIView:red]`, with `(LTR)` after absolute sides, or `[UIView:red(100)]`.
  fileprivate func visual(_ text: Substring, _ axis: Axis, _ bar: Substring?) throws(Problem)
    -> LayoutConstraint
  {
    let isAbsolute = text.hasSuffix("(LTR)")
    let body = isAbsolute ? text.dropLast(5) : text
    let near: Attribute = axis == .vertical ? .top : isAbsolute ? .left : .leading
    let far: Attribute = axis == .vertical ? .bottom : isAbsolute ? .right : .trailing
    guard let start = body.range(of: "-("), let end = body[start.upperBound...].range(of: ")-")
    else { return try size(body, axis) }
    let (left, right) = (body[..<start.lowerBound], body[end.upperBound...])
    let (relation, constant) = try connection(body[start.upperBound..<end.lowerBound])
    switch (left == "|", right == "|") {
    case (true, false):
      let item = try bracketed(right)
      let holder = try superview(bar, of: item)
      return LayoutConstraint(
        Anchor(item, near), relation, to: Anchor(holder, near), constant: constant)
    case (false, true):
      let item = try bracketed(left)
      let holder = try superview(bar, of: item)
      return LayoutConstraint(
        Anchor(holder, far), relation, to: Anchor(item, far), constant: constant)
    case (false, false):
      return LayoutConstraint(
        Anchor(try bracketed(right), near), relation, to: Anchor(try bracketed(left), far),
        constant: constant)
    case (true, true): throw unreadable("'\(text)' names no view")
    }
  }

  /// `[UIView:red(>=44)]`, the constant sizes of iOS 9.
  private func size(_ body: Substring, _ axis: Axis) throws(Problem) -> LayoutConstraint {
    guard body.hasPrefix("["), body.hasSuffix(")]"), let open = body.lastIndex(of: "(") else {
      throw unreadable("'\(body)' is not a visual format that dumps print")
    }
    let item = try item(body[body.index(after: body.startIndex)..<open])
    let (relation, constant) = try connection(body[body.index(after: open)...].dropLast(2))
    return LayoutConstraint(
      Anchor(item, axis == .horizontal ? .width : .height), relation, constant: constant)
  }

  /// `8`, `>=8`, `>=8@750`; the priority is repeated after the body.
  private func connection(_ text: Substring) throws(Problem) -> (Relation, Double) {
    var rest = text.prefix { $0 != "@" }
    var relation = Relation.equal
    for candidate in Relation.allCases where rest.hasPrefix(candidate.doubleSign) {
      relation = candidate
      rest = rest.dropFirst(2)
    }
    let words = ["NSSpace(", "NSLayoutAnchorConstraintSpace("]
    if let word = words.first(where: rest.hasPrefix), rest.hasSuffix(")") {
      rest = rest.dropFirst(word.count).dropLast()
    }
    guard let number = Double(rest) else { throw unreadable("'\(text)' is not a distance") }
    return (relation, number)
  }

  private func bracketed(_ text: Substring) throws(Problem) -> Item.ID {
    guard text.hasPrefix("["), text.hasSuffix("]") else {
      throw unreadable("'\(text)' is not a view in brackets")
    }
    return try item(text.dropFirst().dropLast())
  }

  private func superview(_ bar: Substring?, of item: Item.ID) throws(Problem) -> Item.ID {
    if let bar {
      return try self.item(bar.withoutEnd)
    }
    guard let superview = layout.superview(of: item) else {
      throw unreadable("the view has no superview")
    }
    return superview
  }
}

extension Relation {
  /// Apple's notation.
  fileprivate var doubleSign: String { self == .equal ? "==" : sign }
}

extension Substring {
  /// Without the space and the bracket after a list of names.
  fileprivate var withoutEnd: Substring {
    var text = self
    while text.last == " " || text.last == ")" { text.removeLast() }
    return text
  }

  /// The first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }

  /// The last occurrence of a text.
  fileprivate func range(ofLast text: String) -> Range<Index>? {
    indices.last { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
