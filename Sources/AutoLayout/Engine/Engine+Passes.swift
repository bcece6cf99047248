import Cassowary

/// Layout in passes: what a view needs may depend on the size that it gets.
extension Engine {
  /// Starts the first pass, which knows neither the widths of texts that wrap nor what covers views.
  mutating func startFirstPass(_ model: inout Model) {
    guard needsUpdate else { return }
    for item in isBuilt ? Array(wrapping.union(inset)) : model.items {
      guard model[item].wrapWidth != nil || model[item].safeAreaInsets != .zero else { continue }
      model[item].wrapWidth = nil
      model[item].safeAreaInsets = .zero
      attributesChanged(of: item, in: model)
    }
  }

  /// How often safe areas may move views that have safe areas themselves.
  private static let passLimit = 4

  /// The passes after the first: texts that wrap ask for the height at the width that the first pass
  /// gave, as UIKit's labels set their `preferredMaxLayoutWidth` when they are laid out, and views
  /// learn how much of them bars and notches cover.
  mutating func refine(_ model: inout Model) {
    for item in wrapping.sorted() {
      guard let own = variables[Int(item.rawValue)] else { continue }
      model[item].wrapWidth = solver.value(of: own.width)
      attributesChanged(of: item, in: model)
    }
    for _ in 0..<Self.passLimit {
      for item in inset.sorted() {
        let insets = safeAreaInsets(of: item, in: model)
        guard insets != model[item].safeAreaInsets else { continue }
        model[item].safeAreaInsets = insets
        attributesChanged(of: item, in: model)
      }
      guard update(from: model) else { return }
      solver.solve()
    }
  }

  /// How much of a view the bars and notches of the root view cover, by the last solution.
  func safeAreaInsets(of item: Item.ID, in model: Model) -> EdgeInsets {
    if item == Model.root { return model.environment.safeArea }
    let lowering = Lowering(model: model, variables: variables)
    func distance(_ attribute: Attribute) -> Double {
      let expression = lowering.expression(of: Anchor(item, attribute), in: Model.root)
      return expression.terms.reduce(expression.constant) { sum, term in
        sum + term.coefficient * solver.value(of: term.variable)
      }
    }
    let safe = model.environment.safeArea
    let size = model.environment.size
    return EdgeInsets(
      top: max(0, safe.top - distance(.top)),
      left: max(0, safe.left - distance(.left)),
      bottom: max(0, distance(.bottom) - (size.height - safe.bottom)),
      right: max(0, distance(.right) - (size.width - safe.right)))
  }
}
