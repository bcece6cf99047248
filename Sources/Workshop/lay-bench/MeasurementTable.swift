import Foundation

/// Measurements as a table for people, with scaling exponents.
struct MeasurementTable {
  private let measurements: [Measurement]

  init(_ measurements: [Measurement]) {
    self.measurements = measurements
  }

  /// One line for each measurement; the exponent `e` of `time ~ views^e` compares with the next
  /// smaller size.
  var text: String {
    var lines = [
      row("workload", "views", "operation", "time", "allocations", "heap", "exponent", "build ×")
    ]
    for measurement in measurements {
      lines.append(
        row(
          measurement.workload, "\(measurement.size)", measurement.operation,
          Self.time(measurement.seconds), "\(measurement.allocations)",
          measurement.heapBytes.map { "\($0 / 1024) KB" } ?? "",
          exponent(of: measurement).map { String(format: "%.2f", $0) } ?? "",
          measurement.buildRatio.map { String(format: "%.3f", $0) } ?? ""))
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ cells: String...) -> String {
    let widths = [10, 7, 21, 12, 12, 12, 9, 9]
    return zip(cells, widths).map { cell, width in
      String(repeating: " ", count: max(0, width - cell.count)) + cell
    }.joined()
  }

  private func exponent(of measurement: Measurement) -> Double? {
    let smaller = measurements.filter {
      $0.workload == measurement.workload && $0.operation == measurement.operation
        && $0.size < measurement.size
    }.max { $0.size < $1.size }
    return smaller.map {
      log(measurement.seconds / $0.seconds) / log(Double(measurement.size) / Double($0.size))
    }
  }

  private static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-3: String(format: "%.2f us", seconds * 1e6)
    case ..<1: String(format: "%.2f ms", seconds * 1e3)
    default: String(format: "%.2f s", seconds)
    }
  }
}
