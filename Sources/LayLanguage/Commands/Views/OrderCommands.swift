import AutoLayout

extension CommandDefinition {
  static let bring = CommandDefinition(
    syntax: ["bring VIEW to front"],
    summary: "move a view in front of its siblings",
    explanation: "The last subview is in front.",
    examples: ["add view red\nadd view blue\nbring red to front\ndump tree"],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      try reader.expect(keyword: "to")
      try reader.expect(keyword: "front")
      return Command { resolver throws(Problem) in
        .move(try resolver.name(name), toPlace: nil)
      }
    })

  static let send = CommandDefinition(
    syntax: ["send VIEW to back"],
    summary: "move a view behind its siblings",
    explanation: "The first subview is at the back.",
    examples: ["add view red\nadd view blue\nsend blue to back\ndump tree"],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      try reader.expect(keyword: "to")
      try reader.expect(keyword: "back")
      return Command { resolver throws(Problem) in
        .move(try resolver.name(name), toPlace: 0)
      }
    })

  static let exchange = CommandDefinition(
    syntax: ["exchange VIEW VIEW"],
    summary: "swap the places of two siblings",
    explanation: "Their constraints don't change.",
    examples: ["add view red\nadd view blue\nexchange red blue\ndump tree"],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      let other = try reader.name("another view")
      return Command { resolver throws(Problem) in
        .exchange(try resolver.name(name), try resolver.name(other))
      }
    })
}

extension Action {
  /// Moves a view to another place among its siblings; nil for the front.
  static func move(_ name: Name, toPlace place: Int?) -> Action {
    .edit { layout throws(Problem) in
      let item = try layout.item(name)
      let parent = layout.superview(of: item) ?? layout.root
      try blaming(name.range) { () throws(LayoutError) in
        try layout.move(item, to: parent, at: place)
      }
    }
  }

  fileprivate static func exchange(_ name: Name, _ other: Name) -> Action {
    .edit { layout throws(Problem) in
      let items = try layout.items([name, other])
      let parent = layout.superview(of: items[0]) ?? layout.root
      let siblings = layout.subviews(of: parent)
      guard let place = siblings.firstIndex(of: items[0]) else {
        throw Problem("\(name.value) is not a subview", at: name.range)
      }
      guard let otherPlace = siblings.firstIndex(of: items[1]) else {
        throw Problem(
          "\(other.value) is not a sibling of \(name.value)", at: other.range,
          remedy: "'move' puts it into the same superview")
      }
      // Moving the front one first leaves the place of the other unchanged.
      let moves = [(items[0], place, otherPlace), (items[1], otherPlace, place)]
        .sorted { $0.1 < $1.1 }
      for (item, _, target) in moves {
        try blaming(name.range) { () throws(LayoutError) in
          try layout.move(item, to: parent, at: target)
        }
      }
    }
  }
}
