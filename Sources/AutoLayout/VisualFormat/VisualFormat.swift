/// Views in a row or column as Apple's visual format language draws them: `H:|-[a(>=100)]-(20)-[b]|`.
///
/// Grammar: *Auto Layout Guide*, appendix Visual Format Language. Two formats are equal when they say
/// the same, wherever their parts stand in a text.
public struct VisualFormat: Hashable, Sendable {
  /// A part of a format with its place in the text that was parsed.
  public struct Part<Value> {
    /// What it says.
    public let value: Value
    /// Its place in the text.
    public let range: Range<String.Index>
  }

  /// A number, or the name of one.
  public enum Number: Hashable, Sendable {
    /// Points, or a priority.
    case literal(Double)
    /// A key of the metrics.
    case metric(String)
  }

  /// What a size or distance is compared with.
  public enum Object: Hashable, Sendable {
    /// `100`.
    case number(Double)
    /// `gap` or `b`: a metric or, for a size, a view.
    case name(String)
    /// `b.height`: another size of a view.
    case size(of: String, attribute: String)
  }

  /// `>=100@750`.
  public struct Predicate: Hashable, Sendable {
    /// How the size or distance relates to ``object``.
    public let relation: Relation
    /// The other side.
    public let object: Part<Object>
    /// The priority; nil for required.
    public let priority: Part<Number>?
  }

  /// The distance between two views, or between a view and its superview.
  public enum Connection: Hashable, Sendable {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard distance.
    case standard
    /// `-(>=8,<=30@400)-`; never empty.
    case predicates([Predicate])
  }

  /// `[a(>=100)]`.
  public struct View: Hashable, Sendable {
    /// Its key.
    public let name: Part<String>
    /// Its size along the format's axis.
    public let sizes: [Predicate]
  }

  /// `-(8)-[b]`: a view and the distance before it.
  public struct Step: Hashable, Sendable {
    /// The distance from the view before.
    public let connection: Connection
    /// The view.
    public let view: View
  }

  /// A `|` and its distance from the view next to it.
  public struct Edge: Hashable, Sendable {
    /// The distance between them.
    public let connection: Connection
    /// The place of the `|`.
    public let bar: Part<Bar>
  }

  /// The `|`.
  public struct Bar: Hashable, Sendable {}

  /// `H` or `V`.
  public let axis: Axis
  /// The superview's edge in front of the first view, if the format names it.
  public let start: Edge?
  /// The first view.
  public let first: View
  /// The views after it.
  public let rest: [Step]
  /// The superview's edge after the last view, if the format names it.
  public let end: Edge?

  /// All views, in their order.
  public var views: [View] { [first] + rest.map(\.view) }

  /// The names that sizes are compared with, of views and metrics.
  public var comparedNames: [Part<String>] {
    views.flatMap(\.sizes).compactMap { predicate in
      switch predicate.object.value {
      case .number: nil
      case .name(let name), .size(let name, _):
        Part(value: name, range: predicate.object.range)
      }
    }
  }
}

extension VisualFormat.Part: Equatable where Value: Equatable {
  /// Whether both say the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension VisualFormat.Part: Hashable where Value: Hashable {
  /// Hashes what the part says.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension VisualFormat.Part: Sendable where Value: Sendable {}

/// Why a format can't be read or made into constraints.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong, in UIKit's words where UIKit has some.
  public let reason: String
  /// What to do instead.
  public let remedy: String?
  /// The offending part of the text; empty at its end.
  public let range: Range<String.Index>

  /// Creates an error.
  init(_ reason: String, at range: Range<String.Index>, remedy: String? = nil) {
    self.reason = reason
    self.remedy = remedy
    self.range = range
  }
}
