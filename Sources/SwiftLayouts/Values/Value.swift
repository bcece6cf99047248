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
  /// A member of a type that is known only by name, or that the context decides: `.fill`, `UIColor.red`, `.init(top:
  /// 8)`.
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
  /// The label; empty if there is none, `{` for a trailing closure.
  let label: String
  let value: Value
  let node: SyntaxNode
}

/// An anchor of a view or guide, or a distance.
struct AnchorValue: Hashable {
  let item: ObjectID
  let attribute: Attribute
}

/// Identifies an object of an ``Evaluator``.
struct ObjectID: Hashable, Comparable {
  let index: Int
  static func < (lhs: ObjectID, rhs: ObjectID) -> Bool { lhs.index < rhs.index }
}

/// Identifies the variables of a block of code.
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
  /// Whether the running code is an initializer, which gives the properties of its class their initial values.
  var isInitializer = false
}

/// The maximum size of values: a few lines of code can double a text or a list again and again.
extension Value {
  /// In bytes of UTF-8.
  static let longestText = 1_000_000
  /// In elements.
  static let longestList = 100_000
  /// The maximum number of rounds of a loop: set-up code has a few dozen views, and a loop with more rounds seldom
  /// ends.
  static let mostRounds = 1000

  /// The value, or unknown if it is longer than layout code needs.
  var limited: Value {
    switch self {
    case .string(let text) where text.utf8.count > Self.longestText:
      .unknown("a text is longer than \(Self.longestText) bytes")
    case .array(let elements) where elements.count > Self.longestList:
      .unknown("a list has more than \(Self.longestList) elements")
    default: self
    }
  }
}

/// Conversions to plain Swift values.
extension Value {
  static func number(_ value: Double) -> Value { .number(Number(value)) }

  /// An `Int`.
  static func integer(_ value: Int) -> Value { .number(Number(Double(value), .integer)) }

  /// The number; nil for anything else.
  var asNumber: Double? {
    switch self {
    case .number(let number): number.value
    default: nil
    }
  }

  /// The whole number; nil for anything else.
  var asInteger: Int? {
    if case .number(let number) = self { Int(exactly: number.inferred) } else { nil }
  }

  var asBool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  var asString: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var asObject: ObjectID? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The name of a symbol without arguments.
  var asSymbol: String? {
    if case .symbol(let name, _, nil) = self { name } else { nil }
  }

  /// The elements of an array, or of another sequence.
  var asArray: [Value]? {
    switch self {
    case .array(let values): values
    case .range(let range):
      range.indices.flatMap { $0.count <= Self.mostRounds ? $0.map(Value.integer) : nil }
    default: nil
    }
  }

  /// The words of a set of options: `[.top, .bottom]` or `.top`.
  var asSymbols: [String]? {
    switch self {
    case .symbol(let name, _, nil): return [name]
    case .array(let values):
      let names = values.compactMap { $0.asSymbol }
      return names.count == values.count ? names : nil
    default: return nil
    }
  }

  var isNone: Bool { if case .none = self { true } else { false } }
  var isUnknown: Bool { unknownReason != nil }

  /// Whether two values are the same; nil if that isn't known.
  func isEqual(to other: Value) -> Bool? {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): nil
    case (.none, .none): true
    case (.number(let a), .number(let b)):
      Number.kind(of: [a, b]) == .floating ? a.value == b.value : a.whole == b.whole
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    case (.symbol(let a, _, nil), .symbol(let b, _, nil)): a == b
    case (.structure(let a, let first), .structure(let b, let second)): a == b && first == second
    case (.none, .symbol), (.symbol, .none), (.none, .object), (.object, .none), (.none, .number),
      (.number, .none), (.none, .string), (.string, .none), (.none, .bool), (.bool, .none),
      (.none, .array), (.array, .none), (.none, .anchor), (.anchor, .none):
      false
    default: nil
    }
  }
}

/// The value of a library's expression until it makes constraints.
indirect enum LibraryValue: Sendable {
  /// `view.snp`: the namespace of SnapKit.
  case namespace(ObjectID)
  /// `view.snp.top`, `view.mas_top`: attributes of another item.
  case attributes(ObjectID, [Attribute])
  /// `make`, or `make.top.leading`: attributes of an item, waiting for a relation.
  case maker(ObjectID, [Attribute], MakerLibrary)
  /// `make.top.equalTo(other)`: constraints that exist and can still be changed, by their number.
  case statement(Int, MakerLibrary)
  /// `make?.top.equalTo()` in Masonry: a word that waits for its argument, and the value that it belongs to.
  case word(String, of: LibraryValue)
  /// The proxy of an item in a block of Cartography.
  case proxy(ObjectID)
  /// `a.width * 2 + 8` in Cartography.
  case linear(LinearValue)
}

/// The libraries whose blocks describe constraints on a maker object.
enum MakerLibrary: Hashable { case snapKit, masonry }

/// A statement of a block and the constraints that it makes.
struct MakerStatement: Sendable {
  let item: ObjectID
  let place: SourcePlace
  /// The constraints, which are active once the block has ended.
  var constraints: [ObjectID]
  /// Why it isn't read.
  var reason: String?
  /// Whether its block has ended.
  var isInstalled = false
}

/// Attributes of an item times a factor, and a constant for each.
struct LinearValue {
  var item: ObjectID
  var attributes: [Attribute]
  var factor = 1.0
  var constants: [Double]
}

/// The settings of library closures for the constraints inside.
struct LibrarySettings {
  /// PureLayout's `autoSetPriority`.
  var priority: Value?
  /// PureLayout's `autoCreateConstraintsWithoutInstalling`.
  var keepsInactive = false
}
