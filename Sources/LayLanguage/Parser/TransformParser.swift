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

  private static let swiftLabels = [
    ["rotationAngle"], ["scaleX", "y"], ["translationX", "y"], ["a", "b", "c", "d", "tx", "ty"],
  ]

  /// `CGAffineTransform(rotationAngle: 45 * .pi/180)`, `(scaleX: 1.8, y: 1)`, `(translationX: 100, y: 0)`.
  private mutating func swiftTransform() throws(Problem) -> AffineTransform? {
    guard isAt(keyword: "cgaffinetransform"), isAt(.openParenthesis, offset: 1),
      word(at: 2) != nil, isAt(.colon, offset: 3)
    else { return nil }
    let name = Located("CGAffineTransform", current.range)
    advance()
    let arguments = try arguments(of: name, labels: Self.swiftLabels)
    let numbers = arguments.flatMap { $0.value.numbers }
    guard numbers.count == arguments.count else {
      throw Problem("CGAffineTransform takes numbers", at: range(from: name.range))
    }
    switch (arguments[0].label?.value, numbers.count) {
    case ("rotationAngle", 1): return AffineTransform(rotationDegrees: numbers[0] * 180 / .pi)
    case ("scaleX", 2): return AffineTransform(scaleX: numbers[0], y: numbers[1])
    case ("translationX", 2): return AffineTransform(translationX: numbers[0], y: numbers[1])
    default:
      let read = PropertyValue.list(arguments.map { $0.value }).read(as: .transform)
      guard case .transform(let transform) = read else { throw unexpected("a transform") }
      return transform
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
