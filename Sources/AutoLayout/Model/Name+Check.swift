/// Checks of names for views, guides and constraints.
extension Name {
  /// Words that mean something in an equation and can't name a view or constraint, folded.
  static let reserved: Set<String> = Set(
    ["superview", "safeAreaLayoutGuide", "notAnAttribute", "standard"].map(folded)
      + GuideKind.allCases.map { folded($0.rawValue) })

  private static let shortestReserved = reserved.map { $0.utf8.count }.min() ?? 0

  /// Refuses names that could not be typed back.
  static func check(_ name: String) throws(LayoutError) {
    if name.isEmpty {
      throw LayoutError("a name can't be empty", remedy: "write one letter or more")
    }
    if name.utf8.count >= shortestReserved, reserved.contains(folded(name)) {
      throw LayoutError("'\(name)' has a meaning of its own", remedy: "choose another name")
    }
    let isUnprintable: (UInt8) -> Bool = {
      $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if name.utf8.contains(where: isUnprintable) {
      throw LayoutError(
        "a name can't hold control characters, \" or \\", remedy: "choose another name")
    }
    let space = UInt8(ascii: " ")
    if name.utf8.first == space || name.utf8.last == space {
      throw LayoutError("a name can't begin or end with a space", remedy: "choose another name")
    }
  }

  /// The name as the language reads it back: in double quotes unless it is a plain word.
  package static func typeable(_ name: String) -> String {
    let isWord = name.unicodeScalars.enumerated().allSatisfy { place, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "_": true
      case "0"..."9", "-": place > 0
      default: false
      }
    }
    return isWord ? name : "\"\(name)\""
  }
}
