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

  /// The members of UIKit whose names, with the class, are wanted, and the commands that do the same.
  static func uiKitMembers(where isWanted: (String) -> Bool) -> [(String, String)] {
    UIKitClass.all.flatMap { uiKitClass in
      uiKitClass.members.compactMap { member in
        guard isWanted("\(uiKitClass.name).\(member.name)") else { return nil }
        return switch member.coverage {
        case .command(let command, _): (member.name, command)
        case .missing(let reason): (member.name, "left out: \(reason)")
        }
      }
    }
  }

  /// What does the same as a member or class of UIKit.
  ///
  /// - Parameter word: A name as Swift writes it, with or without its parameters, or the name of a
  ///   class.
  /// - Returns: A line for each member; nil for other words.
  static func uiKitText(for word: String) -> String? {
    let name = NameText.folded(String(word.prefix { $0 != "(" }))
    let classes = UIKitClass.all.filter {
      $0.classNames.contains { NameText.folded(String($0)) == name }
    }
    let lines =
      classes.isEmpty
      ? UIKitClass.all.flatMap { uiKitClass in
        uiKitClass.members.filter {
          $0.baseNames.contains(name) || $0.baseNames.contains("set" + name)
        }
        .map { "\(uiKitClass.classNames.first ?? "").\($0.summary)" }
      }
      : classes.flatMap { $0.members.map { $0.summary } }
    guard lines.isEmpty else { return lines.joined(separator: "\n") }
    return ViewClass.all.first { NameText.folded($0.className) == name }.map {
      "\($0.className): add \($0.keyword), \($0.summary); 'help properties' lists what can be set"
    }
  }
}

extension UIKitClass {
  /// The names of the classes, without what their section is about.
  fileprivate var classNames: [Substring] {
    name.prefix { $0 != ":" }.split(separator: ",").map { $0.drop { $0 == " " } }
  }
}

extension UIKitMember {
  /// The names of the member, folded and without parameters.
  fileprivate var baseNames: [String] {
    name.split(separator: ",").map { part in
      NameText.folded(String(part.prefix { $0 != "(" }).replacing(" and the like", with: ""))
    }
  }

  /// The member, and the command that does the same or why there is none.
  fileprivate var summary: String {
    switch coverage {
    case .command(let command, _): "\(name): \(command)"
    case .missing(let reason): "\(name) is left out: \(reason)"
    }
  }
}
