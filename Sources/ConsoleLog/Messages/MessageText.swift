import LayoutDiagnostics

/// Sentences with the words of a message in them.
struct MessageText {
  /// The message and the lines that belong to it; nothing, for what is said without them.
  let source: Substring

  /// A sentence whose braces are filled; see ``LogMessage``.
  func filled(_ template: String) -> String {
    var parts = template.split(separator: "{", omittingEmptySubsequences: false)
    var text = String(parts.removeFirst())
    for part in parts {
      let halves = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      text += word(for: halves[0]) + (halves.count > 1 ? halves[1] : "")
    }
    return text
  }

  /// The first of the alternatives that is there.
  private func word(for hole: Substring) -> String {
    for choice in hole.split(separator: "|") {
      let marker = choice.drop { $0 == "<" || $0 == ">" }
      guard marker.startIndex > choice.startIndex else { return String(choice) }
      guard let place = source.firstRange(of: marker) else { continue }
      let isPhrase = choice.hasPrefix("<<") || choice.hasPrefix(">>")
      let found =
        choice.hasPrefix("<")
        ? Self.before(source[..<place.lowerBound], isPhrase: isPhrase)
        : Self.after(source[place.upperBound...], isPhrase: isPhrase)
      let word = Self.trimmed(found)
      if !word.isEmpty { return word.count > 200 ? "\(word.prefix(200))…" : String(word) }
    }
    return ""
  }

  /// The last item, word or phrase of a text.
  private static func before(_ text: Substring, isPhrase: Bool) -> String {
    var text = trimmed(text)
    if text.hasSuffix(">)") { text = text.dropLast() }
    if isPhrase {
      let marks = [": ", "- ", "• ", "* ", "\n", "\t"]
      let starts = marks.compactMap { text.ranges(of: $0).last?.upperBound }
      let phrase = text[(starts.max() ?? text.startIndex)...]
      // Xcode copies issues with links to its debugger.
      return phrase.split(separator: " ").filter { !$0.contains("://") }.joined(separator: " ")
    }
    if text.last == ">" {
      var depth = 0
      let start = text.indices.last { place in
        depth += text[place] == ">" ? 1 : text[place] == "<" ? -1 : 0
        return depth == 0
      }
      if let start { return item(text[start...]) }
    }
    return String(text.split { $0.isWhitespace || quotes.contains($0) }.last ?? "")
  }

  /// The first item, quotation, word or phrase of a text.
  private static func after(_ text: Substring, isPhrase: Bool) -> String {
    if isPhrase { return String(text.prefix { !$0.isNewline }) }
    let text = text.drop { $0.isWhitespace || $0 == "\\" }
    if text.first == "<" { return item(text) }
    if text.hasPrefix("(null)") { return "(null)" }
    if let first = text.first, let place = quotes.firstIndex(of: first) {
      let closing = closingQuotes[place]
      return String(text.dropFirst().prefix { $0 != closing && !$0.isNewline })
    }
    let word = text.prefix { !$0.isWhitespace && !",;)>]'\"{".contains($0) }
    // Xcode names views `UILabel - Title`.
    let rest = text[word.endIndex...]
    guard rest.hasPrefix(" - ") else { return String(word) }
    return String(word) + String(rest.prefix { !$0.isNewline && !".,;(".contains($0) })
  }

  private static let quotes = Array("\"'`“‘[{")
  private static let closingQuotes = Array("\"'`”’]}")

  private static func trimmed(_ text: some StringProtocol) -> Substring {
    var text = Substring(text).drop { $0.isWhitespace || "\"“\\".contains($0) }
    while let last = text.last, last.isWhitespace || ".,:;\"”\\*".contains(last) {
      text = text.dropLast()
    }
    return text
  }

  /// What angle brackets hold, in its shortest recognizable form: `UIView:0x7f00` of a view's description, the anchor
  /// of an anchor's, and the equation of a constraint's with the line of code that it names.
  private static func item(_ text: Substring) -> String {
    var depth = 0
    let end = text.indices.first { place in
      // The arrow of a relation closes nothing.
      let isRelation = text[text.index(after: place)...].first == "="
      depth += text[place] == "<" && !isRelation ? 1 : text[place] == ">" && !isRelation ? -1 : 0
      return depth == 0
    }
    let inside = text[..<(end ?? text.endIndex)].dropFirst()
    let words = inside.split(maxSplits: 2, omittingEmptySubsequences: true) { $0.isWhitespace }
    guard let head = words.first else { return "" }
    var name = String(head.prefix { $0 != ";" && $0 != "@" })
    var rest = inside[head.endIndex...]
    if words.count > 1, words[1].hasPrefix("0x") {
      // Descriptions of views have a blank before the address.
      name = "\(name.prefix { $0 != ":" }):\(words[1].prefix { $0 != ";" })"
      rest = inside[words[1].endIndex...]
    }
    let quoted = rest.drop { $0.isWhitespace || $0 == "\\" }
    if quoted.first == "\"" {
      return String(quoted.dropFirst().prefix { $0 != "\"" && $0 != "\\" })
    }
    guard name.contains("Constraint"), !rest.isEmpty else { return name }
    let equation = rest[..<(rest.firstRange(of: "   (")?.lowerBound ?? rest.endIndex)]
    let source = head.contains("@") ? head.split { "@/".contains($0) }.last.map { " (\($0))" } : nil
    return trimmed(equation) + (source ?? "")
  }
}

extension MessageText {
  /// The name in a message's visual format that a misspelled one probably stands for; nil if none is near.
  ///
  /// A letter too many, too few, or in the wrong place is a slip; names that differ by a number or by another letter,
  /// such as `left1` and `left2`, are meant.
  func spelling(of name: String) -> String? {
    let formats = source.split { $0.isNewline }.filter { $0.contains("[") && $0.contains("]") }
    let words = formats.flatMap { format in
      format.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
    let others = words.filter { $0 != name && Self.isSlip($0, for: name) }
    return Suggestion.nearest(to: name, in: others)
  }

  private static func isSlip(_ known: String, for name: String) -> Bool {
    guard known.count > 2, name.count > 2 else { return false }
    var left = Array(known.lowercased())
    var extra: [Character] = []
    for letter in name.lowercased() {
      if let place = left.firstIndex(of: letter) {
        left.remove(at: place)
      } else {
        extra.append(letter)
      }
    }
    let difference = left + extra
    return difference.count < 2 && difference.allSatisfy { $0.isLetter }
  }
}

/// The page about messages, made from their table.
package enum MessageReference {
  /// The page as Markdown.
  package static var text: String {
    ([opening] + LogMessage.sections.map(section)).joined(separator: "\n")
  }

  private static let opening = """
    # Troubleshooting

    <!-- Generated by 'lay reference --messages'; scripts/update-docs writes it. -->

    What Xcode's console, its issues and crash reports say about layout. `lay explain` takes all of it, names the views and
    numbers of your message, and reads reports that begin with `Unable to simultaneously satisfy constraints`, which
    [Console logs](ConsoleLogs.md) describes in detail.

    Where the last column says *usual*, the message doesn't show the cause; this is the most frequent one.

    """

  private static func section(_ section: LogMessage.Section) -> String {
    """
    ## \(section.title)

    | message | what it means | what to do | |
    |---|---|---|---|
    \(section.messages.map(row).joined(separator: "\n"))

    """
  }

  private static func row(_ message: LogMessage) -> String {
    let signs = message.signs.prefix(3).map { sign in
      let text = (sign.count > 1 && sign[0] == LogMessage.formatSign ? sign.dropFirst() : sign[...])
        .joined(separator: "…").drop { $0.isWhitespace }
      return "`\(text)`"
    }
    let remedy = message.remedy + (message.evidence.map { "; \($0.hint)" } ?? "")
    let sentences = [message.meaning, remedy].map(MessageText(source: "").filled)
    let cells = [signs.joined(separator: ", ")] + sentences
    let sure = message.certainty == .usual ? "usual" : ""
    return "| " + (cells.map { $0.replacing("|", with: "\\|") } + [sure]).joined(separator: " | ")
      + " |"
  }
}
