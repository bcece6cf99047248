import ArgumentParser
import AutoLayout
import LayoutChecks

/// What is checked on which screens, as the command line says it in place of `.laycheck`.
struct CheckOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Check on this device; may be repeated.", valueName: "device"))
  var device: [String] = []

  @Option(
    help: ArgumentHelp(
      "Apply this rule besides the usual ones; may be repeated. 'all' applies every rule.",
      valueName: "rule"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out; may be repeated.", valueName: "rule"))
  var silence: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("How many files at once (default: one per core).", valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Keep results in this directory, and check only what has changed.", valueName: "directory"),
    completion: .directory)
  var cache: String?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number of at least 1.") }
    for name in device where Device.named(name) == nil {
      throw ValidationError("There is no device '\(name)'; lay -c 'help devices' lists them.")
    }
    if silence.contains(Self.everyRule) {
      throw ValidationError("--silence takes the id of a rule: without rules, nothing is checked.")
    }
    for id in rule + silence where id != Self.everyRule && CheckRule.named(id) == nil {
      throw ValidationError("There is no rule '\(id)'; lay reference --checks lists them.")
    }
  }

  private static let everyRule = "all"

  /// The rules that the command line leaves, all of them declared.
  func rules(_ usual: [CheckRule]) -> [CheckRule] {
    CheckRule.all.filter { known in
      !silence.contains(known.id)
        && (usual.contains { $0.id == known.id } || rule.contains(known.id)
          || rule.contains(Self.everyRule))
    }
  }

  /// The work on some files.
  ///
  /// - Throws: A ``Failure`` when a `.laycheck` file can't be read or understood.
  func work(on files: [String]) throws -> [CheckJob] {
    var settings = SettingsFiles()
    let store = cache.map { CheckCache(directory: $0) }
    let options = (device + ["|"] + rule + ["|"] + silence).joined(separator: " ")
    return try files.map { path in
      let (found, text) = try settings.settings(for: path)
      var check = found.check
      if !device.isEmpty { check.matrix.devices = device.compactMap(Device.named) }
      check.rules = rules(check.rules)
      return CheckJob(
        path: path, check: check, cache: store.map { ($0, "\(options)\n\(text)") })
    }
  }

  /// Does the work; each file is taken in order as soon as it is done.
  func run(_ work: [CheckJob], take: @escaping @Sendable (CheckedDocument) -> Void)
    -> [CheckedDocument]
  {
    let limit = jobs
    return Blocking.wait {
      var documents: [CheckedDocument] = []
      await InOrder.run(work.map { job in { job.run() } }, atOnce: limit) { document in
        take(document)
        documents.append(document)
      }
      return documents
    }
  }
}
