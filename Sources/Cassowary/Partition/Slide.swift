/// How the whole system follows one parameter, as long as nothing else changes.
///
/// A window is resized in many small steps. Which components a step concerns, and along which rays
/// they move, is the same as in the step before. Finding out again would cost more than moving them.
struct Slide: Sendable {
  /// The solver's number of the parameter.
  let parameter: Int32
  private let rays: [ParameterRay]
  /// The values of the parameter that every ray reaches.
  private let reach: ClosedRange<Double>

  /// Creates the slide of a parameter along the rays of all components that mention it; nil where
  /// they have no reach in common.
  init?(parameter: Int32, rays: [ParameterRay]) {
    let lower = rays.reduce(-.infinity) { max($0, $1.reach.lowerBound) }
    let upper = rays.reduce(.infinity) { min($0, $1.reach.upperBound) }
    guard lower <= upper else { return nil }
    self.parameter = parameter
    self.rays = rays
    reach = lower...upper
  }

  /// Moves the variables; false, and nothing happens, where some component has to be solved again.
  func move(_ variables: inout VariableStore) -> Bool {
    let value = variables[Int(parameter)].suggestion
    guard reach.contains(value) else { return false }
    for ray in rays { variables.move(along: ray, to: value) }
    variables.settle(Int(parameter))
    return true
  }
}
