import ArgumentParser
import Foundation

/// Looks for input that crashes lay, makes it hang, or breaks what must hold.
@main
struct LayFuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lay-fuzz",
    abstract: "Look for input that crashes lay, makes it hang, or breaks what must hold.",
    discussion: """
      Systems are random edits of the solver, sessions random commands, and wild ones 500 commands with wild values, \
      saved and run anew every 50; all other kinds are files that are damaged at random. After each command of a session or a script: what was refused changed nothing, what only looks changed nothing, all \
      frames are numbers and those of a solution from nothing, and no command takes seconds. At the end, \
      what is saved runs and saves the same, and undoing and redoing everything changes nothing. A session \
      that fails is printed as short as it gets. The status is 1 if anything failed.
      """)

  @Argument(help: "\(Kind.allCases.map(\.rawValue).joined(separator: ", ")).")
  var kind: Kind

  @Argument(
    help: "The files to damage, or folders of them; systems and sessions need none.")
  var paths: [String] = []

  @Option(help: "How many are tried.")
  var count = Int.max

  @Option(help: "How long, in seconds.")
  var seconds = Double.infinity

  @Option(help: "Where the random choices start.")
  var seed: UInt64 = 1

  func run() throws {
    let originals = paths.flatMap(Self.files)
    if originals.isEmpty, kind.needsFiles { throw ValidationError("there are no files") }
    let start = Date()
    var trials = TrialProcesses()
    while trials.count < count, -start.timeIntervalSinceNow < seconds {
      let seed = seed &+ UInt64(trials.count)
      trials.run("\(kind.rawValue) \(seed)") { kind.trial(seed, of: originals) }
    }
    print(trials.summary)
    if trials.failures > 0 { throw ExitCode.failure }
  }

  private static func files(at path: String) -> [[UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let paths = names.isEmpty ? [path] : names.sorted().map { "\(path)/\($0)" }
    return paths.filter { !$0.hasSuffix(".json") }.compactMap {
      FileManager.default.contents(atPath: $0).map { [UInt8]($0) }
    }
  }
}
