import AutoLayout

/// `fit`, and `expect fit`.
extension Interpreter {
  func fit(_ fitting: Fitting) throws(Problem) -> Outcome {
    let size = try size(of: fitting)
    return Outcome(
      output: PropertyValue.size(width: size.width, height: size.height).description)
  }

  func expectFitting(_ fitting: Fitting, _ expected: Located<Size>, _ tolerance: Double)
    throws(Problem)
  {
    let (found, wanted) = (try size(of: fitting), expected.value)
    let misses = [found.width - wanted.width, found.height - wanted.height]
    guard !misses.allSatisfy({ $0.magnitude <= tolerance }) else { return }
    let texts = [found, wanted].map {
      PropertyValue.size(width: $0.width, height: $0.height).description
    }
    throw .unmet(
      "the fitting size is \(texts[0]), expected \(texts[1])", at: expected.range)
  }

  private func size(of fitting: Fitting) throws(Problem) -> Size {
    var layout = session.layout
    let view = try layout.item(fitting.view)
    layout.solve()
    let solved = layout
    return try blaming(fitting.view.range.lowerBound..<fitting.target.range.upperBound) {
      () throws(LayoutError) in try solved.size(of: view, fitting: fitting.target.value)
    }
  }
}
