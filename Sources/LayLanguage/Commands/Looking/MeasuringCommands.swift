import AutoLayout

extension CommandDefinition {
  static let convert = CommandDefinition(
    syntax: ["convert COORDINATES from SPACE to SPACE"],
    summary: "print a point or rectangle in other coordinates",
    explanation: """
      A space is a view, root, window, screen (UIScreen's coordinateSpace) or \
      fixedCoordinateSpace, which doesn't rotate with the device. Two numbers are a point, four a \
      rectangle. If a transform rotates the rectangle, the smallest upright rectangle around it is \
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

  static let find = CommandDefinition(
    syntax: ["find tag NUMBER [in VIEW]"],
    summary: "print the name of the view with a tag",
    explanation: """
      Searches a view and everything in it from back to front, or all views. Prints 'none' if no \
      view has the tag.
      """,
    examples: ["add view card\nadd view red in card\nset red.tag 7\nfind tag 7 in card"],
    parse: { reader throws(Problem) in
      try reader.expect(keyword: "tag", " and a number")
      let number = try reader.number("a tag")
      let name = reader.take(keyword: "in") ? try reader.name("a view after 'in'") : nil
      return Command { resolver throws(Problem) in
        let number = try resolver.number(number, "a tag")
        guard let tag = Int(exactly: number.value) else {
          throw Problem("a tag is a whole number", at: number.range)
        }
        let name = try resolver.name(name)
        return .look { layout throws(Problem) in
          let view = try layout.item(name)
          let found = layout.view(withTag: tag, in: view ?? layout.window)
          return found.map(layout.name(of:)) ?? "none"
        }
      }
    })

  static let fit = CommandDefinition(
    syntax: ["fit VIEW compressed|expanded|SIZE [horizontal PRIORITY] [vertical PRIORITY]"],
    summary: "print the size that fits the content of a view: systemLayoutSizeFitting",
    explanation: """
      The view comes as close to the size as the priority of each axis allows, 50 unless you say \
      otherwise; compressed, UIKit's layoutFittingCompressedSize, is 0x0, and expanded is \
      10000x10000. Only the view, its content and the \
      constraints inside count: its superview, a stack view around it and its frame don't. \
      Nothing changes.
      """,
    examples: [
      """
      add view card
      add label title "Hello" in card
      pin title edges to card inset 8
      fit card compressed
      fit card 320x0 horizontal required
      """
    ],
    parse: { reader throws(Problem) in
      let fitting = try Fitting.read(&reader)
      return Command { resolver throws(Problem) in
        let fitting = try fitting(resolver)
        return .look { layout throws(Problem) in
          let size = try fitting.size(in: layout)
          return PropertyValue.size(width: size.width, height: size.height).description
        }
      }
    })
}

/// `card 320x0 horizontal required`: a view and what it should fit.
struct Fitting {
  let view: Name
  let target: Located<FittingTarget>

  /// The size that fits, in points.
  func size(in layout: Layout) throws(Problem) -> Size {
    var layout = layout
    let item = try layout.item(view)
    layout.solve()
    let solved = layout
    return try blaming(view.range.lowerBound..<target.range.upperBound) {
      () throws(LayoutError) in try solved.size(of: item, fitting: target.value)
    }
  }
}

extension Fitting {
  /// Reads `VIEW compressed|expanded|SIZE [horizontal PRIORITY] [vertical PRIORITY]`.
  static func read(_ reader: inout TokenReader) throws(Problem) -> Reading<Fitting> {
    let view = try reader.name("a view")
    let word = reader.takeKeyword(of: sizes.keys.sorted())
    let size =
      word == nil ? try reader.size(sizeText, stops: ["horizontal", "vertical"]) : nil
    let horizontal = reader.take(keyword: "horizontal") ? try priority(&reader) : nil
    let vertical = reader.take(keyword: "vertical") ? try priority(&reader) : nil
    return { resolver throws(Problem) in
      var target = FittingTarget(word.flatMap { sizes[$0.value] } ?? .zero)
      if let size { target = FittingTarget(try resolver.size(size, sizeText).value) }
      if let horizontal { target.priorities.horizontal = try resolver.priority(horizontal).value }
      if let vertical { target.priorities.vertical = try resolver.priority(vertical).value }
      let range = word?.range ?? size?.range ?? view.range
      return Fitting(view: try resolver.name(view), target: Located(target, range))
    }
  }

  private static let sizeText = "'compressed', 'expanded' or a size such as 320x0"
  private static let sizes = [
    "compressed": FittingTarget.compressed, "expanded": FittingTarget.expanded,
    "layoutfittingcompressedsize": FittingTarget.compressed,
    "layoutfittingexpandedsize": FittingTarget.expanded,
  ]

  private static func priority(_ reader: inout TokenReader) throws(Problem) -> PrioritySyntax {
    _ = reader.take(.at)
    return try reader.priority()
  }
}
