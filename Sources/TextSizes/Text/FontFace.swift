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
