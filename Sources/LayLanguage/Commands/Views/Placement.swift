import AutoLayout

/// Where a view goes.
struct Placement {
  /// The place among the subviews.
  enum Spot: Equatable {
    case front
    case index(Located<Int>)
    case before(Name)
    case after(Name)
  }

  /// nil for the root view, or for the superview of the sibling that ``spot`` names.
  var parent: Name?
  var spot = Spot.front
}

/// Words for a place, as written.
struct PlacementSyntax: Sendable {
  enum Spot: Sendable {
    case front
    case index(Expression)
    case before(Reference)
    case after(Reference)
  }

  var parent: Reference?
  var spot = Spot.front

  func resolved(_ resolver: Resolver) throws(Problem) -> Placement {
    let parent = try parent.map { parent throws(Problem) in try resolver.name(parent) }
    let spot: Placement.Spot =
      switch spot {
      case .front: .front
      case .index(let index): .index(try resolver.count(index, "a place after 'at'"))
      case .before(let sibling): .before(try resolver.name(sibling))
      case .after(let sibling): .after(try resolver.name(sibling))
      }
    return Placement(parent: parent, spot: spot)
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
    if case .front = spot {} else if reader.isAtEnd { return false }
    guard !isGuide, let found = try Self.spot(&reader) else { return false }
    guard case .front = spot else {
      throw Problem("the place is given twice", at: reader.range(from: keyword))
    }
    spot = found
    return true
  }

  private static func spot(_ reader: inout TokenReader) throws(Problem) -> Spot? {
    if reader.take(keyword: "at") { return .index(try reader.number("a place after 'at'")) }
    if let word = reader.takeKeyword(of: ["before", "below"]) {
      return .before(try reader.name("a view after '\(word.value)'"))
    }
    if let word = reader.takeKeyword(of: ["after", "above"]) {
      return .after(try reader.name("a view after '\(word.value)'"))
    }
    return nil
  }
}

extension Placement {
  /// The superview and the index in it; index nil for the front.
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
