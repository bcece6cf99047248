/// Types as they are written.
enum TypeName {
  /// The name alone: without optional marks, `any`, `some`, generic arguments and attributes.
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

  /// What an array of the type holds; nil for other types.
  static func element(_ written: String) -> String? {
    let name = plain(written)
    guard name.first == "[", name.last == "]", !name.contains(":") else { return nil }
    return String(name.dropFirst().dropLast())
  }

  /// Whether the type is that of functions.
  static func isFunction(_ written: String) -> Bool { written.contains("->") }
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
