/// How numbers are written: one place, so that every command prints alike.
public enum NumberText {
  /// A number that somebody entered: the shortest text that reads back as the same number.
  public static func exact(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number that was computed: to a thousandth of a point, so that the last bits of a sum do not
  /// show and every machine prints the same.
  public static func measured(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    return exact(thousandths.isFinite ? thousandths / 1000 : value)
  }
}
