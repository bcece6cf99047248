import AutoLayout

/// Transforms as Core Graphics makes them, angles in degrees unless they say otherwise.
///
/// ```
/// transform = start { "rotated" N | "scaled" N [N] | "translated" N N | "inverted"
///                   | "concatenating" start }
/// start     = "identity" | "rotation" ANGLE | "scale" N [N] | "translation" N N
///           | "(" N N N N N N ")" | NAME ".transform" | SWIFT
/// ANGLE     = N ["deg" | "°" | "rad"], in radians where it is a multiple of .pi
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
    if let transform = try swiftTransform() { return transform }
    if word() != nil, isAtElement {
      let value = try expression("a transform", .list)
      guard case .transform(let transform) = value.value.read(as: .transform) else {
        throw .mismatch("a transform", value)
      }
      return transform
    }
    guard isAt(.openParenthesis) else {
      throw unexpected("identity, rotation, scale, translation or six numbers in parentheses")
    }
    let n = try numbers("a, b, c, d, tx and ty", counts: [6])
    return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private mutating func rotation() throws(Problem) -> AffineTransform {
    AffineTransform(rotationDegrees: try angle())
  }

  private static let radians: Set<String> = ["rad", "radians"]
  private static let degrees: Set<String> = ["deg", "degrees"]

  /// An angle in degrees.
  private mutating func angle() throws(Problem) -> Double {
    let start = current.range
    let number = try number("an angle in degrees")
    if take(.degree) || takeKeyword(of: Self.degrees) != nil { return number.value }
    let isMultipleOfPi = source.text[range(from: start)].contains(".pi")
    guard takeKeyword(of: Self.radians) != nil || isMultipleOfPi else { return number.value }
    return number.value * 180 / .pi
  }

  /// `CGAffineTransform(rotationAngle: 45 * .pi/180)`, `(scaleX: 1.8, y: 1)`, `(translationX: 100, y: 0)`.
  private mutating func swiftTransform() throws(Problem) -> AffineTransform? {
    guard isAt(keyword: "cgaffinetransform"), isAt(.openParenthesis, offset: 1),
      let label = word(at: 2)?.lowercased()
    else { return nil }
    let start = current.range
    advance()
    let numbers = try enclosed(.openParenthesis, .closeParenthesis, "a number")
      .flatMap { $0.numbers }
    switch (label, numbers.count) {
    case ("rotationangle", 1): return AffineTransform(rotationDegrees: numbers[0] * 180 / .pi)
    case ("scalex", 2): return AffineTransform(scaleX: numbers[0], y: numbers[1])
    case ("translationx", 2): return AffineTransform(translationX: numbers[0], y: numbers[1])
    default:
      throw Problem(
        "no transform can be made of this", at: range(from: start),
        remedy: "write rotationAngle:, scaleX:y: or translationX:y:")
    }
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
