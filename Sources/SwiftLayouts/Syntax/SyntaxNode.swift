/// A node of a Swift file's syntax tree, as `lay-swift` prints it.
///
/// Nodes are shared and never change. Which children a node has depends on its kind.
final class SyntaxNode: Sendable {
  let kind: SyntaxKind
  /// A name, a literal or an operator.
  let text: String
  let place: SourcePlace
  let children: [SyntaxNode]

  init(_ kind: SyntaxKind, _ text: String, _ place: SourcePlace, _ children: [SyntaxNode]) {
    self.kind = kind
    self.text = text
    self.place = place
    self.children = children
  }

  /// The first child of a kind.
  func child(_ kind: SyntaxKind) -> SyntaxNode? { children.first { $0.kind == kind } }

  /// All children of a kind.
  func children(_ kind: SyntaxKind) -> [SyntaxNode] { children.filter { $0.kind == kind } }

  /// The child at a place; nil if there are fewer.
  func child(at index: Int) -> SyntaxNode? { index < children.count ? children[index] : nil }

  /// Whether a modifier or attribute is among the children.
  func has(_ word: String) -> Bool {
    children.contains { ($0.kind == .modifier || $0.kind == .attribute) && $0.text == word }
  }
}

/// The kind of a node; the names are those that `lay-swift` prints.
enum SyntaxKind: String, Sendable {
  /// Its text is the name of the file, its children are declarations and statements.
  case file
  /// `import UIKit`.
  case `import`
  /// A syntax error; the text says why.
  case error

  // Declarations: modifiers, attributes, inherited types and members are children.
  case `class`, `struct`, `enum`, `protocol`, `extension`, `typealias`
  case inherits, modifier, attribute, returns, variadic, payload
  /// A generic parameter, with the type that it derives from.
  case generic
  /// The text is `label name`; the children are its type and perhaps a default.
  case parameter
  case function, initializer
  /// The text is `let name` or `var name`; the children are a type, a value, accessors.
  case variable
  case `get`, `set`, willSet, didSet
  case `case`, `default`, type, value
  case ifConfig, clause

  // Statements.
  case block, `return`, `guard`, `for`, `while`, `repeat`, `do`, `defer`, `break`, `continue`
  case `fallthrough`, `throw`, `catch`, labeled
  case `if`, `switch`, switchCase, pattern, `where`
  case conditions, available, platform, binding, matches
  case identifier, tuplePattern, isType

  // Expressions.
  case name, integer, float, boolean, `nil`, string, interpolated
  /// The base is the only child; without one the member is implicit.
  case member
  /// The callee, then arguments.
  case call
  case `subscript`, argument, array, dictionary, tuple, group, closure
  case assign, infix, prefix, postfix, ternary, optional, force
  case cast, typeName, keyPath, macro
  /// A variable that is handed on with `&`.
  case `inout`

  /// Anything else.
  case unknown
}

extension SyntaxKind {
  /// Whether it declares something that isn't a variable.
  var isDeclaration: Bool { Self.declarations.contains(self) }

  /// Whether it is a statement that is run among the declarations of a file.
  var runs: Bool { !isDeclaration && ![.import, .error, .unknown].contains(self) }

  /// Whether it is a statement without a value worth showing.
  var isSilent: Bool { isDeclaration || Self.silent.contains(self) }

  private static let declarations: Set<SyntaxKind> = [
    .function, .class, .struct, .enum, .protocol, .extension, .typealias,
  ]

  private static let silent: Set<SyntaxKind> = [
    .variable, .assign, .return, .if, .guard, .for, .while, .repeat, .do, .defer, .labeled, .switch,
    .break, .continue, .throw, .import, .ifConfig, .unknown,
  ]
}
