/// Gives the views of a log names that can be read and typed.
struct ReadableNames {
  private var taken: Set<String> = ["root", "window"]
  private var number = 0
  /// For each name that was given more than once, the last number that was tried.
  private var lastNumbers: [String: Int] = [:]

  /// Words that the language gives a meaning of its own, in lower case.
  private static let reserved: Set<String> = [
    "superview", "safearea", "toplayoutguide", "bottomlayoutguide", "layoutmarginsguide",
    "notanattribute", "standard",
  ]

  /// The name that a view has in the log, unless something else has it; nil if there is none.
  mutating func ownName(of view: SceneView) -> String? {
    if view.isRoot || view.isTop { return "root" }
    return take(view.key.flatMap { Self.word(from: $0, limit: 4) })
  }

  /// A name for a view: its identifier, its text with the class, or the class.
  mutating func name(of view: SceneView) -> String {
    if let key = view.key, let name = Self.word(from: key, limit: 4) { return unique(name) }
    if view.isGuide { return unique(Self.guideName(view)) }
    let role =
      view.className.flatMap { ClassName.roles[$0] } ?? Self.lowerCased(view.plainClass)
    if let label = view.label, let words = Self.word(from: label, limit: 2) {
      if words.lowercased().hasSuffix(role.lowercased()) { return unique(words) }
      return unique(words + role.prefix(1).uppercased() + role.dropFirst())
    }
    return unique(role)
  }

  /// A name for a constraint: its identifier, made typeable, or nil.
  mutating func name(ofIdentifier identifier: String) -> String {
    unique(Self.typeable(identifier), separator: "-")
  }

  /// An identifier without what can't be typed.
  static func typeable(_ identifier: String) -> String {
    let typeable = identifier.filter {
      $0 != "\"" && $0 != "\\" && !$0.isNewline && !($0.unicodeScalars.first?.value ?? 0 < 0x20)
    }
    let trimmed = typeable.split(separator: " ").joined(separator: " ")
    return trimmed.isEmpty ? "constraint" : trimmed
  }

  /// Keeps a name that a log prints, unless something else has it; nil if there is none.
  mutating func take(_ name: String?) -> String? {
    guard let name, !isTaken(name) else { return nil }
    taken.insert(name.lowercased())
    return name
  }

  /// The next unused one of `c1`, `c2` ….
  mutating func nextNumber() -> String {
    repeat { number += 1 } while taken.contains("c\(number)")
    return "c\(number)"
  }

  private static let guideNames = [
    "UIViewSafeAreaLayoutGuide": "safeAreaGuide", "UIViewLayoutMarginsGuide": "marginsGuide",
    "UIViewReadableContentGuide": "readableContentGuide",
    "UIScrollView-contentLayoutGuide": "contentLayoutGuide",
    "UIScrollView-frameLayoutGuide": "frameLayoutGuide", "UISV-alignment-spanner": "spanner",
  ]

  private static func guideName(_ view: SceneView) -> String {
    guard let label = view.label else {
      return view.className.flatMap { ClassName.roles[$0] } ?? "guide"
    }
    return guideNames[label] ?? word(from: label, limit: 4) ?? "guide"
  }

  private mutating func unique(_ name: String, separator: String = "") -> String {
    let stem = "\(name)\(separator)"
    var candidate = name
    // What was taken stays taken.
    var number = lastNumbers[stem] ?? 1
    if number > 1 { candidate = "\(stem)\(number)" }
    while isTaken(candidate) {
      number += 1
      candidate = "\(stem)\(number)"
    }
    lastNumbers[stem] = number
    taken.insert(candidate.lowercased())
    return candidate
  }

  private func isTaken(_ name: String) -> Bool {
    taken.contains(name.lowercased()) || Self.reserved.contains(name.lowercased())
  }

  /// The first words of a text in camel case; nil if it has no Latin letters to type.
  private static func word(from text: String, limit: Int) -> String? {
    let words = text.split { !(($0.isLetter || $0.isNumber) && $0.isASCII) }
      .drop { !($0.first?.isLetter ?? false) }.prefix(limit)
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = lowerCased(String(first)) + rest.joined()
    return String(name.prefix(40))
  }

  /// The word with a small first letter; `URLField` becomes `urlField`.
  private static func lowerCased(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : max(capitals, 1)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
