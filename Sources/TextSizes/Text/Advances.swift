/// The advances of printable ASCII at one size, in 1/1000 em.
///
/// Worked out where they are read: a label needs a few of the 95.
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
