import AutoLayout

/// Visual format strings.
extension ConstraintCalls {
  /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
  func visualFormat(_ arguments: [Argument], _ node: SyntaxNode) -> Value {
    func argument(_ label: String) -> Value { arguments[label] ?? .none }
    guard let text = argument("withVisualFormat").asString else {
      return refuse(node, argument("withVisualFormat").unknownReason ?? "the format isn't known")
    }
    guard case .dictionary(let pairs) = argument("views") else {
      return refuse(node, argument("views").unknownReason ?? "the views aren't known")
    }
    var names = FormatNames()
    names.addViews(pairs)
    names.addMetrics(argument("metrics")) { evaluator.number($0) }
    guard let options = formatOptions(argument("options")) else {
      return refuse(node, "an option of the format isn't known")
    }
    return constraints(of: text, options, names, node)
  }

  private func refuse(_ node: SyntaxNode, _ reason: String, isFatal: Bool = false) -> Value {
    log.unread(node.place, reason, isFatal: isFatal)
    return .unknown(reason)
  }

  private func formatOptions(_ value: Value) -> VisualFormatOptions? {
    var options = VisualFormatOptions()
    if value.isNone { return options }
    if case .symbol("init", _, _) = value { return options }
    guard let names = value.asSymbols else { return nil }
    for name in names {
      guard let option = VisualFormatOptions.named(name) else { return nil }
      options.formUnion(option)
    }
    return options
  }

  /// The constraints of a format, computed by a small layout with the same views.
  private func constraints(
    of text: String, _ options: VisualFormatOptions, _ names: FormatNames, _ node: SyntaxNode
  ) -> Value {
    let views = names.views
    let format: VisualFormat
    do throws(VisualFormatError) {
      let (parsed, end) = try VisualFormat.parse(Substring(text))
      guard end == text.endIndex else {
        return refuse(node, "the format continues after its end", isFatal: true)
      }
      format = parsed
    } catch {
      return refuse(node, error.error.reason, isFatal: true)
    }
    do throws(VisualFormatError) {
      let model = FormatModel(views, of: evaluator)
      for name in format.views.map({ $0.name.value }) where model.keys[name] == nil {
        return names.lacksView(name)
          ? refuse(node, "'\(name)' is not a key in the format's views", isFatal: true)
          : refuse(node, "the view '\(name)' of the format isn't known")
      }
      let hasBars = format.start != nil || format.end != nil
      for view in format.views
      where hasBars && (views[view.name.value].flatMap { evaluator.superview(of: $0) } == nil) {
        return refuse(node, "'\(view.name.value)' has no superview yet, so '|' has no meaning")
      }
      let made = try model.layout.constraints(
        of: format, options: options, metrics: names.metrics, views: model.keys)
      let values = made.compactMap { model.value(of: $0, at: node.place, in: evaluator) }
      guard values.count == made.count else { return refuse(node, "an item isn't known") }
      log.read(node.place)
      return .array(values)
    } catch {
      return refuse(node, error.error.reason, isFatal: names.areMetricsKnown)
    }
  }
}

/// The meaning of the names in a format.
private struct FormatNames {
  private(set) var views: [String: ObjectID] = [:]
  private(set) var metrics: [String: Double] = [:]
  /// Whether every metric is known by name and value.
  private(set) var areMetricsKnown = true
  /// The names of all views, known or not; nil if some name isn't known.
  private var viewNames: Set<String>? = []

  mutating func addViews(_ pairs: [(key: Value, value: Value)]) {
    for pair in pairs {
      guard let key = pair.key.asString else {
        viewNames = nil
        continue
      }
      viewNames?.insert(key)
      if let view = pair.value.asObject { views[key] = view }
    }
  }

  mutating func addMetrics(_ value: Value, _ number: (Value) -> Double?) {
    guard case .dictionary(let pairs) = value else {
      areMetricsKnown = value.isNone
      return
    }
    for pair in pairs {
      if let key = pair.key.asString, let value = number(pair.value) {
        metrics[key] = value
      } else {
        areMetricsKnown = false
      }
    }
  }

  /// Whether it is certain that no view has a name.
  func lacksView(_ name: String) -> Bool { viewNames.map { !$0.contains(name) } ?? false }
}

/// The views of a format in a layout of their own, in their superviews.
private struct FormatModel {
  private(set) var layout = Layout(isSolved: false)
  private(set) var keys: [String: Item.ID] = [:]
  private var objects: [Item.ID: ObjectID] = [:]

  init(_ views: [String: ObjectID], of evaluator: Evaluator) {
    var parents: [ObjectID: Item.ID] = [:]
    for (key, view) in views.sorted(by: { $0.key < $1.key }) {
      var holder = layout.root
      if let parent = evaluator.state[view].parent {
        let known = parents[parent]
        holder =
          known ?? (try? layout.addView(.view, named: "parent\(parent.index)", in: layout.root))
          ?? holder
        parents[parent] = holder
        objects[holder] = parent
      }
      let isGuide = evaluator.state[view].kind == .guide
      let name = "view\(view.index)"
      let existing = layout.item(named: name)
      let made =
        existing
        ?? (isGuide
          ? try? layout.addGuide(named: name, in: holder)
          : try? layout.addView(.view, named: name, in: holder))
      keys[key] = made
      if let made { objects[made] = view }
    }
  }

  /// A constraint of the model, translated to the objects.
  func value(of constraint: LayoutConstraint, at place: SourcePlace, in evaluator: Evaluator)
    -> Value?
  {
    func anchor(_ anchor: Anchor) -> AnchorValue? {
      objects[anchor.item].map { AnchorValue(item: $0, attribute: anchor.attribute) }
    }
    guard let first = anchor(constraint.first) else { return nil }
    var second: AnchorValue?
    if let other = constraint.second {
      guard let made = anchor(other) else { return nil }
      second = made
    }
    let made = evaluator.constraintCalls.makeConstraint(
      first, constraint.relation, second, multiplier: .number(constraint.multiplier),
      constant: .number(constraint.constant), priority: .number(constraint.priority.value),
      at: place)
    return made.asObject.map(Value.object)
  }
}
