import AutoLayout

/// What a view may be called after, best first.
struct NameSources {
  let candidates: [String]

  /// The label that its author gave it, the property that refers to it, the text that it shows.
  init(_ view: DocumentView, outlet: String?) {
    let text = ["text", "placeholder"].compactMap { view.element[$0] }
    let title = view.element.children("state").compactMap { $0["title"] }
    candidates = [view.element["userLabel"], outlet].compactMap(\.self) + text + title
  }
}

/// Makes names that are unique, stable and can be typed.
struct NameMaker {
  private var taken: Set<String> = [Self.folded("root"), Self.folded("window")]
  private var counts: [String: Int] = [:]
  /// Longer texts make poor names.
  private static let longest = 30

  /// The name of a view: the first source that can be one, with a number where it is taken, or else
  /// its class with a number.
  mutating func name(for sources: NameSources, className: String) -> String {
    guard let base = sources.candidates.lazy.compactMap(Self.cleaned).first else {
      return numbered(className, from: 1)
    }
    return isFree(base) ? take(base) : numbered(base, from: 2)
  }

  private mutating func numbered(_ base: String, from first: Int) -> String {
    var number = counts[base, default: first - 1] + 1
    while !isFree("\(base)\(number)") { number += 1 }
    counts[base] = number
    return take("\(base)\(number)")
  }

  /// Whether nothing has a name that reads the same.
  func isFree(_ name: String) -> Bool {
    Layout.isName(name) && !taken.contains(Self.folded(name))
  }

  /// Notes a name.
  @discardableResult
  mutating func take(_ name: String) -> String {
    taken.insert(Self.folded(name))
    return name
  }

  /// A text as a name on one line; nil where nothing is left of it.
  private static func cleaned(_ text: String) -> String? {
    let words = text.split { $0.isWhitespace || $0 == "\"" || $0 == "\\" }
    let joined = words.joined(separator: " ")
    guard joined.count <= longest, joined.contains(where: \.isLetter), Layout.isName(joined) else {
      return nil
    }
    return joined
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }
}
