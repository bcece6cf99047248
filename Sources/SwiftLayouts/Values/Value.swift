import AutoLayout

/// The value of an expression.
indirect enum Value: Sendable {
  /// Something that can't be known from the sources: the reason, in words that follow "because".
  case unknown(String)
  case void
  case none
  case number(Number)
  case bool(Bool)
  case string(String)
  case array([Value])
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String, value: Value)])
  case range(NumberRange)
  /// A value type of UIKit by its fields: `CGSize`, `UIEdgeInsets`.
  case structure(String, [String: Double])
  /// A member of a type that is known by name only, or of one that the context decides: `.fill`,
  /// `UIColor.red`, `.init(top: 8)`.
  case symbol(String, type: String?, arguments: [Argument]?)
  /// A font, as `set` takes it.
  case font(String)
  case type(String)
  case object(ObjectID)
  case anchor(AnchorValue)
  case closure(Closure)
  /// A method that isn't called yet.
  case method(receiver: Value, name: String)
  /// `\.topAnchor`, by the names of its members.
  case keyPath([String])
  /// `view.bounds`: a rectangle that layout decides.
  case bounds(ObjectID)
  /// A library's value while it describes constraints.
  case library(LibraryValue)

  /// The reason why the value isn't known; nil if it is.
  var unknownReason: String? {
    if case .unknown(let reason) = self { reason } else { nil }
  }
}

/// An argument of a call.
struct Argument: Sendable {
  /// Empty without a label; `{` for a trailing closure.
  let label: String
  let value: Value
  let node: SyntaxNode
}

/// An anchor of a view or guide, or a distance.
struct AnchorValue: Hashable {
  let item: ObjectID
  let attribute: Attribute
}

/// Names an object of an ``Evaluator``.
struct ObjectID: Hashable, Comparable {
  let index: Int
  static func < (lhs: ObjectID, rhs: ObjectID) -> Bool { lhs.index < rhs.index }
}

/// Names the variables of a block of code.
struct ScopeID: Hashable { let index: Int }

/// A closure with what it captures.
struct Closure: Sendable {
  let node: SyntaxNode
  let frame: Frame
  /// The result builder that collects its statements.
  var builder: String?
}

/// Where code runs.
struct Frame: Sendable {
  /// `self`; nil in functions of a file.
  var me: Value?
  /// The type whose member runs.
  var owner: String?
  var scope: ScopeID
  /// Whether an initialiser runs that gives the properties of its class their first values.
  var isInitializer = false
}
