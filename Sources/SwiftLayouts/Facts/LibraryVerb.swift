import AutoLayout

/// A method of a library that makes constraints of the view that it is called on.
struct LibraryVerb: Sendable {
  enum Attributes {
    case fixed([Attribute])
    /// The word of the first argument, which stands for an attribute.
    case argument([String: Attribute])

    static func of(_ attributes: Attribute...) -> Self { .fixed(attributes) }
  }

  enum Target {
    /// The constraints are about sizes alone.
    case nothing
    case superview, safeArea
    /// An argument with one of some labels.
    case argument([String])
  }

  enum Second {
    case same, margin
    case fixed(Attribute)
    /// The word of an argument with a label.
    case argument(String)
  }

  enum Constant {
    case zero
    /// An argument with a label, times 1 or -1.
    case offset(String, sign: Double)
    /// Insets, or one for all sides: far edges move the other way, and their inequalities may be turned round.
    case inset([String], flips: Bool)
    /// A number or a size.
    case size(String)
    /// Arguments `min` and `max`.
    case limits
  }

  /// The name of the method.
  let name: String
  /// The possible labels of its argument; empty for any.
  let labels: [String]
  /// The attributes of the view.
  let attributes: Attributes
  /// The target of the relation.
  let target: Target
  /// By which attribute.
  let second: Second
  /// The kind of constant.
  let constant: Constant

  init(
    _ name: String, with labels: String..., relates attributes: Attributes, to target: Target,
    at second: Second = .same, _ constant: Constant = .zero
  ) {
    self.name = name
    self.labels = labels
    self.attributes = attributes
    self.target = target
    self.second = second
    self.constant = constant
  }
}
