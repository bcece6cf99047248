import AutoLayout
import InterfaceBuilder

/// Makes a layout from the objects that set-up code created.
struct SwiftLayoutBuilder {
  let evaluator: Evaluator
  private let root: ObjectID
  var layout: Layout { didSet { isChanged = true } }
  /// Whether the layout has changed since it was handed over.
  private(set) var isChanged = false
  private(set) var views: [Item.ID] = []
  private(set) var places: [LayoutConstraint.ID: SourcePlace] = [:]
  var warnings: [SwiftIssue] = []
  private(set) var mistakes: [SwiftIssue] = []
  var items: [ObjectID: Item.ID] = [:]
  /// The constraints that were added.
  var added: [ObjectID: LayoutConstraint.ID] = [:]
  private var names = NameMaker()
  /// The subviews of each view that are already in the layout.
  private var siblings: [ObjectID: AddedSiblings] = [:]
  /// Names of properties of the instance, which name views better than anything else.
  private var properties: [ObjectID: String] = [:]
  /// The controllers of views.
  private let controllers: [ObjectID: ObjectID]

  init(_ evaluator: Evaluator, instance: ObjectID, root: ObjectID) {
    self.evaluator = evaluator
    self.root = root
    let rootClass = ViewClasses.viewClass(of: evaluator.state[root].className, evaluator)
    layout = Layout(environment: evaluator.environment, rootClass: rootClass, isSolved: false)
    controllers = evaluator.state.controllers
    for (name, value) in evaluator.state[instance].fields.sorted(by: { $0.key < $1.key }) {
      guard case .object(let object) = value, properties[object] == nil else { continue }
      properties[object] = name.split(separator: ".").last.map(String.init)
    }
  }

  /// Continues with an existing layout, whose views already have objects.
  init(updating layout: Layout, _ evaluator: Evaluator) {
    self.evaluator = evaluator
    self.layout = layout
    controllers = evaluator.state.controllers
    for index in evaluator.state.objects.indices {
      // No code changes the window.
      if let item = evaluator.state.objects[index].item, item != layout.window {
        items[ObjectID(index: index)] = item
      }
    }
    root = items.first { $0.value == layout.root }?.key ?? ObjectID(index: 0)
    let taken =
      layout.items.map(layout.name(of:)) + layout.constraints.map { layout.constraint($0).name }
      + layout.groups.map { $0.name }
    for name in taken { names.take(name) }
  }

  var state: State { evaluator.state }

  /// The places where the views are created.
  var viewPlaces: [Item.ID: SourcePlace] {
    Dictionary(
      items.map { ($0.value, state[$0.key].place) }, uniquingKeysWith: { first, _ in first })
  }

  /// The constraints in the arrays that properties hold, by the names of the properties.
  var sets: [String: Set<LayoutConstraint.ID>] {
    var found: [String: Set<LayoutConstraint.ID>] = [:]
    for (name, value) in state.objects.flatMap({ $0.fields }) {
      guard case .array(let values) = value, values.count > 1 else { continue }
      let made = values.compactMap { value in value.asObject.flatMap { added[$0] } }
      guard made.count == values.count else { continue }
      found[name.split(separator: ".").last.map(String.init) ?? name, default: []].formUnion(made)
    }
    return found
  }

  /// The views of UIKit's own plain class, `UIView`.
  var plainViews: Set<Item.ID> { Set(items.filter { state[$0.key].className == "UIView" }.values) }

  mutating func build() {
    items[root] = layout.root
    views.append(layout.root)
    addContents()
    for (object, item) in items.sorted(by: { $0.value < $1.value }) { setValues(of: object, item) }
    addConstraints()
    mistakes = CodeLint(evaluator).mistakes(of: Set(items.keys.filter { $0 != root })).inOrder
  }

  // MARK: Views

  /// Adds everything below the root, oldest first: where layouts leave something open, the age of views decides.
  mutating func addContents() {
    var pending = below(root).filter { items[$0] == nil }.sorted()
    while !pending.isEmpty {
      var waiting: [ObjectID] = []
      for object in pending {
        guard let parent = state[object].parent, let owner = items[parent] else {
          waiting.append(object)
          continue
        }
        if state[object].kind == .guide {
          addGuide(object, in: owner)
        } else {
          addView(object, of: parent, in: owner)
        }
      }
      // Views that haven't been added by now never will be.
      if waiting.count == pending.count { break }
      pending = waiting
    }
    views += items.filter { state[$0.key].kind != .guide && $0.key != root }.map { $0.value }
      .sorted()
    for (object, item) in items.sorted(by: { $0.value < $1.value }) { arrange(object, item) }
  }

  /// The views and guides below a view.
  private func below(_ view: ObjectID) -> [ObjectID] {
    var found: [ObjectID] = []
    var open = [view]
    while let next = open.popLast() {
      found += state[next].guides + state[next].subviews
      open += state[next].subviews
    }
    return found
  }

  private mutating func addView(_ object: ObjectID, of parent: ObjectID, in superview: Item.ID) {
    guard items[object] == nil else { return }
    let viewClass = ViewClasses.viewClass(of: state[object].className, evaluator)
    var others = siblings.removeValue(forKey: parent) ?? siblingsNow(of: parent)
    defer { siblings[parent] = others }
    do throws(LayoutError) {
      let item = try layout.addView(
        viewClass, named: name(of: object, viewClass.keyword), in: superview,
        at: others.count(before: object))
      others.add(object)
      if layout.arrangedSubviews(of: superview).contains(item),
        !state[parent].arranged.contains(object)
      {
        try layout.unarrange(item)
      }
      items[object] = item
    } catch {
      warnings.append(SwiftIssue(error.description, at: state[object].place))
    }
  }

  /// The subviews of a view, including those in the layout.
  private func siblingsNow(of parent: ObjectID) -> AddedSiblings {
    var siblings = AddedSiblings(of: state[parent].subviews)
    for view in state[parent].subviews where items[view] != nil { siblings.add(view) }
    return siblings
  }

  private mutating func addGuide(_ object: ObjectID, in owner: Item.ID) {
    do throws(LayoutError) {
      items[object] = try layout.addGuide(named: name(of: object, "guide"), in: owner)
    } catch {
      warnings.append(SwiftIssue(error.description, at: state[object].place))
    }
  }

  private mutating func name(of object: ObjectID, _ keyword: String) -> String {
    let candidates = [properties[object], state[object].name?.text].compactMap { $0 }
    return names.name(from: candidates, className: keyword)
  }

  mutating func arrange(_ object: ObjectID, _ item: Item.ID) {
    let wanted = state[object].arranged.compactMap { items[$0] }
    for (index, view) in wanted.enumerated() {
      if layout.arrangedSubviews(of: item).dropFirst(index).first != view {
        try? layout.arrange(view, in: item, at: index)
      }
    }
  }

  // MARK: Values

  mutating func setValues(of object: ObjectID, _ item: Item.ID) {
    guard state[object].kind == .view else { return }
    for (property, value) in layout.viewClass(of: item).flatMap({ ViewClasses.madeInCode[$0] })
      ?? []
    {
      // Views of these classes have the property.
      try? ViewProperty.named(property)?.set(value, of: item, in: &layout)
    }
    let reader = ViewValueReader(evaluator, object, controller: controllers[object])
    for (property, value) in reader.values {
      guard let known = ViewProperty.named(property) else { continue }
      do throws(LayoutError) { try known.set(value, of: item, in: &layout) } catch {
        // In a whole file, missing members are skipped; at the prompt, the user is waiting for an answer.
        guard evaluator.isStrict else { continue }
        warnings.append(SwiftIssue(error.description, at: state[object].place))
      }
    }
    warnings += reader.remarks
    guard item != layout.root, !state[object].usesAutoLayout else { return }
    place(object, item, reader)
  }

  /// Gives a view its frame, which follows its superview as the mask says.
  private mutating func place(_ object: ObjectID, _ item: Item.ID, _ reader: ViewValueReader) {
    let parent = state[object].parent.flatMap { items[$0] }
    let size = parent == layout.root ? layout.environment.size : sizeNow(of: state[object].parent)
    guard let frame = reader.frame(in: size) ?? contentSize(of: item).flatMap(reader.fittedFrame)
    else {
      warnings.append(
        SwiftIssue("the frame of '\(layout.name(of: item))' isn't known", at: state[object].place))
      return
    }
    try? layout.setManualFrame(frame, reader.mask, in: reader.base(in: size), of: item)
  }

  /// The size of what a view shows; nil if unknown.
  private func contentSize(of item: Item.ID) -> Size? {
    guard
      case .size(let width?, let height?)? = ViewProperty.named("intrinsicContentSize")?
        .value(of: item, in: layout)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// The size of a view that code has set; nil if it has none yet.
  private func sizeNow(of view: ObjectID?) -> Size? {
    let size = view.flatMap { evaluator.uikitMembers.frameNow(of: $0)?.asSize }
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  // MARK: Constraints

  private mutating func addConstraints() {
    for (index, object) in state.objects.enumerated() {
      guard let constraint = object.constraint, !constraint.isReplaced else { continue }
      guard let first = anchor(constraint.first) else {
        leaveOut(constraint)
        continue
      }
      var second: Anchor?
      if let side = constraint.second {
        guard let made = anchor(side) else {
          leaveOut(constraint)
          continue
        }
        second = made
      }
      if let id = add(constraint, object, first, second) { added[ObjectID(index: index)] = id }
    }
  }

  mutating func add(
    _ constraint: ConstraintState, _ object: Object, _ first: Anchor, _ second: Anchor?
  ) -> LayoutConstraint.ID? {
    if let doubt = constraint.doubt {
      refuse(constraint, doubt)
      return nil
    }
    guard let priority = evaluator.priority(constraint.priority) else {
      let reason = constraint.priority.unknownReason.map { ": \($0)" } ?? ""
      refuse(constraint, "its priority isn't known\(reason)")
      return nil
    }
    guard case .number(let constant) = constraint.constant else {
      refuse(constraint, constraint.constant.unknownReason ?? "its constant isn't known")
      return nil
    }
    // A constraint may take the name of its property; the name of a local variable would be an identifier that the code
    // doesn't set. At the prompt all variables persist, so any may name one.
    let property = object.name.flatMap {
      $0.isProperty || evaluator.live != nil ? $0.text : nil
    }
    let candidates = [constraint.identifier, property].compactMap { $0 }
    let name = candidates.first { names.isFree($0) }
    do throws(LayoutError) {
      var made = LayoutConstraint(
        first, constraint.relation, to: second, multiplier: constraint.multiplier,
        constant: constant.value, priority: try Layout.priority(priority), name: name ?? "",
        isActive: constraint.isActive)
      if constraint.isSystemSpacing { made.spacing = .system }
      let id = try layout.add(made)
      places[id] = constraint.place
      if let name { names.take(name) }
      return id
    } catch {
      evaluator.log.revoke(
        constraint.place, error.description, isFatal: constraint.isRefused)
      return nil
    }
  }

  private func refuse(_ constraint: ConstraintState, _ reason: String) {
    evaluator.log.revoke(constraint.place, reason)
  }

  /// Leaves out a constraint of something that isn't in the hierarchy, which matters only if it is active.
  func leaveOut(_ constraint: ConstraintState) {
    guard constraint.isActive else { return }
    let sides = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    let missing = sides.first { items[$0] == nil && state[$0].guideKind == nil } ?? sides[0]
    evaluator.log.leftOut(
      constraint.place,
      "'\(evaluator.describe(.object(missing)))' isn't in the hierarchy of the view")
  }

  mutating func anchor(_ anchor: AnchorValue) -> Anchor? {
    if let item = items[anchor.item] { return Anchor(item, anchor.attribute) }
    guard let kind = state[anchor.item].guideKind,
      let owner = state[anchor.item].parent.flatMap({ items[$0] }),
      let guide = try? layout.guide(kind, of: owner)
    else { return nil }
    return Anchor(guide, anchor.attribute)
  }
}

/// The subviews of a view that are already in a layout, which decide the place of the next one.
struct AddedSiblings {
  private let places: [ObjectID: Int]
  /// The places of the added ones, in order.
  private var added: [Int] = []

  init(of subviews: [ObjectID]) {
    places = Dictionary(
      subviews.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of subviews before one that are in the layout.
  func count(before view: ObjectID) -> Int {
    let place = places[view] ?? places.count
    // Most views are added in their order.
    guard let last = added.last, last >= place else { return added.count }
    var range = 0..<added.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = added[middle] < place ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  mutating func add(_ view: ObjectID) {
    guard let place = places[view] else { return }
    added.insert(place, at: count(before: view))
  }
}
