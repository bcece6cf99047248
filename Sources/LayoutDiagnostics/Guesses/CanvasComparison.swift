import AutoLayout
import Cassowary

/// A view that the canvas has elsewhere than its constraints put it.
package struct MisplacedView: Hashable, Sendable, CustomStringConvertible {
  /// The view's name.
  package let view: String
  /// The frame on the canvas.
  package let canvasFrame: Rect
  /// The frame that constraints give it.
  package let frame: Rect

  /// The warning of Interface Builder.
  package var description: String {
    "\(view): constraints put it at \(frame), the canvas has it at \(canvasFrame)"
  }
}

extension MisplacedView: JSONRepresentable {
  /// `view`, `canvasFrame` and `frame`.
  package var json: JSONValue {
    ["view": .string(view), "canvasFrame": canvasFrame.json, "frame": frame.json]
  }
}

/// Where the canvas and the constraints of a solved layout differ.
package struct CanvasComparison {
  private let layout: Layout

  /// Looks at a solved layout.
  package init(_ layout: Layout) { self.layout = layout }

  /// The views that are elsewhere on the canvas than their constraints put them, in tree order; none
  /// while the screen has another size than the canvas.
  ///
  /// Differences up to a point are left out: texts are measured that exactly only.
  package var misplacedViews: [MisplacedView] {
    guard hasScreenSize else { return [] }
    return layout.model.treeOrder().compactMap { item in
      let (drawn, frame) = frames(of: item)
      return drawn.isNear(frame, by: 1)
        ? nil : MisplacedView(view: layout.name(of: item), canvasFrame: drawn, frame: frame)
    }
  }

  /// Whether the canvas was drawn for a screen as large as this one; only its size counts.
  package var hasScreenSize: Bool {
    let (drawn, frame) = frames(of: layout.root)
    return drawn.size == frame.size
  }

  /// Whether a view has another width or height than on the canvas; frames are rounded to pixels.
  func isMisplaced(_ item: Item.ID, _ axis: Axis) -> Bool {
    let (drawn, frame) = frames(of: item)
    return abs(frame.size[axis] - drawn.size[axis]) * layout.environment.scale > 0.51
  }

  private func frames(of item: Item.ID) -> (drawn: Rect, frame: Rect) {
    (layout.canvasFrame(of: item), layout.untransformedFrame(of: item))
  }

  /// The constant that would satisfy a constraint for its items' frames on the canvas.
  func constant(of constraint: LayoutConstraint) -> Double {
    guard let row = layout.lowering().row(of: constraint) else { return constraint.constant }
    let items = constraint.items
    let places = drawnValues(around: Set(items.flatMap(layout.model.ancestry)))
    let sum = row.terms.reduce(0) { sum, term in
      let value = places[term.variable] ?? layout.engine.solver.value(of: term.variable)
      return sum + term.coefficient * value
    }
    let constant = constraint.constant + sum - row.constant
    // Differences of pixels leave rounding errors of the last digits.
    return (constant * 1e6).rounded() / 1e6
  }

  /// The error of a constraint, in points, for its items' frames on the canvas; nil if it holds.
  package func violation(of constraint: LayoutConstraint) -> Double? {
    let excess = constant(of: constraint) - constraint.constant
    let distance =
      switch constraint.relation {
      case .equal: abs(excess)
      case .lessThanOrEqual: excess
      case .greaterThanOrEqual: -excess
      }
    return distance > 0 ? distance : nil
  }

  /// The unknowns of views that were drawn on the canvas, with their values there.
  private func drawnValues(around items: Set<Item.ID>) -> [Variable: Double] {
    var values: [Variable: Double] = [:]
    for item in items {
      guard let frame = layout.model[item].view?.canvasFrame else { continue }
      let rect = frame.inset(by: layout.model.alignmentRectInsets(of: item))
      values.merge(zip(layout.engine.variables(of: item), rect.inOrder)) { first, _ in first }
    }
    return values
  }
}
