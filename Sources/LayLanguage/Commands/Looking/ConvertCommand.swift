import AutoLayout

extension CommandDefinition {
  static let convert = CommandDefinition(
    name: "convert",
    topic: .looking,
    syntax: ["convert COORDINATES from SPACE to SPACE"],
    summary: "print a point or rectangle in other coordinates",
    explanation: """
      A space is a view, root, window, screen (UIScreen's coordinateSpace) or \
      fixedCoordinateSpace, which doesn't turn with the device. Two numbers are a point, four a \
      rectangle. If a transform turns the rectangle, the smallest upright rectangle around it is \
      printed.
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
      let what = "x and y, perhaps with width and height"
      let place = try reader.values(what)
      try reader.expect(keyword: "from", " and a view")
      let source = try reader.name(spaceText, .space)
      try reader.expect(keyword: "to", " and a view")
      let target = try reader.name(spaceText, .space)
      return Command { resolver throws(Problem) in
        let (source, target) = (try resolver.name(source), try resolver.name(target))
        let numbers = try resolver.numbers(place, what, counts: [2, 4])
        try blaming(place.range) { () throws(LayoutError) in
          for number in numbers { try Magnitude.check(number, "number") }
        }
        return .look { layout throws(Problem) in
          let start = try ScreenSpace.space(of: source, in: layout)
          let end = try ScreenSpace.space(of: target, in: layout)
          let solved = layout
          return try blaming(start.range.lowerBound..<end.range.upperBound) {
            () throws(LayoutError) in
            let origin = Point(x: numbers[0], y: numbers[1])
            guard numbers.count == 4 else {
              let point = try solved.convert(origin, from: start.value, to: end.value)
              return PropertyValue.point(point).description
            }
            let rect = Rect(origin: origin, size: Size(width: numbers[2], height: numbers[3]))
            return PropertyValue.rect(
              try solved.convert(rect, from: start.value, to: end.value)
            ).description
          }
        }
      }
    })

  private static let spaceText = "a view, 'screen' or 'fixedCoordinateSpace'"
}
