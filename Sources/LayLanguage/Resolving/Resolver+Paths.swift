import AutoLayout

/// Paths that lead to values: `v1.bounds.center`, `row.arrangedSubviews[0].width`, `c1.constant`.
extension Resolver {
  /// The destination of a path.
  struct PathValue {
    let value: PropertyValue
    /// The property, if the path ends with one.
    var property: Located<ViewProperty>?
    let range: SourceRange
  }

  /// A place along a path.
  private enum PathNode {
    case item(Item.ID)
    /// An item that the size classes don't install, which has values but no position.
    case uninstalled(Item.ID, refusal: Problem)
    case constraint(LayoutConstraint.ID)
    case screen
    case value(PropertyValue)
  }

  /// Follows a path to its end, or for a number of steps.
  func destination(_ path: Path, steps count: Int? = nil) throws(Problem) -> PathValue {
    let steps = path.steps.prefix(count ?? path.steps.count)
    if let value = variable(path.head), steps.isEmpty, value.name == nil {
      return PathValue(value: value, range: path.range)
    }
    // The copy may gain guides of UIKit that the layout must not have.
    var walk = PathWalk(resolver: self, layout: solvedLayout, start: path.head.range)
    let head = try walk.head(of: path, steps)
    return try walk.follow(head, steps)
  }

  /// Follows the dots and brackets after a value: `(10, 20).x`, `[a, b][0].width`.
  func destination(
    of value: Located<PropertyValue>, _ steps: [PathStep], at range: SourceRange
  ) throws(Problem) -> PathValue {
    var walk = PathWalk(resolver: self, layout: solvedLayout, start: range)
    let head = try walk.node(at: value.value, range: value.range, isFollowed: true)
    return try walk.follow(head, steps[...])
  }

  /// A walk along a path, on a copy of the layout.
  private struct PathWalk {
    let resolver: Resolver
    var layout: Layout
    /// Where the path begins.
    let start: SourceRange
    var property: Located<ViewProperty>?

    mutating func follow(_ head: PathNode, _ steps: ArraySlice<PathStep>) throws(Problem)
      -> PathValue
    {
      var node = head
      var end = start
      var rest = steps
      while let step = rest.first {
        let upToHere = start.lowerBound..<end.upperBound
        let count: Int
        (node, count) = try next(after: Located(node, upToHere), rest)
        end = rest[rest.startIndex + count - 1].range
        if case .index = step { property = nil }
        rest = rest.dropFirst(count)
      }
      let range = start.lowerBound..<max(start.upperBound, end.upperBound)
      return PathValue(value: value(of: node), property: property, range: range)
    }

    private func value(of node: PathNode) -> PropertyValue {
      switch node {
      case .item(let item), .uninstalled(let item, _): .item(layout.path(of: item))
      case .constraint(let id): .constraint(layout.constraint(id).name)
      case .screen: .item(ScreenKeyword.screen)
      case .value(let value): value
      }
    }

    // MARK: Heads

    mutating func head(of path: Path, _ steps: ArraySlice<PathStep>) throws(Problem) -> PathNode {
      if let value = resolver.variable(path.head) {
        if case .text(let text) = value, case .member = steps.first {
          return try namesake(of: text, path.head.range, steps)
        }
        return try node(at: value, range: path.head.range, isFollowed: !steps.isEmpty)
      }
      let name = try resolver.head(of: path, "a view or constraint")
      if ScreenKeyword.isScreen(name.value), layout.item(named: name.value) == nil {
        return .screen
      }
      if let constraint = layout.constraint(named: name.value) { return .constraint(constraint) }
      let subjects = resolver.subject.map { [ItemPath(head: $0, guides: [])] } ?? []
      do {
        let item = try ItemPath(head: name, guides: []).item(in: &layout, besides: subjects)
        layout.solve()
        return .item(item)
      } catch {
        return try unknownHead(name, steps, error)
      }
    }

    /// The view whose name a variable holds: a parameter that a view was named after, or what `save` wrote for a view
    /// that was gone.
    private mutating func namesake(
      of text: String, _ range: SourceRange, _ steps: ArraySlice<PathStep>
    ) throws(Problem) -> PathNode {
      let name = Name(text, range)
      do { return .item(try layout.item(name)) } catch {
        return try unknownHead(name, steps, error)
      }
    }

    private mutating func unknownHead(
      _ name: Name, _ steps: ArraySlice<PathStep>, _ error: Problem
    ) throws(Problem) -> PathNode {
      guard case .member(let part) = steps.first else { throw error }
      if layout.isUninstalled(name.value),
        let item = layout.withoutVariations.item(named: name.value)
      {
        layout = layout.withoutVariations
        return .uninstalled(item, refusal: error)
      }
      // `set nosuch.constant` means a constraint.
      guard ConstraintProperty.named(part.value) != nil, ViewProperty.named(part.value) == nil
      else { throw error }
      return .constraint(try layout.constraint(name))
    }

    /// Continues from a value, which may name a view or constraint.
    mutating func node(at value: PropertyValue, range: SourceRange, isFollowed: Bool)
      throws(Problem) -> PathNode
    {
      switch value {
      case .item(let name):
        let item = try ItemPath(head: Name(name, range), guides: []).item(in: &layout)
        layout.solve()
        return .item(item)
      case .constraint(let name):
        return .constraint(try layout.constraint(Name(name, range)))
      case .text(let name) where isFollowed && layout.item(named: name) != nil:
        // A parameter that a view was named after.
        return .item(try layout.item(Name(name, range)))
      default: return .value(value)
      }
    }

    // MARK: Steps

    /// The destination of the first steps, and their number.
    private mutating func next(after node: Located<PathNode>, _ steps: ArraySlice<PathStep>)
      throws(Problem) -> (PathNode, count: Int)
    {
      let whole = property?.value
      property = nil
      let isFollowed = steps.count > 1
      switch steps[steps.startIndex] {
      case .index(let index, let range):
        let element = try element(index, of: value(of: node.value), at: range)
        return (try self.node(at: element, range: range, isFollowed: isFollowed), 1)
      case .call(let name, let arguments, let range):
        guard let function = ValueFunction.named(name.value) else {
          throw .unknown(
            "function", name, in: ValueFunction.all.map { $0.name },
            otherwise: "'help functions' lists them")
        }
        let result = try resolver.call(
          Located(function, name.range), arguments, on: value(of: node.value), at: range)
        return (.value(result), 1)
      case .member(let name):
        switch node.value {
        case .item(let item): return try part(of: item, steps, from: node.range)
        case .uninstalled(let item, let refusal):
          return try part(ofUninstalled: item, steps, or: refusal)
        case .constraint(let id):
          let value = try part(name, of: id, at: node.range)
          return (try self.node(at: value, range: name.range, isFollowed: isFollowed), 1)
        case .screen: return (.value(try ScreenKeyword.screenValue(of: name, in: layout)), 1)
        case .value(let value):
          let part = try blaming(name.range) { () throws(LayoutError) in
            try value.component(whole?.part(name.value) ?? name.value)
          }
          return (try self.node(at: part, range: name.range, isFollowed: isFollowed), 1)
        }
      }
    }

    private func part(_ name: Name, of id: LayoutConstraint.ID, at range: SourceRange)
      throws(Problem) -> PropertyValue
    {
      guard let found = ConstraintProperty.named(name.value) else {
        if ViewProperty.named(name.value) != nil || AttributeName.attribute(name.value) != nil {
          let constraint = layout.constraint(id).name
          throw Problem("'\(constraint)' is a constraint, not a view", at: range)
        }
        throw .unknown("property", name, in: ConstraintProperty.allCases.map { $0.rawValue })
      }
      return found.value(of: id, in: layout)
    }

    /// A value that was set on a view that is not installed; values that follow from its position don't exist.
    private func part(
      ofUninstalled item: Item.ID, _ steps: ArraySlice<PathStep>, or refusal: Problem
    ) throws(Problem) -> (PathNode, count: Int) {
      guard let (found, count) = Resolver.property(at: 0, in: Array(steps)), found.isWritable,
        !found.dependsOnLayout
      else { throw refusal }
      guard let value = found.value(of: item, in: layout) else {
        throw Problem(
          "\(layout.path(of: item)) has no \(found.name)", at: steps[steps.startIndex].range)
      }
      return (.value(value), count)
    }

    private mutating func part(
      of item: Item.ID, _ steps: ArraySlice<PathStep>, from start: SourceRange
    ) throws(Problem) -> (PathNode, count: Int) {
      let steps = Array(steps)
      let name = steps[0].member ?? Name("", start)
      if let (found, count) = Resolver.property(at: 0, in: steps) {
        let range = name.range.lowerBound..<steps[count - 1].range.upperBound
        guard let value = found.value(of: item, in: layout) else {
          throw Problem("\(layout.path(of: item)) has no \(found.name)", at: range)
        }
        property = Located(found, range)
        return (try node(at: value, range: range, isFollowed: steps.count > count), count)
      }
      if PathWord.guide(name.value) != nil {
        let path = ItemPath(head: Name(layout.path(of: item), start), guides: [name])
        let made = try path.item(in: &layout)
        layout.solve()
        return (.item(made), 1)
      }
      if let attribute = AttributeName.attribute(name.value) {
        return (.value(.number(layout.value(of: Anchor(item, attribute)))), 1)
      }
      throw unknownProperty(Name(joining: steps.compactMap { $0.member }[...]))
    }

    private func unknownProperty(_ names: Name) -> Problem {
      if let known = UIKitClass.text(for: names.value) {
        return Problem(
          "'\(Excerpt.clipped(names.value))' is UIKit's", at: names.range,
          remedy: "lay writes it so: \(known.split(separator: "\n").first ?? "")")
      }
      return .unknown(
        "property", names,
        in: ViewProperty.all.map { $0.name }
          + ConstraintProperty.allCases.map { $0.rawValue } + AttributeName.all,
        otherwise: "'help properties' and 'help attributes' list them")
    }

    /// The value at an index, `[0]`.
    private func element(_ index: Expression, of list: PropertyValue, at range: SourceRange)
      throws(Problem) -> PropertyValue
    {
      guard case .list(let values) = list else {
        throw Problem("\(list.kind.phrase) can't be indexed", at: range)
      }
      guard case .list(let indices) = try resolver.value(index).value, indices.count == 1,
        case .number(let number) = indices[0], let place = Int(exactly: number)
      else { throw Problem("an index is a whole number from 0", at: range) }
      guard values.indices.contains(place) else {
        throw Problem(
          "index \(place) is out of range: the list has \(values.count) "
            + (values.count == 1 ? "element" : "elements"), at: range,
          remedy: values.isEmpty ? "the list is empty" : "the last one is \(values.count - 1)")
      }
      return values[place]
    }
  }
}
