/// The directions that no level forbids, and what moves along them.
extension Tableau {
  /// Whether a level-free direction remains in a slot.
  @inline(__always)
  func isOpen(_ slot: Int32) -> Bool {
    lockUp[slot] == Tableau.never || lockDown[slot] == Tableau.never
  }

  /// An arbitrary weight from 1 to 2; those of different slots have nothing to do with each other.
  ///
  /// So a variable that depends on several weighted slots practically never has a combined rate of
  /// 0, and one sweep tells about all slots together. Multiples of one irrational number would not
  /// do: they cancel where the numbers of slots add up alike.
  static func weight(_ slot: Int32) -> Double {
    // SplitMix64 (Steele, Lea & Flood 2014).
    var mixed = UInt64(slot + 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return 1 + Double(mixed >> 11) * 0x1p-53
  }

  /// The rate of an entity when the slots move by their weights; 0 where that is noise.
  func rate(of entity: Int32, _ weight: borrowing FlatArray<Double>) -> Double {
    let place = location[entity]
    if place < 0 { return weight[~place] }
    var sum = NoisySum()
    for (slot, cell) in rows[place] { sum.add(cell * weight[slot]) }
    return sum.value
  }
}
