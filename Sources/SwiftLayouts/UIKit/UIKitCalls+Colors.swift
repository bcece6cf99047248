/// Colors, which only pictures show.
extension UIKitCalls {
  /// `UIColor(red: 1, green: 0.4, blue: 1, alpha: 1)` and `UIColor(white: 0.5, alpha: 1)` by the digits that layouts
  /// take; any other color isn't known.
  func color(_ arguments: [Argument]) -> Value {
    let parts = arguments.compactMap { evaluator.number($0.value) }
    guard parts.count == arguments.count else { return .unknown("a color isn't known") }
    let channels: [Double]
    switch arguments.map({ $0.label }) {
    case ["red", "green", "blue", "alpha"]: channels = parts
    case ["white", "alpha"]: channels = [parts[0], parts[0], parts[0], parts[1]]
    default: return .unknown("a color of this kind isn't read")
    }
    let digits = channels.map { channel in
      let byte = Int((min(max(channel, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let opaque = digits[3] == "ff" ? digits.dropLast() : digits[...]
    return .symbol("#" + opaque.joined(), type: "UIColor", arguments: nil)
  }
}
