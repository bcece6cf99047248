/// The words for what holds or doesn't.
extension TokenReader {
  /// In lower case; case doesn't matter.
  static let booleans = ["true": true, "false": false, "yes": true, "no": false]

  /// What the next word means; nil when it is another one.
  var boolean: Bool? { word().flatMap { Self.booleans[$0.lowercased()] } }

  /// Whether one of the words is next.
  var isAtBoolean: Bool { boolean != nil }
}
