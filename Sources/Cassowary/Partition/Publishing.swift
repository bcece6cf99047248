/// How the solution of a component becomes that of the solver's variables.
extension VariableStore {
  /// Takes over the solution of a component.
  mutating func publish(_ core: borrowing ComponentCore, number: Int32) {
    publish(
      core.system.value, core.isAmbiguous, of: core.system.variable,
      count: core.system.unknownCount, component: number)
    core.system.forEachParameter { settle(Int($0)) }
  }

  /// Takes over the solution at the origin of a ray of a component.
  mutating func publish(_ ray: ParameterRay, of core: borrowing ComponentCore, number: Int32) {
    publish(
      ray.solution, ray.isAmbiguous, of: core.system.variable, count: core.system.unknownCount,
      component: number)
    core.system.forEachParameter { settle(Int($0)) }
  }

  /// Puts the variables that follow a parameter to where they belong for its new value.
  mutating func move(along ray: ParameterRay, to parameter: Double) {
    move(ray.variable, from: ray.start, at: ray.rate, by: parameter - ray.origin)
  }
}
