/// A value of the screen, which the command of the same name sets.
///
/// The device, its orientation and the app's part of the screen aren't among these, as they depend on each other.
package struct EnvironmentProperty: Sendable {
  typealias Getter = @Sendable (Environment) -> PropertyValue?
  typealias Setter = @Sendable (inout Environment, PropertyValue?) throws(LayoutError) -> Void

  /// The command that sets it.
  package let name: String
  /// The key in JSON.
  package let key: String
  /// The kind of its values.
  package let kind: PropertyValue.Kind
  /// The words that it takes, where ``kind`` is `choice` or `words`.
  package let words: [String]
  /// The word that the command takes instead of a value, for none; nil if there is always one.
  package let none: String?
  /// The expected value, for errors.
  package let expected: String
  private let stored: Getter
  private let getter: Getter
  private let setter: Setter

  /// Creates a row of the table: `stored` is the value as set, nil for none; `get` is the one in force,
  /// where that differs.
  init(
    _ name: String,
    key: String? = nil,
    _ kind: PropertyValue.Kind,
    words: [String] = [],
    none: String? = nil,
    expected: String,
    stored: @escaping Getter,
    get: Getter? = nil,
    set: @escaping Setter
  ) {
    self.name = name
    self.key = key ?? name
    self.kind = kind
    self.words = words
    self.none = none
    self.expected = expected
    self.stored = stored
    getter = get ?? stored
    setter = set
  }

  /// The value in force; nil for none.
  package func value(in environment: Environment) -> PropertyValue? { getter(environment) }

  /// The value that `save` must write; nil if a new environment has the same.
  package func savedValue(in environment: Environment) -> PropertyValue? {
    let fresh = Environment(device: environment.device, isLandscape: environment.isLandscape)
    let value = stored(environment)
    return value == stored(fresh) ? nil : value
  }

  /// Changes the value; nil for none, or for the device's own.
  ///
  /// - Throws: When the value is of another kind or out of range.
  package func set(_ value: PropertyValue?, in environment: inout Environment) throws(LayoutError) {
    if let value { try kind.check(value, words: words, of: name) }
    if value == nil, none == nil { throw LayoutError("\(name) always has a value") }
    try setter(&environment, value)
  }
}
