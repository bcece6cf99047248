/// Values at some font sizes, interpolated in between.
struct SizeTable: Sendable {
  private let rows: [(size: Double, value: Double)]

  /// Rows by ascending size.
  init(_ rows: [(size: Double, value: Double)]) {
    self.rows = rows
  }

  /// The value at a size: linear between two rows, constant beyond the first and the last.
  func value(at size: Double) -> Double {
    guard let next = rows.firstIndex(where: { size <= $0.size }) else {
      return rows.last?.value ?? 0
    }
    guard next > 0 else { return rows[0].value }
    let (low, high) = (rows[next - 1], rows[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
