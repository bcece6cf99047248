/// A type with everything that its declaration and its extensions say.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol`, extended }

  /// With the names of the types around it: `LoginView.Metrics`.
  let name: String
  /// Its kind; ``Kind/extended`` if only extensions are in the files.
  var kind: Kind
  /// The place of the declaration; for types that are only extended, of the first extension.
  var place: SourcePlace
  /// The names of its superclass and protocols, as written.
  var inherited: [String] = []
  /// In order of declaration.
  var properties: [PropertyDeclaration] = []
  var functions: [String: [FunctionDeclaration]] = [:]
  var initializers: [FunctionDeclaration] = []
  /// The generic parameters with the types that they derive from.
  var generics: [(name: String, bound: String?)] = []
  /// The cases of an enum with their raw values.
  var cases: [(name: String, value: SyntaxNode?)] = []
  /// Whether it is a result builder.
  var isResultBuilder = false
  /// Whether only its file sees it.
  let isPrivate: Bool
  private var propertyIndex: [String: [Int]] = [:]

  init(name: String, kind: Kind, place: SourcePlace, isPrivate: Bool = false) {
    self.isPrivate = isPrivate
    self.name = name
    self.kind = kind
    self.place = place
  }

  /// The property of a name that a file sees; static and other properties may share one.
  func property(_ name: String, isStatic: Bool, from file: Int) -> PropertyDeclaration? {
    let found = (propertyIndex[Self.key(name, isStatic)] ?? []).map { properties[$0] }
      .filter { $0.isVisible(from: file) }
    return found.first { $0.place.file == file } ?? (found.count == 1 ? found[0] : nil)
  }

  mutating func add(_ property: PropertyDeclaration) {
    propertyIndex[Self.key(property.name, property.isStatic), default: []].append(properties.count)
    properties.append(property)
  }

  private static func key(_ name: String, _ isStatic: Bool) -> String {
    isStatic ? "static " + name : name
  }
}
