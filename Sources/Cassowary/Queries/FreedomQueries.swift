extension Solver {
  /// What is open about some variables.
  ///
  /// Asking for many variables at once is much cheaper than one by one: each component is copied
  /// once.
  /// - Parameters:
  ///   - wanted: The variables; unknown ones count as never constrained.
  ///   - nameLimit: How many constraints are named at each end, and as tied; the oldest.
  ///   - isNamed: Which constraints are worth naming as limits.
  /// - Returns: One entry for each variable that is not unique, in the order given.
  package func freedoms(
    of wanted: [Variable], nameLimit: Int = .max,
    naming isNamed: (LinearConstraint.ID) -> Bool = { _ in true }
  ) -> [Freedom] {
    var places: [Int32: [Int]] = [:]
    var found: [Freedom?] = wanted.map { variable in
      isUnique(variable) || isSuggested(variable) ? nil : .unlimited(variable)
    }
    for (place, variable) in wanted.enumerated() where found[place] != nil {
      guard variables.contains(variable) else { continue }
      places[variables[Int(variable.rawValue)].component, default: []].append(place)
    }
    for (number, places) in places {
      guard let component = partition.component(number) else { continue }
      var survey = FreedomSurvey(
        component.core, at: variables, nameLimit: nameLimit, isNamed: isNamed)
      let freedoms = survey.freedoms(
        of: places.map { (variables[Int(wanted[$0].rawValue)].localIndex, wanted[$0]) })
      for (place, freedom) in zip(places, freedoms) { found[place] = freedom }
    }
    return found.compactMap { $0 }
  }

  private func isSuggested(_ variable: Variable) -> Bool {
    variables.contains(variable) && variables[Int(variable.rawValue)].isSuggested
  }
}

extension Freedom {
  /// A variable that no constraint mentions.
  fileprivate static func unlimited(_ variable: Variable) -> Freedom {
    Freedom(
      variable: variable, range: -.infinity ... .infinity, lowerLimits: [], upperLimits: [],
      tied: [])
  }
}
