/// The tables of one font.
struct FontTables {
  /// A pair of characters that is kerned.
  struct Pair: Hashable {
    let first: FontFace.Slot
    let second: FontFace.Slot
  }

  let file: FontBytes
  /// Where each table starts.
  private var starts: [String: Int] = [:]

  init(_ file: FontBytes, at start: Int) {
    self.file = file
    for index in 0..<(file.number16(start + 4) ?? 0) {
      let entry = start + 12 + 16 * index
      guard let tag = file.tag(entry), let place = file.number32(entry + 8) else { return }
      starts[tag] = place
    }
  }

  /// The offset in the file of an offset in a table.
  func place(_ table: String, _ offset: Int) -> Int? { starts[table].map { $0 + offset } }

  func number16(_ table: String, _ offset: Int) -> Int? {
    place(table, offset).flatMap(file.number16)
  }

  func signed16(_ table: String, _ offset: Int) -> Int? {
    place(table, offset).flatMap(file.signed16)
  }

  /// The advances of the first glyphs, and the number of glyphs; the last advance also applies to all further glyphs.
  func widths() -> (advances: [Int], glyphs: Int)? {
    guard let count = number16("hhea", 34), count > 0, let glyphs = number16("maxp", 4) else {
      return nil
    }
    var advances: [Int] = []
    for glyph in 0..<count {
      guard let advance = number16("hmtx", 4 * glyph) else { return nil }
      advances.append(advance)
    }
    return (advances, glyphs)
  }

  /// The kerning of pairs in the table `kern`, in units of the font.
  func kerning(of slots: [Int: FontFace.Slot]) -> [Pair: Int] {
    // Only a first subtable that is horizontal and in format 0 is read.
    guard number16("kern", 0) == 0, number16("kern", 8) == 1, let count = number16("kern", 10)
    else { return [:] }
    var pairs: [Pair: Int] = [:]
    for index in 0..<count {
      let offset = 18 + 6 * index
      guard let first = number16("kern", offset), let second = number16("kern", offset + 2),
        let value = signed16("kern", offset + 4)
      else { break }
      guard let first = slots[first], let second = slots[second] else { continue }
      pairs[Pair(first: first, second: second)] = value
    }
    return pairs
  }

  /// The PostScript name in the table `name`.
  func postScriptName() -> String? {
    guard let count = number16("name", 2), let texts = number16("name", 4) else { return nil }
    for index in 0..<count {
      let record = 6 + 12 * index
      guard number16("name", record + 6) == Self.postScriptID,
        let platform = number16("name", record), let length = number16("name", record + 8),
        length <= 2 * Self.longestName,
        let offset = number16("name", record + 10), let place = place("name", texts + offset),
        let bytes = file.slice(place, length)
      else { continue }
      // PostScript names are ASCII; all platforms but the Macintosh write 16 bits per character.
      let isWide = platform != Self.macintosh
      let letters =
        isWide ? bytes.enumerated().filter { $0.offset % 2 == 1 }.map { $0.element } : Array(bytes)
      guard !letters.isEmpty, letters.allSatisfy({ 0x21..<0x7F ~= $0 }) else { continue }
      return String(decoding: letters, as: UTF8.self)
    }
    return nil
  }

  private static let postScriptID = 6
  /// The maximum length of a PostScript name, from the specification of the table `name`.
  private static let longestName = 63
  private static let macintosh = 1
}

/// The numbers of a font file, most significant byte first; nil beyond its end.
struct FontBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  /// An unsigned number of 16 bits.
  func number16(_ offset: Int) -> Int? { number(offset, length: 2) }

  /// A signed number of 16 bits.
  func signed16(_ offset: Int) -> Int? {
    number16(offset).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
  }

  /// An unsigned number of 32 bits.
  func number32(_ offset: Int) -> Int? { number(offset, length: 4) }

  /// The four letters that name a table.
  func tag(_ offset: Int) -> String? {
    slice(offset, 4).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Some of the bytes.
  func slice(_ offset: Int, _ length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else {
      return nil
    }
    return bytes[offset..<offset + length]
  }

  private func number(_ offset: Int, length: Int) -> Int? {
    slice(offset, length)?.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The glyphs of characters: the table `cmap` of a font.
struct CharacterMap {
  /// Scalar values with their glyphs.
  private(set) var glyphs: [UInt32: Int] = [:]

  /// The glyphs of printable ASCII.
  var slots: [Int: FontFace.Slot] {
    var slots: [Int: FontFace.Slot] = [:]
    for (scalar, glyph) in glyphs {
      if let slot = FontFace.slot(scalar) { slots[glyph] = slot }
    }
    return slots
  }

  /// Reads the table: among the forms for Unicode, the one with 32 bits per character, or else the one with 16; nil if
  /// there is neither.
  init?(_ tables: FontTables) {
    guard let count = tables.number16("cmap", 2) else { return nil }
    var found: [Int: Int] = [:]
    for index in 0..<count {
      guard let entry = tables.place("cmap", 4 + 8 * index),
        let offset = tables.file.number32(entry + 4), let place = tables.place("cmap", offset),
        let form = tables.file.number16(place)
      else { continue }
      found[form] = place
    }
    if let place = found[12] {
      readGroups(tables.file, at: place)
    } else if let place = found[4] {
      readSegments(tables.file, at: place)
    }
    if glyphs.isEmpty { return nil }
  }

  /// Form 12: groups of characters whose glyphs are consecutive.
  private mutating func readGroups(_ file: FontBytes, at place: Int) {
    for index in 0..<(file.number32(place + 12) ?? 0) {
      let group = place + 16 + 12 * index
      guard let first = file.number32(group), let last = file.number32(group + 4),
        let glyph = file.number32(group + 8)
      else { return }
      guard first <= last, last <= Self.largest else { continue }
      for scalar in first...last {
        guard set(scalar, glyph + scalar - first) else { return }
      }
    }
  }

  /// Form 4: segments of characters, with an offset from each character to its glyph, or a list of glyphs.
  private mutating func readSegments(_ file: FontBytes, at place: Int) {
    guard let size = file.number16(place + 6) else { return }
    for offset in stride(from: 0, to: size, by: 2) {
      let starts = place + 16 + size + offset
      guard let last = file.number16(place + 14 + offset), let first = file.number16(starts),
        let delta = file.number16(starts + size), let range = file.number16(starts + 2 * size)
      else { return }
      guard first <= last, first != 0xFFFF else { continue }
      for scalar in first...last {
        let list = starts + 2 * size + range + 2 * (scalar - first)
        guard let listed = range == 0 ? scalar : file.number16(list) else { return }
        let glyph = listed == 0 && range != 0 ? 0 : (listed + delta) & 0xFFFF
        guard set(scalar, glyph) else { return }
      }
    }
  }

  /// Adds a character; false if there are more than possible, as in a damaged font.
  private mutating func set(_ scalar: Int, _ glyph: Int) -> Bool {
    read += 1
    if glyph > 0, let value = UInt32(exactly: scalar) { glyphs[value] = glyph }
    return read <= Self.largest
  }

  /// The number of characters read.
  private var read = 0
  private static let largest = 0x10FFFF
}
