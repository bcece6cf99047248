import AutoLayout

/// Members of UIKit's objects.
struct UIKitMembers: EvaluatorPart {
  let evaluator: Evaluator

  func builtInMember(_ name: String, of id: ObjectID, at place: SourcePlace) -> Value? {
    promote(id, for: name)
    switch state[id].kind {
    case .view: return viewMember(name, of: id, at: place)
    case .guide: return guideMember(name, of: id)
    case .controller: return controllerMember(name, of: id, at: place)
    case .constraint: return constraintMember(name, of: id)
    case .instance:
      if state[id].isPlaceholder, let view = viewOfPlaceholder(name, id, place) { return view }
      return state[id].isPlaceholder
        ? .unknown("'\(name)' of '\(evaluator.describe(.object(id)))' isn't known") : nil
    }
  }

  /// A view inside something unknown, by its name: `controller.view`, `header.titleLabel`.
  private func viewOfPlaceholder(_ name: String, _ id: ObjectID, _ place: SourcePlace) -> Value? {
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    guard UIKitClasses.looksLikeView(capitalized), capitalized != "SuperView" else { return nil }
    var view = Object(.view, "UIView", place)
    view.isPlaceholder = true
    view.name = NameHint(text: name, isProperty: false)
    let made = Value.object(state.make(view))
    state[id].fields[name] = made
    return made
  }

  /// Treats something unknown that is used as a view as a view.
  private func promote(_ id: ObjectID, for name: String) {
    let isViewName = AnchorCalls.anchors[name] != nil || name == "snp" || name == "superview"
    if isViewName { evaluator.hierarchy.useAsView(id) }
  }

  private static let contentViewOwners: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UIVisualEffectView", "UITableViewHeaderFooterView",
  ]

  private func viewMember(_ name: String, of id: ObjectID, at place: SourcePlace) -> Value? {
    if let attribute = AnchorCalls.anchors[name] {
      return .anchor(AnchorValue(item: id, attribute: attribute))
    }
    if let kind = AnchorCalls.guides[name] { return .object(guide(kind, of: id)) }
    let object = state[id]
    switch name {
    case "superview": return superviewNow(of: id)
    case "window" where live != nil:
      return .object(evaluator.liveCalls.window)
    case "subviews": return .array(object.subviews.map(Value.object))
    case "arrangedSubviews": return .array(object.arranged.map(Value.object))
    case "constraints": return .array(evaluator.hierarchy.constraints(heldBy: id).map(Value.object))
    case "layoutGuides": return .array(object.guides.map(Value.object))
    case "bounds": return .bounds(id)
    case "frame": return frameNow(of: id) ?? .unknown("layout decides the frame")
    case "center": return centerNow(of: id) ?? .unknown("layout decides the center")
    case "contentView"
    where !Self.contentViewOwners.isDisjoint(with: evaluator.types.classChain(of: object.className)):
      return .object(contentView(of: id, at: place))
    case "effectiveUserInterfaceLayoutDirection":
      return .symbol(environment.direction.rawValue, type: nil, arguments: nil)
    case "layoutMargins", "directionalLayoutMargins":
      return marginsNow(name, of: id) ?? .unknown("the system decides the margins")
    case _ where UIKitValues.made.contains(name):
      return .unknown("UIKit makes '\(name)' and lays it out")
    default:
      if let value = UIKitValues.ofViews[name] { return value }
      return ViewCalls.all.contains(name) ? .method(receiver: .object(id), name: name) : nil
    }
  }

  private func superviewNow(of id: ObjectID) -> Value {
    if let parent = evaluator.superview(of: id) { return .object(parent) }
    if live != nil { return .none }
    return .unknown("'\(evaluator.describe(.object(id)))' has no superview in these files")
  }

  /// A guide of UIKit, made at its first use.
  func guide(_ kind: GuideKind, of view: ObjectID) -> ObjectID {
    if let known = state[view].fields["guide \(kind.rawValue)"]?.asObject { return known }
    var guide = Object(.guide, "UILayoutGuide", state[view].place)
    guide.guideKind = kind
    guide.parent = view
    let made = state.make(guide)
    state[view].fields["guide \(kind.rawValue)"] = .object(made)
    return made
  }

  /// The view that a cell or an effect view creates for its content, as large as itself.
  func contentView(of id: ObjectID, at place: SourcePlace) -> ObjectID {
    if let known = state[id].fields["contentView"]?.asObject { return known }
    let isCell = evaluator.types.classChain(of: state[id].className).contains("UITableViewCell")
    var content = Object(.view, isCell ? "UITableViewCellContentView" : "UIView", place)
    content.name = NameHint(text: "contentView", isProperty: true)
    content.fields["frame"] = .bounds(id)
    content.fields["autoresizingMask"] = .array(
      ["flexibleWidth", "flexibleHeight"].map { .symbol($0, type: nil, arguments: nil) })
    let made = state.make(content)
    state[id].fields["contentView"] = .object(made)
    evaluator.hierarchy.add(made, to: id, at: nil)
    return made
  }

  private func guideMember(_ name: String, of id: ObjectID) -> Value? {
    if let attribute = AnchorCalls.anchors[name] {
      return .anchor(AnchorValue(item: id, attribute: attribute))
    }
    switch name {
    case "owningView": return state[id].parent.map(Value.object) ?? Value.none
    // The bars of old controllers have a length.
    case "length": return .unknown("the system decides the length of a bar")
    default: return nil
    }
  }

  private func controllerMember(_ name: String, of id: ObjectID, at place: SourcePlace) -> Value? {
    let chain = evaluator.types.classChain(of: state[id].className)
    switch name {
    case "view", "viewIfLoaded": return .object(view(of: id))
    case "tableView" where chain.contains("UITableViewController"),
      "collectionView" where chain.contains("UICollectionViewController"):
      return .object(view(of: id))
    default: if let value = UIKitValues.ofControllers[name] { return value }
    }
    if let kind = AnchorCalls.controllerGuides[name] {
      return .object(guide(kind, of: view(of: id)))
    }
    return ViewCalls.controller.contains(name) ? .method(receiver: .object(id), name: name) : nil
  }

  /// The view of a controller, which is loaded when it is first accessed.
  func view(of controller: ObjectID) -> ObjectID {
    if let known = state[controller].fields["view"]?.asObject { return known }
    let type = state[controller].className
    let chain = evaluator.types.classChain(of: type)
    let viewClass =
      chain.contains("UITableViewController")
      ? "UITableView" : chain.contains("UICollectionViewController") ? "UICollectionView" : "UIView"
    var fresh = Object(.view, viewClass, state[controller].place)
    fresh.name = NameHint(text: "view", isProperty: true)
    let made = state.make(fresh)
    let place = state[controller].place
    if state[controller].isPlaceholder {
      state[made].isPlaceholder = true
      state[controller].fields["view"] = .object(made)
      return made
    }
    if let load = evaluator.types.method("loadView", of: type, []) {
      _ = evaluator.invoke(load, me: .object(controller), [], at: place)
    }
    let view = state[controller].fields["view"]?.asObject ?? made
    state[view].fillsScreen = true
    state[controller].fields["view"] = .object(view)
    if let load = evaluator.types.method("viewDidLoad", of: type, []) {
      _ = evaluator.invoke(load, me: .object(controller), [], at: place)
    }
    return state[controller].fields["view"]?.asObject ?? view
  }

  private func constraintMember(_ name: String, of id: ObjectID) -> Value? {
    guard let constraint = state[id].constraint else {
      return state[id].leftOut.map(Value.unknown)
    }
    switch name {
    case "constant": return constraint.constant
    case "priority": return constraint.priority
    case "multiplier": return .number(constraint.multiplier)
    case "isActive":
      return constraint.doubt.map(Value.unknown) ?? .bool(constraint.isActive)
    case "identifier": return constraint.identifier.map(Value.string) ?? Value.none
    case "firstItem": return .object(constraint.first.item)
    case "secondItem": return constraint.second.map { .object($0.item) } ?? Value.none
    default: return nil
    }
  }

  /// Sets a property that UIKit handles specially; false if it is simply stored.
  func setBuiltIn(_ name: String, of id: ObjectID, to value: Value, at place: SourcePlace) -> Bool {
    if state[id].constraint != nil {
      return evaluator.constraintCalls.setConstraint(name, of: id, to: value, at: place)
    }
    switch (name, state[id].kind) {
    case ("translatesAutoresizingMaskIntoConstraints", _):
      if let translates = value.asBool { state[id].usesAutoLayout = !translates }
      state[id].fields[name] = value
    case ("view", .controller):
      state[id].fields["view"] = value
    case ("frame", .view): setFrame(value, of: id)
    case ("center", .view), ("bounds", .view): setGeometry(name, of: id, to: value)
    case ("style", .view) where evaluator.uikitCalls.isActivityIndicator(id):
      evaluator.uikitCalls.setStyle(of: id, value)
    case ("configuration", .view): evaluator.uikitCalls.configure(id, value)
    case (_, .view):
      guard let field = UIKitValues.fields[name] else { return false }
      state[id].fields[field] = value
    default: return false
    }
    return true
  }
}

extension Evaluator {
  var uikitMembers: UIKitMembers { UIKitMembers(evaluator: self) }
}
