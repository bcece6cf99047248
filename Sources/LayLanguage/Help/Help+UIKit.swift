import AutoLayout

extension Help {
  /// `Docs/UIKit.md`, complete: which command does what a member of UIKit does.
  package static var uiKitReference: String {
    var parts = [
      "<!-- Generated from the table of UIKit's members; do not edit. -->",
      "# UIKit",
      "Every member of UIKit that has to do with layout, the command that does the same, and a script"
        + " that shows and tests it.",
    ]
    for uiKitClass in UIKitClass.all { parts += section(of: uiKitClass) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func section(of uiKitClass: UIKitClass) -> [String] {
    var covered: [String] = []
    var missing: [String] = []
    for member in uiKitClass.members {
      switch member.coverage {
      case .command(let command, let script):
        let code = command.replacing("|", with: "\\|")
        covered.append("| `\(member.name)` | `\(code)` | [\(script)](\(script)) |")
      case .missing(let reason): missing.append("- `\(member.name)`: \(reason).")
      }
    }
    let table = ["| member | command | script |", "|---|---|---|"] + covered
    let list = missing.isEmpty ? [] : ["Left out:", missing.joined(separator: "\n")]
    return ["## \(uiKitClass.name)", table.joined(separator: "\n")] + list
  }
}
