import AutoLayout
import Cassowary

/// Where the canvas and the constraints differ.
extension Layout {
  /// A view that the canvas has elsewhere than its constraints put it.
  package struct MisplacedView: Hashable, Sendable, CustomStringConvertible {
    /// The view's name.
    package let view: String
    /// The frame on the canvas.
    package let canvasFrame: Rect
    /// The frame that constraints give it.
    package let frame: Rect

    /// What Interface Builder warns of.
    package var description: String {
      "\(view): constraints put it at \(frame), the canvas has it at \(canvasFrame)"
    }
  }

  /// The views that are elsewhere on the canvas than their constraints put them, in tree order; none
  /// while the screen has another size than the canvas.
  ///
  /// Differences up to a point are left out: texts are measured that exactly only.
  package var misplacedViews: [MisplacedView] {
    guard canvasHasScreenSize else { return [] }
    return treeOrder().compactMap { item in
      let (drawn, frame) = (canvasFrame(of: item), untransformedFrame(of: item))
      return drawn.isNear(frame, by: 1)
        ? nil : MisplacedView(view: name(of: item), canvasFrame: drawn, frame: frame)
    }
  }

  /// Whether the canvas was drawn for a screen as large as this one; only its size counts.
  var canvasHasScreenSize: Bool {
    canvasFrame(of: root).size == untransformedFrame(of: root).size
  }

  /// The constant with which a constraint would hold where the canvas has its items.
  func canvasConstant(of constraint: LayoutConstraint) -> Double {
    guard let row = lowering.row(of: constraint) else { return constraint.constant }
    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    let places = canvasValues(around: Set(items.flatMap(model.ancestry)))
    let sum = row.terms.reduce(0) { sum, term in
      sum + term.coefficient * (places[term.variable] ?? engine.solver.value(of: term.variable))
    }
    let constant = constraint.constant + sum - row.constant
    // Differences of pixels leave rounding errors of the last digits.
    return (constant * 1e6).rounded() / 1e6
  }

  /// The unknowns of views that were drawn on the canvas, with their values there.
  private func canvasValues(around items: Set<Item.ID>) -> [Variable: Double] {
    var values: [Variable: Double] = [:]
    for item in items {
      guard let frame = model[item].view?.canvasFrame else { continue }
      let rect = frame.inset(by: model.alignmentRectInsets(of: item))
      values.merge(zip(engine.variables(of: item), rect.inOrder)) { first, _ in first }
    }
    return values
  }
}

extension Layout.MisplacedView: JSONRepresentable {
  /// `view`, `canvasFrame` and `frame`.
  package var json: JSONValue {
    ["view": .string(view), "canvasFrame": canvasFrame.json, "frame": frame.json]
  }
}
