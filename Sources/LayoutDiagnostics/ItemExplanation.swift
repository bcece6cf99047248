import AutoLayout

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
      let ways = openings.map {
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
