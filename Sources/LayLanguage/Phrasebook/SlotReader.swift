import AutoLayout

/// Reads the slots of phrases in a line, caching the result for each place.
final class SlotReader {
  /// The typed line.
  let line: SpokenLine
  /// The existing layout, and the lines that can be read.
  let context: PhraseContext
  /// Whether any word counts as a view's name, to find out which one is misspelled.
  private let takesUnknown: Bool
  /// Whether a text may be written without quotes.
  let takesPlainText: Bool
  private var known: [Reading: [SlotReading]] = [:]

  private struct Reading: Hashable {
    let slot: PhraseSlot
    let start: Int
  }

  /// A reader for a line.
  init(line: SpokenLine, context: PhraseContext, takesUnknown: Bool, takesPlainText: Bool) {
    self.line = line
    self.context = context
    self.takesUnknown = takesUnknown
    self.takesPlainText = takesPlainText
  }

  /// The existing layout.
  var layout: Layout { context.layout }

  /// Every way to read a slot from a word on.
  func readings(of slot: PhraseSlot, from start: Int) -> [SlotReading] {
    let place = Reading(slot: slot, start: start)
    if let known = known[place] { return known }
    let found = read(slot, from: start)
    known[place] = found
    return found
  }

  private func read(_ slot: PhraseSlot, from start: Int) -> [SlotReading] {
    switch slot {
    case .equation, .format, .path, .check: return lines(of: slot, from: start)
    default: break
    }
    let start = line.index(from: start)
    guard start < line.words.count else { return [] }
    switch slot {
    case .view: return views(from: start)
    case .stack: return views(from: start).filter { isStack($0.values[0]) }
    case .parent:
      return views(from: start) + words(Lexicon.superviews + Lexicon.rootViews, "root", from: start)
    case .place: return places(from: start)
    case .named: return namedViews(from: start)
    case .views:
      return lists(from: start, of: views).filter { $0.values.count > 1 } + contents(from: start)
    case .someViews: return lists(from: start, of: views)
    case .constraint: return constraints(from: start)
    case .tie: return namedConstraints(from: start)
    case .constraints: return lists(from: start, of: constraints)
    case .anchor: return anchors(from: start)
    case .start:
      return anchors(from: start).filter { anchor in
        !Lexicon.isEnd(anchor.values[1]) && Attribute(rawValue: anchor.values[1])?.isSize == false
      }
    case .end: return anchors(from: start).filter { Lexicon.isEnd($0.values[1]) }
    case .newName: return newNames(from: start)
    case .newWords: return severalNewNames(from: start)
    case .newNames:
      // `add label Total amount` is one label; several labels must be separated.
      return severalNewNames(from: start).filter { reading in
        let separators = line.words[start..<reading.end].count { [",", "and"].contains($0.text) }
        return separators >= reading.values.count - 1
      }
    case .edges: return lists(from: start) { entries(.edge, from: $0) }
    case .device: return devices(from: start)
    case .number, .count, .size, .ratio, .fraction, .text, .value, .font, .file:
      return values(of: slot, from: start)
    default: return entries(slot, from: start)
    }
  }

  /// Several new names; a word that occurs in phrases more likely begins another phrase.
  private func severalNewNames(from start: Int) -> [SlotReading] {
    lists(from: start, of: newNames)
      .filter { reading in
        reading.values.count > 1
          && reading.values.allSatisfy { $0.count == 1 || !Lexicon.vocabulary.contains($0) }
      }
      .map { SlotReading($0.end, $0.values.map(NameText.quoted)) }
  }

  // MARK: Lists

  /// The entries of a closed list that are next; only the longest ones, because `first baseline` isn't `first`.
  func entries(_ slot: PhraseSlot, from start: Int) -> [SlotReading] {
    let candidates = Lexicon.listsByWord[slot]?[word(start)] ?? []
    let found = candidates.compactMap { entry in
      end(of: entry.spoken, from: start).map { SlotReading($0, entry.canonical) }
    }
    let longest = found.map { $0.end }.max()
    return found.filter { $0.end == longest }
  }

  private func words(_ spellings: [[String]], _ value: String, from start: Int) -> [SlotReading] {
    spellings.compactMap { end(of: $0, from: start).map { SlotReading($0, value) } }
  }

  /// A word in lower case; nothing after the last one.
  func word(_ index: Int) -> String { index < line.words.count ? line.words[index].text : "" }

  /// The end of the given words if they begin here; nil if other words do.
  private func end(of spoken: [String], from start: Int) -> Int? {
    spoken.indices.allSatisfy { word(start + $0) == spoken[$0] } ? start + spoken.count : nil
  }

  /// One or more things, optionally with commas and "and" between them.
  private func lists(from start: Int, of one: (Int) -> [SlotReading]) -> [SlotReading] {
    var (done, open) = ([SlotReading](), one(start))
    while !open.isEmpty {
      done += open
      open = open.flatMap { reading -> [SlotReading] in
        var next = line.index(from: reading.end)
        if word(next) == "and" { next += 1 }
        return one(line.index(from: next)).filter { !reading.values.contains($0.values[0]) }
          .map {
            SlotReading($0.end, reading.values + $0.values, unknown: reading.unknown ?? $0.unknown)
          }
      }
    }
    return done
  }

  // MARK: What exists

  /// A view by its name, or the only one of a class.
  func views(from start: Int) -> [SlotReading] {
    let named = namedViews(from: start)
    guard named.isEmpty || named.contains(where: { $0.unknown != nil }) else { return named }
    let only = entries(.classWord, from: start).flatMap { noun -> [SlotReading] in
      let views = layout.items.filter { isOf(noun.values[0], layout.name(of: $0)) }
      guard views.count == 1, !Lexicon.vagueNouns.contains(noun.values[0]) else { return [] }
      return [SlotReading(noun.end, NameText.written(layout.name(of: views[0])))]
    }
    return only.isEmpty ? named : only
  }

  /// Every subview of a view, or of the root view: `the subviews of card`, `everything`.
  private func contents(from start: Int) -> [SlotReading] {
    guard Lexicon.wholes.contains(word(start)) else { return [] }
    let next = skip(["in", "inside", "within"], from: start + 1)
    let parents = next < line.words.count ? views(from: line.index(from: next)) : []
    let root = SlotReading(start + 1, NameText.written(layout.name(of: layout.root)))
    return (parents + [root]).compactMap { reading in
      guard let parent = item(reading.values[0]) else { return nil }
      let names = layout.subviews(of: parent).map { NameText.written(layout.name(of: $0)) }
      return names.isEmpty ? nil : SlotReading(reading.end, names)
    }
  }

  /// The view that a word names, with its class noun before or after it.
  private func namedViews(from start: Int) -> [SlotReading] {
    guard start < line.words.count else { return [] }
    let behindNouns = entries(.classWord, from: start).flatMap { noun in
      names(from: noun.end).filter { isOf(noun.values[0], $0.values[0]) }
    }
    let found = names(from: start) + behindNouns
    let beforeNouns = found.flatMap { reading in
      entries(.classWord, from: reading.end).filter { isOf($0.values[0], reading.values[0]) }
        .map { SlotReading($0.end, reading.values) }
    }
    return found.isEmpty && takesUnknown ? unknownName(at: start) : found + beforeNouns
  }

  /// The view that one word names.
  func names(from start: Int) -> [SlotReading] {
    guard start < line.words.count else { return [] }
    let word = line.words[start]
    let name: String
    switch word.kind {
    case .word: name = word.text
    case .string(let text): name = text
    default: return []
    }
    guard let item = layout.item(named: name) else { return [] }
    return [SlotReading(start + 1, NameText.written(layout.name(of: item)))]
  }

  /// A word that could be the name of a view, but is not.
  private func unknownName(at index: Int) -> [SlotReading] {
    let word = line.words[index]
    guard case .word(let text) = word.kind, !Lexicon.vocabulary.contains(word.text) else {
      return []
    }
    return [SlotReading(index + 1, [text], unknown: Name(text, word.range))]
  }

  /// Whether a view is of the kind that a noun names; everything is a view.
  private func isOf(_ keyword: String, _ written: String) -> Bool {
    guard let item = item(written), let kind = layout.viewClass(of: item) else { return false }
    return keyword == "view"
      ? item != layout.root
      : ViewClass.all.contains {
        $0.keyword == keyword && $0.className == kind.className
      }
  }

  private func isStack(_ written: String) -> Bool {
    item(written).flatMap { layout.viewClass(of: $0)?.stackAxis } != nil
  }

  private func item(_ written: String) -> Item.ID? {
    layout.item(named: written.hasPrefix("\"") ? String(written.dropFirst().dropLast()) : written)
  }

  /// The possible targets of pinning a view: another view, its superview, the safe area or the margins.
  private func places(from start: Int) -> [SlotReading] {
    let guides = entries(.place, from: start)
    return views(from: start) + guides + words(Lexicon.superviews, "superview", from: start)
      + words(Lexicon.rootViews, "root", from: start)
      + views(from: start).flatMap { view in
        entries(.place, from: view.end).map {
          SlotReading($0.end, ["\(view.values[0]).\($0.values[0])"], unknown: view.unknown)
        }
      }
  }

  /// A constraint by its name, or the only one that ties an attribute of a view.
  private func constraints(from start: Int) -> [SlotReading] {
    if let ordinal = ordinals(from: start) { return [ordinal] }
    var first = word(start).hasPrefix("constraint") ? start + 1 : start
    if first > start, ["on", "for"].contains(word(first)) { first += 1 }
    guard first < line.words.count else { return [] }
    let tied = anchors(from: first).compactMap { anchor -> SlotReading? in
      let tied = constraints(of: anchor.values[0])
      return tied.count == 1 ? SlotReading(anchor.end, name(of: tied[0])) : nil
    }
    return (namedConstraints(from: first) + tied).map { reading in
      let isNoun = word(reading.end).hasPrefix("constraint")
      return isNoun ? SlotReading(reading.end + 1, reading.values) : reading
    }
  }

  /// `constraint 3`, which is named `c3`, or `last constraint`, the newest one.
  private func ordinals(from start: Int) -> SlotReading? {
    let id =
      switch (word(start), word(start + 1)) {
      case ("constraint", let number) where !number.isEmpty:
        layout.constraint(named: "c\(number)")
      case ("last", "constraint"), ("newest", "constraint"), ("latest", "constraint"):
        layout.constraints.last
      default: LayoutConstraint.ID?.none
      }
    return id.map { SlotReading(start + 2, name(of: $0)) }
  }

  private func name(of id: LayoutConstraint.ID) -> String {
    NameText.written(layout.constraint(id).name)
  }

  /// A constraint or group by its name.
  private func namedConstraints(from start: Int) -> [SlotReading] {
    if let ordinal = ordinals(from: start) { return [ordinal] }
    let name = line.words[start].text
    let known =
      layout.constraint(named: name).map { layout.constraint($0).name }
      ?? layout.group(named: name)?.name
    return known.map { [SlotReading(start + 1, NameText.written($0))] } ?? []
  }

  /// The constraints that begin or end at an anchor.
  private func constraints(of anchor: String) -> [LayoutConstraint.ID] {
    layout.constraints.filter { id in
      let constraint = layout.constraint(id)
      return [constraint.first, constraint.second].contains {
        $0.map { "\(NameText.written(layout.name(of: $0.item))).\($0.attribute.rawValue)" }
          == anchor
      }
    }
  }

  /// An attribute of a view in any order: `title.top`, `title top`, `top title`; the values are it and the attribute.
  private func anchors(from start: Int) -> [SlotReading] {
    let behind = views(from: start).flatMap { view -> [SlotReading] in
      let next = word(view.end) == "." ? view.end + 1 : view.end
      return attributes(from: next).map {
        SlotReading(
          $0.end, ["\(view.values[0]).\($0.values[0])", $0.values[0], view.values[0]],
          unknown: view.unknown)
      }
    }
    let before = attributes(from: start).flatMap { attribute in
      // "the top constraint on card"
      let next = ["constraint", "on", "in"].reduce(attribute.end) { end, word in
        self.word(end) == word ? end + 1 : end
      }
      return (views(from: next) + words(Lexicon.rootViews, "root", from: next)).map {
        SlotReading(
          $0.end, ["\($0.values[0]).\(attribute.values[0])", attribute.values[0], $0.values[0]],
          unknown: $0.unknown)
      }
    }
    return behind + before
  }

  private func attributes(from start: Int) -> [SlotReading] {
    let names = entries(.attribute, from: start)
    guard names.isEmpty, start < line.words.count, case .word(let word) = line.words[start].kind,
      let attribute = AttributeName.attribute(word)
    else { return names }
    return [SlotReading(start + 1, attribute.rawValue)]
  }

  private func devices(from start: Int) -> [SlotReading] {
    if case .string(let text) = line.words[start].kind, let device = Device.named(text) {
      return [SlotReading(start + 1, NameText.quoted(device.name))]
    }
    let longest = min(line.words.count, start + 6)
    for end in stride(from: longest, to: start, by: -1) {
      let text = (start..<end).map { line.words[$0].text }.joined(separator: " ")
      if let device = Device.named(text) ?? Device.named(Lexicon.devices[text] ?? "") {
        return [SlotReading(end, NameText.quoted(device.name))]
      }
    }
    return []
  }
}
