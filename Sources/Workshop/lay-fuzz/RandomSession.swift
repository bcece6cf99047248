/// A session of random commands.
struct RandomSession {
  private let maker: CommandMaker
  private static let length = 60

  /// Each seed has its own commands.
  init(seed: UInt64) { maker = CommandMaker(seed: seed) }

  /// Runs the session; if something doesn't hold, the fault ends with commands that suffice for it.
  func run() -> Kind.Outcome {
    var maker = maker
    var trial = SessionTrial()
    var commands: [String] = []
    do throws(SessionTrial.Failure) {
      for _ in 0..<Self.length {
        commands.append(maker.next(in: trial.interpreter.session))
        try trial.run(commands[commands.count - 1])
      }
      try trial.finish()
      return Kind.Outcome(isRead: true)
    } catch {
      let short = Self.shortened(commands, failingLike: error.rule).map { "    \($0)" }
      let fault = [error.rule, error.detail] + short
      return Kind.Outcome(isRead: true, fault: fault.joined(separator: "\n"))
    }
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
    var trial = SessionTrial()
    do throws(SessionTrial.Failure) {
      for command in commands { try trial.run(command) }
      try trial.finish()
      return nil
    } catch {
      return error.rule
    }
  }
}
