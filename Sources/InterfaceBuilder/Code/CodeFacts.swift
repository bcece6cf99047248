/// What the code of a class does with its outlets, as far as that shows without compiling it.
package struct CodeFacts: Hashable, Sendable {
  /// What code does to a view or constraint.
  package enum Influence: Sendable {
    /// It writes the text, or says how it is shown.
    case text
    /// It places the view itself, or removes it.
    case frame
    /// It scales, moves or turns the view, and never undoes that.
    case transform
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

  /// The classes that it declares, with what they derive from.
  private var bases: [Substring: Substring] = [:]
  /// Whether it makes constraints.
  private(set) var makesConstraints = false
  /// Whether it may give a view a size: by constraints, by what it adds, or by a size of its own.
  private(set) var givesSize = false
  /// Whether it says how large the cells of collections are.
  package private(set) var givesItemSizes = false
  /// Whether it says how high rows are.
  private(set) var givesRowHeights = false

  /// The outlets that it shows, at least sometimes.
  private var shown: Set<String> = []
  /// The outlets whose transforms it undoes.
  private var restored: Set<String> = []

  /// Whether the code does something to an outlet.
  package func has(_ influence: Influence, on outlet: String) -> Bool {
    if influence == .hiding, shown.contains(outlet) { return false }
    if influence == .transform, restored.contains(outlet) { return false }
    return outlets[influence]?.contains(outlet) ?? false
  }

  /// Takes in what other code does, such as an extension of the same class.
  mutating func formUnion(_ other: CodeFacts) {
    outlets.merge(other.outlets) { $0.union($1) }
    shown.formUnion(other.shown)
    restored.formUnion(other.restored)
    isUpright = isUpright || other.isUpright
    bases.merge(other.bases) { first, _ in first }
    makesConstraints = makesConstraints || other.makesConstraints
    givesSize = givesSize || other.givesSize
    givesItemSizes = givesItemSizes || other.givesItemSizes
    givesRowHeights = givesRowHeights || other.givesRowHeights
  }
}

extension CodeFacts {
  /// The code of a class and of those of the app's that it derives from.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - facts: What the code of a class does.
  /// - Returns: What the code does, and the first class that the app doesn't have; nil where the code of the class isn't
  ///   known.
  package static func chain(
    of name: String, _ facts: (_ className: String) -> CodeFacts
  ) -> (code: [CodeFacts], base: String)? {
    var (code, next): ([CodeFacts], String) = ([], name)
    while code.count < longestChain {
      let found = facts(next)
      guard let base = found.bases[Substring(next)] else {
        return code.isEmpty ? nil : (code, next)
      }
      code.append(found)
      next = String(base)
    }
    return nil
  }

  /// How many classes are looked at, each of which derives from the next.
  private static let longestChain = 12

  /// Whether a class is a view whose code gives it no size.
  package static func isUnsized(
    _ name: String, _ facts: (_ className: String) -> CodeFacts
  ) -> Bool {
    guard let chain = chain(of: name, facts) else { return false }
    return chain.base == "UIView" && !chain.code.contains { $0.givesSize }
  }

  /// Whether the code of a class is known, and says of no table how high its rows are.
  package static func givesNoRowHeights(
    _ name: String, _ facts: (_ className: String) -> CodeFacts
  ) -> Bool {
    guard let chain = chain(of: name, facts) else { return false }
    return chain.base.hasPrefix("UI") && !chain.code.contains { $0.givesRowHeights }
  }

  /// Whether the code of a class is known, and makes no constraint.
  package static func makesNoConstraints(
    _ name: String, _ facts: (_ className: String) -> CodeFacts
  ) -> Bool {
    guard let chain = chain(of: name, facts) else { return false }
    return chain.base.hasPrefix("UI") && !chain.code.contains { $0.makesConstraints }
  }
}

extension CodeFacts {
  /// Reads a source in Swift or Objective-C.
  init(ofSource bytes: [UInt8]) {
    let tokens = CodeTokens(bytes).tokens
    makesConstraints = tokens.contains {
      Self.constraintWords.contains($0) || $0.hasSuffix("Anchor")
    }
    givesItemSizes = tokens.contains(where: Self.itemWords.contains)
    givesRowHeights = tokens.contains(where: Self.rowWords.contains)
    givesSize = makesConstraints || tokens.contains(where: Self.sizeWords.contains)
    for (place, token) in tokens.enumerated() {
      switch token {
      case Self.orientations: noteOrientations(tokens[(place + 1)...].prefix(Self.longestBody))
      case "[": noteList(tokens[(place + 1)...].prefix(Self.longestBody))
      case "class", "interface": noteClass(tokens[(place + 1)...].prefix(3))
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
    "center": .frame, "transform": .transform, "setTransform": .transform,
    "removeFromSuperview": .frame,
    "axis": .axis, "isHidden": .hiding,
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
    if influence == .transform,
      after.dropFirst().prefix(4).contains(where: { $0.lowercased().hasSuffix("identity") })
    {
      restored.insert(String(outlet))
    }
    outlets[influence, default: []].insert(String(outlet))
    // In `button.titleLabel?.text` it is the button that the code changes.
    if outlet == "titleLabel" {
      var outer = chain.dropLast()
      while let last = outer.last, last == "." || last == "?" || last == "!" { outer.removeLast() }
      if let name = outer.last { outlets[influence, default: []].insert(String(name)) }
    }
  }

  /// Words without which no code makes constraints: UIKit's and those of libraries.
  private static let constraintWords: Set<Substring> = [
    "NSLayoutConstraint", "snp", "mas_makeConstraints", "makeConstraints", "VFL", "constrain",
    "addConstraint", "addConstraints", "autoPinEdgesToSuperviewEdges", "autoPinEdge",
    "autoSetDimension",
  ]
  /// Words with which code may give a view a size otherwise.
  private static let sizeWords: Set<Substring> = [
    "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting", "addSubview",
    "insertSubview",
    "addArrangedSubview", "loadNibNamed", "UINib", "nibName", "loadView",
  ]

  /// Words without which no code says how large the cells of collections are.
  private static let itemWords: Set<Substring> = [
    "sizeForItemAt", "sizeForItemAtIndexPath", "itemSize", "estimatedItemSize", "setItemSize",
    "NSCollectionLayoutSize", "UICollectionViewCompositionalLayout",
    "preferredLayoutAttributesFitting",
  ]
  /// Words without which no code says how high rows are.
  private static let rowWords: Set<Substring> = [
    "heightForRowAt", "heightForRowAtIndexPath", "estimatedHeightForRowAt",
    "estimatedHeightForRowAtIndexPath",
    "rowHeight", "estimatedRowHeight", "setRowHeight", "setEstimatedRowHeight",
  ]

  /// `[first, second].forEach { … }`, `let buttons = [first, second]`: what code does with outlets in a list isn't followed.
  private mutating func noteList(_ rest: ArraySlice<Substring>) {
    let names = rest.prefix { $0 == "," || $0.first?.isLetter == true || $0.first == "_" }
    guard rest.dropFirst(names.count).first == "]" else { return }
    let outlets = names.split(separator: ",")
    guard outlets.count > 1, outlets.allSatisfy({ $0.count == 1 }) else { return }
    self.outlets[.text, default: []].formUnion(
      outlets.joined().map { String($0.first == "_" ? $0.dropFirst() : $0) })
  }

  /// `class Card: UIView`, `@interface Card : UIView`.
  private mutating func noteClass(_ rest: ArraySlice<Substring>) {
    let words = Array(rest)
    guard words.count == 3, words[1] == ":" else { return }
    bases[words[0]] = words[2]
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
