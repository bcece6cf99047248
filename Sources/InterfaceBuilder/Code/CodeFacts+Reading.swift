extension CodeFacts {
  /// Reads a source in Swift or Objective-C.
  init(ofSource bytes: [UInt8]) {
    let tokens = CodeTokens(bytes).tokens
    let words = Set(tokens)
    names = Set(
      words.lazy.filter { $0.first?.isLetter == true || $0.first == "_" }.map(String.init))
    abilities = Set(Ability.allCases.filter { !Self.words(of: $0).isDisjoint(with: words) })
    if words.contains(where: { $0.hasSuffix(Self.anchor) }) { abilities.insert(.constraints) }
    if abilities.contains(.constraints) { abilities.insert(.size) }
    var locals = CodeLocals()
    for (place, token) in tokens.enumerated() {
      locals.pass(token, at: place, in: tokens)
      let rest = tokens[(place + 1)...]
      switch token {
      case Self.orientations: noteOrientations(rest.prefix(Self.longestBody))
      case "[": noteList(rest.prefix(Self.longestBody), besides: locals)
      case "class", "interface": noteClass(rest.prefix(3))
      case "activate", "deactivate": noteActivation(rest.prefix(Self.longestBody))
      default:
        if Self.isOfAnchors(token) { noteAnchor(before: tokens[..<place], besides: locals) }
        guard let change = CodeChange(token, before: tokens[..<place], after: rest) else {
          continue
        }
        note(change, besides: locals)
      }
    }
  }

  /// The maximum number of tokens after a declaration or call that are examined.
  private static let longestBody = 80
  /// The suffix of anchor names.
  private static let anchor = "Anchor"

  /// The words for an ability; code that has it contains at least one.
  private static func words(of ability: Ability) -> Set<Substring> {
    switch ability {
    case .constraints:
      [
        "NSLayoutConstraint", "snp", "mas_makeConstraints", "makeConstraints", "VFL", "constrain",
        "addConstraint", "addConstraints", "autoPinEdgesToSuperviewEdges", "autoPinEdge",
        "autoSetDimension",
      ]
    case .size:
      [
        "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting", "addSubview",
        "insertSubview", "addArrangedSubview", "loadNibNamed", "UINib", "nibName", "loadView",
      ]
    case .itemSizes:
      [
        "sizeForItemAt", "sizeForItemAtIndexPath", "itemSize", "estimatedItemSize", "setItemSize",
        "NSCollectionLayoutSize", "UICollectionViewCompositionalLayout",
        "preferredLayoutAttributesFitting",
      ]
    case .rowHeights:
      [
        "heightForRowAt", "heightForRowAtIndexPath", "estimatedHeightForRowAt",
        "estimatedHeightForRowAtIndexPath", "rowHeight", "estimatedRowHeight", "setRowHeight",
        "setEstimatedRowHeight",
      ]
    case .tableHeader: ["tableHeaderView", "setTableHeaderView", "sizeHeaderToFit"]
    case .tableFooter: ["tableFooterView", "setTableFooterView", "sizeFooterToFit"]
    }
  }

  // MARK: Outlets

  private mutating func note(_ change: CodeChange, besides locals: CodeLocals) {
    for target in change.targets {
      let name = Self.name(target.name)
      switch target.owner {
      case .implied: if !locals.has(target.name) { own.note(change, on: name) }
      case .this: own.note(change, on: name)
      case .other: others.note(change, on: name)
      }
    }
  }

  /// The name of an outlet without the underscore of its variable.
  private static func name(_ word: Substring) -> String {
    String(word.first == "_" ? word.dropFirst() : word)
  }

  /// `[first, second].forEach { … }`, `let buttons = [first, second]`: what code does with outlets in a list isn't followed.
  private mutating func noteList(_ rest: ArraySlice<Substring>, besides locals: CodeLocals) {
    let names = rest.prefix { $0 == "," || $0.first?.isLetter == true || $0.first == "_" }
    guard rest.dropFirst(names.count).first == "]" else { return }
    let outlets = names.split(separator: ",")
    guard outlets.count > 1, outlets.allSatisfy({ $0.count == 1 }) else { return }
    for name in outlets.joined() where !locals.has(name) {
      own.note(.text, on: Self.name(name))
      own.note(.font, on: Self.name(name))
    }
  }

  /// `NSLayoutConstraint.activate([first, second])`.
  private mutating func noteActivation(_ rest: ArraySlice<Substring>) {
    guard rest.first == "(" || rest.first == ":" || rest.first == "Constraints" else { return }
    for name in rest.prefix(while: { $0 != ")" && $0 != ";" }) {
      own.note(.constraint, on: Self.name(name))
    }
  }

  /// `title.topAnchor`, `title.snp`: the code makes constraints for an outlet.
  private mutating func noteAnchor(before: ArraySlice<Substring>, besides locals: CodeLocals) {
    let chain = before.reversed().drop { [".", "?", "!"].contains($0) }
    guard before.last == ".", let name = chain.first, !locals.has(name) else { return }
    own.note(.constraint, on: Self.name(name))
  }

  /// Whether a token is a member that constraints are made from.
  private static func isOfAnchors(_ token: Substring) -> Bool {
    token.hasSuffix(anchor) || token == "snp" || token.hasPrefix("mas_")
  }

  // MARK: Classes

  /// `class Card: UIView`, `@interface Card : UIView`.
  private mutating func noteClass(_ rest: ArraySlice<Substring>) {
    let words = Array(rest)
    guard words.count == 3, words[1] == ":" else { return }
    bases[words[0]] = words[2]
  }

  private static let orientations: Substring = "supportedInterfaceOrientations"

  /// The body of `supportedInterfaceOrientations`: upright if it names portrait and nothing wider, except for tablets.
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

extension CodeFacts.Outlets {
  /// Notes what a change does to an outlet.
  fileprivate mutating func note(_ change: CodeChange, on name: String) {
    for influence in change.influences { note(influence, on: name) }
    if change.shows { noteShown(name) }
    if change.restores { noteRestored(name) }
  }
}

extension CodeFacts {
  /// The title that a controller gives itself: the text in the first line that sets one.
  ///
  /// A text that is only a key in a strings table isn't a title.
  static func title(inSource bytes: [UInt8]) -> String? {
    guard bytes.count <= longestSource else { return nil }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: { $0.isNewline }) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard let start = setters.first(where: line.hasPrefix) else { continue }
      var value = line.dropFirst(start.count)
      for call in wrappers where value.hasPrefix(call) { value = value.dropFirst(call.count) }
      guard value.first == "\"" else { continue }
      let text = value.dropFirst().prefix { $0 != "\"" }
      let isKey = !text.contains(" ") && (text.contains("_") || text.contains("."))
      if !text.isEmpty, !text.contains("\\"), !isKey { return String(text) }
    }
    return nil
  }

  private static let longestSource = 1 << 19
  private static let setters = ["", "self."].flatMap { owner in
    ["", "navigationItem."].map { "\(owner)\($0)title = " }
  }
  private static let wrappers = ["NSLocalizedString(", "@"]
}
