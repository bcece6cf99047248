/// Makes the constraints of one format.
struct VisualFormatBuilder {
  let layout: Layout
  let format: VisualFormat
  let options: VisualFormatOptions
  let metrics: [String: Double]
  let views: [String: Item.ID]
  private(set) var constraints: [LayoutConstraint] = []

  init(
    layout: Layout,
    format: VisualFormat,
    options: VisualFormatOptions,
    metrics: [String: Double],
    views: [String: Item.ID]
  ) {
    self.layout = layout
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  private var edges: VisualFormatEdges { VisualFormatEdges(format.axis, options.direction) }

  private var size: Attribute { format.axis == .horizontal ? .width : .height }

  mutating func build() throws(VisualFormatError) {
    try checkOptions()
    let items = try self.items()
    if let start = format.start {
      try addStart(start, of: items[0])
    }
    try addSizes(of: format.first, items[0])
    for (step, (previous, item)) in zip(format.rest, zip(items, items.dropFirst())) {
      try addGap(step.connection, previous, item)
      try addSizes(of: step.view, item)
    }
    if let end = format.end {
      try addEnd(end, of: items[items.count - 1])
    }
    for attribute in options.alignments {
      for (previous, item) in zip(items, items.dropFirst()) {
        constraints.append(
          LayoutConstraint(Anchor(item, attribute), to: Anchor(previous, attribute)))
      }
    }
  }

  // MARK: Checks

  private var wholeRange: Range<String.Index> {
    let start = format.start?.bar.range ?? format.first.name.range
    let end = format.end?.bar.range ?? format.views.last?.name.range ?? start
    return start.lowerBound..<end.upperBound
  }

  private func checkOptions() throws(VisualFormatError) {
    for attribute in options.alignments where attribute.axis == format.axis {
      let axis = format.axis.rawValue
      throw VisualFormatError(
        "Options mask required views to be aligned on a \(axis) edge, which is not allowed for "
          + "layout that is also \(axis).", at: wholeRange,
        remedy: "align by \(format.axis == .horizontal ? "top" : "leading") or the like")
    }
    if options.spacing == .baselineToBaseline, format.axis == .horizontal {
      throw VisualFormatError(
        "baselines have no horizontal distance", at: wholeRange, remedy: "use a V: format")
    }
  }

  private func items() throws(VisualFormatError) -> [Item.ID] {
    var items: [Item.ID] = []
    for view in format.views { items.append(try item(view.name)) }
    return items
  }

  private func item(_ name: VisualFormat.Part<String>) throws(VisualFormatError) -> Item.ID {
    guard let item = views[name.value] else {
      throw VisualFormatError(
        "\(name.value) is not a key in the views dictionary.", at: name.range)
    }
    return item
  }

  private func superview(of item: Item.ID, _ edge: VisualFormat.Edge) throws(VisualFormatError)
    -> Item.ID
  {
    guard let superview = layout.superview(of: item), superview != layout.window else {
      throw VisualFormatError(
        "Unable to interpret '|' character, because the related view doesn't have a superview",
        at: edge.bar.range)
    }
    return superview
  }

  // MARK: Edges and gaps

  private mutating func addStart(_ edge: VisualFormat.Edge, of item: Item.ID)
    throws(VisualFormatError)
  {
    let superview = try superview(of: item, edge)
    if edge.connection == .standard {
      constraints.append(
        LayoutConstraint(Anchor(item, edges.near), to: Anchor(superview, edges.nearMargin)))
    } else {
      try addDistance(
        edge.connection, from: Anchor(superview, edges.near), to: Anchor(item, edges.near))
    }
  }

  private mutating func addEnd(_ edge: VisualFormat.Edge, of item: Item.ID)
    throws(VisualFormatError)
  {
    let superview = try superview(of: item, edge)
    if edge.connection == .standard {
      constraints.append(
        LayoutConstraint(Anchor(superview, edges.farMargin), to: Anchor(item, edges.far)))
    } else {
      try addDistance(
        edge.connection, from: Anchor(item, edges.far), to: Anchor(superview, edges.far))
    }
  }

  private mutating func addGap(
    _ connection: VisualFormat.Connection, _ previous: Item.ID, _ item: Item.ID
  ) throws(VisualFormatError) {
    let isBaseline = options.spacing == .baselineToBaseline
    let start = Anchor(previous, isBaseline ? .lastBaseline : edges.far)
    let end = Anchor(item, isBaseline ? .firstBaseline : edges.near)
    guard connection == .standard else {
      return try addDistance(connection, from: start, to: end)
    }
    let spacing = layout.standardSpacing(between: start, and: end)
    addDistance(spacing, .equal, .required, from: start, to: end)
    constraints[constraints.count - 1].spacing = .standard
  }

  private mutating func addDistance(
    _ connection: VisualFormat.Connection, from start: Anchor, to end: Anchor
  ) throws(VisualFormatError) {
    guard case .predicates(let predicates) = connection else {
      return addDistance(0, .equal, .required, from: start, to: end)
    }
    for predicate in predicates {
      addDistance(
        try distance(predicate.object), predicate.relation, try priority(of: predicate),
        from: start, to: end)
    }
  }

  /// `end = start + distance`, or from the other side where positions grow against the direction.
  private mutating func addDistance(
    _ distance: Double, _ relation: Relation, _ priority: Priority, from start: Anchor,
    to end: Anchor
  ) {
    let (first, second) = edges.isReversed ? (start, end) : (end, start)
    constraints.append(
      LayoutConstraint(first, relation, to: second, constant: distance, priority: priority))
  }

  // MARK: Sizes and numbers

  private mutating func addSizes(of view: VisualFormat.View, _ item: Item.ID)
    throws(VisualFormatError)
  {
    for predicate in view.sizes {
      var constraint = LayoutConstraint(
        Anchor(item, size), predicate.relation, priority: try priority(of: predicate))
      switch predicate.object.value {
      case .number(let points): constraint.constant = points
      case .name(let name):
        if let points = metrics[name] {
          constraint.constant = points
        } else {
          constraint.second = Anchor(try other(name, predicate.object.range), size)
        }
      case .size(let name, let attribute):
        guard let attribute = Attribute(rawValue: attribute), attribute.isSize else {
          throw VisualFormatError(
            "a size can't be compared with \(attribute)", at: predicate.object.range,
            remedy: "write .width or .height")
        }
        constraint.second = Anchor(try other(name, predicate.object.range), attribute)
      }
      constraints.append(constraint)
    }
  }

  private func other(_ name: String, _ range: Range<String.Index>) throws(VisualFormatError)
    -> Item.ID
  {
    guard let item = views[name] else {
      throw VisualFormatError(
        "\(name) is neither a key in the metrics nor in the views dictionary.", at: range)
    }
    return item
  }

  private func distance(_ object: VisualFormat.Part<VisualFormat.Object>)
    throws(VisualFormatError) -> Double
  {
    switch object.value {
    case .number(let points): return points
    case .name(let name):
      if let points = metrics[name] { return points }
    case .size: break
    }
    throw VisualFormatError(
      "Expected a number or key from the metrics dictionary, but encountered something else",
      at: object.range)
  }

  private func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatError)
    -> Priority
  {
    guard let written = predicate.priority else { return .required }
    let number: Double
    switch written.value {
    case .literal(let value): number = value
    case .metric(let name):
      guard let value = metrics[name] else {
        throw VisualFormatError(
          "\(name) is not a key in the metrics dictionary.", at: written.range)
      }
      number = value
    }
    do { return try Legality.priority(number) } catch {
      throw VisualFormatError(error.reason, at: written.range, remedy: error.remedy)
    }
  }
}
