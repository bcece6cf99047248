import AutoLayout

/// Why an attribute has the value that it has.
public struct Explanation: Hashable, Sendable {
  /// A part of the sum that gives the value.
  package struct Summand: Hashable, Sendable {
    /// Where a part comes from.
    package enum Source: Hashable, Sendable {
      /// The constant of a tight constraint.
      case constraint(ConstraintReference)
      /// A number from outside: the root view's width or height.
      case given(String)
      /// The offset of an attribute from an edge: a margin or the distance to a baseline.
      case inset(String)
    }

    /// Where the part comes from.
    package let source: Source
    /// Tells it from parts that come from elsewhere.
    let origin: SummandOrigin
    /// The change of the value per point of the constant, while the views of ``Explanation/shifting`` stay where they
    /// are.
    package internal(set) var coefficient: Double
    /// In points.
    package let constant: Double

    /// The amount of the part, in points.
    package var amount: Double { coefficient * constant }
  }

  /// An optional or broken constraint that would have the item otherwise.
  package struct Loss: Hashable, Sendable {
    /// The constraint.
    package let constraint: ConstraintReference
    /// Its left side minus its right side, in points: positive when it wants less.
    package let error: Double
    /// The tight constraints that outweigh it; empty if these are not unique.
    package let winners: [ConstraintReference]
  }

  /// `red.width`.
  public let subject: String
  /// In points; positions in the coordinates of the superview.
  public let value: Double
  /// The summands of the value; empty if it isn't determined.
  package let summands: [Summand]
  /// The views whose margins or safe areas are part of the sum and follow their place, by name.
  package let shifting: [String]
  /// The open values, if the value isn't determined.
  package let openValues: [AmbiguityReport.OpenValue]
  /// The constraints that don't hold and concern the item on this axis.
  package let losses: [Loss]

  /// Whether the constraints leave the attribute one value only.
  public var isDetermined: Bool { openValues.isEmpty }
}

extension Explanation.Summand {
  /// The short name of the part.
  var name: String {
    switch source {
    case .constraint(let reference): reference.shortName
    case .given(let name), .inset(let name): name
    }
  }

  /// The text of the part in a list.
  var text: String {
    switch source {
    case .constraint(let reference): reference.description
    case .given(let name), .inset(let name): name
    }
  }
}

extension Explanation: CustomStringConvertible {
  /// The sum, what each part of it is, how to change the value, and what lost.
  public var description: String {
    guard isDetermined else {
      let lines = ["\(subject) = \(NumberText.measured(value)) is open"]
      return (lines + openValues.map { "    \($0)" } + losses.map { "    \($0)" })
        .joined(separator: "\n")
    }
    let parts = summands.map { (NumberText.measured($0.amount), $0.rate, $0.text) }
    let width = parts.map { $0.0.count }.max() ?? 0
    let lines = parts.map { amount, rate, text in
      "    " + String(repeating: " ", count: width - amount.count) + amount + "  \(text)\(rate)"
    }
    return ([equation] + lines + changes + caution + losses.map { "    \($0)" })
      .joined(separator: "\n")
  }

  /// `red.width = root.width(375) - 20 - 20 = 335`.
  public var equation: String {
    let total = NumberText.measured(value)
    let sum = sumText
    return sum == total ? "\(subject) = \(total)" : "\(subject) = \(sum) = \(total)"
  }

  /// The right side, with the factor that all parts share taken out: `(root.width(375) - 8) / 2`.
  private var sumText: String {
    let parts = summands.filter { $0.amount != 0 }
    guard let factor = parts.first?.coefficient.magnitude else { return "0" }
    let isShared = parts.allSatisfy { ($0.coefficient.magnitude - factor).magnitude < 1e-9 }
    guard isShared, (factor - 1).magnitude > 1e-9, parts.count > 1 else {
      return sum(parts) { $0.term }
    }
    let inner = sum(parts) { (($0.coefficient < 0) != ($0.constant < 0), $0.number($0.constant)) }
    let inverse = (1 / factor).rounded()
    return inverse > 1 && (inverse * factor - 1).magnitude < 1e-9
      ? "(\(inner)) / \(NumberText.exact(inverse))" : "\(NumberText.general(factor)) * (\(inner))"
  }

  private func sum(_ parts: [Summand], _ term: (Summand) -> (isNegative: Bool, text: String))
    -> String
  {
    parts.enumerated().map { place, part in
      let (isNegative, text) = term(part)
      if place == 0 { return isNegative ? "-\(text)" : text }
      return isNegative ? "- \(text)" : "+ \(text)"
    }.joined(separator: " ")
  }

  /// The changes that increase the value: sizes of content and of the root view, margins, constants.
  private var changes: [String] {
    func names(_ isRaising: Bool) -> String {
      let parts = summands.filter { ($0.coefficient > 0) == isRaising && $0.isChangeable }
      let constants = parts.compactMap { $0.constraint }
      let others = parts.compactMap { $0.quantity }
      let named =
        constants.isEmpty ? [] : ["the constant of \(Sentence.list(constants, "or"))"]
      return Sentence.list(others + named, "or")
    }
    let ways = [("raise", names(true)), ("lower", names(false))].filter { !$0.1.isEmpty }
    guard !ways.isEmpty else { return [] }
    let list = ways.map { "\($0.0) \($0.1)" }.joined(separator: ", or ")
    return ["    to make it bigger, \(list); to make it smaller, the other way round"]
  }

  /// The caution that the sum doesn't say what happens when some views move.
  private var caution: [String] {
    let stay = shifting.count == 1 ? "it stays" : "they stay"
    return Sentence.caution(shifting, "the factors hold only while \(stay)").map { "    \($0)" }
  }
}

extension Explanation.Summand {
  /// Whether the user could change the number.
  fileprivate var isChangeable: Bool {
    if case .constraint(let reference) = source { return reference.isChangeable }
    return constant != 0
  }

  /// The name of a constraint whose constant it is; nil for other numbers.
  fileprivate var constraint: String? {
    guard case .constraint(let reference) = source, reference.quantity == nil else { return nil }
    return reference.shortName
  }

  /// The name of the number, if it isn't a constant: `the content width of title`.
  fileprivate var quantity: String? {
    switch source {
    case .constraint(let reference): reference.quantity
    case .given(let name): name
    case .inset(let name): "the \(name)"
    }
  }

  /// The rate of change of the value, if it isn't 1.
  fileprivate var rate: String {
    coefficient.magnitude == 1
      ? "" : ", \(NumberText.general(coefficient)) * \(NumberText.measured(constant))"
  }

  /// `root.width(375)` for what comes from outside, otherwise the bare number.
  fileprivate func number(_ value: Double) -> String {
    let text = NumberText.measured(value.magnitude)
    if case .given(let name) = source { return "\(name)(\(text))" }
    return text
  }

  /// The part with its own factor: `0.5 * 20`.
  fileprivate var term: (isNegative: Bool, text: String) {
    let factor = coefficient.magnitude
    let text =
      (factor - 1).magnitude < 1e-9
      ? number(constant) : "\(NumberText.general(factor)) * \(number(constant))"
    return ((coefficient < 0) != (constant < 0), text)
  }
}

extension Explanation.Loss: CustomStringConvertible {
  /// `lost: hugging 251 of title, which wants 92 less, to c1 and c3`.
  public var description: String {
    let points = NumberText.missed(error)
    let wish = "which wants \(points) \(error > 0 ? "less" : "more")"
    let to = winners.isEmpty ? "" : ", to \(ConstraintReference.list(winners))"
    return "lost: \(constraint), \(wish)\(to)"
  }
}

/// The explanation of a view's or guide's four edges.
package struct ItemExplanation: Hashable, Sendable {
  /// The item's name.
  package let item: String
  /// The frame, rounded to pixels.
  package let frame: Rect
  /// Leading, trailing, top and bottom, in the coordinates of the superview.
  package let edges: [Explanation]

  /// Explains an item of a solved layout.
  package init(of item: Item.ID, in layout: Layout) {
    self.item = layout.model.path(of: item)
    frame = layout.frame(of: item)
    edges = [.leading, .trailing, .top, .bottom].map {
      layout.explanation(of: Anchor(item, $0))
    }
  }
}

extension ItemExplanation: CustomStringConvertible {
  /// The frame, and a sentence for each edge.
  package var description: String {
    (["\(item) \(frame)"] + edges.map { "    \($0.sentence)" }).joined(separator: "\n")
  }
}

extension ItemExplanation: JSONRepresentable {
  /// `item`, `frame`, `edges`.
  package var json: JSONValue {
    ["item": .string(item), "frame": frame.json, "edges": .list(edges)]
  }
}

extension Explanation {
  /// `red.trailing = root.width(375) - 20 = 355, because of c3 (root.trailing = red.trailing + 20)`.
  fileprivate var sentence: String {
    guard isDetermined else {
      let ways = openValues.map {
        "\($0.attribute) may be in \(Sentence.interval($0.range)): \($0.reason)"
      }
      return "\(subject) = \(NumberText.measured(value)), but \(Sentence.list(ways))"
    }
    var references: [ConstraintReference] = []
    for summand in summands {
      if case .constraint(let reference) = summand.source { references.append(reference) }
    }
    guard let only = references.first else { return equation }
    let because =
      references.count == 1 ? only.inSentence : ConstraintReference.list(references)
    return "\(equation), because of \(because)"
  }
}
