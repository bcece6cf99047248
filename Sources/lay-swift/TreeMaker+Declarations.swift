import SwiftSyntax

/// Types, functions and properties.
extension TreeMaker {
  func members(_ list: MemberBlockItemListSyntax) -> [TreeNode] {
    list.flatMap { member in nested(member) { declarations(member.decl) } }
  }

  func declarations(_ declaration: DeclSyntax) -> [TreeNode] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let made): return [type("class", made, made.name, made)]
    case .actorDecl(let made): return [type("class", made, made.name, made)]
    case .structDecl(let made): return [type("struct", made, made.name, made)]
    case .enumDecl(let made): return [type("enum", made, made.name, made)]
    case .protocolDecl(let made): return [type("protocol", made, made.name, made)]
    case .extensionDecl(let made): return [extended(made)]
    case .functionDecl(let made): return [function(made)]
    case .initializerDecl(let made): return [initializer(made)]
    case .variableDecl(let made): return variables(made)
    case .enumCaseDecl(let made): return made.elements.map(enumCase)
    case .importDecl(let made): return [node("import", made, made.path.trimmedDescription)]
    case .typeAliasDecl(let made):
      return [
        node(
          "typealias", made, made.name.plain,
          modifiers(made.modifiers, made.attributes) + [type(made.initializer.value)])
      ]
    case .ifConfigDecl(let made): return [ifConfig(made)]
    case .subscriptDecl(let made): return [subscripted(made)]
    default: return []
    }
  }

  func type(_ type: TypeSyntax) -> TreeNode { node("type", type, type.trimmedDescription) }

  private func type(
    _ kind: String, _ syntax: some SyntaxProtocol, _ name: TokenSyntax, _ made: some DeclGroupSyntax
  ) -> TreeNode {
    node(
      kind, syntax, name.plain,
      attributes(made.attributes) + generics(syntax) + inherited(made.inheritanceClause)
        + members(made.memberBlock.members))
  }

  /// The generic parameters of a declaration, each with the type that it derives from.
  private func generics(_ syntax: some SyntaxProtocol) -> [TreeNode] {
    guard let clause = syntax.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
    else { return [] }
    return clause.parameters.map { made in
      node(
        "generic", made, made.name.plain,
        [made.inheritedType.map(type)].compactMap { $0 })
    }
  }

  private func extended(_ made: ExtensionDeclSyntax) -> TreeNode {
    let filter = made.genericWhereClause.map {
      node("where", $0, $0.requirements.trimmedDescription)
    }
    return node(
      "extension", made, made.extendedType.trimmedDescription,
      modifiers(made.modifiers, made.attributes) + inherited(made.inheritanceClause)
        + [filter].compactMap { $0 }
        + members(made.memberBlock.members))
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [TreeNode] {
    (clause?.inheritedTypes.map { node("inherits", $0, $0.type.trimmedDescription) }) ?? []
  }

  private func modifiers(_ list: DeclModifierListSyntax, _ attributes: AttributeListSyntax)
    -> [TreeNode]
  {
    list.map { node("modifier", $0, $0.name.text) } + self.attributes(attributes)
  }

  private func attributes(_ list: AttributeListSyntax) -> [TreeNode] {
    list.compactMap { element in
      element.as(AttributeSyntax.self).map {
        node("attribute", $0, $0.attributeName.trimmedDescription)
      }
    }
  }

  private func function(_ made: FunctionDeclSyntax) -> TreeNode {
    let result = made.signature.returnClause.map { node("returns", $0, $0.type.trimmedDescription) }
    return node(
      "function", made, made.name.plain,
      modifiers(made.modifiers, made.attributes) + generics(made)
        + parameters(made.signature.parameterClause)
        + [result, made.body.map(block)].compactMap { $0 })
  }

  /// A subscript as a function with that name, whose parameters have labels only if they have two names.
  private func subscripted(_ made: SubscriptDeclSyntax) -> TreeNode {
    let parameters = made.parameterClause.parameters.map { parameter in
      self.parameter(parameter, label: parameter.secondName == nil ? "_" : nil)
    }
    let getter = accessors(made.accessorBlock).first { $0.kind == "get" }
    let body = getter.map { node("block", made, "", $0.children) }
    return node(
      "function", made, "subscript",
      modifiers(made.modifiers, made.attributes) + generics(made) + parameters
        + [node("returns", made, made.returnClause.type.trimmedDescription), body].compactMap { $0 }
    )
  }

  private func initializer(_ made: InitializerDeclSyntax) -> TreeNode {
    node(
      "initializer", made, made.optionalMark == nil ? "" : "?",
      modifiers(made.modifiers, made.attributes) + parameters(made.signature.parameterClause)
        + [made.body.map(block)].compactMap { $0 })
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [TreeNode] {
    clause.parameters.map { parameter($0) }
  }

  private func parameter(_ made: FunctionParameterSyntax, label given: String? = nil) -> TreeNode {
    let label = given ?? made.firstName.plain
    let name = made.secondName?.plain ?? made.firstName.plain
    let value = made.defaultValue.map { node("default", $0, "", [expression($0.value)]) }
    let variadic = made.ellipsis.map { node("variadic", $0) }
    return node(
      "parameter", made, "\(label) \(name)",
      [type(made.type), value, variadic].compactMap { $0 } + attributes(made.attributes))
  }

  private func variables(_ made: VariableDeclSyntax) -> [TreeNode] {
    let words = modifiers(made.modifiers, made.attributes)
    // `let a, b: UIView` gives all variables the type of the last one.
    var annotation: TypeSyntax?
    var found: [TreeNode] = []
    for binding in made.bindings.reversed() {
      annotation = binding.typeAnnotation?.type ?? annotation
      let name = pattern(binding.pattern)
      let value = binding.initializer.map { node("value", $0, "", [expression($0.value)]) }
      let children =
        words + (name.kind == "tuplePattern" ? [name] : [])
        + [annotation.map(type), value].compactMap { $0 } + accessors(binding.accessorBlock)
      found.append(
        node("variable", binding, "\(made.bindingSpecifier.text) \(name.text)", children))
    }
    return found.reversed()
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> [TreeNode] {
    guard let block else { return [] }
    switch block.accessors {
    case .getter(let list): return [node("get", block, "", items(list))]
    case .accessors(let list):
      return list.compactMap { accessor in
        accessor.body.map { body in
          node(accessor.accessorSpecifier.text, accessor, "", items(body.statements))
        }
      }
    @unknown default: return []
    }
  }

  private func enumCase(_ made: EnumCaseElementSyntax) -> TreeNode {
    let value = made.rawValue.map { node("value", $0, "", [expression($0.value)]) }
    let payload = made.parameterClause.map { node("payload", $0) }
    return node("case", made, made.name.plain, [value, payload].compactMap { $0 })
  }
}
