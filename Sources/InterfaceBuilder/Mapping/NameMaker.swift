import AutoLayout

/// The possible sources of a view's name, best first.
struct NameSources {
  let candidates: [String]

  /// The label that its author gave it, the property that refers to it, the text that it shows.
  init(_ view: DocumentView, outlet: String?) {
    let text = ["text", "placeholder"].compactMap { view.element[$0] }
    let title = view.element.children("state").compactMap { $0["title"] }
    candidates = [view.element["userLabel"], outlet].compactMap { $0 } + text + title
  }
}

/// Makes names that are unique, stable and can be typed.
package struct NameMaker {
  private var taken: Set<String> = [Name.folded("root"), Name.folded("window")]
  private var counts: [String: Int] = [:]
  /// Longer texts make poor names.
  private static let longest = 30

  /// Creates a maker that knows the names of every layout.
  package init() {}

  /// The name of a view of a document.
  mutating func name(for sources: NameSources, className: String) -> String {
    name(from: sources.candidates, className: className)
  }

  /// The name of a view: the first candidate that can be a name, with a number if it is taken, or else the class with a
  /// number.
  package mutating func name(from candidates: [String], className: String) -> String {
    for candidate in candidates {
      guard let base = Self.cleaned(candidate) else { continue }
      return take(base) ? base : numbered(base, from: 2)
    }
    return numbered(className, from: 1)
  }

  private mutating func numbered(_ base: String, from first: Int) -> String {
    var number = counts[base, default: first - 1]
    var name: String
    repeat {
      number += 1
      name = "\(base)\(number)"
    } while !take(name)
    counts[base] = number
    return name
  }

  /// Whether a text can be a name, and nothing has a name that reads the same.
  package func isFree(_ name: String) -> Bool {
    name.canBeName && !taken.contains(Name.folded(name))
  }

  /// Notes a name.
  ///
  /// - Returns: Whether nothing had a name that reads the same.
  @discardableResult
  package mutating func take(_ name: String) -> Bool {
    taken.insert(Name.folded(name)).inserted
  }

  /// Whether a text is a short ASCII word that needs no cleaning, as most are.
  private static func isPlain(_ text: String) -> Bool {
    var hasLetter = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        hasLetter = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): break
      default: return false
      }
    }
    return hasLetter && text.utf8.count <= longest
  }

  /// A text as a name on one line; nil if nothing remains of it.
  private static func cleaned(_ text: String) -> String? {
    if isPlain(text) { return text.canBeName ? text : nil }
    let words = text.split { $0.isWhitespace || $0 == "\"" || $0 == "\\" }
    let joined = words.joined(separator: " ")
    guard joined.count <= longest, joined.contains(where: { $0.isLetter }), joined.canBeName
    else {
      return nil
    }
    return joined
  }
}
