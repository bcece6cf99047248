import AutoLayout

extension CommandDefinition {
  static let get = CommandDefinition(
    name: "get",
    topic: .values,
    syntax: ["get TARGET [in SPACE]"],
    summary: "print a value of a view or constraint",
    explanation: """
      The target is a name and a property ('help properties') or attribute ('help attributes'). \
      A layout guide of UIKit follows its view, as in card.safeArea.frame. Attributes are \
      measured in the coordinates of the superview. With 'in', the frame, bounds or center is \
      converted to the coordinates of another view or of the screen, as 'convert' does.
      """,
    examples: [
      """
      add view red
      pin red.width = 100 as wide
      get red.width
      get red.frame
      get wide.priority
      """
    ],
    parse: { reader throws(Problem) in
      var lookahead = reader
      let name = try lookahead.unquotedName("a view or constraint")
      guard lookahead.take(.dot) else {
        throw Problem(
          "'\(Excerpt.clipped(name.value))' names no property", at: name.range,
          remedy: "add one after a dot, as in \(NameText.written(name.value)).frame")
      }
      let parts = try lookahead.propertyParts()
      for count in parts.indices {
        let path = Name(joining: parts[count...])
        guard let property = ViewProperty.named(path.value) else { continue }
        reader = lookahead
        let item = ItemPath(head: name, guides: Array(parts.prefix(count)))
        let found = Located(property, path.range)
        guard reader.take(keyword: "in") else { return .get(found, of: item) }
        return .get(found, of: item, in: try reader.name("a view or 'screen'"))
      }
      let path = Name(joining: parts[...])
      if let property = ConstraintProperty.named(path.value) {
        reader = lookahead
        return .look { layout throws(Problem) in
          property.text(of: try layout.constraint(name), in: layout)
        }
      }
      return .get(try attribute(&reader, path: path))
    })

  private static func attribute(_ reader: inout TokenReader, path: Name) throws(Problem)
    -> AnchorPath
  {
    var attempt = reader
    do {
      let anchor = try attempt.anchorPath()
      reader = attempt
      return anchor
    } catch {
      let names =
        ViewProperty.all.map { $0.name } + ConstraintProperty.allCases.map { $0.rawValue }
        + AttributeName.all
      throw .unknown(
        "property", path.value, at: path.range, candidates: names,
        otherwise: "'help properties' and 'help attributes' list them")
    }
  }
}

extension Action {
  fileprivate static func get(_ property: Located<ViewProperty>, of path: ItemPath) -> Action {
    .look { layout throws(Problem) in
      let item = try layout.item(path, besides: [])
      layout.solve()
      guard let value = property.value.value(of: item, in: layout) else {
        let name = ([path.head] + path.guides).map { $0.value }.joined(separator: ".")
        throw Problem("\(name) has no \(property.value.name)", at: property.range)
      }
      return value.description
    }
  }

  fileprivate static func get(_ path: AnchorPath) -> Action {
    .look { layout throws(Problem) in
      let anchor = try layout.anchor(path, besides: [])
      layout.solve()
      return NumberText.measured(layout.value(of: anchor))
    }
  }

  /// A place of a view or guide in other coordinates.
  fileprivate static func get(
    _ property: Located<ViewProperty>, of path: ItemPath, in space: Name
  ) -> Action {
    .look { layout throws(Problem) in
      let item = try layout.item(path, besides: [])
      layout.solve()
      let target = try layout.space(space).value
      let solved = layout
      return try blaming(property.range) { () throws(LayoutError) in
        try property.value.text(of: item, in: solved, convertedTo: target)
      }
    }
  }
}

extension ViewProperty {
  fileprivate func text(
    of item: Item.ID, in layout: Layout, convertedTo space: CoordinateSpace
  ) throws(LayoutError) -> String {
    let superview = CoordinateSpace.view(layout.superview(of: item) ?? layout.window)
    switch (name, value(of: item, in: layout)) {
    case ("bounds", .rect(let rect)):
      return try layout.convert(rect, from: .view(item), to: space).description
    case ("frame", .rect(let rect)):
      return try layout.convert(rect, from: superview, to: space).description
    case ("center", .point(let point)):
      let found = try layout.convert(point, from: superview, to: space)
      return PropertyValue.point(found).description
    default:
      throw LayoutError("\(name) is not a place", remedy: "convert frame, bounds or center")
    }
  }
}

extension ConstraintProperty {
  /// The value as `get` prints it.
  fileprivate func text(of id: LayoutConstraint.ID, in layout: Layout) -> String {
    let constraint = layout.constraint(id)
    func item(_ anchor: Anchor?) -> String {
      anchor.map { layout.path(of: $0.item) } ?? "none"
    }
    return switch self {
    case .constant: NumberText.exact(constraint.constant)
    case .priority: NumberText.exact(constraint.priority.value)
    case .multiplier: NumberText.exact(constraint.multiplier)
    case .name: constraint.name
    case .identifier: constraint.identifier ?? "none"
    case .active: "\(constraint.isActive)"
    case .firstItem: item(constraint.first)
    case .firstAttribute: constraint.first.attribute.rawValue
    case .relation: constraint.relation.sign == "=" ? "==" : constraint.relation.sign
    case .secondItem: item(constraint.second)
    case .secondAttribute: constraint.second?.attribute.rawValue ?? "notAnAttribute"
    case .owner: layout.owner(of: id).map(layout.path) ?? "none"
    }
  }
}
