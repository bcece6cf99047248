/// How often something held, out of how often.
struct Tally {
  let title: String
  private(set) var held = 0
  private(set) var count = 0
  /// What it did not hold for.
  private(set) var exceptions: [String] = []

  init(_ title: String) { self.title = title }

  mutating func add(_ holds: Bool, _ what: String) {
    count += 1
    if holds { held += 1 } else { exceptions.append(what) }
  }

  /// The line of the report.
  var text: String {
    let share = count == 0 ? 0 : Double(held) / Double(count) * 100
    let percent = "\((share * 10).rounded() / 10) %"
    return "\(title): \(held) of \(count) (\(percent))"
      + (exceptions.isEmpty ? "" : "\n    not: \(exceptions.joined(separator: ", "))")
  }
}
