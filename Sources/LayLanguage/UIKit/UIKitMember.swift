/// A member of UIKit that has to do with layout, and what does the same in the language.
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

  /// A member with a command that does the same; `script` is a path below `Docs`.
  static func has(_ name: String, _ command: String, _ script: String) -> UIKitMember {
    UIKitMember(name: name, coverage: .command(command, script: script))
  }

  /// A member that is left out.
  static func lacks(_ name: String, _ reason: String) -> UIKitMember {
    UIKitMember(name: name, coverage: .missing(reason))
  }
}

/// A class of UIKit with its members that have to do with layout.
struct UIKitClass: Sendable {
  let name: String
  let members: [UIKitMember]

  /// Every class, in the order of the reference.
  static let all = [
    view, viewConstraints, stackView, layoutGuide, scrollView, layoutConstraint, layoutAnchor,
    traitCollection,
  ]
}
