/// Types as written.
enum TypeName {
  /// The bare name, without optional marks, `any`, `some`, generic arguments and attributes.
  static func plain(_ written: String) -> String {
    var name = Substring(written).trimmed
    for word in ["inout ", "any ", "some ", "@escaping ", "@autoclosure ", "weak ", "unowned "]
    where name.hasPrefix(word) {
      name = name.dropFirst(word.count).trimmed
    }
    while name.last == "?" || name.last == "!" { name = name.dropLast() }
    if name.first == "(", name.last == ")", !name.contains(","), !name.contains("->") {
      return plain(String(name.dropFirst().dropLast()))
    }
    if name.first != "[", let start = name.firstIndex(of: "<") {
      let end = name.lastIndex(of: ">").map(name.index(after:)) ?? name.endIndex
      name = name[..<start] + name[end...]
    }
    return String(name)
  }

  /// Whether a value of the type can be missing.
  static func isOptional(_ written: String) -> Bool {
    let name = Substring(written).trimmed
    return name.last == "?" || name.last == "!" || name.hasPrefix("Optional<")
  }

  /// The element type of an array type; nil for other types.
  static func element(_ written: String) -> String? {
    let name = plain(written)
    guard name.first == "[", name.last == "]", !name.contains(":") else { return nil }
    return String(name.dropFirst().dropLast())
  }

  /// The key and value types of a dictionary type; nil for other types.
  static func pair(_ written: String) -> (key: String, value: String)? {
    let name = plain(written)
    guard name.first == "[", name.last == "]" else { return nil }
    let sides = split(name.dropFirst().dropLast(), at: ":")
    return sides.count == 2 ? (sides[0], sides[1]) : nil
  }

  /// The labels and types of the parts of a tuple; nil for other types.
  static func parts(_ written: String) -> [(label: String?, type: String)]? {
    let name = plain(written)
    guard name.first == "(", name.last == ")", !isFunction(name) else { return nil }
    return split(name.dropFirst().dropLast(), at: ",").map { part in
      let sides = split(Substring(part), at: ":")
      return sides.count == 2 ? (sides[0], sides[1]) : (nil, part)
    }
  }

  /// The pieces of a text, split at separators that aren't in brackets.
  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var pieces = [""]
    var depth = 0
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == separator, depth == 0 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.map { String(Substring($0).trimmed) }
  }

  /// Whether the type is a function type.
  static func isFunction(_ written: String) -> Bool { written.contains("->") }

  /// The number of parameters of a function type; nil if unknown.
  static func parameterCount(ofFunction written: String) -> Int? {
    guard let start = written.firstIndex(of: "("),
      let arrow = written.firstRange(of: "->")?.lowerBound,
      start < arrow
    else {
      return nil
    }
    var (depth, commas, isEmpty) = (0, 0, true)
    for character in written[written.index(after: start)..<arrow] {
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0: return isEmpty ? 0 : commas + 1
      case ")", "]", ">": depth -= 1
      case "," where depth == 0: commas += 1
      default: break
      }
      isEmpty = isEmpty && character.isWhitespace
    }
    return nil
  }
}

extension Substring {
  /// The text without spaces and line ends around it.
  var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
