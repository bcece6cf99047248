import LayoutSession
import Platform

/// A session of random commands.
struct RandomSession {
  /// The number of its commands.
  let length: Int
  /// The number of commands between checks of the invariants; if it isn't 1, the saved session is compared as often.
  let interval: Int

  /// Runs the session; if something doesn't hold, the fault ends with commands that are enough to cause it.
  ///
  /// - Parameter next: The next command in a session; it should follow from a seed.
  /// - Returns: What came of it.
  func run(_ next: (Session) -> String) -> Kind.Outcome {
    // Each command is written before it runs, so that those before a crash are known.
    let result = Isolated.run { write in
      var trial = SessionTrial(interval: interval)
      Self.try(write) { () throws(SessionTrial.Failure) in
        for number in 1...length {
          let command = next(trial.interpreter.session)
          write("\(Self.command)\(command)")
          try trial.run(command)
          if interval > 1, number.isMultiple(of: interval) { _ = try trial.replayed() }
        }
        try trial.finish()
      }
    }
    guard let rule = Self.rule(of: result) else { return Kind.Outcome(isRead: true) }
    let detail = result.records.first { $0.hasPrefix(Self.detail) }?.dropFirst()
    let commands = result.records.filter { $0.hasPrefix(Self.command) }.map {
      String($0.dropFirst())
    }
    let short = Self.shortened(commands, failingLike: rule).map { "    \($0)" }
    let fault = [rule] + (detail.map { [String($0)] } ?? []) + short
    return Kind.Outcome(isRead: true, fault: fault.joined(separator: "\n"))
  }

  /// The prefixes of records.
  private static let command = ">", broken = "!", detail = "?"

  /// Writes what doesn't hold.
  private static func `try`(
    _ write: (String) -> Void, _ work: () throws(SessionTrial.Failure) -> Void
  ) {
    do throws(SessionTrial.Failure) {
      try work()
    } catch {
      write("\(broken)\(error.rule)")
      write("\(detail)\(error.detail)")
    }
  }

  /// The violated rule, where a crash or a hang counts as one; nil if everything held.
  private static func rule(of result: Isolated.Result) -> String? {
    if let signal = result.signal { return signal == SIGXCPU ? "hang" : "crash, signal \(signal)" }
    return result.records.first { $0.hasPrefix(broken) }.map { String($0.dropFirst()) }
  }

  /// The commands without those that the failure doesn't need.
  ///
  /// Delta debugging (Zeller and Hildebrandt 2002) with removals only: halves first, single commands last.
  private static func shortened(_ commands: [String], failingLike rule: String) -> [String] {
    var commands = commands
    var size = max(1, commands.count / 2)
    while true {
      var start = 0
      var hasChanged = false
      while start < commands.count {
        let rest = Array(commands[..<start] + commands[min(start + size, commands.count)...])
        if failedRule(of: rest) == rule {
          commands = rest
          hasChanged = true
        } else {
          start += size
        }
      }
      if size == 1, !hasChanged { return commands }
      size = max(1, size / 2)
    }
  }

  private static func failedRule(of commands: [String]) -> String? {
    let result = Isolated.run { write in
      var trial = SessionTrial()
      Self.try(write) { () throws(SessionTrial.Failure) in
        // It failed after its last command, so nothing needs to be checked before that.
        for (place, command) in commands.enumerated() {
          trial.interval = place == commands.count - 1 ? 1 : .max
          try trial.run(command)
        }
        try trial.finish()
      }
    }
    return rule(of: result)
  }
}
