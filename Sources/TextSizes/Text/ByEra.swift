/// A fact that changed in some eras.
package struct ByEra<Value> {
  private let values: [Value]

  /// The first value, then every era that brought another one, earliest first.
  package init(_ first: Value, _ changes: [(era: Era, value: Value)] = []) {
    values = Era.allCases.map { era in
      changes.last { $0.era <= era }?.value ?? first
    }
  }

  /// The value of an era.
  package subscript(era: Era) -> Value { values[era.rawValue] }
}

extension ByEra: Equatable where Value: Equatable {}
extension ByEra: Hashable where Value: Hashable {}
extension ByEra: Sendable where Value: Sendable {}
