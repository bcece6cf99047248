import AutoLayout

/// The line of a phrase, to be filled with the values of its slots.
///
/// `{name}` is the value of a slot, `{name.1}` the second of several, `{name|8}` has a default, `{names*}` and
/// `{names,}` are all values with spaces or commas, `{names=width}` is a chain `a.width = b.width`, `{name^}` is the
/// superview of a view, `{name+}` a new name that begins like the value, `{name~}` a number that is added, `{name-}`
/// one that is subtracted, and `{@screen}`, `{@width}`, `{@height}` are those of the screen; a brace before a space is
/// literal. What is in brackets is omitted if one of its slots has no value.
struct PhraseTemplate {
  /// The values of slots.
  let values: [String: [String]]
  /// The layout that the line will work on.
  let layout: Layout

  /// The line; nil if a slot without a default has no value.
  func filled(_ template: String) -> String? {
    var (result, rest) = ("", template[...])
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first.map { $0.isLetter || $0 == "@" } ?? false:
        guard let value = value(of: Self.upToEnd("{", "}", &rest)) else { return nil }
        result += value
      case "[": result += filled(String(Self.upToEnd("[", "]", &rest))) ?? ""
      default: result.append(character)
      }
    }
    return result
  }

  /// The text up to the bracket that closes the open one.
  private static func upToEnd(
    _ opening: Character, _ closing: Character, _ rest: inout Substring
  ) -> Substring {
    var depth = 1
    let text = rest.prefix { character in
      if character == opening { depth += 1 }
      if character == closing { depth -= 1 }
      return depth > 0
    }
    rest = rest[text.endIndex...].dropFirst()
    return text
  }

  private func value(of text: Substring) -> String? {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first else { return nil }
    if let builtIn = builtIn(name) { return builtIn }
    if let found = slot(name) { return found.contains("{") ? filled(found) : found }
    return parts.count > 1 ? filled(String(parts[1])) : nil
  }

  private func slot(_ text: Substring) -> String? {
    let name = text.prefix { $0.isLetter }
    guard let values = values[String(name)], let first = values.first else { return nil }
    let rest = text[name.endIndex...]
    switch rest.first {
    case "*": return values.joined(separator: " ")
    case ",": return values.joined(separator: ", ")
    case "=":
      let attribute = self.values[String(rest.dropFirst())]?.first ?? String(rest.dropFirst())
      return values.map { "\($0).\(attribute)" }.joined(separator: " = ")
    case "^":
      return layout.item(named: first).flatMap { layout.superview(of: $0) }
        .map { NameText.written(layout.name(of: $0)) }
    case "+": return newName(first)
    case "~": return first.hasPrefix("-") ? "- \(first.dropFirst())" : "+ \(first)"
    case "-": return "- \(first.hasPrefix("-") ? String(first.dropFirst()) : first)"
    case ".":
      let index = Int(rest.dropFirst()) ?? 0
      return index < values.count ? values[index] : nil
    default: return first
    }
  }

  private func builtIn(_ name: Substring) -> String? {
    let environment = layout.environment
    switch name {
    case "@screen": return NameText.quoted(environment.device.name)
    case "@width": return NumberText.measured(environment.size.width)
    case "@height": return NumberText.measured(environment.size.height)
    default: return name.hasPrefix("@new ") ? newName(String(name.dropFirst(5))) : nil
    }
  }

  /// The first of `label1`, `label2` … that nothing is called.
  private func newName(_ stem: String) -> String? {
    (1...1000).lazy.map { "\(stem)\($0)" }.first {
      layout.item(named: $0) == nil && layout.constraint(named: $0) == nil
    }
  }
}
