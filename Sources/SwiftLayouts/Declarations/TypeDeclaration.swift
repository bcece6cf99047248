/// A type with everything that its declaration and its extensions say.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol`, extended }

  /// With the names of the types around it: `LoginView.Metrics`.
  let name: String
  /// What it is; ``Kind/extended`` when only extensions are in the files.
  var kind: Kind
  /// The place of the declaration; for types that are only extended, of the first extension.
  var place: SourcePlace
  /// The names of its superclass and protocols, as written.
  var inherited: [String] = []
  /// In order of declaration.
  var properties: [PropertyDeclaration] = []
  var functions: [String: [FunctionDeclaration]] = [:]
  var initializers: [FunctionDeclaration] = []
  /// The cases of an enum with their raw values.
  var cases: [(name: String, value: SyntaxNode?)] = []
  private var propertyIndex: [String: Int] = [:]

  init(name: String, kind: Kind, place: SourcePlace) {
    self.name = name
    self.kind = kind
    self.place = place
  }

  /// The property of a name; static and other properties may share one.
  func property(_ name: String, isStatic: Bool) -> PropertyDeclaration? {
    propertyIndex[Self.key(name, isStatic)].map { properties[$0] }
  }

  mutating func add(_ property: PropertyDeclaration) {
    propertyIndex[Self.key(property.name, property.isStatic)] = properties.count
    properties.append(property)
  }

  private static func key(_ name: String, _ isStatic: Bool) -> String {
    isStatic ? "static " + name : name
  }
}
