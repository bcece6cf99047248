import AutoLayout

/// Transforms of views.
extension UIKitCalls {
  /// `CGAffineTransform(scaleX: 2, y: 2)`.
  func transform(_ arguments: [Argument]) -> Value {
    let labels = arguments.map { $0.label }
    let numbers = arguments.compactMap { evaluator.number($0.value) }
    guard numbers.count == labels.count,
      let made = AffineTransform.named(labels.first ?? "", numbers, count: labels.count)
    else {
      return .unknown(
        arguments.compactMap { $0.value.unknownReason }.first ?? "a transform isn't known")
    }
    return made.value
  }

  /// `transform.scaledBy(x: 2, y: 2)`: what is asked for comes first, then the transform itself.
  func callTransform(
    _ name: String, _ fields: [String: Double], _ arguments: [Argument]
  ) -> Value? {
    guard let transform = AffineTransform(fields) else { return nil }
    let numbers = arguments.compactMap { evaluator.number($0.value) }
    switch (name, arguments.first?.value) {
    case ("inverted", nil): return (transform.inverted() ?? transform).value
    case ("concatenating", .structure(AffineTransform.typeName, let other)?):
      return AffineTransform(other).map { transform.concatenating($0).value }
    case ("scaledBy", _), ("translatedBy", _), ("rotated", _):
      let label = ["scaledBy": "scaleX", "translatedBy": "translationX"][name] ?? "rotationAngle"
      return AffineTransform.named(label, numbers, count: arguments.count)
        .map { $0.concatenating(transform).value }
    default: return nil
    }
  }
}

extension AffineTransform {
  static let typeName = "CGAffineTransform"

  /// The transform of an initialiser by its first label; nil for any other.
  fileprivate static func named(_ label: String, _ numbers: [Double], count: Int) -> Self? {
    guard numbers.count == count else { return nil }
    switch (label, count) {
    case ("", 0): return .identity
    case ("scaleX", 2): return Self(scaleX: numbers[0], y: numbers[1])
    case ("translationX", 2): return Self(translationX: numbers[0], y: numbers[1])
    case ("rotationAngle", 1): return Self(rotationDegrees: numbers[0] * 180 / .pi)
    case ("a", 6):
      return Self(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    default: return nil
    }
  }

  /// The transform of a structure's fields; nil if one is missing.
  init?(_ fields: [String: Double]) {
    guard let a = fields["a"], let b = fields["b"], let c = fields["c"], let d = fields["d"],
      let tx = fields["tx"], let ty = fields["ty"]
    else { return nil }
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  var value: Value {
    .structure(Self.typeName, ["a": a, "b": b, "c": c, "d": d, "tx": tx, "ty": ty])
  }
}
