/// The maximum size of values: a few lines of code can double a text or a list arbitrarily often.
extension Value {
  /// In bytes of UTF-8.
  static let longestText = 1_000_000
  /// In elements.
  static let longestList = 100_000

  /// The value; unknown where it is longer than code for layouts needs.
  var limited: Value {
    switch self {
    case .string(let text) where text.utf8.count > Self.longestText:
      .unknown("a text is longer than \(Self.longestText) bytes")
    case .array(let elements) where elements.count > Self.longestList:
      .unknown("a list has more than \(Self.longestList) elements")
    default: self
    }
  }
}
