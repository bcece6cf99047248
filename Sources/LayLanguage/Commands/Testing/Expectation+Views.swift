import AutoLayout

/// Where a view is, and what it is told.
extension Expectation {
  /// `red in card`, or nil when something else follows.
  static func descendant(_ reader: inout TokenReader) throws(Problem) -> Action? {
    let isNegated = reader.isAt(keyword: "not", offset: 1)
    guard reader.isAt(keyword: "in", offset: isNegated ? 2 : 1) else { return nil }
    let name = try reader.name("a view")
    _ = reader.take(keyword: "not")
    try reader.expect(keyword: "in")
    let holder = try reader.name("a view after 'in'")
    return .check { layout throws(Problem) in
      let items = try layout.items([name, holder])
      guard layout.isDescendant(items[0], of: items[1]) == isNegated else { return }
      let superview = layout.superview(of: items[0]).map(layout.name(of:)) ?? "nothing"
      throw .unmet(
        "\(name.value) is \(isNegated ? "" : "not ")in \(holder.value): its superview is "
          + superview, at: name.range)
    }
  }

  /// `traits card wC hR`.
  static func traits(_ reader: inout TokenReader) throws(Problem) -> Action {
    let name = try reader.name("a view")
    var words = try reader.traits().value
    while !reader.isAtEnd { words += try reader.traits().value }
    let traits = TraitCollection(words: words)
    return .check { layout throws(Problem) in
      let found = layout.traits(of: try layout.item(name))
      guard !found.contains(traits) else { return }
      throw .unmet("the traits of \(name.value) are \(found), expected \(traits)", at: name.range)
    }
  }
}
