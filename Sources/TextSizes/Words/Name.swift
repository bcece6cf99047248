/// The comparison of names of views, constraints, text styles and devices.
package enum Name {
  /// The name without spaces and case: how `Center X` finds `centerX`.
  package static func folded(_ name: String) -> String {
    // Looking at bytes is much faster than looking at characters.
    if name.utf8.allSatisfy(isFolded) { return name }
    let lowered = name.lowercased()
    return lowered.utf8.contains(UInt8(ascii: " ")) ? lowered.filter { $0 != " " } : lowered
  }

  /// Whether a byte is a character that stays as it is.
  private static func isFolded(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: " "), 0x80...: false
    default: true
    }
  }

  /// Whether two names are the same but for case and spaces.
  package static func matches(_ name: String, _ other: String) -> Bool {
    folded(name) == folded(other)
  }
}
