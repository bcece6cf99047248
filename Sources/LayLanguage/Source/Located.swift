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

extension Located where Value == String {
  /// Names with dots between them, as one; there must be one at least.
  init(joining names: ArraySlice<Name>) {
    let start = names[names.startIndex].range.lowerBound
    self.init(
      names.map { $0.value }.joined(separator: "."),
      start..<names[names.endIndex - 1].range.upperBound)
  }
}

/// A name as written, without its quotes; several spaces between its words count as one.
typealias Name = Located<String>
