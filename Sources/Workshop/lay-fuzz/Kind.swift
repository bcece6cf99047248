import ArgumentParser
import ConsoleLog
import Fuzzing
import LayLanguage

/// The kinds of trials.
enum Kind: String, CaseIterable, ExpressibleByArgument {
  case systems, sessions, wild, scripts, logs, documents, code

  /// Whether files are damaged; otherwise everything is made from the seed.
  var needsFiles: Bool { ![.systems, .sessions, .wild].contains(self) }

  /// The outcome of an input.
  struct Outcome {
    /// Whether it could be read.
    var isRead: Bool
    /// The fault; nil for none.
    var fault: String?
  }

  /// Makes the input that belongs to a seed, and does with it what can be done.
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

  /// A long session, which is saved and run anew every 50 commands.
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
