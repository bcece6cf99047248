/// What the code of a class does with its outlets, as far as that shows without compiling it.
package struct CodeFacts: Hashable, Sendable {
  /// What code does to a view or constraint.
  package enum Influence: Sendable {
    /// It writes the text, or says how it is shown.
    case text
    /// It places the view itself, or removes it.
    case frame
    /// It arranges what a stack holds in another direction.
    case axis
    /// It hides the view, and never shows it.
    case hiding
    /// It changes the constraint, or activates and deactivates it.
    case constraint
  }

  private var outlets: [Influence: Set<String>] = [:]
  /// Whether it supports no landscape on phones.
  package private(set) var isUpright = false

  /// What code does that nobody has.
  package init() {}

  /// The outlets that it shows, at least sometimes.
  private var shown: Set<String> = []

  /// Whether the code does something to an outlet.
  package func has(_ influence: Influence, on outlet: String) -> Bool {
    if influence == .hiding, shown.contains(outlet) { return false }
    return outlets[influence]?.contains(outlet) ?? false
  }

  /// Takes in what other code does, such as an extension of the same class.
  mutating func formUnion(_ other: CodeFacts) {
    outlets.merge(other.outlets) { $0.union($1) }
    shown.formUnion(other.shown)
    isUpright = isUpright || other.isUpright
  }
}

extension CodeFacts {
  /// Reads a source in Swift or Objective-C.
  init(ofSource bytes: [UInt8]) {
    let tokens = CodeTokens(bytes).tokens
    for (place, token) in tokens.enumerated() {
      switch token {
      case Self.orientations: noteOrientations(tokens[(place + 1)...].prefix(Self.longestBody))
      case "activate", "deactivate": noteActivation(tokens[(place + 1)...].prefix(Self.longestBody))
      default: noteMember(token, before: tokens[..<place], after: tokens[(place + 1)...])
      }
    }
  }

  /// How many tokens after a declaration or call are looked at.
  private static let longestBody = 80

  /// What setting or calling a member of an outlet says about it.
  private static let members: [Substring: Influence] = [
    "text": .text, "attributedText": .text, "numberOfLines": .text, "titleLabel": .text,
    "configuration": .text, "setText": .text, "setAttributedText": .text, "setTitle": .text,
    "setAttributedTitle": .text, "frame": .frame, "setFrame": .frame, "bounds": .frame,
    "center": .frame, "removeFromSuperview": .frame, "axis": .axis, "isHidden": .hiding,
    "hidden": .hiding, "setHidden": .hiding, "constant": .constraint,
    "isActive": .constraint, "active": .constraint, "priority": .constraint,
    "setConstant": .constraint, "setActive": .constraint, "setPriority": .constraint,
  ]

  /// `title?.text = …`, `button.setTitle(…)`, `[_title setText:…]`, `self.width.constant += 8`.
  private mutating func noteMember(
    _ token: Substring, before: ArraySlice<Substring>, after: ArraySlice<Substring>
  ) {
    guard let influence = Self.members[token], let next = after.first else { return }
    let isMessage = next == ":"
    guard
      isMessage || Self.changes.contains(next) || token == "titleLabel" && next == "?"
        || token == "removeFromSuperview"
    else { return }
    // Back over `?.`, `!.` and what stands between the outlet and its member.
    var chain = before
    while let last = chain.last, last == "." || last == "?" || last == "!" || last == "]" {
      chain.removeLast()
    }
    guard let name = chain.last, name.first?.isLetter == true || name.first == "_" else { return }
    let outlet = name.first == "_" ? name.dropFirst() : name
    if influence == .hiding, !Self.truths.contains(after.dropFirst().first ?? "") {
      shown.insert(String(outlet))
    }
    outlets[influence, default: []].insert(String(outlet))
    // In `button.titleLabel?.text` it is the button that the code changes.
    if outlet == "titleLabel" {
      var outer = chain.dropLast()
      while let last = outer.last, last == "." || last == "?" || last == "!" { outer.removeLast() }
      if let name = outer.last { outlets[influence, default: []].insert(String(name)) }
    }
  }

  private static let truths: Set<Substring> = ["true", "YES"]
  private static let changes: Set<Substring> = ["=", "+=", "-=", "*=", "("]

  /// `NSLayoutConstraint.activate([first, second])`.
  private mutating func noteActivation(_ rest: ArraySlice<Substring>) {
    guard rest.first == "(" || rest.first == ":" || rest.first == "Constraints" else { return }
    for name in rest.prefix(while: { $0 != ")" && $0 != ";" }) {
      outlets[.constraint, default: []].insert(String(name.first == "_" ? name.dropFirst() : name))
    }
  }

  private static let orientations: Substring = "supportedInterfaceOrientations"

  /// The body of `supportedInterfaceOrientations`: upright where it names portrait and nothing wider, or nothing wider but
  /// for tablets.
  private mutating func noteOrientations(_ rest: ArraySlice<Substring>) {
    guard let start = rest.firstIndex(of: "{") else { return }
    var depth = 0
    let body = rest[start...].prefix { token in
      if token == "{" { depth += 1 }
      if token == "}" { depth -= 1 }
      return depth > 0
    }
    let words = body.map { $0.lowercased() }
    let namesPortrait = words.contains { $0.hasSuffix("portrait") }
    let namesSides = words.contains { $0.contains("landscape") || $0.contains("allbutupsidedown") }
    let namesAll = words.contains { $0 == "all" || $0.hasSuffix("maskall") || $0 == "super" }
    let tellsDevices = words.contains { $0.contains("pad") || $0.contains("phone") }
    if namesPortrait, !namesSides, !namesAll || tellsDevices { isUpright = true }
  }
}
