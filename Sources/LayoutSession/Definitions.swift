import AutoLayout

/// Definitions for later commands: values, and commands with parameters.
package struct Definitions: Hashable, Sendable {
  /// A command that stands for others.
  package struct Procedure: Hashable, Sendable {
    /// The names of what it is given.
    package let parameters: [String]
    /// The commands between the braces, as they were written.
    package let body: String

    /// Creates a procedure.
    package init(parameters: [String], body: String) {
      self.parameters = parameters
      self.body = body
    }
  }

  /// The maximum number; every step of the history keeps them.
  private static let limit = 1_000

  /// The values by name.
  package private(set) var values: [String: PropertyValue] = [:]
  /// The procedures by name.
  package private(set) var procedures: [String: Procedure] = [:]
  /// All names, in the order they were first used.
  package private(set) var names: [String] = []

  /// Names a value; a value or procedure of that name is replaced.
  ///
  /// - Throws: When there are too many names.
  package mutating func set(_ name: String, to value: PropertyValue) throws(LayoutError) {
    try add(name)
    procedures[name] = nil
    values[name] = value
  }

  /// Names a procedure; a value or procedure of that name is replaced.
  ///
  /// - Throws: When there are too many names.
  package mutating func set(_ name: String, to procedure: Procedure) throws(LayoutError) {
    try add(name)
    values[name] = nil
    procedures[name] = procedure
  }

  private mutating func add(_ name: String) throws(LayoutError) {
    guard values[name] == nil, procedures[name] == nil else { return }
    guard names.count < Self.limit else {
      throw LayoutError("there are \(Self.limit) definitions already")
    }
    names.append(name)
  }
}
