import AutoLayout

/// Where something is in coordinates.
enum Coordinates: Hashable, Sendable {
  case point(Point)
  case rect(Rect)
}

/// The words for coordinates that are no view's; a view of that name goes first.
enum ScreenSpace {
  static let all: [(name: String, space: CoordinateSpace)] = [
    ("screen", .screen), ("coordinateSpace", .screen), ("fixedCoordinateSpace", .fixedScreen),
  ]
}

extension CommandDefinition {
  static let convert = CommandDefinition(
    name: "convert",
    topic: .looking,
    syntax: ["convert COORDINATES from SPACE to SPACE"],
    summary: "print a point or rectangle in other coordinates",
    explanation: """
      A space is a view, root, window, screen (UIScreen's coordinateSpace) or fixedCoordinateSpace, \
      which stays with the device when that is turned. Two numbers are a point, four a rectangle; of \
      one that a transform turns, the smallest upright rectangle around it is printed.
      """,
    examples: [
      """
      add view card
      set card.frame 100 50 200 200
      add view red in card
      set red.frame 10 20 30 40
      convert (0, 0) from red to window
      convert (0, 0, 30, 40) from red to card
      convert (0, 0) from root to fixedCoordinateSpace
      """
    ],
    parse: { reader throws(Problem) in
      let numbers = try reader.numbers("x and y, perhaps with width and height", counts: [2, 4])
      let coordinates =
        numbers.count == 2
        ? Coordinates.point(Point(x: numbers[0], y: numbers[1]))
        : .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      try reader.expect(keyword: "from", " and a view")
      let source = try reader.name(spaceText)
      try reader.expect(keyword: "to", " and a view")
      return .convert(coordinates, from: source, to: try reader.name(spaceText))
    })

  private static let spaceText = "a view, 'screen' or 'fixedCoordinateSpace'"

  static let find = CommandDefinition(
    name: "find",
    topic: .looking,
    syntax: ["find tag NUMBER [in VIEW]"],
    summary: "print the name of the view with a tag",
    explanation: """
      A view and everything in it is searched, from back to front, or all views; 'none' is printed \
      where no view has the tag.
      """,
    examples: ["add view card\nadd view red in card\nset red.tag 7\nfind tag 7 in card"],
    parse: { reader throws(Problem) in
      try reader.expect(keyword: "tag", " and a number")
      let number = try reader.number("a tag")
      guard let tag = Int(exactly: number.value) else {
        throw Problem("a tag is a whole number", at: number.range)
      }
      guard reader.take(keyword: "in") else { return .findTag(tag, in: nil) }
      return .findTag(tag, in: try reader.name("a view behind 'in'"))
    })
}
