import AutoLayout

/// Code that runs on an existing layout.
struct LiveCalls: EvaluatorPart {
  let evaluator: Evaluator

  /// A value of a view or guide that the layout provides; nil if it has none with that name, or if the code decides it:
  /// views, constraints and guides.
  func liveMember(_ name: String, of object: ObjectID) -> Value? {
    if let live, object == live.controller {
      return state.scopes[live.scope.index].variables[name]
    }
    guard let item = evaluator.liveItem(of: object), let layout = live?.layout else { return nil }
    // Here, the properties of a layer are those of its view.
    if name == "layer" { return .object(object) }
    guard !Self.ofHierarchy.contains(name), AnchorCalls.guides[name] == nil,
      let property = ViewProperty.named(name),
      let value = property.value(of: item, in: layout)
    else { return nil }
    if property.name == "font", case .text(let text) = value { return .font(text) }
    return Value(value, liveObject)
  }

  /// Properties that the code decides until it has run.
  private static let ofHierarchy: Set<String> = [
    "superview", "subviews", "arrangedSubviews", "constraints", "layoutGuides", "window", "class",
    "traitCollection", "translatesAutoresizingMaskIntoConstraints",
  ]

  /// The object of a view, guide or constraint of the layout.
  func liveObject(_ path: String) -> ObjectID? {
    if let found = state.objects.firstIndex(where: { $0.isLinked(as: path) }) {
      return ObjectID(index: found)
    }
    // `root.safeArea` is a guide of UIKit.
    guard let dot = path.lastIndex(of: "."),
      let kind = GuideKind(rawValue: String(path[path.index(after: dot)...])),
      let owner = liveObject(String(path[..<dot]))
    else { return nil }
    return evaluator.uikitMembers.guide(kind, of: owner)
  }

  /// The name of an object in the layout, as a value.
  func liveName(of object: ObjectID) -> PropertyValue? {
    switch state[object].link {
    case .item(_, let name)?: .item(name)
    case .constraint(_, let name)?: .constraint(name)
    case nil: state[object].name.map { .text($0.text) }
    }
  }

  // MARK: Setting

  /// Sets the geometry of a view in the layout; false if the property is something else.
  func setLive(_ name: String, of object: ObjectID, to value: Value, at place: SourcePlace) -> Bool
  {
    if let live, object == live.controller, state.scopes[live.scope.index].variables[name] != nil {
      state.scopes[live.scope.index].variables[name] = value
      return true
    }
    guard let item = evaluator.liveItem(of: object), state[object].kind == .view else {
      return false
    }
    if item == live?.layout.window {
      evaluator.fail("the values of window can't be set", at: place)
      return true
    }
    guard Self.geometry.contains(name) else {
      if ViewProperty.named(ViewValueReader.renamed[name] ?? name) == nil, !isOwn(name) {
        guard evaluator.isStrict else { return false }
        if PropertiesWithoutLayout.contains(name) {
          live?.remark("'\(name)' has no effect on layout", at: place)
        } else {
          evaluator.fail("'\(name)' of \(state[object].className) isn't known", at: place)
        }
        return true
      }
      return false
    }
    var value = value
    if case .bounds(let owner) = value {
      value = evaluator.uikitMembers.boundsNow(of: owner) ?? value
    }
    guard let property = ViewProperty.named(name), let made = value.property(liveName),
      var layout = live?.layout
    else {
      evaluator.fail(
        "the \(name) isn't known: \(value.unknownReason ?? "it is of another kind")", at: place)
      return true
    }
    if name == "translatesAutoresizingMaskIntoConstraints" {
      state[object].usesAutoLayout = value.asBool == false
    }
    do throws(LayoutError) {
      try property.set(made.asWords(of: property), of: item, in: &layout)
      layout.solve()
      live?.layout = layout
    } catch {
      // UIKit accepts the frame, and the next layout pass puts the view back.
      guard Self.frames.contains(name), !state[object].followsFrame(in: layout) else {
        evaluator.fail(error.description, at: place)
        return true
      }
      live?.remark(
        "constraints lay out '\(layout.name(of: item))': its \(name) goes back at once", at: place)
    }
    return true
  }

  private static let frames: Set<String> = ["frame", "bounds", "center"]
  private static let geometry = frames.union([
    "transform", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints",
  ])

  /// Whether a view's class or the evaluator stores a value with that name.
  private func isOwn(_ name: String) -> Bool {
    ["axis", "text", "attributedText", "attributedPlaceholder", "image", "configuration", "style"]
      .contains(name)
  }

  // MARK: Calls

  /// Calls a view's method that the layout answers; nil for any other.
  func callLive(
    _ name: String, _ view: ObjectID, _ arguments: [Argument], _ node: SyntaxNode
  ) -> Value? {
    guard let item = evaluator.liveItem(of: view), let layout = live?.layout else { return nil }
    let first = arguments.first?.value
    if let report = live?.reports[name] { return .string(report(layout)) }
    do throws(LayoutError) {
      switch name {
      case "convert": return try convert(view, arguments, in: layout)
      case "sizeToFit":
        var changed = layout
        try changed.sizeToFit(item)
        changed.solve()
        live?.layout = changed
        return .void
      case "layoutIfNeeded":
        update()
        return .void
      case "systemLayoutSizeFitting":
        let size = try layout.size(of: item, fitting: FittingTarget(fittingSize(first)))
        return Value(size)
      case "alignmentRect", "frame":
        return alignmentRect(of: view, first, isReversed: name == "frame")
      case "isDescendant":
        guard let other = first?.asObject else { return nil }
        return .bool(view == other || evaluator.hierarchy.ancestors(of: view).contains(other))
      case "viewWithTag":
        return taggedView(first?.asInteger, in: item, layout)
      case "contentHuggingPriority", "contentCompressionResistancePriority",
        "constraintsAffectingLayout":
        guard let axis = first?.asSymbol else { return nil }
        return liveMember("\(name).\(axis)", of: view)
      default: return nil
      }
    } catch {
      evaluator.fail(error.description, at: node.place)
      return .unknown(error.reason)
    }
  }

  /// `convert(_:to:)` and `convert(_:from:)`, of points and rectangles; nil stands for the window.
  private func convert(_ view: ObjectID, _ arguments: [Argument], in layout: Layout)
    throws(LayoutError) -> Value?
  {
    guard arguments.count == 2, let item = state[view].item,
      let value = arguments[0].value.property(liveName),
      let other = space(arguments[1].value, in: layout)
    else { return nil }
    let spaces = [CoordinateSpace.view(item), other]
    let isFrom = arguments[1].label == "from"
    let (source, target) = (spaces[isFrom ? 1 : 0], spaces[isFrom ? 0 : 1])
    switch value {
    case .point(let point):
      return Value(.point(try layout.convert(point, from: source, to: target)), liveObject)
    case .rect(let rect):
      return Value(.rect(try layout.convert(rect, from: source, to: target)), liveObject)
    default: return nil
    }
  }

  private func space(_ value: Value, in layout: Layout) -> CoordinateSpace? {
    switch value {
    case .none: return .view(layout.window)
    case .object(let object): return state[object].item.map(CoordinateSpace.view)
    case .symbol("coordinateSpace", _, nil): return .screen
    case .symbol("fixedCoordinateSpace", _, nil): return .fixedScreen
    default: return nil
    }
  }

  /// The alignment rectangle of a frame, or the frame of an alignment rectangle.
  private func alignmentRect(of view: ObjectID, _ value: Value?, isReversed: Bool) -> Value? {
    guard let frame = value?.asRect,
      let insets = liveMember("alignmentRectInsets", of: view)?.asInsets
    else { return nil }
    return Value(frame.inset(by: isReversed ? EdgeInsets(0) - insets : insets))
  }

  private func fittingSize(_ value: Value?) -> Size {
    switch value {
    case let size? where size.asSize != nil: return size.asSize ?? .zero
    case .symbol("layoutFittingExpandedSize", _, _)?: return Size(width: 10_000, height: 10_000)
    default: return Size(width: 0, height: 0)
    }
  }

  private func taggedView(_ tag: Int?, in item: Item.ID, _ layout: Layout) -> Value {
    var open = [item]
    while let next = open.popLast() {
      if case .number(let number)? = ViewProperty.named("tag")?.value(of: next, in: layout),
        Int(exactly: number) == tag
      {
        return liveObject(layout.name(of: next)).map(Value.object) ?? .none
      }
      open += layout.subviews(of: next).reversed()
    }
    return .none
  }

  /// Runs a controller's overrides that load and show its view; at the prompt, UIKit has already called them.
  func runOverride(_ node: SyntaxNode) {
    guard let live, node.kind == .function, node.has("override"),
      ["loadView", "viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews"].contains(node.text)
    else { return }
    let function = FunctionDeclaration(node, owner: nil)
    let arguments = function.parameters.map {
      Argument(label: $0.label ?? "", value: .bool(false), node: node)
    }
    _ = evaluator.invoke(function, me: .object(live.controller), arguments, at: node.place)
  }

  /// Calls a function that only code on an existing layout has; nil for any other.
  func callLive(function name: String, _ values: [Value], at place: SourcePlace) -> Value? {
    guard live != nil, name == "print" || name == "debugPrint" else { return nil }
    if let reason = values.lazy.compactMap({ $0.unknownReason }).first {
      evaluator.refuse(reason, at: place)
    }
    live?.output.append(values.map(text).joined(separator: " "))
    return .void
  }

  /// A value as `get` prints it.
  func text(of value: Value) -> String {
    if case .bounds(let view) = value, let known = evaluator.uikitMembers.boundsNow(of: view) {
      return text(of: known)
    }
    switch value {
    case .none: return "nil"
    case .anchor(let anchor):
      return "\(evaluator.describe(.object(anchor.item))).\(anchor.attribute.rawValue)"
    default: return value.property(liveName)?.description ?? evaluator.describe(value)
    }
  }
}

extension Object {
  fileprivate func isLinked(as path: String) -> Bool {
    switch link {
    case .item(_, let name)?, .constraint(_, let name)?: name == path
    case nil: false
    }
  }

  /// Whether the frame of a view of the layout may be set.
  fileprivate func followsFrame(in layout: Layout) -> Bool {
    guard let item else { return true }
    return item == layout.root
      || ViewProperty.named("translatesAutoresizingMaskIntoConstraints")?
        .value(of: item, in: layout) == .bool(true)
  }
}

extension PropertyValue {
  /// Words in the form that a property takes: `.flexibleWidth` alone is a list of one.
  fileprivate func asWords(of property: ViewProperty) -> PropertyValue {
    guard property.kind == .words else { return self }
    switch self {
    case .choice(let word): return .words([word])
    case .list(let values):
      return .words(values.compactMap { if case .choice(let word) = $0 { word } else { nil } })
    default: return self
    }
  }
}

extension Evaluator {
  var liveCalls: LiveCalls { LiveCalls(evaluator: self) }
}
