import AutoLayout

extension CommandDefinition {
  static let move = CommandDefinition(
    syntax: [
      "move VIEW to VIEW [at INDEX | below VIEW | above VIEW | before VIEW | after VIEW]",
      "move VIEW below|above VIEW",
    ],
    summary: "put a view into another superview, or in another place",
    explanation: """
      Its constraints stay, even those to views outside, which UIKit would remove. Place 0 is at \
      the back. 'below' and 'before' put the view just behind another one, 'above' and 'after' \
      just in front of it.
      """,
    examples: [
      "add view card\nadd view red\nmove red to card at 0\ndump tree",
      "add view red\nadd view blue\nmove red above blue\ndump tree",
    ],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      let placement = try target(&reader)
      return Command { resolver throws(Problem) in
        let (name, placement) = (try resolver.name(name), try placement.resolved(resolver))
        return .edit { layout throws(Problem) in
          let item = try layout.item(name)
          let (parent, index) = try placement.place(in: layout, moving: item)
          try blaming(name.range) { () throws(LayoutError) in
            try layout.move(item, to: parent, at: index)
          }
        }
      }
    })

  private static func target(_ reader: inout TokenReader) throws(Problem) -> PlacementSyntax {
    var placement = PlacementSyntax()
    if !reader.isAt(keyword: "below"), !reader.isAt(keyword: "above") {
      try reader.expect(keyword: "to", ", 'below' or 'above'")
      placement.parent = try reader.name("the new superview")
    }
    while try placement.read(&reader, isGuide: false, allowsParent: false) {}
    return placement
  }
}

/// Where a view goes.
struct Placement {
  /// The place among the subviews.
  enum Spot: Equatable {
    case front
    case index(Located<Int>)
    case before(Name)
    case after(Name)
  }

  /// The superview; nil for the root view, or for the superview of the sibling that ``spot`` names.
  var parent: Name?
  var spot = Spot.front
}

/// Words for a place, as written.
struct PlacementSyntax: Sendable {
  var parent: Reference?
  /// The place among the subviews; nil for the front.
  private var spot: Reading<Placement.Spot>?

  func resolved(_ resolver: Resolver) throws(Problem) -> Placement {
    Placement(parent: try resolver.name(parent), spot: try spot?(resolver) ?? .front)
  }
}

extension PlacementSyntax {
  /// Reads one of `in`, `at`, `before`, `after`; false if none is next.
  mutating func read(
    _ reader: inout TokenReader, isGuide: Bool, allowsParent: Bool = true
  ) throws(Problem) -> Bool {
    let keyword = reader.current.range
    if allowsParent, reader.take(keyword: "in") {
      guard parent == nil else { throw Problem("'in' is given twice", at: keyword) }
      parent = try reader.name("a view after 'in'")
      return true
    }
    if spot != nil, reader.isAtEnd { return false }
    guard !isGuide, let found = try Self.spot(&reader) else { return false }
    guard spot == nil else {
      throw Problem("the place is given twice", at: reader.range(from: keyword))
    }
    spot = found
    return true
  }

  private static func spot(_ reader: inout TokenReader) throws(Problem)
    -> Reading<Placement.Spot>?
  {
    if reader.take(keyword: "at") {
      let index = try reader.number("a place after 'at'")
      return { resolver throws(Problem) in .index(try resolver.count(index, "a place after 'at'")) }
    }
    guard let word = reader.takeKeyword(of: ["before", "below", "after", "above"]) else {
      return nil
    }
    let sibling = try reader.name("a view after '\(word.value)'")
    let isBehind = ["before", "below"].contains(word.value)
    return { resolver throws(Problem) in
      let name = try resolver.name(sibling)
      return isBehind ? .before(name) : .after(name)
    }
  }
}

extension Placement {
  /// The superview and the index in it; a nil index means the front.
  func place(in layout: Layout, moving item: Item.ID? = nil) throws(Problem)
    -> (superview: Item.ID, index: Int?)
  {
    switch spot {
    case .front: (try superview(in: layout), nil)
    case .index(let index): (try superview(in: layout), index.value)
    case .before(let sibling): try place(0, beside: sibling, in: layout, moving: item)
    case .after(let sibling): try place(1, beside: sibling, in: layout, moving: item)
    }
  }

  private func superview(in layout: Layout) throws(Problem) -> Item.ID {
    guard let parent else { return layout.root }
    return try layout.item(parent)
  }

  private func place(
    _ offset: Int, beside name: Name, in layout: Layout, moving item: Item.ID?
  ) throws(Problem) -> (superview: Item.ID, index: Int?) {
    let sibling = try layout.item(name)
    let superview = layout.superview(of: sibling) ?? layout.root
    if let parent, try layout.item(parent) != superview {
      throw Problem(
        "\(name.value) is in \(layout.name(of: superview)), not in \(parent.value)",
        at: name.range)
    }
    let siblings = layout.subviews(of: superview).filter { $0 != item }
    guard let index = siblings.firstIndex(of: sibling) else {
      throw Problem("\(name.value) can't be a sibling here", at: name.range)
    }
    return (superview, index + offset)
  }
}
