import AutoLayout
import LayoutDiagnostics

/// Expectations about frames and events of views.
extension Expectation {
  /// `red in card`, `red inside card`, or nil if something else follows.
  static func descendant(_ reader: inout TokenReader) throws(Problem) -> Command? {
    let isNegated = reader.isAt(keyword: "not", offset: 1)
    let isWord = ["in", "inside"].contains { reader.isAt(keyword: $0, offset: isNegated ? 2 : 1) }
    guard isWord else { return nil }
    let name = try reader.name("a view")
    _ = reader.take(keyword: "not")
    let isInside = reader.take(keyword: "inside")
    if !isInside { try reader.expect(keyword: "in") }
    let holder = try reader.name("a view after '\(isInside ? "inside" : "in")'")
    return Command { resolver throws(Problem) in
      let place = Place(
        name: try resolver.name(name), holder: try resolver.name(holder), isNegated: isNegated)
      return .check { layout throws(Problem) in
        try isInside ? place.checkFrame(layout) : place.checkHierarchy(layout)
      }
    }
  }

  /// The expected place of a view.
  private struct Place {
    let name: Name
    let holder: Name
    let isNegated: Bool

    /// Whether it belongs to the other view.
    func checkHierarchy(_ layout: Layout) throws(Problem) {
      let items = try layout.items([name, holder])
      guard layout.isDescendant(items[0], of: items[1]) == isNegated else { return }
      let superview = layout.superview(of: items[0]).map(layout.name(of:)) ?? "nothing"
      throw .unmet(
        "\(name.value) is \(isNegated ? "" : "not ")in \(holder.value): its superview is "
          + superview, at: name.range)
    }

    /// Whether nothing of it is outside of the other view, wherever both belong.
    func checkFrame(_ layout: Layout) throws(Problem) {
      let items = try layout.items([name, holder])
      let superview = layout.superview(of: items[0]) ?? layout.window
      let frame = try blaming(name.range) { () throws(LayoutError) in
        try layout.convert(
          layout.frame(of: items[0]), from: .view(superview), to: .view(items[1]))
      }
      let bounds = layout.bounds(of: items[1])
      let excesses = [
        ("left", bounds.origin.x - frame.origin.x), ("right", frame.maxX - bounds.maxX),
        ("top", bounds.origin.y - frame.origin.y), ("bottom", frame.maxY - bounds.maxY),
      ].filter { $0.1 > defaultTolerance }
      guard excesses.isEmpty == isNegated else { return }
      let list = excesses.map { "\(NumberText.measured($0.1)) beyond its \($0.0)" }
      throw .unmet(
        isNegated
          ? "\(name.value) is inside \(holder.value)"
          : "\(name.value) is not inside \(holder.value): \(Sentence.list(list))", at: name.range)
    }
  }

  /// `traits card wC hR`.
  static func traits(_ reader: inout TokenReader) throws(Problem) -> Command {
    let name = try reader.name("a view")
    let words = try reader.names("a trait such as wC or hR", of: EnvironmentProperty.traits.words)
    return Command { resolver throws(Problem) in
      let name = try resolver.name(name)
      let words = try words.map { word throws(Problem) in try resolver.traits(word) }
      let traits = TraitCollection(words: words.flatMap { $0 })
      return .check { layout throws(Problem) in
        let found = layout.traits(of: try layout.item(name))
        guard !found.contains(traits) else { return }
        throw .unmet("the traits of \(name.value) are \(found), expected \(traits)", at: name.range)
      }
    }
  }
}
