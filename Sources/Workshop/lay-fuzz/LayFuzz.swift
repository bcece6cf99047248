import ArgumentParser
import ConsoleLog
import Foundation
import Fuzzing
import LayLanguage

/// Looks for input that crashes lay, makes it hang, or violates an invariant.
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

/// The kinds of trials.
enum Kind: String, CaseIterable, ExpressibleByArgument {
  case systems, sessions, wild, scripts, logs, documents, code

  /// Whether files are damaged; otherwise everything is made from the seed.
  var needsFiles: Bool { ![.systems, .sessions, .wild].contains(self) }

  /// The outcome of an input.
  struct Outcome {
    /// Whether it could be read.
    var isRead: Bool
    /// The fault; nil if there is none.
    var fault: String?
  }

  /// Makes the input for a seed, and does everything possible with it.
  func trial(_ seed: UInt64, of originals: [[UInt8]]) -> Outcome {
    var damage = Damage(seed: seed)
    func bytes() -> [UInt8] { damage.damaged(damage.pick(originals)) }
    func text() -> String { String(decoding: bytes(), as: UTF8.self) }
    return switch self {
    case .systems: SystemTrial.run(seed)
    case .sessions: Self.session(seed)
    case .wild: Self.wildSession(seed)
    case .scripts: Self.run(text())
    case .logs: Self.explain(text())
    case .documents: Self.open(bytes(), savedSizes: seed % 2 == 0)
    case .code: CodeTrial.run(text())
    }
  }

  private static func session(_ seed: UInt64) -> Outcome {
    var maker = CommandMaker(seed: seed)
    return RandomSession(length: 60, interval: 1).run { maker.next(in: $0) }
  }

  /// A long session, which is saved and rerun every 50 commands.
  private static func wildSession(_ seed: UInt64) -> Outcome {
    var maker = WildMaker(seed: seed)
    return RandomSession(length: 500, interval: 50).run { maker.next(in: $0) }
  }

  private static func open(_ bytes: [UInt8], savedSizes: Bool) -> Outcome {
    let trial = DocumentTrial(bytes, savedSizes: savedSizes)
    return Outcome(isRead: trial.views > 0, fault: trial.faults.first)
  }

  private static func explain(_ text: String) -> Outcome {
    let log = ConsoleLog(text)
    _ = log.explanation
    _ = log.json.description
    _ = LogScene(log)
    return Outcome(isRead: !log.isEmpty)
  }

  private static func run(_ text: String) -> Outcome {
    var trial = SessionTrial()
    do throws(SessionTrial.Failure) {
      try trial.run(text)
      try trial.finish()
      return Outcome(isRead: trial.done > 0)
    } catch {
      return Outcome(isRead: true, fault: "\(error.rule): \(error.detail)\n\(text.prefix(2_000))")
    }
  }
}
