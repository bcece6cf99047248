import AutoLayout

/// Transforms as Core Graphics makes them; angles are in degrees unless a unit says otherwise.
///
/// ```
/// transform = start { "rotated" N | "scaled" N [N] | "translated" N N | "inverted"
///                   | "concatenating" start }
/// start     = "identity" | "rotation" ANGLE | "scale" N [N] | "translation" N N
///           | "(" N N N N N N ")" | NAME ".transform"
/// ANGLE     = N ["deg" | "°" | "rad"]
/// ```
extension Resolver {
  /// Whether a transform may begin with a word.
  static func startsTransform(_ word: String) -> Bool {
    ["identity", "rotation", "scale", "translation"].contains(word.lowercased())
  }

  func transform(_ syntax: ValueSyntax) throws(Problem) -> AffineTransform {
    var reader = TransformReader(rest: syntax.elements[...], resolver: self, end: syntax.range)
    return try reader.transform()
  }

  private struct TransformReader {
    var rest: ArraySlice<Expression>
    let resolver: Resolver
    /// The whole value, for errors at its end.
    let end: SourceRange

    private var word: String? { rest.first?.word?.lowercased() }

    mutating func transform() throws(Problem) -> AffineTransform {
      var result = try start()
      while let step = rest.popFirst() {
        // As in Core Graphics, a step is applied before the transform so far.
        switch step.word?.lowercased() {
        case "rotated": result = try rotation().concatenating(result)
        case "scaled": result = try scale().concatenating(result)
        case "translated": result = try translation().concatenating(result)
        case "concatenating": result = result.concatenating(try start())
        case "inverted":
          guard let inverse = result.inverted() else {
            throw Problem(
              "this transform can't be inverted", at: step.range,
              remedy: "it flattens the plane; scale by a factor other than 0")
          }
          result = inverse
        default:
          throw resolver.unexpected(
            "rotated, scaled, translated, inverted or concatenating", at: step.range)
        }
      }
      return result
    }

    private mutating func start() throws(Problem) -> AffineTransform {
      guard let first = rest.popFirst() else {
        throw Problem(
          "expected identity, rotation, scale, translation or six numbers in parentheses",
          at: end)
      }
      switch first.word?.lowercased() {
      case "identity": return .identity
      case "rotation": return try rotation()
      case "scale": return try scale()
      case "translation": return try translation()
      default: break
      }
      if let path = first.path, path.steps.isEmpty, resolver.variable(path.head) == nil {
        throw resolver.unexpected(
          "identity, rotation, scale, translation or six numbers in parentheses", at: first.range)
      }
      let value = try resolver.value(first)
      guard case .transform(let transform) = value.value.read(as: .transform) else {
        if case .list = value.value {
          throw Problem("expected a, b, c, d, tx and ty", at: first.range)
        }
        throw .mismatch("a transform", value)
      }
      return transform
    }

    private mutating func rotation() throws(Problem) -> AffineTransform {
      let angle = try numbers("an angle in degrees", counts: 1...1)[0]
      switch word {
      case "deg", "degrees": rest.removeFirst()
      case "rad", "radians":
        rest.removeFirst()
        return AffineTransform(rotationDegrees: angle * 180 / .pi)
      default: break
      }
      return AffineTransform(rotationDegrees: angle)
    }

    private mutating func scale() throws(Problem) -> AffineTransform {
      let factors = try numbers("a factor, or one for x and one for y", counts: 1...2)
      return AffineTransform(scaleX: factors[0], y: factors[factors.count - 1])
    }

    private mutating func translation() throws(Problem) -> AffineTransform {
      let distance = try numbers("a distance along x and one along y", counts: 2...2)
      return AffineTransform(translationX: distance[0], y: distance[1])
    }

    /// Reads consecutive numbers, up to the maximum.
    private mutating func numbers(_ what: String, counts: ClosedRange<Int>) throws(Problem)
      -> [Double]
    {
      var numbers: [Double] = []
      while let element = rest.first, numbers.count < counts.upperBound,
        numbers.isEmpty || !isWord(element)
      {
        let value = try resolver.value(element)
        guard !value.value.numbers.isEmpty else { throw .mismatch(what, value) }
        numbers += value.value.numbers
        rest.removeFirst()
      }
      guard counts.contains(numbers.count) else {
        // Missing parts are reported at the end, so that a line being typed counts as unfinished.
        let place = rest.first?.range ?? end.upperBound..<end.upperBound
        throw Problem("expected \(what)", at: place)
      }
      return numbers
    }

    private func isWord(_ element: Expression) -> Bool {
      guard let path = element.path else { return false }
      return path.steps.isEmpty && resolver.variable(path.head) == nil
    }
  }
}
