import AutoLayout

/// Commands on views and guides.
extension Interpreter {
  mutating func add(_ addition: Addition, _ statement: Statement) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in _ = try layout.add(addition) }
  }

  mutating func remove(_ names: [Name], _ statement: Statement) throws(Problem) -> Outcome {
    try changeAndPrint(statement) { (layout) throws(Problem) -> String in
      var gone: [String] = []
      for name in names {
        // A view goes with its superview; naming both is no mistake.
        if gone.contains(name.value) { continue }
        let item = try layout.item(name)
        gone += try blaming(name.range) { () throws(LayoutError) in try layout.remove(item) }
      }
      let named = Set(names.map(\.value))
      let others = gone.filter { !named.contains($0) }
      return others.isEmpty ? "" : "also removed: \(others.joined(separator: ", "))"
    }
  }

  mutating func rename(_ name: Name, _ newName: Name, _ statement: Statement) throws(Problem)
    -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      let item = try layout.item(name)
      try blaming(newName.range) { () throws(LayoutError) in
        try layout.rename(item, to: newName.value)
      }
    }
  }

  mutating func move(_ name: Name, _ placement: Placement, _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      let item = try layout.item(name)
      let (parent, index) = try layout.place(placement, moving: item)
      try blaming(name.range) { () throws(LayoutError) in
        try layout.move(item, to: parent, at: index)
      }
    }
  }

  mutating func restack(_ name: Name, toFront: Bool, _ statement: Statement) throws(Problem)
    -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      let item = try layout.item(name)
      let parent = layout.superview(of: item) ?? layout.root
      try blaming(name.range) { () throws(LayoutError) in
        try layout.move(item, to: parent, at: toFront ? nil : 0)
      }
    }
  }

  mutating func exchange(_ name: Name, _ other: Name, _ statement: Statement) throws(Problem)
    -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      let items = try layout.items([name, other])
      let parent = layout.superview(of: items[0]) ?? layout.root
      let siblings = layout.subviews(of: parent)
      guard let place = siblings.firstIndex(of: items[0]) else {
        throw Problem("\(name.value) is no subview", at: name.range)
      }
      guard let otherPlace = siblings.firstIndex(of: items[1]) else {
        throw Problem(
          "\(other.value) is no sibling of \(name.value)", at: other.range,
          remedy: "'move' puts it into the same superview")
      }
      // Moving the one in front first leaves the place of the other as it is.
      let moves = [(items[0], place, otherPlace), (items[1], otherPlace, place)]
        .sorted { $0.1 < $1.1 }
      for (item, _, target) in moves {
        try blaming(name.range) { () throws(LayoutError) in
          try layout.move(item, to: parent, at: target)
        }
      }
    }
  }

  mutating func setHidden(_ isHidden: Bool, _ names: [Name], _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      for name in names {
        let value = Located(PropertyValue.bool(isHidden), name.range)
        try layout.setProperty("hidden", to: value, of: try layout.item(name))
      }
    }
  }

  mutating func arrange(
    _ name: Name, in stack: Name, at index: Located<Int>?, _ statement: Statement
  ) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in
      let item = try layout.item(name)
      let stackItem = try layout.item(stack)
      try blaming(index?.range ?? name.range) { () throws(LayoutError) in
        try layout.arrange(item, in: stackItem, at: index?.value)
      }
    }
  }

  mutating func unarrange(_ names: [Name], _ statement: Statement) throws(Problem) -> Outcome {
    try change(statement) { (layout) throws(Problem) in
      for name in names {
        let item = try layout.item(name)
        try blaming(name.range) { () throws(LayoutError) in try layout.unarrange(item) }
      }
    }
  }
}

extension Layout {
  /// Adds a view or guide with its values.
  mutating func add(_ addition: Addition) throws(Problem) -> Item.ID {
    let (parent, index) = try place(addition.placement)
    let name = addition.name
    guard let viewClass = addition.viewClass else {
      return try blaming(name.range) { () throws(LayoutError) in
        try addGuide(named: name.value, in: parent)
      }
    }
    if let text = addition.text, !viewClass.hasText {
      throw Problem(
        "\(viewClass.className) has no text", at: text.range, remedy: "remove the text")
    }
    let view = try blaming(name.range) { () throws(LayoutError) in
      try addView(viewClass, named: name.value, in: parent, at: index, text: addition.text?.value)
    }
    if let size = addition.intrinsicSize {
      try setProperty("intrinsicContentSize", to: size, of: view)
    }
    for option in addition.options { try setProperty(option.property, to: option.value, of: view) }
    return view
  }

  /// The superview and index of a placement; index nil for the front.
  func place(_ placement: Placement, moving item: Item.ID? = nil) throws(Problem)
    -> (superview: Item.ID, index: Int?)
  {
    switch placement.spot {
    case .front: return (try superview(placement), nil)
    case .index(let index): return (try superview(placement), index.value)
    case .before(let sibling): return try place(beside: sibling, 0, placement, moving: item)
    case .after(let sibling): return try place(beside: sibling, 1, placement, moving: item)
    }
  }

  private func superview(_ placement: Placement) throws(Problem) -> Item.ID {
    guard let parent = placement.parent else { return root }
    return try item(parent)
  }

  private func place(
    beside sibling: Name, _ offset: Int, _ placement: Placement, moving item: Item.ID?
  ) throws(Problem) -> (superview: Item.ID, index: Int?) {
    let siblingItem = try self.item(sibling)
    let parent = superview(of: siblingItem) ?? root
    if let named = placement.parent, try self.item(named) != parent {
      throw Problem(
        "\(sibling.value) is in \(name(of: parent)), not in \(named.value)", at: sibling.range)
    }
    let siblings = subviews(of: parent).filter { $0 != item }
    guard let index = siblings.firstIndex(of: siblingItem) else {
      throw Problem("\(sibling.value) can't be a sibling here", at: sibling.range)
    }
    return (parent, index + offset)
  }

  /// Sets a property of a view, and blames an error on its value.
  mutating func setProperty(_ name: String, to value: Located<PropertyValue>, of item: Item.ID)
    throws(Problem)
  {
    guard let property = ViewProperty.named(name) else {
      throw Problem("unknown property '\(name)'", at: value.range)
    }
    do {
      try property.set(value.value, of: item, in: &self)
    } catch {
      throw Problem(error, at: value.range)
    }
  }
}
