import AutoLayout

/// A way to read a phrase in what was typed.
struct PhraseMatch {
  /// The row.
  let phrase: Phrase
  /// The values of its slots.
  let values: [String: [String]]
  /// A name in it that nothing has.
  let unknown: Name?
  /// The number of words that it takes as plain words although they are names.
  let slightedNames: Int
}

/// Finds phrases in a line.
struct PhraseMatcher {
  let reader: SlotReader

  /// A matcher for a line; `takesUnknown` lets any word be a name, to find the misspelled one, and `takesPlainText`
  /// lets a text stand without quotes.
  init(
    _ line: SpokenLine, in context: PhraseContext, takesUnknown: Bool = false,
    takesPlainText: Bool = false
  ) {
    reader = SlotReader(
      line: line, context: context, takesUnknown: takesUnknown, takesPlainText: takesPlainText)
  }

  /// The progress in a pattern, and its slots so far.
  private struct State {
    var place: Int
    var values: [String: [String]] = [:]
    var unknown: Name?
    var slightedNames = 0
  }

  /// Every way to read one of some phrases in the whole line; what has a name is meant by it, where a phrase can.
  func matches(of phrases: [Phrasebook.Row]) -> [PhraseMatch] {
    let line = reader.line
    guard !line.words.isEmpty else { return [] }
    let first = line.words[line.index(from: 0) % line.words.count].text
    let matches = phrases.filter { $0.beginnings?.contains(first) ?? true }.flatMap { row in
      states(after: row.pattern, from: [State(place: 0)])
        .filter { line.index(from: $0.place) == line.words.count }
        .map {
          PhraseMatch(
            phrase: row.phrase, values: $0.values, unknown: $0.unknown,
            slightedNames: $0.slightedNames)
        }
    }
    let least = matches.map { $0.slightedNames }.min()
    return matches.filter { $0.slightedNames == least }
  }

  private func states(after pattern: PhrasePattern, from states: [State]) -> [State] {
    guard !states.isEmpty else { return [] }
    let line = reader.line
    switch pattern {
    case .words(let words):
      return states.compactMap { state in
        let place = line.index(from: state.place)
        guard place < line.words.count, words.contains(line.words[place].text) else { return nil }
        var next = state
        next.place = place + 1
        if reader.layout.item(named: line.words[place].text) != nil { next.slightedNames += 1 }
        return next
      }
    case .anyOrder(let parts):
      return states
        + parts.indices.flatMap { index -> [State] in
          let next = self.states(after: parts[index], from: states)
          guard !next.isEmpty else { return [] }
          var rest = parts
          rest.remove(at: index)
          return self.states(after: .anyOrder(rest), from: next)
        }
    case .anything:
      return states.flatMap { state in
        (state.place...line.words.count).map { place in
          var next = state
          next.place = place
          return next
        }
      }
    case .sequence(let parts):
      return parts.reduce(states) { self.states(after: $1, from: $0) }
    case .choice(let choices):
      return choices.flatMap { self.states(after: $0, from: states) }
    case .slot(let slot, let name):
      return states.flatMap { state in
        reader.readings(of: slot, from: state.place).compactMap { reading in
          if state.unknown != nil, reading.unknown != nil { return nil }
          var next = state
          next.place = reading.end
          next.values[name] = reading.values
          next.unknown = reading.unknown ?? state.unknown
          return next
        }
      }
    }
  }
}
