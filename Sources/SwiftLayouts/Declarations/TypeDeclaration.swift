/// A type with everything that its declaration and its extensions say.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol`, extended }

  /// The name, preceded by those of the types around it: `LoginView.Metrics`.
  let name: String
  /// Its kind; ``Kind/extended`` if only extensions are in the files.
  var kind: Kind
  /// The place of the declaration, or of the first extension if the type is only extended.
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
  /// Whether it is visible only in its file.
  let isPrivate: Bool
  private var propertyIndex: [String: [Int]] = [:]

  init(name: String, kind: Kind, place: SourcePlace, isPrivate: Bool = false) {
    self.isPrivate = isPrivate
    self.name = name
    self.kind = kind
    self.place = place
  }

  /// The property with a name that is visible in a file; static and instance properties may share a name.
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

/// A stored or computed property, or a variable of a file.
struct PropertyDeclaration: Sendable {
  let name: String
  let type: String?
  let value: SyntaxNode?
  /// The statements of a getter.
  let getter: SyntaxNode?
  /// The statements of a setter.
  let setter: SyntaxNode?
  /// The statements that run after a new value was set.
  let observer: SyntaxNode?
  /// The result builder that collects the statements of its getter.
  let builder: String?
  let isStatic: Bool
  let isLazy: Bool
  let isOutlet: Bool
  let isLet: Bool
  /// Whether it stands for a property of a superclass, perhaps one of UIKit.
  let isOverride: Bool
  let owner: String?
  let place: SourcePlace
  /// Whether it is visible only in its file.
  let isPrivate: Bool

  init(_ node: SyntaxNode, owner: String?, isPrivate: Bool = false) {
    // `private(set)` hides only the setter.
    self.isPrivate = isPrivate || node.isPrivate
    let words = node.text.split(separator: " ", maxSplits: 1).map(String.init)
    isLet = words.first == "let"
    name = words.count == 2 ? words[1] : ""
    type = node.child(.type)?.text
    value = node.child(.value)?.child(at: 0)
    getter = node.child(.get)
    setter = node.child(.set)
    observer = node.child(.didSet)
    builder = node.builder
    isStatic = node.has("static") || node.has("class")
    isLazy = node.has("lazy")
    isOutlet = node.has("IBOutlet")
    isOverride = node.has("override")
    self.owner = owner
    place = node.place
  }

  /// Whether it is stored rather than computed.
  var isStored: Bool { getter == nil }

  /// Whether it is visible in a file.
  func isVisible(from file: Int) -> Bool { !isPrivate || place.file == file }

  /// The name under which objects store its value: private properties of superclasses may share a name.
  var key: String { isPrivate ? "\(owner ?? "").\(name)" : name }
}

/// A function, method or initializer.
struct FunctionDeclaration: Sendable {
  struct Parameter: Sendable {
    /// The argument label; nil for `_`.
    let label: String?
    let name: String
    let type: String
    let defaultValue: SyntaxNode?
    let isVariadic: Bool
    /// The result builder that collects a closure's statements; nil for ordinary parameters.
    let builder: String?
  }

  /// `init` for initializers.
  let name: String
  let parameters: [Parameter]
  let result: String?
  /// The generic parameters with the types that they derive from.
  let generics: [(name: String, bound: String?)]
  /// The result builder that collects its statements.
  let builder: String?
  /// The statements; nil for requirements of protocols.
  let body: SyntaxNode?
  let isStatic: Bool
  let isConvenience: Bool
  /// Whether it changes the struct that it is called on.
  let isMutating: Bool
  /// The name of the type that it belongs to; nil for functions of a file.
  let owner: String?
  let place: SourcePlace
  /// Whether it is visible only in its file.
  let isPrivate: Bool

  init(_ node: SyntaxNode, owner: String?, isPrivate: Bool = false) {
    self.isPrivate = isPrivate || node.isPrivate
    name = node.kind == .initializer ? "init" : node.text
    parameters = node.children(.parameter).map { child in
      let words = child.text.split(separator: " ", maxSplits: 1).map(String.init)
      let label = words.first ?? "_"
      return Parameter(
        label: label == "_" ? nil : label, name: words.last ?? label,
        type: child.child(.type)?.text ?? "",
        defaultValue: child.child(.default)?.child(at: 0),
        isVariadic: child.child(.variadic) != nil, builder: child.builder)
    }
    generics = node.generics
    builder = node.builder
    result = node.child(.returns)?.text
    body = node.child(.block)
    isStatic = node.has("static") || node.has("class")
    isConvenience = node.has("convenience")
    isMutating = node.has("mutating")
    self.owner = owner
    place = node.place
  }
  /// Whether it is visible in a file.
  func isVisible(from file: Int) -> Bool { !isPrivate || place.file == file }
}

extension SyntaxNode {
  /// The attribute that names a result builder, recognized by the usual suffix of such names.
  var builder: String? {
    children.first { $0.kind == .attribute && $0.text.hasSuffix("Builder") }?.text
  }

  /// The generic parameters with the types that they derive from.
  var generics: [(name: String, bound: String?)] {
    children(.generic).map { ($0.text, $0.child(.type)?.text) }
  }
}
