/// The measured advances of one face for the printable characters of ASCII, in 1/1000 em.
struct FontFace: Hashable, Sendable {
  /// The faces of the model.
  enum Name: String, Hashable, Sendable, CaseIterable {
    case light
    case regular
    case medium
    case semibold
    case bold
    case helvetica
  }

  /// A character's index in the tables: 0 for the space to 94 for the tilde.
  typealias Slot = UInt8

  /// The number of measured characters.
  static let count = 95

  /// Advances at text sizes.
  var text = [Double](repeating: 0, count: count)
  /// Advances at display sizes.
  var display = [Double](repeating: 0, count: count)
  /// Kerning of every pair, first character major.
  private var kernings = [Int16](repeating: 0, count: count * count)

  /// The slot of a character; nil outside printable ASCII.
  static func slot(_ value: UInt32) -> Slot? {
    (0x20..<0x7F).contains(value) ? Slot(value - 0x20) : nil
  }

  /// The kerning between two neighbors, added to their advances.
  func kerning(_ first: Slot, _ second: Slot) -> Double {
    Double(kernings[Int(first) * Self.count + Int(second)])
  }

  /// Sets the kerning of a pair.
  mutating func setKerning(_ first: Slot, _ second: Slot, to value: Int16) {
    kernings[Int(first) * Self.count + Int(second)] = value
  }

  /// Advances with the share of the display design and the tracking of a size.
  func advances(displayShare share: Double, tracking: Double) -> Advances {
    Advances(text: text, display: display, displayShare: share, tracking: tracking)
  }
}

/// The advances of printable ASCII at one size, in 1/1000 em.
///
/// Computed when they are read, because a label needs only a few of the 95.
struct Advances: Sendable {
  /// By slot.
  private let text: [Double]
  /// By slot.
  private let display: [Double]
  private let displayShare: Double
  private let tracking: Double

  /// Advances between those at text sizes and those at display sizes, with a tracking in 1/1000 em.
  init(text: [Double], display: [Double], displayShare: Double, tracking: Double) {
    self.text = text
    self.display = display
    self.displayShare = displayShare
    self.tracking = tracking
  }

  /// Advances that are the same at all sizes.
  init(_ advances: [Double]) {
    self.init(text: advances, display: advances, displayShare: 0, tracking: 0)
  }

  subscript(_ slot: FontFace.Slot) -> Double {
    let advance = text[Int(slot)]
    return advance + displayShare * (display[Int(slot)] - advance) + tracking
  }
}

/// Advances of characters that are measured in no face, in 1/1000 em and without tracking.
struct FallbackAdvances: Sendable {
  /// Consecutive scalar values with one advance.
  struct Script: Sendable {
    /// The scalar values.
    let scalars: ClosedRange<UInt32>
    /// The advance of each.
    let advance: Double
  }

  /// Measured single characters.
  var characters: [UInt32: Double] = [:]
  /// Han ideographs by font size.
  var han = SizeTable([])
  /// Emoji by font size.
  var emoji = SizeTable([])
  /// Everything else; the first match counts.
  var scripts: [Script] = []
  /// The ASCII letters of accented ones: é → e.
  var baseLetters: [UInt32: FontFace.Slot] = [:]
  /// The ASCII letters with the same width as letters of other alphabets: н → e.
  var similarLetters: [UInt32: FontFace.Slot] = [:]

  /// The advance of a syllable of Hangul, precomposed or not.
  var hangulSyllable: Double { advance(scriptOf: 0xAC00) }

  /// The advance of a scalar at a font size; marks and invisible characters have none.
  func advance(of scalar: Unicode.Scalar, size: Double) -> Double {
    if let advance = characters[scalar.value] { return advance }
    if scalar.isZeroWidth { return 0 }
    if scalar.isHan { return han.value(at: size) }
    if scalar.isDrawnAsEmoji { return emoji.value(at: size) }
    return advance(scriptOf: scalar.value)
  }

  /// The ASCII letter with the same width as a letter.
  func letter(of scalar: Unicode.Scalar) -> FontFace.Slot? {
    baseLetters[scalar.value] ?? similarLetters[scalar.value]
  }

  /// Whether the advance of a scalar was measured: it has its own, another letter's, or that of a script whose
  /// characters are all equally wide.
  func isMeasured(_ scalar: Unicode.Scalar) -> Bool {
    characters[scalar.value] != nil || letter(of: scalar) != nil || scalar.isZeroWidth
      || scalar.isHan || scalar.isHangul || scalar.isDrawnAsEmoji
  }

  private func advance(scriptOf value: UInt32) -> Double {
    scripts.first { $0.scalars.contains(value) }?.advance ?? 0
  }
}

/// Values at some font sizes, interpolated in between.
struct SizeTable: Sendable {
  private let rows: [(size: Double, value: Double)]

  /// Rows by ascending size.
  init(_ rows: [(size: Double, value: Double)]) {
    self.rows = rows
  }

  /// The value at a size: linear between two rows, constant beyond the first and the last.
  func value(at size: Double) -> Double {
    guard let next = rows.firstIndex(where: { size <= $0.size }) else {
      return rows.last?.value ?? 0
    }
    guard next > 0 else { return rows[0].value }
    let (low, high) = (rows[next - 1], rows[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}

/// The measurements of the system font: the content of `Resources/SystemFont.txt`.
struct FontModel: Sendable {
  /// Advances and kerning of every face.
  var faces: [FontFace.Name: FontFace] = [:]
  /// The tracking that every size adds to each advance.
  var trackings: [SystemFontDesign: SizeTable] = [:]
  /// Advances of non-ASCII characters.
  var fallback = FallbackAdvances()

  /// The package's model, read once.
  static let shared = (try? FontModel(reading: PackageResources.SystemFont_txt)) ?? FontModel()

  /// The face for a weight in a design.
  func face(of weight: FontWeight, _ design: SystemFontDesign) -> FontFace {
    faces[design == .helveticaNeue ? .helvetica : weight.face] ?? FontFace()
  }

  /// The tracking of a design at a size.
  func tracking(_ design: SystemFontDesign, size: Double) -> Double {
    trackings[design]?.value(at: size) ?? 0
  }
}
