/// Views in a row or column as Apple's visual format language draws them: `H:|-[a(>=100)]-(20)-[b]|`.
///
/// Grammar: *Auto Layout Guide*, appendix Visual Format Language. Two formats are equal if they say the same thing,
/// wherever their parts stand in a text.
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
    /// A key in the metrics.
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
    /// The distance from the previous view.
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

  /// The names of views and metrics that sizes are compared with.
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
  /// Whether both say the same thing.
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

extension VisualFormat: CustomStringConvertible {
  /// The format in its canonical spelling, which parses to an equal format: with the orientation, and
  /// with parentheses around every predicate.
  package var description: String {
    let head = start.map { "|\($0.connection)" } ?? ""
    let steps = rest.map { "\($0.connection)\($0.view)" }.joined()
    let tail = end.map { "\($0.connection)|" } ?? ""
    return "\(axis == .horizontal ? "H" : "V"):\(head)\(first)\(steps)\(tail)"
  }
}

extension VisualFormat.View: CustomStringConvertible {
  /// `[a(>=100)]`.
  package var description: String {
    "[\(Name.typeable(name.value))\(sizes.isEmpty ? "" : sizes.inParentheses)]"
  }
}

extension VisualFormat.Connection: CustomStringConvertible {
  /// Nothing, `-` or `-(8)-`.
  package var description: String {
    switch self {
    case .flush: ""
    case .standard: "-"
    case .predicates(let predicates): "-\(predicates.inParentheses)-"
    }
  }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  /// `>=100@750`.
  package var description: String {
    let sign = relation == .equal ? "" : relation.symbol
    return "\(sign)\(object.value)\(priority.map { "@\($0.value)" } ?? "")"
  }
}

extension VisualFormat.Object: CustomStringConvertible {
  /// `100`, `gap`, `b.height`.
  package var description: String {
    switch self {
    case .number(let number): NumberText.exact(number)
    case .name(let name): Name.typeable(name)
    case .size(let name, let attribute): "\(Name.typeable(name)).\(attribute)"
    }
  }
}

extension VisualFormat.Number: CustomStringConvertible {
  /// `750`, `strength`.
  package var description: String {
    switch self {
    case .literal(let number): NumberText.exact(number)
    case .metric(let name): name
    }
  }
}

extension [VisualFormat.Predicate] {
  fileprivate var inParentheses: String { "(\(map { $0.description }.joined(separator: ",")))" }
}

extension Layout {
  /// The constraints that a format draws, in its order, and then those of its alignment.
  ///
  /// They are `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`. A bare hyphen
  /// is `Standard` spacing between views and the margin at the edge of the superview (iOS 8 and
  /// later).
  ///
  /// - Parameters:
  ///   - format: What to draw.
  ///   - options: Alignment, direction and spacing.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and guides that the format names.
  /// - Returns: Constraints that are not added yet.
  /// - Throws: What UIKit refuses, with its reason and the part of the format.
  package func constraints(
    of format: VisualFormat, options: VisualFormatOptions = VisualFormatOptions(),
    metrics: [String: Double] = [:], views: [String: Item.ID]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var builder = VisualFormatBuilder(
      layout: self, format: format, options: options, metrics: metrics, views: views)
    try builder.build()
    return builder.constraints
  }
}
