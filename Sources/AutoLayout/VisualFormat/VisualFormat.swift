/// Views in a row or column as Apple's visual format language draws them: `H:|-[a(>=100)]-(20)-[b]|`.
///
/// Grammar: *Auto Layout Guide*, appendix Visual Format Language. Two formats are equal when they say
/// the same, wherever their parts stand in a text.
package struct VisualFormat: Hashable, Sendable {
  /// A part of a format with its place in the text that was parsed.
  package struct Part<Value> {
    /// What it says.
    package let value: Value
    /// Its place in the text.
    package let range: Range<String.Index>
  }

  /// A number, or the name of one.
  package enum Number: Hashable, Sendable {
    /// Points, or a priority.
    case literal(Double)
    /// A key of the metrics.
    case metric(String)
  }

  /// The object that a size or distance is compared with.
  package enum Object: Hashable, Sendable {
    /// `100`.
    case number(Double)
    /// `gap` or `b`: a metric or, for a size, a view.
    case name(String)
    /// `b.height`: another size of a view.
    case size(of: String, attribute: String)
  }

  /// `>=100@750`.
  package struct Predicate: Hashable, Sendable {
    /// How the size or distance relates to ``object``.
    package let relation: Relation
    /// The other side.
    package let object: Part<Object>
    /// The priority; nil for required.
    package let priority: Part<Number>?
  }

  /// The distance between two views, or between a view and its superview.
  package enum Connection: Hashable, Sendable {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard distance.
    case standard
    /// `-(>=8,<=30@400)-`; never empty.
    case predicates([Predicate])
  }

  /// `[a(>=100)]`.
  package struct View: Hashable, Sendable {
    /// Its key.
    package let name: Part<String>
    /// Its size along the format's axis.
    package let sizes: [Predicate]
  }

  /// `-(8)-[b]`: a view and the distance before it.
  package struct Step: Hashable, Sendable {
    /// The distance from the view before.
    package let connection: Connection
    /// The view.
    package let view: View
  }

  /// A `|` and its distance from the view next to it.
  package struct Edge: Hashable, Sendable {
    /// The distance between them.
    package let connection: Connection
    /// The place of the `|`.
    package let bar: Part<Bar>
  }

  /// The `|`.
  package struct Bar: Hashable, Sendable {}

  /// `H` or `V`.
  package let axis: Axis
  /// The superview's edge in front of the first view, if the format names it.
  package let start: Edge?
  /// The first view.
  package let first: View
  /// The views after it.
  package let rest: [Step]
  /// The superview's edge after the last view, if the format names it.
  package let end: Edge?

  /// All views, in their order.
  package var views: [View] { [first] + rest.map { $0.view } }

  /// The names that sizes are compared with, of views and metrics.
  package var comparedNames: [Part<String>] {
    views.flatMap { $0.sizes }.compactMap { predicate in
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
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension VisualFormat.Part: Hashable where Value: Hashable {
  /// Hashes what the part says.
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension VisualFormat.Part: Sendable where Value: Sendable {}

/// Why a format can't be read or made into constraints.
package struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong, and what to do instead.
  package let error: LayoutError
  /// The offending part of the text; empty at its end.
  package let range: Range<String.Index>

  /// Creates an error.
  init(_ reason: String, at range: Range<String.Index>, remedy: String? = nil) {
    error = LayoutError(reason, remedy: remedy)
    self.range = range
  }
}
