extension DefaultStringInterpolation {
  /// Refuses to print what has no description: embedded Swift would print that it can't.
  @available(*, deprecated, message: "make the type CustomStringConvertible")
  public mutating func appendInterpolation<Value>(_ value: Value) {}
}
