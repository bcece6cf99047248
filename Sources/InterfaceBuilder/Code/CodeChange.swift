/// One place where code changes a property of something: `title?.text = …`, `button.setTitle(…)`, `[_title setText:…]`,
/// `self.width.constant += 8`, `header.frame.size.height = 80`.
struct CodeChange {
  /// The target of a change.
  struct Target {
    /// Its name as written.
    let name: Substring
    /// Its owner.
    let owner: Owner
  }

  /// The owner of a named member.
  enum Owner {
    /// The object whose code this is, unless a variable has the name.
    case implied
    /// The object whose code this is.
    case this
    /// Another object.
    case other
  }

  /// The kinds of change.
  let influences: [CodeFacts.Influence]
  /// The possible targets: in `save.titleLabel?.text`, a label of that name or the button.
  let targets: [Target]
  /// Whether it shows what was hidden, at least sometimes.
  let shows: Bool
  /// Whether it undoes a transform.
  let restores: Bool

  /// Reads the change of a member.
  ///
  /// - Parameters:
  ///   - member: A token that may be the name of a property or method.
  ///   - before: Everything before it.
  ///   - after: Everything after it.
  init?(_ member: Substring, before: ArraySlice<Substring>, after: ArraySlice<Substring>) {
    guard let influences = Self.influences(of: member, before.last, after) else { return nil }
    targets = Self.targets(before)
    if targets.isEmpty { return nil }
    let value = Self.behindParts(after).dropFirst().prefix(Self.longestValue)
    self.influences = influences
    shows = influences == [.hiding] && !Self.truths.contains(value.first ?? "")
    restores =
      influences == [.transform] && value.contains { $0.lowercased().hasSuffix(Self.identity) }
  }

  private static let truths: Set<Substring> = ["true", "YES"]
  private static let identity = "identity"

  // MARK: Members

  /// The influences of setting a property on its view.
  private static let properties: [Substring: [CodeFacts.Influence]] = [
    "text": [.text], "attributedText": [.text, .font], "numberOfLines": [.text],
    "configuration": [.text], "font": [.font], "adjustsFontSizeToFitWidth": [.shrinking],
    "minimumScaleFactor": [.shrinking], "frame": [.frame], "bounds": [.frame], "center": [.frame],
    "transform": [.transform], "axis": [.axis], "isHidden": [.hiding], "hidden": [.hiding],
    "constant": [.constraint], "isActive": [.constraint], "active": [.constraint],
    "priority": [.constraint],
  ]
  /// The same for calling a method.
  private static let methods: [Substring: [CodeFacts.Influence]] = [
    "setTitle": [.text], "setAttributedTitle": [.text, .font], "removeFromSuperview": [.frame],
  ]
  /// The properties by the names of their setters in Objective-C.
  private static let setters = Dictionary(
    properties.map { (Substring("set\($0.prefix(1).uppercased())\($0.dropFirst())"), $1) },
    uniquingKeysWith: { first, _ in first })

  /// The influences of using a member; nil if it is only read.
  private static func influences(
    of member: Substring, _ last: Substring?, _ after: ArraySlice<Substring>
  ) -> [CodeFacts.Influence]? {
    if let influences = properties[member] {
      return last == "." && changes.contains(behindParts(after).first ?? "") ? influences : nil
    }
    guard let influences = methods[member] ?? setters[member] else { return nil }
    return (last == "." ? after.first == "(" : messageSigns.contains(after.first ?? ""))
      ? influences : nil
  }

  private static let changes: Set<Substring> = ["=", "+=", "-=", "*="]
  /// The signs that follow a message name in Objective-C.
  private static let messageSigns: Set<Substring> = [":", "]"]

  /// The tokens after a member and its parts, such as `.size.height`.
  private static func behindParts(_ after: ArraySlice<Substring>) -> ArraySlice<Substring> {
    var rest = after
    while let sign = rest.first, sign == "." || optional.contains(sign) {
      rest = rest.dropFirst(sign == "." ? 2 : 1)
    }
    return rest
  }

  private static let optional: Set<Substring> = ["?", "!"]
  /// The maximum number of tokens of a value that are examined.
  private static let longestValue = 4

  // MARK: Targets

  /// The possible targets of the chain of names before a member.
  private static func targets(_ before: ArraySlice<Substring>) -> [Target] {
    let names = chain(before)[...]
    guard let first = names.first, !first.isEmpty else { return [] }
    var targets = [target(first, in: names.dropFirst())]
    if first == titleOfButtons, names.count > 1, !selves.contains(names[1]) {
      targets.append(target(names[1], in: names.dropFirst(2)))
    }
    return targets
  }

  private static func target(_ name: Substring, in owners: ArraySlice<Substring>) -> Target {
    if owners.isEmpty { return Target(name: name, owner: .implied) }
    return Target(name: name, owner: owners.allSatisfy(selves.contains) ? .this : .other)
  }

  /// The label of a button: changes to it count as changes to the button.
  private static let titleOfButtons: Substring = "titleLabel"
  /// The names that code has for its own object.
  private static let selves: Set<Substring> = [
    "self", "super", "this", "weakSelf", "strongSelf", "wself", "sself", "weakself", "strongself",
  ]

  /// The names before a member, the nearest first: `title`, `self` of `self.title?.text` and `[[self title] setText:…]`.
  ///
  /// After a call or a lookup, an empty name that matches nothing ends the list: `cell(at: 2).title`.
  private static func chain(_ before: ArraySlice<Substring>) -> [Substring] {
    var rest = before
    var names: [Substring] = []
    var isMessage = false
    _ = dropDot(&rest)
    repeat {
      let isLookedUp = rest.last == "]"
      while rest.last == "]" { rest.removeLast() }
      guard let name = rest.popLast(), isName(name) else {
        return names.isEmpty ? [] : names + [""]
      }
      isMessage = isLookedUp && rest.last.map(isName) == true
      // `cells[row]` is neither a known cell nor the row.
      names.append(isLookedUp && !isMessage ? "" : name)
    } while (dropDot(&rest) || isMessage) && names.count < longestChain
    return names
  }

  /// Goes back over `.`, `?.` or `!.`.
  private static func dropDot(_ rest: inout ArraySlice<Substring>) -> Bool {
    guard rest.last == "." else { return false }
    rest.removeLast()
    while rest.last.map(optional.contains) == true { rest.removeLast() }
    return true
  }

  private static func isName(_ word: Substring) -> Bool {
    word.first?.isLetter == true || word.first == "_"
  }

  /// The maximum number of names in a chain that are examined.
  private static let longestChain = 6
}
