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

  /// The first child with a kind.
  func child(_ kind: SyntaxKind) -> SyntaxNode? { children.first { $0.kind == kind } }

  /// All children with a kind.
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
  /// Its text is the name of the file; its children are declarations and statements.
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
  /// A variable that is passed with `&`.
  case `inout`

  /// Anything else.
  case unknown
}

extension SyntaxKind {
  /// Whether it declares something that isn't a variable.
  var isDeclaration: Bool { Self.declarations.contains(self) }

  /// Whether it is a statement that runs, among the declarations of a file.
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

/// Reads the trees that `lay-swift` prints.
struct SyntaxReader {
  private let bytes: [UInt8]
  private var position = 0
  private var file: Int

  private init(_ bytes: [UInt8], first: Int) {
    self.bytes = bytes
    file = first - 1
  }

  /// The deepest level that is read; what lies below is left out.
  ///
  /// Walking the tree takes stack space for each level.
  private static let deepest = 500

  /// All files.
  ///
  /// - Parameters:
  ///   - bytes: What `lay-swift` printed.
  ///   - first: The number of the first file.
  /// - Returns: The roots of the files' trees.
  /// - Throws: When the bytes aren't trees.
  static func files(_ bytes: [UInt8], from first: Int = 0) throws(SwiftIssue) -> [SyntaxNode] {
    var reader = SyntaxReader(bytes, first: first)
    var files: [SyntaxNode] = []
    while reader.position < bytes.count {
      reader.file += 1
      files.append(try reader.node(depth: 0))
    }
    return files
  }

  private mutating func node(depth: Int) throws(SwiftIssue) -> SyntaxNode {
    let header = try takeHeader()
    guard depth < Self.deepest else {
      try skip(header.count)
      return SyntaxNode(.unknown, "", header.place, [])
    }
    var children: [SyntaxNode] = []
    for _ in 0..<header.count { children.append(try node(depth: depth + 1)) }
    return SyntaxNode(
      SyntaxKind(rawValue: header.word) ?? .unknown, header.text, header.place, children)
  }

  /// Skips some nodes with everything below them.
  private mutating func skip(_ count: Int) throws(SwiftIssue) {
    var rest = count
    // If the count exceeds the number of bytes, this isn't a tree; `takeHeader` throws at their end.
    while rest > 0 { rest += min(try takeHeader().count, bytes.count) - 1 }
  }

  private mutating func takeHeader() throws(SwiftIssue)
    -> (word: String, place: SourcePlace, count: Int, text: String)
  {
    guard let word = takeWord(), let line = takeNumber(), let column = takeNumber(),
      let count = takeNumber()
    else { throw SwiftIssue("the parser of Swift printed no tree", at: nil) }
    return (word, SourcePlace(file: file, line: line, column: column), count, takeText())
  }

  private mutating func takeWord() -> String? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: " ")) else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private mutating func takeNumber() -> Int? {
    var number = 0
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]),
      position - start < 10
    {
      number = number * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    guard position > start, position < bytes.count else { return nil }
    position += 1
    return number
  }

  /// The rest of the line, with `\n`, `\r` and `\\` for line ends and backslashes.
  private mutating func takeText() -> String {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    defer { position = min(end + 1, bytes.count) }
    let written = bytes[position..<end]
    guard written.contains(UInt8(ascii: "\\")) else {
      return String(decoding: written, as: UTF8.self)
    }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in written {
      if isEscaped {
        text.append(Self.escapes[byte] ?? byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "r"): UInt8(ascii: "\r"),
  ]
}
