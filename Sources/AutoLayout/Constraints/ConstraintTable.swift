import Cassowary

/// The constraints of a model, by their numbers.
///
/// Names are kept apart from the rest, so that what the engine reads are plain numbers.
struct ConstraintTable: Sendable {
  /// By `LayoutConstraint.ID.rawValue`; nil where a constraint was removed.
  private var records = SharedArray<ConstraintRecord?>()
  /// By `LayoutConstraint.ID.rawValue`; those of removed constraints mean nothing.
  private var names = SharedArray<ConstraintName>()

  /// How many numbers were given out.
  var count: Int { records.count }

  /// The constraints that exist, oldest first.
  var ids: [LayoutConstraint.ID] {
    records.indices.compactMap {
      records[$0] == nil ? nil : LayoutConstraint.ID(rawValue: Int32($0))
    }
  }

  /// Whether a constraint exists.
  func contains(_ id: LayoutConstraint.ID) -> Bool {
    records.indices.contains(Int(id.rawValue)) && records[Int(id.rawValue)] != nil
  }

  /// A constraint without its name.
  ///
  /// - Precondition: The constraint exists.
  func record(of id: LayoutConstraint.ID) -> ConstraintRecord {
    guard let found = records[Int(id.rawValue)] else {
      preconditionFailure("constraint \(id.rawValue) was removed")
    }
    return found
  }

  /// A constraint.
  ///
  /// - Precondition: The constraint exists.
  subscript(id: LayoutConstraint.ID) -> LayoutConstraint {
    get { LayoutConstraint(record(of: id), named: names[Int(id.rawValue)]) }
    set {
      let place = Int(id.rawValue)
      records[place] = ConstraintRecord(newValue)
      // Writing what is there already would copy what another model shares.
      if names[place] != newValue.storedName { names[place] = newValue.storedName }
    }
  }

  /// Stores a constraint under the next number.
  mutating func append(_ record: ConstraintRecord, named name: ConstraintName) {
    records.append(record)
    names.append(name)
  }

  /// Forgets a constraint.
  mutating func remove(_ id: LayoutConstraint.ID) {
    records[Int(id.rawValue)] = nil
  }
}
