import Synchronization

/// The measurements of named fonts: the content of `Resources/NamedFonts.txt`.
struct NamedFonts: Sendable {
  /// A face of a font.
  struct Face: Hashable, Sendable {
    /// The distance from the top of a line to its baseline, in em.
    let ascender: Double
    /// The distance from the baseline to the bottom of a line, in em.
    let descender: Double
    /// The advances of printable ASCII in 1/1000 em.
    let advances: [Double]
    /// Whether the advances are the font's own rather than estimates.
    let isMeasured: Bool
    /// The advances of other characters in 1/1000 em, if the font itself is available.
    var characters: [UInt32: Double] = [:]
    /// The kerning, if the font itself is available.
    var kerning = unkerned

    private static let unkerned = FontFace()
  }

  /// The faces of a family by weight.
  private typealias Family = [FontWeight: Face]

  /// The families, by the beginning of PostScript names, or by whole names.
  private var families: [String: Family] = [:]

  /// The package's fonts, read once.
  static let shared = NamedFonts(reading: PackageResources.NamedFonts_txt)

  /// The fonts that the user named when the program started, by PostScript name.
  private static let registered = Mutex<[String: Face]>([:])

  /// Registers a font under a name for everything in the process, replacing any that has the name.
  static func register(_ face: Face, as name: String) {
    registered.withLock { $0[name] = face }
  }

  /// The font that stands in for unknown ones.
  ///
  /// Interface Builder lays out a font that is missing as Helvetica Neue Regular, whatever weight its
  /// name asks for (64 heights of 64 labels, 12 widths of 12).
  private static let replacement = "HelveticaNeue"

  /// The face for a PostScript name: one that the user chose, one of a measured family, or one that the layout
  /// provides; without any of these, an estimate.
  func face(named name: String, besides fonts: FontTable) -> Face? {
    if let face = Self.registered.withLock({ $0[name] }) { return face }
    let own = own(name)
    if own?.isMeasured == true { return own }
    return fonts.faces[name] ?? own
  }

  /// The package's face: in the name's family, the one with its weight or the nearest.
  private func own(_ name: String) -> Face? {
    let known = families[name] ?? families[Self.family(of: name)]
    guard let known else { return families[Self.replacement]?[.regular] }
    let weight = FontWeight(inName: name)
    return known.min { first, second in
      let distances = (first.key.distance(to: weight), second.key.distance(to: weight))
      return distances.0 == distances.1 ? first.key < second.key : distances.0 < distances.1
    }?.value
  }

  /// Whether the metrics of a font are known rather than estimated.
  func knows(_ name: String, besides fonts: FontTable) -> Bool {
    if Self.registered.withLock({ $0[name] != nil }) { return true }
    let isOfPackage = families[name] != nil || families[Self.family(of: name)] != nil
    return isOfPackage && own(name)?.isMeasured == true || fonts.faces[name] != nil
  }

  /// The known beginnings of names, and whole names, in alphabetical order.
  var names: [String] { families.keys.sorted() }

  /// `Arial-BoldMT` → `Arial`, `ArialMT` → `Arial`.
  static func family(of name: String) -> String {
    let start = name.prefix { $0 != "-" }
    return String(start.hasSuffix("MT") ? start.dropLast(2) : start)
  }
}

// MARK: Reading

extension NamedFonts {
  /// Reads the text of the resource; the face of a malformed line is left out.
  private init(reading bytes: [UInt8]) {
    let helvetica = FontModel.shared.faces[.helvetica]?.text ?? []
    var section: (names: [String], ascender: Double, descender: Double)?
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("//") { continue }
      if line.hasPrefix("[") {
        section = Self.section(line.dropFirst().dropLast().split(separator: " "))
        continue
      }
      let fields = line.split(separator: " ")
      guard let section, let weight = fields.first.flatMap({ FontWeight(named: String($0)) }),
        let advances = Self.advances(fields.dropFirst(), helvetica)
      else { continue }
      let face = Face(
        ascender: section.ascender, descender: section.descender, advances: advances,
        isMeasured: fields.dropFirst().first != "*")
      for name in section.names { families[name, default: [:]][weight] = face }
    }
  }

  private static func section(_ fields: [Substring]) -> (
    names: [String], ascender: Double, descender: Double
  )? {
    guard let ascender = fields.dropLast().last.flatMap({ Double($0) }),
      let descender = fields.last.flatMap({ Double($0) })
    else { return nil }
    return (fields.dropLast(2).map(String.init), ascender / 1000, descender / 1000)
  }

  /// The range of the digits among the printable ASCII characters.
  private static let digits = 16..<26

  private static func advances(_ fields: ArraySlice<Substring>, _ helvetica: [Double]) -> [Double]?
  {
    if fields.first == "*" {
      let factors = fields.dropFirst().compactMap { Double($0) }
      guard let factor = factors.first else { return nil }
      return helvetica.enumerated().map { place, advance in
        advance * (digits.contains(place) ? factors.last ?? factor : factor)
      }
    }
    let numbers = fields.compactMap { Double($0) }
    if numbers.count == 1 { return Array(repeating: numbers[0], count: FontFace.count) }
    return numbers.count == FontFace.count ? numbers : nil
  }
}
