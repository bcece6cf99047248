import AutoLayout

/// A member of UIKit related to layout, and its equivalent in the language.
struct UIKitMember: Sendable {
  /// Whether the language has it.
  enum Coverage: Sendable {
    /// A command that does the same, and the script under `Docs` that shows it.
    case command(String, script: String)
    /// Why it is left out.
    case missing(String)
  }

  /// The member as Swift writes it.
  let name: String
  let coverage: Coverage
}

/// A class of UIKit, with its members related to layout.
struct UIKitClass: Sendable {
  let name: String
  let members: [UIKitMember]

  /// Every class, in the order of the reference.
  static let all = [
    view, viewConstraints, stackView, layoutGuide, scrollView, layoutConstraint, layoutAnchor,
    traitCollection,
  ]

  /// Reads a table: each row has a member, the command that does the same, and a script below `Docs`, with arrows
  /// between them; or a member and why it is left out.
  init(_ name: String, _ table: String) {
    self.name = name
    members = table.split(separator: "\n").map { line in
      let cells = line.split(separator: " → ").map(String.init)
      return UIKitMember(
        name: cells[0],
        coverage: cells.count > 2
          ? .command(cells[1], script: cells[2]) : .missing(cells.last ?? ""))
    }
  }
}

/// Looking up members of UIKit.
extension UIKitClass {
  /// The members of UIKit whose names (with the class) match, and the commands that do the same.
  static func members(where isWanted: (String) -> Bool) -> [(String, String)] {
    all.flatMap { uiKitClass in
      uiKitClass.members.compactMap { member in
        guard isWanted("\(uiKitClass.name).\(member.name)") else { return nil }
        return switch member.coverage {
        case .command(let command, _): (member.name, command)
        case .missing(let reason): (member.name, "left out: \(reason)")
        }
      }
    }
  }

  /// The equivalents of a member of UIKit, with or without its parameters, or those of all members of a class, one per
  /// line.
  static func text(for word: String) -> String? {
    let name = NameText.folded(String(word.prefix { $0 != "(" }))
    let classes = all.filter {
      $0.classNames.contains { NameText.folded(String($0)) == name }
    }
    let lines =
      classes.isEmpty
      ? all.flatMap { uiKitClass in
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
  /// The names of the classes, without the topic of their section.
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
