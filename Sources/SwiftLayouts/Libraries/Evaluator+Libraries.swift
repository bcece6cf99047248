import AutoLayout

/// Where libraries come in.
extension Evaluator {
  /// A property that a library adds to views and guides.
  func libraryMember(_ name: String, of id: ObjectID, at place: SourcePlace) -> Value? {
    guard name == "snp" else { return masonryMember(name, of: id) }
    useAsView(id)
    guard state[id].kind == .view || state[id].kind == .guide else { return nil }
    return .library(.snapKit(id))
  }

  /// A member of what a library made.
  func libraryMember(_ name: String, of value: LibraryValue, at place: SourcePlace) -> Value {
    switch value {
    case .snapKit(let item):
      if let attributes = SnapKitAttributes.all[name] {
        return .library(.snapKitTarget(item, attributes))
      }
    case .snapKitMaker(let item, let known):
      if let attributes = SnapKitAttributes.all[name] {
        return .library(.snapKitMaker(item, known + attributes))
      }
    case .snapKitStatement:
      if name == "constraint" { return .library(value) }
    case .snapKitTarget(let item, let known):
      if let attributes = SnapKitAttributes.all[name] {
        return .library(.snapKitTarget(item, known + attributes))
      }
    case .masonryMaker(let item, let known):
      return masonryMakerMember(name, item, known) ?? .unknown("'\(name)' isn't read")
    case .masonryStatement(let index):
      return masonryStatementMember(name, index) ?? .unknown("'\(name)' isn't read")
    case .proxy(let item): return proxyMember(name, of: item)
    case .linear, .masonryRelation, .masonryChange: break
    }
    return .unknown("'\(name)' isn't read")
  }

  /// A method of a library; nil where none has that name.
  func callLibrary(
    method name: String, of receiver: Value, _ arguments: [Argument], _ node: SyntaxNode,
    _ frame: Frame
  ) -> Value? {
    switch receiver {
    case .library(.snapKit(let item)): return callSnapKit(name, on: item, arguments, node)
    case .library(.snapKitMaker(let item, let attributes)):
      return relateSnapKit(name, item, attributes, arguments, node)
    case .library(.snapKitStatement(let index)):
      return changeSnapKit(name, index, arguments, node)
    // The first parentheses hold nothing.
    case .library(.masonryMaker(let item, let attributes)):
      return masonryMakerMember(name, item, attributes)
    case .library(.masonryStatement(let index)): return masonryStatementMember(name, index)
    case .library(.linear(let value)): return callLinear(name, value, arguments)
    case .object(let item) where state[item].constraint == nil:
      return callMasonry(name, on: item, arguments, node)
        ?? callPureLayout(name, of: item, arguments, node)
        ?? callTinyConstraints(name, of: item, arguments, node)
    case .type(let type):
      if name == "newAutoLayout" {
        let made = construct(type, [], node, frame)
        if case .object(let view) = made { state[view].usesAutoLayout = true }
        return made
      }
      return callPureLayoutBlock(name, type, arguments, node)
    default: return nil
    }
  }

  /// A function of a library; nil where none has that name.
  func callLibrary(
    function name: String, _ arguments: [Argument], _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    callCartography(name, arguments, node)
  }

  /// What the second parentheses of Masonry's words do; nil for anything else.
  func applyLibrary(_ callee: Value, _ arguments: [Value], _ node: SyntaxNode) -> Value? {
    switch callee {
    case .library(.masonryMaker), .library(.masonryStatement): callee
    case .library(.masonryRelation(let item, let attributes, let name)):
      relateMasonry(name, item, attributes, arguments.first, node)
    case .library(.masonryChange(let index, let name)):
      changeMasonry(name, index, arguments.first, node)
    default: nil
    }
  }

  /// An operator of a library; nil where it isn't one.
  func libraryOperator(
    _ sign: String, _ left: Value, _ right: Value, _ node: SyntaxNode, _ frame: Frame
  ) -> Value? {
    cartographyOperator(sign, left, right, node)
  }
}
