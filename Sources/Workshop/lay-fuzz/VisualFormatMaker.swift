import Fuzzing

/// Makes formats from the grammar of Apple's Visual Format Language.
enum VisualFormatMaker {
  /// Adds views, and pins them with a format that is whole or damaged.
  static func script(_ damage: inout Damage) -> String {
    var format = Array(format(&damage).utf8)
    if damage.below(2) == 0 { format = damage.damaged(format) }
    let text = String(decoding: format, as: UTF8.self).replacing("\n", with: " ")
    return "add view a; add view b; add view c; add label title \"T\"\npin \(text)"
  }

  private static func format(_ damage: inout Damage) -> String {
    var text = damage.pick(["H:", "V:", ""]) + damage.pick(["|", ""])
    for _ in 0...damage.below(5) {
      text += damage.pick(["", "-", "-\(number(&damage))-", "-\(predicates(&damage))-"])
      text +=
        "[\(damage.pick(["a", "b", "c", "title", "nosuch"]))"
        + damage.pick(["", predicates(&damage)]) + "]"
    }
    return text + damage.pick(["", "-|", "-8-|", "|"])
      + damage.pick(["", "", " align top", " direction leftToRight", " metrics gap=3"])
  }

  private static func number(_ damage: inout Damage) -> String {
    damage.pick(["0", "8", "20", "100.5", "-4", "1e6"])
  }

  private static func predicates(_ damage: inout Damage) -> String {
    let list = (0...damage.below(2)).map { _ in
      damage.pick(["", "==", ">=", "<="]) + damage.pick([number(&damage), "a", "b"])
        + damage.pick(["", "@750", "@1000", "@0", "@20.5"])
    }
    return "(\(list.joined(separator: ",")))"
  }
}
