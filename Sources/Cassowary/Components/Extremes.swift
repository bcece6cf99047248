/// The extremes of expressions over the optimal solutions of a component.
extension ComponentCore {
  /// The minimum of `sign ×` an expression over what the levels leave open, by its free part: that of the
  /// tableau; -∞ when there is none.
  ///
  /// Goes to a solution where it is attained, and leaves the expression collected there.
  mutating func minimize(
    _ terms: [(variable: Int32, factor: Double)], sign: Double, _ expansion: inout Expansion
  ) -> Double {
    collect(terms, &expansion)
    return minimizeCollected(terms, sign: sign, &expansion)
  }

  /// The same of an expression that is collected already.
  mutating func minimizeCollected(
    _ terms: [(variable: Int32, factor: Double)], sign: Double, _ expansion: inout Expansion
  ) -> Double {
    if tableau.collectedCanFall(sign: sign, level: firstStayLevel) {
      let isBounded = tableau.minimizeCollected(sign: sign, level: firstStayLevel)
      expansion.forget()
      if !isBounded { return -.infinity }
      collect(terms, &expansion)
    }
    return sign * tableau.collectedValue
  }
}
