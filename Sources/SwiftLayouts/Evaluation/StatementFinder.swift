/// Finds constraint statements by their form alone.
struct StatementFinder {
  let imports: Set<String>
  private(set) var places: [SourcePlace: String] = [:]

  init(imports: Set<String>) { self.imports = imports }

  /// The library of the enclosing closure.
  enum Context { case snapKit, masonry, cartography }

  mutating func visit(_ node: SyntaxNode, inside context: Context?) {
    var inner = context
    switch node.kind {
    case .call:
      if let kind = kind(of: node, inside: context) { places[node.place] = kind }
      inner = closureContext(of: node) ?? context
    case .infix where context == .cartography && Self.relations.contains(node.text):
      places[node.place] = "Cartography"
    default: break
    }
    if places[node.place] == nil, let kind = UnreadLibraries.kind(of: node, imports: imports) {
      places[node.place] = kind
    }
    for child in node.children {
      visit(child, inside: child.kind == .argument ? inner : context)
    }
  }

  /// Kinds of statements that return constraints.
  static let kindsWithValues: Set<String> = [
    "anchors", "initializers", "visual formats", "PureLayout",
  ]

  private static let relations: Set<String> = ["==", "<=", ">="]

  private func closureContext(of call: SyntaxNode) -> Context? {
    guard let callee = call.child(at: 0) else { return nil }
    let isBlock = callee.kind == .member && MakerWords.isBlock(callee.text)
    if isBlock, callee.text.hasPrefix("mas_") { return .masonry }
    if isBlock, callee.child(at: 0)?.kind == .member, callee.child(at: 0)?.text == "snp" {
      return .snapKit
    }
    if callee.kind == .name, callee.text == "constrain", imports.contains("Cartography") {
      return .cartography
    }
    return nil
  }

  private func kind(of call: SyntaxNode, inside context: Context?) -> String? {
    guard let callee = call.child(at: 0) else { return nil }
    let label = call.child(at: 1)?.text ?? ""
    if callee.kind == .name || callee.text == "init", label == "item",
      call.children(.argument).contains(where: { $0.text == "relatedBy" })
    {
      return "initializers"
    }
    if context == .masonry, callee.kind == .call, let name = callee.child(at: 0)?.text,
      MakerWords.masonry.relations[name] != nil
    {
      return "Masonry"
    }
    if context == .cartography, callee.kind == .name, ["align", "distribute"].contains(callee.text)
    {
      return "Cartography"
    }
    guard callee.kind == .member else { return nil }
    if callee.text == "constraint", AnchorCalls.labels.contains(label) { return "anchors" }
    if callee.text == "constraints", label == "withVisualFormat" { return "visual formats" }
    if context == .snapKit, MakerWords.snapKit.relations[callee.text] != nil { return "SnapKit" }
    let libraries = CallLibrary.all.filter { $0.isUsed(imports) }
    return libraries.first { $0.has(callee.text) }?.module
  }
}
