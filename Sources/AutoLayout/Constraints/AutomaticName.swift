/// The names that constraints get when nobody names them: `c1`, `c2` ….
enum AutomaticName {
  /// The name of a number.
  static func name(_ number: Int) -> String { "c\(number)" }

  /// The number of an automatic name, or nil for a chosen one.
  static func number(of name: String) -> Int? {
    guard name.first == "c", let number = Int(name.dropFirst()), number > 0,
      name == Self.name(number)
    else { return nil }
    return number
  }
}
