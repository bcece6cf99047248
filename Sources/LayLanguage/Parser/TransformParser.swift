import AutoLayout

/// Transforms as Core Graphics makes them, angles in degrees.
///
/// ```
/// transform = start { "rotated" N | "scaled" N [N] | "translated" N N | "inverted"
///                   | "concatenating" start }
/// start     = "identity" | "rotation" N | "scale" N [N] | "translation" N N
///           | "(" N N N N N N ")"
/// ```
extension TokenReader {
  mutating func transform() throws(Problem) -> AffineTransform {
    var result = try transformStart()
    while let step = takeKeyword(of: Self.transformSteps) {
      switch step.value {
      // As in Core Graphics, a step is applied before the transform so far.
      case "rotated": result = try rotation().concatenating(result)
      case "scaled": result = try scale().concatenating(result)
      case "translated": result = try translation().concatenating(result)
      case "concatenating": result = result.concatenating(try transformStart())
      default:
        guard let inverse = result.inverted() else {
          throw Problem(
            "this transform can't be inverted", at: step.range,
            remedy: "it flattens the plane; scale by a factor other than 0")
        }
        result = inverse
      }
    }
    return result
  }

  private static let transformSteps = [
    "rotated", "scaled", "translated", "inverted", "concatenating",
  ]

  private mutating func transformStart() throws(Problem) -> AffineTransform {
    if take(keyword: "identity") { return .identity }
    if take(keyword: "rotation") { return try rotation() }
    if take(keyword: "scale") { return try scale() }
    if take(keyword: "translation") { return try translation() }
    guard isAt(.openParenthesis) else {
      throw unexpected("identity, rotation, scale, translation or six numbers in parentheses")
    }
    let n = try numbers("a, b, c, d, tx and ty", counts: [6])
    return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private mutating func rotation() throws(Problem) -> AffineTransform {
    AffineTransform(rotationDegrees: try number("an angle in degrees").value)
  }

  private mutating func scale() throws(Problem) -> AffineTransform {
    let factors = try numbers("a factor, or one for x and one for y", counts: [1, 2])
    return AffineTransform(scaleX: factors[0], y: factors[factors.count - 1])
  }

  private mutating func translation() throws(Problem) -> AffineTransform {
    let distance = try numbers("a distance along x and one along y", counts: [2])
    return AffineTransform(translationX: distance[0], y: distance[1])
  }
}
