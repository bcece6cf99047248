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

  /// Reads the table: of the forms for Unicode the one with 32 bits a character, else that with 16; nil
  /// without either.
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

  /// Form 12: groups of characters whose glyphs follow each other.
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

  /// Form 4: segments of characters with a distance from each to its glyph, or a list of glyphs.
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

  /// Adds a character; false if there are more than there can be, as in a damaged font.
  private mutating func set(_ scalar: Int, _ glyph: Int) -> Bool {
    read += 1
    if glyph > 0, let value = UInt32(exactly: scalar) { glyphs[value] = glyph }
    return read <= Self.largest
  }

  /// The number of characters read.
  private var read = 0
  private static let largest = 0x10FFFF
}
