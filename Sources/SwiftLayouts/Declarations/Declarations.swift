/// Everything that some Swift files declare, by name.
struct Declarations: Sendable {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// The names of types in order of declaration.
  private(set) var order: [String] = []
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var variables: [String: PropertyDeclaration] = [:]
  private(set) var aliases: [String: String] = [:]
  /// The modules that any of the files imports.
  private(set) var imports: Set<String> = []

  init(_ files: [SyntaxNode]) {
    for file in files { add(file.children, to: nil) }
  }

  private mutating func add(_ nodes: [SyntaxNode], to owner: String?) {
    for node in nodes { add(node, to: owner) }
  }

  private static let kinds: [SyntaxKind: TypeDeclaration.Kind] = [
    .class: .class, .struct: .struct, .enum: .enum, .protocol: .protocol, .extension: .extended,
  ]

  private mutating func add(_ node: SyntaxNode, to owner: String?) {
    switch node.kind {
    case .class, .struct, .enum, .protocol, .extension: addType(node, in: owner)
    case .function: addFunction(FunctionDeclaration(node, owner: owner))
    case .initializer:
      if let owner { types[owner]?.initializers.append(FunctionDeclaration(node, owner: owner)) }
    case .variable: addVariable(PropertyDeclaration(node, owner: owner))
    case .case:
      if let owner {
        types[owner]?.cases.append((node.text, node.child(.value)?.child(at: 0)))
      }
    case .typealias:
      let name = owner.map { "\($0).\(node.text)" } ?? node.text
      aliases[name] = TypeName.plain(node.child(.type)?.text ?? "")
    case .ifConfig: add(CompilationCondition.chosen(node), to: owner)
    case .import: imports.insert(node.text)
    default: break
    }
  }

  private mutating func addType(_ node: SyntaxNode, in owner: String?) {
    let isExtension = node.kind == .extension
    let written = TypeName.plain(node.text)
    let name = isExtension ? written : owner.map { "\($0).\(written)" } ?? written
    let kind = Self.kinds[node.kind] ?? .extended
    if types[name] == nil {
      types[name] = TypeDeclaration(name: name, kind: kind, place: node.place)
      order.append(name)
    } else if !isExtension, types[name]?.kind == .extended {
      types[name]?.kind = kind
      types[name]?.place = node.place
    }
    let inherited = node.children(.inherits).map { TypeName.plain($0.text) }
    if isExtension {
      types[name]?.inherited += inherited
    } else {
      types[name]?.inherited.insert(contentsOf: inherited, at: 0)
    }
    add(node.children, to: name)
  }

  private mutating func addFunction(_ function: FunctionDeclaration) {
    if let owner = function.owner {
      types[owner]?.functions[function.name, default: []].append(function)
    } else {
      functions[function.name, default: []].append(function)
    }
  }

  private mutating func addVariable(_ variable: PropertyDeclaration) {
    if let owner = variable.owner {
      types[owner]?.add(variable)
    } else {
      variables[variable.name] = variable
    }
  }

  // MARK: Looking up

  /// The full name of a type as it is written inside another: `Metrics` inside `LoginView` is
  /// `LoginView.Metrics`.
  func resolve(_ written: String, in owner: String?) -> String? {
    let name = TypeName.plain(written)
    var scope = owner
    while let outer = scope {
      let inner = "\(outer).\(name)"
      if types[inner] != nil { return inner }
      if let alias = aliases[inner] { return types[alias] == nil ? alias : alias }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if types[name] != nil { return name }
    if let alias = aliases[name], alias != name { return resolve(alias, in: nil) ?? alias }
    return nil
  }
}
