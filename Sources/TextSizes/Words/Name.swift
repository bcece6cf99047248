/// How names of views, constraints, text styles and devices are compared.
package enum Name {
  /// The name without spaces and case: how `Center X` finds `centerX`.
  package static func folded(_ name: String) -> String {
    let lowered = name.lowercased()
    // Looking at bytes is much faster than looking at characters.
    return lowered.utf8.contains(UInt8(ascii: " ")) ? lowered.filter { $0 != " " } : lowered
  }

  /// Whether two names are the same but for case and spaces.
  package static func matches(_ name: String, _ other: String) -> Bool {
    folded(name) == folded(other)
  }
}
