import AutoLayout
import LayLanguage

extension Prompt {
  private static let usualDevice = Layout().environment.device.name

  /// Before a command: the device, unless it is the usual one, and how much is broken or ambiguous.
  ///
  /// `lay iPhone 16 ⚠1> `
  static func text(_ interpreter: Interpreter) -> String {
    let device = interpreter.session.layout.environment.device.name
    let problems = interpreter.problemCount
    let parts = [
      "lay", device == usualDevice ? nil : device,
      problems > 0 ? "⚠\(problems)" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ") + "> "
  }
}
