/// A value with the part of the source that says it.
struct Located<Value> {
  let value: Value
  let range: SourceRange

  init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}

/// A name as written, without its quotes; several blanks between its words count as one.
typealias Name = Located<String>
