/// A font that was read from a file: TrueType or OpenType, or one of a collection of them.
///
/// Only what measuring needs is read, the tables `head`, `hhea`, `hmtx`, `cmap`, `kern`, `GPOS` and `name`
/// of the OpenType specification 1.9.
package struct FontFile: Sendable {
  /// Why a file can't be read.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, and how to correct it.
    package let description: String
  }

  /// The PostScript name, such as `Lato-Bold`; nil for a font that has none.
  package let name: String?
  let face: NamedFonts.Face

  /// Makes the font known to everything that measures from now on, the way `CTFontManager` registers fonts with a
  /// process.
  ///
  /// It is meant for fonts that the user names when the program starts. Fonts that a document provides belong in a
  /// ``FontTable``.
  ///
  /// - Parameter name: The PostScript name that texts use.
  package func register(as name: String) { NamedFonts.register(face, as: name) }

  /// Adds the font to a layout's own fonts, replacing one of the same name.
  package func add(to fonts: inout FontTable, as name: String) { fonts.faces[name] = face }

  /// The fonts of a file: one, or those of a collection.
  package static func fonts(in bytes: [UInt8]) throws(Problem) -> [FontFile] {
    let file = FontBytes(bytes)
    switch file.tag(0) {
    case "ttcf":
      guard let count = file.number32(8), (1...mostFonts).contains(count) else { throw .damaged }
      var fonts: [FontFile] = []
      var characters = 0
      for index in 0..<count {
        guard let start = file.number32(12 + 4 * index) else { throw .damaged }
        let font = try FontFile(file, at: start)
        characters += font.face.characters.count
        guard characters <= mostCharacters else { throw .damaged }
        fonts.append(font)
      }
      return fonts
    case "\0\u{1}\0\0", "OTTO", "true": return [try FontFile(file, at: 0)]
    case "wOFF", "wOF2":
      throw Problem(description: "a web font can't be read; convert it to .ttf or .otf")
    default: throw Problem(description: "this is not a TrueType or OpenType font")
    }
  }

  /// More fonts than any collection has, and more characters than all its fonts have.
  private static let (mostFonts, mostCharacters) = (64, 2_000_000)

  private init(_ file: FontBytes, at start: Int) throws(Problem) {
    let tables = FontTables(file, at: start)
    guard let em = tables.number16("head", 18), em >= 16,
      let ascender = tables.signed16("hhea", 4), let descender = tables.signed16("hhea", 6),
      let widths = tables.widths(), let map = CharacterMap(tables)
    else { throw .damaged }
    let scale = 1000 / Double(em)
    var characters: [UInt32: Double] = [:]
    var advances = [Double](repeating: 0, count: FontFace.count)
    for (scalar, glyph) in map.glyphs where glyph < widths.glyphs {
      let advance = Double(widths.advances[min(glyph, widths.advances.count - 1)]) * scale
      if let slot = FontFace.slot(scalar) {
        advances[Int(slot)] = advance
      } else {
        characters[scalar] = advance
      }
    }
    var kerning = FontFace()
    // A font with both has the old table only for old programs.
    let pairs = PairPositioning(tables, map.slots)?.pairs ?? tables.kerning(of: map.slots)
    for (pair, value) in pairs where value != 0 {
      kerning.setKerning(pair.first, pair.second, to: Int16(clamping: Int(Double(value) * scale)))
    }
    name = tables.postScriptName()
    face = NamedFonts.Face(
      ascender: Double(ascender) / Double(em), descender: -Double(descender) / Double(em),
      advances: advances, isMeasured: true, characters: characters, kerning: kerning)
  }
}

extension FontFile.Problem {
  static let damaged = FontFile.Problem(
    description: "the font is damaged or has no table of characters")
}

extension FontFile {
  /// The width of a text in points, by its advances alone; nil if the font lacks a character.
  package func width(of text: String, pointSize: Double) -> Double? {
    var sum = 0.0
    for scalar in text.unicodeScalars {
      if let slot = FontFace.slot(scalar.value).map(Int.init), face.advances.indices.contains(slot)
      {
        sum += face.advances[slot]
      } else if let advance = face.characters[scalar.value] {
        sum += advance
      } else {
        return nil
      }
    }
    return sum * pointSize / 1000
  }
}
