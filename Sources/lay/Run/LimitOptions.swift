import ArgumentParser
import LayLanguage

/// Options that limit what a run may use.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many seconds it may take; 0 for no limit (default: 60 for each test, else 0).",
      valueName: "seconds"))
  var timeout: Double?

  @Option(
    name: .customLong("max-memory"),
    help: ArgumentHelp(
      "How much memory it may take, as in 500M or 2G; 0 for no limit (default: 2G for each test).",
      valueName: "size"))
  var maxMemory: MemorySize?

  @Option(
    name: .customLong("limit"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The most that a session may have of \(CountLimit.names), as in views=1000 or history=500M; may be repeated.",
      valueName: "what=number"))
  var counts: [CountLimit] = []

  func validate() throws {
    if let timeout, !(timeout >= 0 && timeout <= 1e6) {
      throw ValidationError("--timeout takes a number of seconds from 0 to 1000000.")
    }
    if let count = counts.first(where: { $0.number < 1 }) {
      throw ValidationError(
        "--limit \(count.kind.rawValue) takes a number from 1; leave it out for the usual limit.")
    }
  }

  /// The limits of a session.
  var session: Limits {
    var limits = Limits()
    for count in counts { limits[count.kind] = count.number }
    return limits
  }

  /// The limits, with those that hold where nothing is said.
  func resources(seconds: Double? = nil, bytes: Int? = nil) -> ResourceLimits {
    func limit<Number: Numeric>(_ said: Number?, _ usual: Number?) -> Number? {
      said.map { $0 == 0 ? nil : $0 } ?? usual
    }
    return ResourceLimits(
      seconds: limit(timeout, seconds), bytes: limit(maxMemory?.bytes, bytes))
  }
}

/// `views=1000`, `history=500M`.
struct CountLimit: ExpressibleByArgument {
  let kind: Limits.Kind
  let number: Int

  /// The names of the limits.
  static let names = Limits.Kind.allCases.map { $0.rawValue }.joined(separator: ", ")

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = Limits.Kind(rawValue: String(parts[0])),
      let number = Int(parts[1]) ?? MemorySize(argument: String(parts[1]))?.bytes, number >= 0
    else { return nil }
    (self.kind, self.number) = (kind, number)
  }
}

/// A number of bytes: `500M`, `2G`, `0`.
struct MemorySize: ExpressibleByArgument {
  let bytes: Int

  private static let units: [String: Int] = ["K": 1_000, "M": 1_000_000, "G": 1_000_000_000]

  init?(argument: String) {
    let unit = argument.last.flatMap { Self.units[$0.uppercased()] }
    guard let number = Int(unit == nil ? argument[...] : argument.dropLast()),
      (0...1_000_000_000).contains(number)
    else { return nil }
    bytes = number * (unit ?? 1)
  }
}
