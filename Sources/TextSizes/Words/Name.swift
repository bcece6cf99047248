/// How names of views, constraints, text styles and devices are compared.
package enum Name {
  /// The name in lower case without spaces: how `Center X` finds `centerX`.
  package static func folded(_ name: String) -> String {
    // Examining bytes is much faster than examining characters.
    if name.utf8.allSatisfy(isFolded) { return name }
    let lowered = name.lowercased()
    return lowered.utf8.contains(UInt8(ascii: " ")) ? lowered.filter { $0 != " " } : lowered
  }

  /// Whether a byte is a character that folding doesn't change.
  private static func isFolded(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: " "), 0x80...: false
    default: true
    }
  }

  /// Whether two names are the same except for case and spaces.
  package static func matches(_ name: String, _ other: String) -> Bool {
    folded(name) == folded(other)
  }
}
