/// A function, method or initialiser.
struct FunctionDeclaration: Sendable {
  struct Parameter: Sendable {
    /// The argument label; nil for `_`.
    let label: String?
    let name: String
    let type: String
    let defaultValue: SyntaxNode?
    let isVariadic: Bool
    /// The result builder that collects what a closure states; nil for ordinary parameters.
    let builder: String?
  }

  /// `init` for initialisers.
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
  /// Whether only its file sees it.
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
  /// Whether code of a file sees it.
  func isVisible(from file: Int) -> Bool { !isPrivate || place.file == file }
}

extension SyntaxNode {
  /// The attribute that names a result builder, by the usual end of such names.
  var builder: String? {
    children.first { $0.kind == .attribute && $0.text.hasSuffix("Builder") }?.text
  }

  /// The generic parameters with the types that they derive from.
  var generics: [(name: String, bound: String?)] {
    children(.generic).map { ($0.text, $0.child(.type)?.text) }
  }
}
