/// What edits changed since a component was built, and how much they may.
///
/// Each edit leaves traces: a row that the presolve could use, a definition that became a
/// core row, unknowns that no row mentions. Beyond some measure building anew gives a smaller
/// tableau, and is cheaper. The limits were found by measuring; none decides a result.
struct EditBudget {
  /// How many of `count` things may come, go or change without a new build.
  static func share(of count: Int) -> Int { 16 + count / 8 }

  /// How many required equalities may join the core: each could define an unknown.
  private static let equationLimit = 16
  /// After so many edits without a tableau one is made, which takes about as long as all of them
  /// took, and which later edits only touch.
  private static let lineSolutionLimit = 4

  /// Whether constraints were removed, so that the component may have fallen apart.
  var hasLostRows = false
  /// How many more required equalities the core has than when it was built.
  var addedEquations = 0
  /// How many definitions became core rows.
  var releasedDefinitions = 0
  /// How many edits were taken over without a tableau since the component was built or copied.
  var lineSolutions = 0

  /// Whether the core may have the equations that it has by now.
  var allowsEquations: Bool { addedEquations <= Self.equationLimit }
  /// Whether one more edit may do without a tableau.
  var allowsLineSolution: Bool { lineSolutions <= Self.lineSolutionLimit }

  /// Whether as many definitions may be released as were by now, where so many are left.
  func allowsReleases(besides definitionCount: Int) -> Bool {
    releasedDefinitions <= Self.share(of: definitionCount)
  }

  /// A new tableau starts without what edits left in the old one.
  mutating func startTableau() {
    addedEquations = 0
    releasedDefinitions = 0
  }
}
