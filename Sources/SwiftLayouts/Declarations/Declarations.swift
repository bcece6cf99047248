/// Everything that some Swift files declare, by name.
///
/// Types have keys: their names, preceded by those of the types around them. If files have types with the same name,
/// private ones or in several modules, the key says which file: `Metrics#3`.
struct Declarations: Sendable {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// The keys of types in order of declaration.
  private(set) var order: [String] = []
  private var functionsByName: [String: [FunctionDeclaration]] = [:]
  private var variablesByName: [String: [PropertyDeclaration]] = [:]
  private(set) var aliases: [String: String] = [:]
  /// The modules that any of the files imports.
  private(set) var imports: Set<String> = []
  /// The imports of libraries that aren't read.
  private(set) var unreadImports: [(module: String, place: SourcePlace)] = []
  /// The keys of types by their plain names.
  private var keys: [String: [String]] = [:]
  private let distances: FileDistances
  /// The keys of types that are declared among statements, by place; they aren't visible elsewhere.
  private(set) var localTypes: [SourcePlace: String] = [:]

  init(_ files: [SyntaxNode]) {
    distances = FileDistances(files.map { $0.text })
    // Extensions may come before the type.
    for file in files { addTypes(file.children, to: nil, isPrivate: false) }
    for file in files { add(file.children, to: Owner()) }
    // Local types aren't layouts of their own.
    let listed = order
    for file in files { addLocalTypes(in: file, isLocal: false) }
    order = listed
  }

  // MARK: Types

  private static let kinds: [SyntaxKind: TypeDeclaration.Kind] = [
    .class: .class, .struct: .struct, .enum: .enum, .protocol: .protocol, .extension: .extended,
  ]

  /// Finds the types themselves.
  private mutating func addTypes(_ nodes: [SyntaxNode], to owner: String?, isPrivate: Bool) {
    for node in nodes {
      switch node.kind {
      case .class, .struct, .enum, .protocol:
        let isPrivate = isPrivate || owner == nil && node.isPrivate
        let name = owner.map { "\($0).\(node.text)" } ?? node.text
        addType(node, named: name, isPrivate: isPrivate)
      case .extension:
        let name = TypeName.plain(node.text)
        addTypes(node.children, to: name, isPrivate: isPrivate)
      case .ifConfig:
        addTypes(CompilationCondition.chosen(node), to: owner, isPrivate: isPrivate)
      default: break
      }
    }
  }

  private mutating func addType(_ node: SyntaxNode, named name: String, isPrivate: Bool) {
    let kind = Self.kinds[node.kind] ?? .extended
    let key = isPrivate || types[name] != nil ? "\(name)#\(node.place.file)" : name
    guard types[key] == nil else { return }
    types[key] = TypeDeclaration(name: key, kind: kind, place: node.place, isPrivate: isPrivate)
    order.append(key)
    keys[Self.plain(name), default: []].append(key)
    addTypes(node.children, to: key, isPrivate: isPrivate)
  }

  /// The first type that conforms to a protocol of what SwiftUI shows; nil if there is none.
  var ofSwiftUI: TypeDeclaration? {
    order.lazy.compactMap { types[$0] }.first { type in
      type.kind == .struct
        && type.inherited.contains { SwiftUIFacts.protocols.contains($0) && types[$0] == nil }
    }
  }

  private static let bodies: Set<SyntaxKind> = [.block, .get, .set, .willSet, .didSet]

  /// Adds the types that are declared among statements.
  private mutating func addLocalTypes(in node: SyntaxNode, isLocal: Bool) {
    for child in node.children {
      guard isLocal, let kind = Self.kinds[child.kind], kind != .extended else {
        addLocalTypes(in: child, isLocal: isLocal || Self.bodies.contains(child.kind))
        continue
      }
      let place = child.place
      let key = "\(child.text)#\(place.file):\(place.line):\(place.column)"
      types[key] = TypeDeclaration(name: key, kind: kind, place: place, isPrivate: true)
      localTypes[place] = key
      addTypes(child.children, to: key, isPrivate: true)
      addMembers(of: child, in: Owner())
      addLocalTypes(in: child, isLocal: false)
    }
  }

  /// A name without file numbers.
  static func plain(_ key: String) -> String {
    guard key.contains("#") else { return key }
    return key.split(separator: ".", omittingEmptySubsequences: false)
      .map { String($0.prefix { $0 != "#" }) }.joined(separator: ".")
  }

  // MARK: Members

  /// The owner of declarations.
  private struct Owner {
    var key: String?
    /// Whether they are in a private extension.
    var isPrivate = false
  }

  private mutating func add(_ nodes: [SyntaxNode], to owner: Owner) {
    for node in nodes { add(node, to: owner) }
  }

  private mutating func add(_ node: SyntaxNode, to owner: Owner) {
    switch node.kind {
    case .class, .struct, .enum, .protocol: addMembers(of: node, in: owner)
    case .extension: addExtension(node)
    case .function:
      let function = FunctionDeclaration(node, owner: owner.key, isPrivate: owner.isPrivate)
      if let key = owner.key {
        types[key]?.functions[function.name, default: []].append(function)
      } else {
        functionsByName[function.name, default: []].append(function)
      }
    case .initializer:
      let function = FunctionDeclaration(node, owner: owner.key, isPrivate: owner.isPrivate)
      if let key = owner.key { types[key]?.initializers.append(function) }
    case .variable:
      let variable = PropertyDeclaration(node, owner: owner.key, isPrivate: owner.isPrivate)
      if let key = owner.key {
        types[key]?.add(variable)
      } else {
        variablesByName[variable.name, default: []].append(variable)
      }
    case .case:
      if let key = owner.key {
        types[key]?.cases.append((node.text, node.child(.value)?.child(at: 0)))
      }
    case .typealias:
      let name = owner.key.map { "\($0).\(node.text)" } ?? node.text
      let isOwn = node.isPrivate && owner.key == nil
      aliases[isOwn ? "\(name)#\(node.place.file)" : name] = TypeName.plain(
        node.child(.type)?.text ?? "")
    case .ifConfig: add(CompilationCondition.chosen(node), to: owner)
    case .import:
      imports.insert(node.text)
      if UnreadLibraries.all.contains(node.text) { unreadImports.append((node.text, node.place)) }
    default: break
    }
  }

  private mutating func addMembers(of node: SyntaxNode, in owner: Owner) {
    let name = owner.key.map { "\($0).\(node.text)" } ?? node.text
    let keys = [name, "\(name)#\(node.place.file)", localTypes[node.place]].compactMap { $0 }
    guard let key = keys.first(where: { types[$0]?.place == node.place }) else { return }
    types[key]?.inherited.insert(
      contentsOf: node.children(.inherits).map { TypeName.plain($0.text) }, at: 0)
    types[key]?.generics = node.generics
    types[key]?.isResultBuilder = node.children.contains {
      $0.kind == .attribute && ["resultBuilder", "_functionBuilder"].contains($0.text)
    }
    add(node.children, to: Owner(key: key))
  }

  private mutating func addExtension(_ node: SyntaxNode) {
    let name = TypeName.plain(node.text)
    let key = resolve(name, in: nil, from: node.place.file) ?? name
    if types[key] == nil {
      types[key] = TypeDeclaration(name: key, kind: .extended, place: node.place)
      order.append(key)
      keys[key, default: []].append(key)
    }
    types[key]?.inherited += node.children(.inherits).map { TypeName.plain($0.text) }
    add(node.children, to: Owner(key: key, isPrivate: node.isPrivate))
  }

  // MARK: Looking up

  /// The key of a type as written inside another: `Metrics` inside `LoginView` is `LoginView.Metrics`.
  func resolve(_ written: String, in owner: String?, from file: Int) -> String? {
    let name = TypeName.plain(written)
    if types[name] != nil, name.contains("#") { return name }
    var scope = owner
    while let outer = scope {
      if let inner = key(of: "\(outer).\(name)", from: file) { return inner }
      if let alias = aliases["\(outer).\(name)"] { return alias }
      if let inherited = inheritedType(name, of: outer, depth: 0) { return inherited }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let alias = aliases["\(name)#\(file)"] { return key(of: alias, from: file) ?? alias }
    if let found = key(of: name, from: file) { return found }
    guard let alias = aliases[name], alias != name else { return nil }
    return key(of: alias, from: file) ?? alias
  }

  /// A type nested in one that another inherits from: `Size` of a superclass.
  private func inheritedType(_ name: String, of type: String, depth: Int) -> String? {
    guard depth < 8, let declaration = types[type] else { return nil }
    let file = declaration.place.file
    for written in declaration.inherited {
      guard let parent = key(of: written, from: file), parent != type else { continue }
      if let inner = key(of: "\(Self.plain(parent)).\(name)", from: file) { return inner }
      if let inner = inheritedType(name, of: parent, depth: depth + 1) { return inner }
    }
    return nil
  }

  /// The key for a full name; several files may declare a type with that name.
  private func key(of name: String, from file: Int) -> String? {
    if types[name] != nil, name.contains("#") { return name }
    let found = (keys[Self.plain(name)] ?? []).filter { key in
      guard let type = types[key] else { return false }
      return !type.isPrivate || type.place.file == file
    }
    guard found.count > 1 else { return found.first }
    if let own = found.first(where: { types[$0]?.place.file == file }) { return own }
    return distances.nearest(found, to: file) { types[$0]?.place.file ?? 0 }
  }

  /// The functions with a name that belong to no type.
  func functions(_ name: String, from file: Int) -> [FunctionDeclaration]? {
    let found = (functionsByName[name] ?? []).filter { $0.isVisible(from: file) }
    return found.isEmpty ? nil : found
  }

  /// All functions that belong to no type, in order of place.
  var functions: [FunctionDeclaration] {
    functionsByName.values.joined().sorted { $0.place < $1.place }
  }

  /// The methods with a name, whatever they belong to.
  func methods(_ name: String) -> [FunctionDeclaration] {
    order.flatMap { types[$0]?.functions[name] ?? [] }
  }

  /// The global variable with a name; nil if there is none, or if it is ambiguous.
  func variable(_ name: String, from file: Int) -> PropertyDeclaration? {
    nearest((variablesByName[name] ?? []).filter { $0.isVisible(from: file) }, to: file) {
      $0.place.file
    }
  }

  /// The nearest of several declarations; nil if two are equally near.
  func nearest<Declaration>(
    _ candidates: [Declaration], to file: Int, _ place: (Declaration) -> Int
  ) -> Declaration? {
    distances.nearest(candidates, to: file, place)
  }
}

extension SyntaxNode {
  /// Whether a declaration is visible only in its file.
  var isPrivate: Bool { has("private") || has("fileprivate") }
}

/// The distances between files: modules are folders.
struct FileDistances: Sendable {
  private let folders: [[Substring]]

  init(_ paths: [String]) {
    folders = paths.map { Array($0.split(separator: "/").dropLast()) }
  }

  /// The candidate whose file has the most folders in common with another file; nil if there are several.
  func nearest<Candidate>(_ candidates: [Candidate], to file: Int, _ place: (Candidate) -> Int)
    -> Candidate?
  {
    guard candidates.count > 1, folders.indices.contains(file) else { return candidates.first }
    let depths = candidates.map { depth(place($0), file) }
    guard let most = depths.max(), depths.count(where: { $0 == most }) == 1 else { return nil }
    return zip(candidates, depths).first { $0.1 == most }?.0
  }

  /// The number of folders that two files share; a file is nearest to itself.
  private func depth(_ first: Int, _ second: Int) -> Int {
    if first == second { return .max }
    guard folders.indices.contains(first) else { return 0 }
    return zip(folders[first], folders[second]).prefix { $0 == $1 }.count
  }
}
