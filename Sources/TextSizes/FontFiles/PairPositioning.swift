/// The kerning of pairs in the table `GPOS` of the OpenType specification 1.9: what the feature `kern` says for Latin
/// text.
struct PairPositioning {
  private let tables: FontTables
  private let slots: [Int: FontFace.Slot]
  private(set) var pairs: [FontTables.Pair: Int] = [:]

  private static let table = "GPOS"
  /// The remaining number of records to read: initially far more than any font has, so that reading damaged ones ends.
  private var budget = 8_000_000
  /// The fixed cost of a subtable.
  private static let subtableCost = 20_000

  /// Reads the table; nil if the font has none, or no kerning in it.
  init?(_ tables: FontTables, _ slots: [Int: FontFace.Slot]) {
    guard let lookups = tables.number16(Self.table, 8),
      let list = tables.place(Self.table, lookups)
    else { return nil }
    self.tables = tables
    self.slots = slots
    let kerning = kerningLookups()
    if kerning.isEmpty { return nil }
    for index in kerning {
      guard let offset = tables.file.number16(list + 2 + 2 * index) else { continue }
      // Later lookups add to the moves of earlier ones.
      for (pair, value) in pairs(ofLookup: list + offset) { pairs[pair, default: 0] += value }
    }
  }

  // MARK: Features

  /// More features, and more lookups per feature, than any font has.
  private static let mostFeatures = 2048

  /// The lookups of the feature `kern`, in order, each once.
  private func kerningLookups() -> [Int] {
    guard let offset = tables.number16(Self.table, 6),
      let list = tables.place(Self.table, offset), let count = tables.file.number16(list)
    else { return [] }
    let chosen = latinFeatures()
    var found: Set<Int> = []
    for index in 0..<min(count, Self.mostFeatures) where chosen?.contains(index) ?? true {
      let record = list + 2 + 6 * index
      guard tables.file.tag(record) == "kern", let place = tables.file.number16(record + 4),
        let lookups = tables.file.number16(list + place + 2)
      else { continue }
      for lookup in 0..<min(lookups, Self.mostFeatures) {
        if let number = tables.file.number16(list + place + 4 + 2 * lookup) { found.insert(number) }
      }
    }
    return found.sorted()
  }

  /// The features of Latin text, or else of any script; nil if a font doesn't say.
  private func latinFeatures() -> Set<Int>? {
    guard let offset = tables.number16(Self.table, 4),
      let list = tables.place(Self.table, offset), let count = tables.file.number16(list)
    else { return nil }
    var scripts: [String: Int] = [:]
    for index in 0..<count {
      let record = list + 2 + 6 * index
      guard let tag = tables.file.tag(record), let place = tables.file.number16(record + 4) else {
        break
      }
      scripts[tag] = list + place
    }
    guard let script = scripts["latn"] ?? scripts["DFLT"],
      let language = tables.file.number16(script), language > 0,
      let features = tables.file.number16(script + language + 4)
    else { return nil }
    let numbers = (0..<features).compactMap {
      tables.file.number16(script + language + 6 + 2 * $0)
    }
    return Set(numbers)
  }

  // MARK: Lookups

  private static let pairLookup = 2
  private static let extensionLookup = 9

  private mutating func pairs(ofLookup lookup: Int) -> [FontTables.Pair: Int] {
    guard let type = tables.file.number16(lookup), let count = tables.file.number16(lookup + 4)
    else { return [:] }
    var found: [FontTables.Pair: Int] = [:]
    for index in 0..<count where budget > 0 {
      guard let offset = tables.file.number16(lookup + 6 + 2 * index),
        let place = pairTable(lookup + offset, type)
      else { continue }
      // The first subtable that has a pair decides.
      found.merge(pairs(ofSubtable: place)) { first, _ in first }
    }
    return found
  }

  /// The place of a lookup's pair table, which may be an extension.
  private func pairTable(_ place: Int, _ type: Int) -> Int? {
    if type == Self.pairLookup { return place }
    guard type == Self.extensionLookup, tables.file.number16(place + 2) == Self.pairLookup,
      let offset = tables.file.number32(place + 4)
    else { return nil }
    return place + offset
  }

  private mutating func pairs(ofSubtable place: Int) -> [FontTables.Pair: Int] {
    budget -= Self.subtableCost
    guard let form = tables.file.number16(place), let coverage = tables.file.number16(place + 2),
      let values = ValueForms(tables.file, at: place + 4)
    else { return [:] }
    let firsts = GlyphNumbers.coverage(tables.file, at: place + coverage, of: slots.keys)
    return switch form {
    case 1: listed(place, firsts, values)
    case 2: classed(place, firsts, values)
    default: [:]
    }
  }

  /// Form 1: a list of second glyphs for each first one.
  private mutating func listed(_ place: Int, _ firsts: [Int: Int], _ values: ValueForms)
    -> [FontTables.Pair: Int]
  {
    var found: [FontTables.Pair: Int] = [:]
    for (glyph, index) in firsts {
      guard let first = slots[glyph], let offset = tables.file.number16(place + 10 + 2 * index),
        let count = tables.file.number16(place + offset)
      else { continue }
      budget -= count
      if budget < 0 { return found }
      for number in 0..<count {
        let record = place + offset + 2 + (2 + values.size) * number
        guard let other = tables.file.number16(record) else { break }
        if let second = slots[other], let value = values.advance(tables.file, at: record + 2) {
          found[FontTables.Pair(first: first, second: second)] = value
        }
      }
    }
    return found
  }

  /// Form 2: a table of classes of first and second glyphs.
  private func classed(_ place: Int, _ firsts: [Int: Int], _ values: ValueForms)
    -> [FontTables.Pair: Int]
  {
    guard let firstClasses = tables.file.number16(place + 8),
      let secondClasses = tables.file.number16(place + 10),
      let rows = tables.file.number16(place + 12), let columns = tables.file.number16(place + 14)
    else { return [:] }
    let rowOf = GlyphNumbers.classes(tables.file, at: place + firstClasses, of: slots.keys)
    let columnOf = GlyphNumbers.classes(tables.file, at: place + secondClasses, of: slots.keys)
    var found: [FontTables.Pair: Int] = [:]
    for glyph in firsts.keys {
      guard let first = slots[glyph] else { continue }
      let row = rowOf[glyph] ?? 0
      for (other, second) in slots {
        let column = columnOf[other] ?? 0
        guard row < rows, column < columns,
          let value = values.advance(
            tables.file, at: place + 16 + values.size * (row * columns + column))
        else { continue }
        found[FontTables.Pair(first: first, second: second)] = value
      }
    }
    return found
  }
}

/// Which numbers are in a pair's record: a bit for each.
private struct ValueForms {
  private let first: Int
  private let second: Int
  private static let xAdvance = 0x4

  init?(_ file: FontBytes, at place: Int) {
    guard let first = file.number16(place), let second = file.number16(place + 2) else {
      return nil
    }
    (self.first, self.second) = (first, second)
  }

  /// The number of bytes that a pair's numbers take up.
  var size: Int { 2 * (first.nonzeroBitCount + second.nonzeroBitCount) }

  /// The move of the second glyph; 0 if a pair moves nothing along the line.
  func advance(_ file: FontBytes, at place: Int) -> Int? {
    guard first & Self.xAdvance != 0 else { return 0 }
    return file.signed16(place + 2 * (first & (Self.xAdvance - 1)).nonzeroBitCount)
  }
}

/// Tables that give glyphs numbers.
private enum GlyphNumbers {
  /// The indices of the glyphs in a coverage table.
  static func coverage(_ file: FontBytes, at place: Int, of glyphs: some Collection<Int>)
    -> [Int: Int]
  {
    guard let form = file.number16(place), let count = file.number16(place + 2) else { return [:] }
    if form == 2 {
      return ranges(file, at: place + 4, count, of: glyphs) { glyph, start, index in
        index + glyph - start
      }
    }
    let wanted = Set(glyphs)
    var found: [Int: Int] = [:]
    for index in 0..<count {
      guard let glyph = file.number16(place + 4 + 2 * index) else { break }
      if wanted.contains(glyph) { found[glyph] = index }
    }
    return found
  }

  /// The classes of the glyphs; those without one are in class 0.
  static func classes(_ file: FontBytes, at place: Int, of glyphs: some Collection<Int>)
    -> [Int: Int]
  {
    guard let form = file.number16(place), let second = file.number16(place + 2) else { return [:] }
    if form == 2 {
      return ranges(file, at: place + 4, second, of: glyphs) { _, _, number in number }
    }
    let count = file.number16(place + 4) ?? 0
    let numbers = glyphs.compactMap { glyph -> (Int, Int)? in
      guard glyph >= second, glyph - second < count else { return nil }
      return file.number16(place + 6 + 2 * (glyph - second)).map { (glyph, $0) }
    }
    return Dictionary(numbers, uniquingKeysWith: { first, _ in first })
  }

  /// More ranges than any font has.
  private static let mostRanges = 8192

  /// Ranges of glyphs in order, as the specification requires: their first and last glyph, and a number.
  private static func ranges(
    _ file: FontBytes, at place: Int, _ count: Int, of glyphs: some Collection<Int>,
    _ number: (_ glyph: Int, _ start: Int, _ number: Int) -> Int
  ) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var rest = glyphs.sorted()[...]
    for index in 0..<min(count, mostRanges) {
      let record = place + 6 * index
      guard let start = file.number16(record), let end = file.number16(record + 2),
        let value = file.number16(record + 4)
      else { break }
      rest = rest.drop { $0 < start }
      while let glyph = rest.first, glyph <= end {
        found[glyph] = number(glyph, start, value)
        rest.removeFirst()
      }
    }
    return found
  }
}
