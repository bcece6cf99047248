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
  /// Whether only its file sees it.
  let isPrivate: Bool

  init(_ node: SyntaxNode, owner: String?, isPrivate: Bool = false) {
    // `private(set)` hides the setter only.
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

  /// Whether it has a value of its own.
  var isStored: Bool { getter == nil }

  /// Whether code of a file sees it.
  func isVisible(from file: Int) -> Bool { !isPrivate || place.file == file }

  /// Under which name objects keep its value: private properties of superclasses may share one.
  var key: String { isPrivate ? "\(owner ?? "").\(name)" : name }
}
