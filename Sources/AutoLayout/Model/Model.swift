import Cassowary

/// Everything that the user specified about a layout: views, guides, constraints, screen.
///
/// The solver's state follows from it and can be rebuilt at any time (see ``Engine``).
package struct Model: Sendable {
  /// The meaning of a name.
  enum Named: Sendable {
    case item(Item.ID)
    case constraint(LayoutConstraint.ID)
    /// A group, by its exact name.
    case group(String)
  }

  /// The screen.
  @Boxed package var environment: Environment
  /// The fonts that the layout provides.
  package var fonts = FontTable()
  /// By `Item.ID.rawValue`.
  private(set) var records = SharedArray<ItemRecord>()
  /// What the user added and didn't remove again.
  ///
  /// By `LayoutConstraint.ID.rawValue`; nil if a constraint was removed.
  private(set) var constraints = SharedArray<LayoutConstraint?>()
  /// The constraints that mention each item, by `Item.ID.rawValue`: active or not, oldest first.
  package private(set) var mentions: [[LayoutConstraint.ID]] = []
  /// In order of creation.
  private(set) var groups: [ConstraintGroup] = []
  /// Views, the user's guides, constraints and groups; they share one namespace.
  private(set) var names = SharedNames<Named>()
  /// How many other names each text matches regardless of case and spaces.
  private var foldedNames = SharedNames<Int>()
  /// The highest number of an automatic constraint name so far.
  private var lastAutomaticNumber = 0
  /// The ids of the rules that the report of issues leaves out.
  package var silencedIssues: Set<String> = []
  /// Where the code that made constraints is, `LoginView.swift:9:7`; no entry for those that commands made.
  package var origins: [LayoutConstraint.ID: String] = [:]

  /// The variations of size classes, the less specific first, then by age.
  var variations: [Variation] = []
  /// The items that aren't installed unless a size class installs them.
  package internal(set) var uninstalled: Set<Item.ID> = []
  /// Whether some view overrides traits, or did.
  private(set) var overridesTraits = false

  /// A window with an empty root view.
  init(environment: Environment) {
    self.environment = environment
    let window = append(ItemRecord(name: "window", view: ViewState(.window), parent: nil))
    var state = ViewState(.view)
    state.isManual = true
    self[window].subviews = [append(ItemRecord(name: "root", view: state, parent: window))]
  }

  /// The `UIWindow`.
  static let window = Item.ID.window
  /// The view that fills the window.
  package static let root = Item.ID(rawValue: 1)

  // MARK: Items

  /// The record of an item.
  ///
  /// - Precondition: The item belongs to this model and was not removed.
  package subscript(item: Item.ID) -> ItemRecord {
    // No `_read`: Swift 6.3 reads single values of large records after the accessor has ended
    // (AddressSanitizer). Inlined, it copies just the values that the caller wants.
    @inline(__always) get {
      precondition(!records[Int(item.rawValue)].isRemoved, "item \(item.rawValue) was removed")
      return records[Int(item.rawValue)]
    }
    // Changed in place: a record is large.
    _modify { yield &records[Int(item.rawValue)] }
  }

  /// Whether an item exists.
  package func contains(_ item: Item.ID) -> Bool {
    records.indices.contains(Int(item.rawValue)) && !records[Int(item.rawValue)].isRemoved
  }

  /// The items that exist, oldest first.
  var items: [Item.ID] {
    records.indices.compactMap { records[$0].isRemoved ? nil : Item.ID(rawValue: Int32($0)) }
  }

  /// The items that are new, are gone, or affect layout differently than in another state of the same layout.
  func items(differingFrom other: Model) -> [Item.ID] {
    records.places(differingFrom: other.records) { $0.isAlike($1) }
      .map { Item.ID(rawValue: Int32($0)) }
  }

  /// Stores a new item and its name; the caller links it to its parent.
  mutating func append(_ record: ItemRecord) -> Item.ID {
    let id = Item.ID(rawValue: Int32(records.count))
    records.append(record)
    mentions.append([])
    if record.isNamed { setName(record.name, .item(id)) }
    return id
  }

  /// Forgets an item that the caller has unlinked, and whose constraints are removed.
  mutating func erase(_ item: Item.ID) {
    if self[item].isNamed { setName(self[item].name, nil) }
    uninstalled.remove(item)
    if !variations.isEmpty { removeVariations { $0.item == item } }
    records[Int(item.rawValue)] = .removed
    mentions[Int(item.rawValue)] = []
  }

  /// Changes the values of a view in place; guides have none.
  ///
  /// A change that throws must have changed nothing.
  package mutating func updateView<Failure>(
    _ item: Item.ID, _ change: (inout ViewState) throws(Failure) -> Void
  ) throws(Failure) {
    if self[item].isView { try change(&self[item].state) }
  }

  /// Changes the traits that a view overrides.
  mutating func setTraitOverrides(_ traits: TraitCollection, of item: Item.ID) {
    updateView(item) { $0.traitOverrides = traits }
    if !traits.isEmpty { overridesTraits = true }
  }

  /// The item and everything below it, guides included, parents first.
  func subtree(of item: Item.ID) -> [Item.ID] {
    var found = [item]
    var next = 0
    while next < found.count {
      let record = self[found[next]]
      found += record.guides + record.subviews
      next += 1
    }
    return found
  }

  /// The item, its parent, and so on up to the window.
  package func ancestry(of item: Item.ID) -> [Item.ID] {
    var path = [item]
    var current = item
    while let parent = self[current].parent {
      path.append(parent)
      current = parent
    }
    return path
  }

  /// The nearest view that holds both items, which may be one of them.
  package func nearestCommonAncestor(_ item: Item.ID, _ other: Item.ID) -> Item.ID? {
    if item == other { return item }
    // Usually one holds the other, or the same view holds both.
    let (parent, otherParent) = (self[item].parent, self[other].parent)
    if parent == other || parent == otherParent, let parent { return parent }
    if otherParent == item { return item }
    var (item, depth) = (item, depth(of: item))
    var (other, otherDepth) = (other, self.depth(of: other))
    while item != other {
      if depth >= otherDepth {
        guard let parent = self[item].parent else { return nil }
        (item, depth) = (parent, depth - 1)
      } else {
        guard let parent = self[other].parent else { return nil }
        (other, otherDepth) = (parent, otherDepth - 1)
      }
    }
    return item
  }

  /// The number of an item's ancestors.
  func depth(of item: Item.ID) -> Int {
    var (depth, current) = (0, item)
    while let parent = self[current].parent { (depth, current) = (depth + 1, parent) }
    return depth
  }

  // MARK: Constraints

  /// A constraint.
  ///
  /// - Precondition: The constraint belongs to this model and was not removed.
  package subscript(constraint: LayoutConstraint.ID) -> LayoutConstraint {
    get {
      guard let found = constraints[Int(constraint.rawValue)] else {
        preconditionFailure("constraint \(constraint.rawValue) was removed")
      }
      return found
    }
    set { constraints[Int(constraint.rawValue)] = newValue }
  }

  /// Whether a constraint exists.
  package func contains(_ constraint: LayoutConstraint.ID) -> Bool {
    constraints.indices.contains(Int(constraint.rawValue))
      && constraints[Int(constraint.rawValue)] != nil
  }

  /// The constraints that exist, oldest first.
  var constraintIDs: [LayoutConstraint.ID] {
    constraints.indices.compactMap {
      constraints[$0] == nil ? nil : LayoutConstraint.ID(rawValue: Int32($0))
    }
  }

  /// The constraints that are new, are gone, or differ from another state of the same layout.
  func constraints(differingFrom other: Model) -> [LayoutConstraint.ID] {
    constraints.places(differingFrom: other.constraints, by: ==)
      .map { LayoutConstraint.ID(rawValue: Int32($0)) }
  }

  /// The view that holds a constraint: the nearest common ancestor of its items, or the item itself
  /// for a constant size (`Auto Layout Guide`, programmatically created constraints).
  package func holder(of constraint: LayoutConstraint) -> Item.ID? {
    guard let second = constraint.second else { return constraint.first.item }
    return nearestCommonAncestor(constraint.first.item, second.item)
  }

  /// Stores a constraint, named automatically when it has no name.
  mutating func append(_ constraint: LayoutConstraint) -> LayoutConstraint.ID {
    let id = LayoutConstraint.ID(rawValue: Int32(constraints.count))
    var constraint = constraint
    if constraint.name.isEmpty {
      // The next of `c1`, `c2` … that no constraint ever had and nothing has now.
      repeat {
        lastAutomaticNumber += 1
        constraint.name = AutomaticName.name(lastAutomaticNumber)
      } while names[constraint.name] != nil
    } else {
      noteAutomaticNumber(of: constraint.name)
    }
    setName(constraint.name, .constraint(id))
    constraints.append(constraint)
    let item = constraint.first.item
    note(id, on: item)
    if let second = constraint.second?.item, second != item { note(id, on: second) }
    return id
  }

  private mutating func note(_ constraint: LayoutConstraint.ID, on item: Item.ID) {
    mentions[Int(item.rawValue)].append(constraint)
  }

  /// Changes what a constraint says; its name and age stay.
  mutating func redefine(_ constraint: LayoutConstraint.ID, as changed: LayoutConstraint) {
    let old = self[constraint]
    for item in Set([old.first.item, old.second?.item ?? old.first.item]) {
      mentions[Int(item.rawValue)].removeAll { $0 == constraint }
    }
    self[constraint] = changed
    for item in Set([changed.first.item, changed.second?.item ?? changed.first.item]) {
      let place = Int(item.rawValue)
      // The oldest stands first.
      let younger = mentions[place].firstIndex { $0 > constraint }
      mentions[place].insert(constraint, at: younger ?? mentions[place].endIndex)
    }
  }

  /// Forgets a constraint.
  mutating func erase(_ constraint: LayoutConstraint.ID) {
    let old = self[constraint]
    if !variations.isEmpty { removeVariations { $0.constraint == constraint } }
    for group in groups where group.members.contains(constraint) {
      let members = group.members.filter { $0 != constraint }
      if members.isEmpty {
        eraseGroup(group.name)
      } else {
        setGroup(ConstraintGroup(name: group.name, members: members))
      }
    }
    setName(old.name, nil)
    constraints[Int(constraint.rawValue)] = nil
    for item in [old.first.item, old.second?.item ?? old.first.item] {
      mentions[Int(item.rawValue)].removeAll { $0 == constraint }
    }
  }

  /// Stores a group, replacing one of the same name.
  mutating func setGroup(_ group: ConstraintGroup) {
    setName(group.name, .group(group.name))
    if let place = groups.firstIndex(where: { $0.name == group.name }) {
      groups[place] = group
    } else {
      groups.append(group)
    }
  }

  /// Forgets a group; its constraints stay as they are.
  package mutating func eraseGroup(_ name: String) {
    setName(name, nil)
    groups.removeAll { $0.name == name }
  }

  /// Gives an item or constraint another name.
  mutating func rename(_ named: Named, from old: String, to new: String) {
    setName(old, nil)
    setName(new, named)
    switch named {
    case .item(let item): self[item].name = new
    case .constraint(let constraint):
      self[constraint].name = new
      self[constraint].otherIdentifier = nil
      noteAutomaticNumber(of: new)
    case .group: break
    }
  }

  /// Continues counting after a number that the user chose, unless it is too large.
  private mutating func noteAutomaticNumber(of name: String) {
    if let number = AutomaticName.number(of: name), number < 1_000_000_000 {
      lastAutomaticNumber = max(lastAutomaticNumber, number)
    }
  }

  // MARK: Names

  private mutating func setName(_ name: String, _ named: Named?) {
    let isNew = names[name] == nil
    names[name] = named
    let folded = Name.folded(name)
    if folded == name || isNew == (named == nil) { return }
    let count = (foldedNames[folded] ?? 0) + (isNew ? 1 : -1)
    foldedNames[folded] = count == 0 ? nil : count
  }

  /// Finds what a name stands for: an exact match first, then one regardless of case and spaces.
  func lookUp(_ name: String) -> Named? {
    if let exact = names[name] { return exact }
    let folded = Name.folded(name)
    // Usually no other name differs only in case and spaces.
    if foldedNames[folded] == nil { return names[folded] }
    let matches = names.keys.filter { Name.folded($0) == folded }
    return matches.min().flatMap { names[$0] }
  }
}
