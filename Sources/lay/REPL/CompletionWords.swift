import LayLanguage

/// The language's candidates in readline's terms.
///
/// The language says which part of the line a candidate replaces; readline replaces the word that
/// its own break characters find. The texts are cut or extended to fit the latter.
struct CompletionWords {
  /// First the text that replaces the word, then, unless it is the only one, all candidates.
  let texts: [String]
  /// Whether the only candidate is a complete word, so that a space may follow.
  let endsWord: Bool

  init(_ completion: Completion, line: [UInt8], wordStart: Int) {
    let words = completion.candidates.compactMap { candidate -> [UInt8]? in
      let text = Array(candidate.text.utf8)
      guard completion.start < wordStart else {
        return line[wordStart..<min(completion.start, line.count)] + text
      }
      let typed = line[completion.start..<wordStart]
      return text.starts(with: typed) ? Array(text.dropFirst(typed.count)) : nil
    }
    let typed = line[wordStart...]
    var common = words.dropFirst().reduce(words.first ?? []) { common, word in
      Array(zip(common, word).prefix { $0 == $1 }.map(\.0))
    }
    // Candidates that differ from what was typed in case only must not take characters away.
    if words.count > 1, common.count < typed.count { common = Array(typed) }
    let texts = words.count == 1 ? words : words.isEmpty ? [] : [common] + words
    // Common bytes may end inside a character, which the next one then repairs.
    self.texts = texts.map { String(decoding: $0, as: UTF8.self) }
    endsWord = words.count == 1 && words[0].last.map { $0 != UInt8(ascii: ".") } ?? false
  }
}
