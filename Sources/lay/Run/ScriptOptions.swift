import ArgumentParser
import LayLanguage

/// Options for everything that runs scripts.
struct ScriptOptions: ParsableArguments {
  @Option(
    name: .customShort("c"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Run a command; may be repeated.", valueName: "command"))
  var commands: [String] = []

  @Flag(
    name: .shortAndLong,
    help: "Continue in the REPL after FILE and -c; without a terminal, with standard input.")
  var interactive = false

  @Flag(help: "Print each command before it runs.")
  var echo = false

  @Flag(help: "Stop at the first conflict, as at an error.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Write a page of HTML with a picture of the layout before and after each command.",
      valueName: "file.html"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @Argument(
    help: ArgumentHelp("Scripts to run, each in a session of its own; - is standard input."),
    completion: .file(extensions: ["lay"]))
  var files: [String] = []

  func validate() throws {
    if interactive, files.count > 1 { throw ValidationError("-i takes one FILE.") }
    if interactive, echo || strict || report != nil {
      throw ValidationError("-i can't be combined with --echo, --strict and --report.")
    }
    guard let report else { return }
    guard report.hasSuffix(".html") else {
      throw ValidationError("'\(report)' must end in .html.")
    }
    if files.count > 1 { throw ValidationError("--report takes one FILE.") }
  }

  var isEmpty: Bool { commands.isEmpty && files.isEmpty }
}

/// The number of files or tests that a command works on at once.
struct JobOptions: ParsableArguments {
  /// More would only take up memory, because each has its own thread or process.
  private static let most = 1_000

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "How many run at once, up to \(most) (default: one per core).", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...Self.most).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(Self.most).")
    }
  }

  /// The given number, or the number of cores.
  var count: Int { jobs ?? ProcessEnvironment.coreCount }
}

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

  /// The limits, with defaults for those that aren't given.
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

/// Options that say what scripts may read and write.
struct SafeOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: """
      Let scripts read only regular files below their own directory, and write none (default: yes \
      for 'lay test', and where CI is set).
      """)
  var safe: Bool?

  @Option(
    name: .customLong("read"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "In safe mode, let scripts read files below this directory too; may be repeated.",
      valueName: "dir"), completion: .directory)
  var readable: [String] = []

  @Option(
    name: .customLong("write"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "In safe mode, let scripts write files below this directory; may be repeated.",
      valueName: "dir"), completion: .directory)
  var writable: [String] = []

  /// Whether safe mode is on, with the default if nothing was given.
  private func holds(usually: Bool) -> Bool {
    safe ?? (usually || ProcessEnvironment.isContinuousIntegration)
  }

  /// The access for reading the script or log itself.
  var scripts: Host { holds(usually: false) ? TreeFiles.host : Files.host }

  /// The files that a script may use.
  ///
  /// - Parameters:
  ///   - path: The script, whose directory may be read.
  ///   - directories: Other directories that may be read.
  ///   - usually: Whether safe mode is the default.
  /// - Returns: A host that is restricted to these.
  func host(
    forScript path: String, besides directories: [String] = [], usually: Bool = false
  ) -> Host {
    guard holds(usually: usually) else { return Files.host }
    let own = SafeFiles(besides: path).readable
    return SafeFiles(readable: own + directories + readable, writable: writable).host
  }
}
