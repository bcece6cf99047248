/// The names of constraints without a name of their own: `c1`, `c2` ….
package enum AutomaticName {
  /// The name of a number.
  package static func name(_ number: Int) -> String { "c" + String(number) }

  /// The number of an automatic name, or nil for a chosen one.
  package static func number(of name: String) -> Int? {
    // Bytes are examined much faster than characters; most other names end the search here.
    guard name.utf8.first == UInt8(ascii: "c") else { return nil }
    let digits = name.utf8.dropFirst()
    guard digits.first != UInt8(ascii: "0"),
      digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int(Substring(digits))
  }
}
