import Cassowary

extension Layout {
  /// The user's constraints, active or not, in order of creation.
  public var constraints: [LayoutConstraint.ID] { model.constraintIDs }

  /// Whether a constraint is one of ``constraints``.
  public func contains(_ id: LayoutConstraint.ID) -> Bool { model.contains(id) }

  /// A constraint as it stands.
  public func constraint(_ id: LayoutConstraint.ID) -> LayoutConstraint { model[id] }

  /// The constraint with a name: exact first, then ignoring case and spaces.
  public func constraint(named name: String) -> LayoutConstraint.ID? {
    guard case .constraint(let id) = model.lookUp(name) else { return nil }
    return id
  }

  /// The constraints that are broken now, oldest first.
  public var brokenConstraints: [LayoutConstraint.ID] {
    engine.broken.compactMap {
      guard case .user(let id) = $0, contains(id) else { return nil }
      return id
    }
  }

  /// Adds a constraint and, unless it says otherwise, activates it.
  ///
  /// - Returns: Its handle. Where the constraint has no name it gets the next of `c1`, `c2` ….
  /// - Throws: When `NSLayoutConstraint` would refuse it, with UIKit's reason, or the name is taken.
  @discardableResult
  public mutating func add(_ constraint: LayoutConstraint) throws(LayoutError)
    -> LayoutConstraint.ID
  {
    try Legality.check(constraint, in: model)
    if !constraint.name.isEmpty { try model.checkFree(constraint.name) }
    return model.append(constraint)
  }

  /// Removes a constraint.
  public mutating func remove(_ id: LayoutConstraint.ID) {
    model.erase(id)
  }

  /// Activates or deactivates a constraint.
  public mutating func setActive(_ isActive: Bool, _ id: LayoutConstraint.ID) {
    model[id].isActive = isActive
  }

  /// Changes the constant, in points.
  ///
  /// - Throws: When the constant is beyond ``Magnitude/limit``.
  public mutating func setConstant(_ constant: Double, of id: LayoutConstraint.ID)
    throws(LayoutError)
  {
    try Magnitude.check(constant, "constant")
    model[id].constant = constant
    model[id].spacing = .number
  }

  /// Changes the priority.
  ///
  /// Unlike UIKit, which refuses to cross the required boundary on an installed constraint, this
  /// acts as if the constraint were deactivated, changed and activated again.
  public mutating func setPriority(_ priority: Priority, of id: LayoutConstraint.ID) {
    model[id].priority = priority
  }

  /// Changes what a constraint says, as Interface Builder can and UIKit can't; name and age stay.
  ///
  /// - Throws: When `NSLayoutConstraint` would refuse the new one, with UIKit's reason.
  package mutating func redefine(
    _ id: LayoutConstraint.ID, _ body: (inout LayoutConstraint) -> Void
  ) throws(LayoutError) {
    var changed = model[id]
    body(&changed)
    if changed.first != model[id].first || changed.second != model[id].second {
      changed.spacing = .number
    }
    try Legality.check(changed, in: model)
    model.redefine(id, as: changed)
  }

  /// Renames a constraint.
  ///
  /// - Throws: When the name is taken or can't be a name.
  public mutating func rename(_ id: LayoutConstraint.ID, to name: String) throws(LayoutError) {
    guard model[id].name != name else { return }
    try model.checkFree(name)
    model.rename(.constraint(id), from: model[id].name, to: name)
  }

  /// Gives a constraint an identifier: its name, too, unless something else has that name, as UIKit
  /// lets identifiers repeat.
  ///
  /// - Throws: When the identifier can't be a name.
  package mutating func setIdentifier(_ identifier: String, of id: LayoutConstraint.ID)
    throws(LayoutError)
  {
    guard model[id].name != identifier, isTaken(identifier) else {
      return try rename(id, to: identifier)
    }
    try Name.check(identifier)
    model[id].otherIdentifier = identifier
  }

  /// The distance that `Standard` stands for between two anchors, in points.
  public func standardSpacing(between first: Anchor, and second: Anchor) -> Double {
    StandardSpacing.points(between: first, and: second, in: model)
  }

  /// The distance of one system spacing between two anchors, in points.
  ///
  /// - Throws: When an anchor is a baseline or a size.
  public static func systemSpacing(between first: Anchor, and second: Anchor) throws(LayoutError)
    -> Double
  {
    try StandardSpacing.system(between: first, and: second)
  }

  /// The priority with a number.
  ///
  /// - Throws: When the number is not from 1 to 1000.
  public static func priority(_ value: Double) throws(LayoutError) -> Priority {
    try Legality.priority(value)
  }

  /// The groups, in order of creation.
  package var groups: [ConstraintGroup] { model.groups }

  /// The group with a name: exact first, then ignoring case and spaces.
  package func group(named name: String) -> ConstraintGroup? {
    guard case .group(let known) = model.lookUp(name) else { return nil }
    return model.groups.first { $0.name == known }
  }

  /// Names a set of constraints, or gives a group other members.
  ///
  /// A group goes with its last member.
  ///
  /// - Throws: When something else has the name, it can't be a name, or there are no members.
  package mutating func setGroup(_ name: String, to members: [LayoutConstraint.ID])
    throws(LayoutError)
  {
    guard !members.isEmpty else { throw LayoutError("a group has at least one constraint") }
    if group(named: name)?.name != name { try model.checkFree(name) }
    var unique: [LayoutConstraint.ID] = []
    for member in members where !unique.contains(member) { unique.append(member) }
    model.setGroup(ConstraintGroup(name: name, members: unique))
  }
}
