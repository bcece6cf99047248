import LayoutDiagnostics

extension MessageText {
  /// The name in the visual format of a message that another one probably stands for; nil if none is near.
  ///
  /// A letter too many, too few, or in the wrong place is a slip; names that differ by a number or by another letter,
  /// such as `left1` and `left2`, are meant.
  func spelling(of name: String) -> String? {
    let formats = source.split { $0.isNewline }.filter { $0.contains("[") && $0.contains("]") }
    let words = formats.flatMap { format in
      format.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
    let others = words.filter { $0 != name && Self.isSlip($0, for: name) }
    return Suggestion.nearest(to: name, in: others)
  }

  private static func isSlip(_ known: String, for name: String) -> Bool {
    guard known.count > 2, name.count > 2 else { return false }
    var left = Array(known.lowercased())
    var extra: [Character] = []
    for letter in name.lowercased() {
      if let place = left.firstIndex(of: letter) {
        left.remove(at: place)
      } else {
        extra.append(letter)
      }
    }
    let difference = left + extra
    return difference.count < 2 && difference.allSatisfy { $0.isLetter }
  }
}
