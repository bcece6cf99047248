import LayoutSession

/// A session of random commands.
struct RandomSession {
  /// How many commands it has.
  let length: Int
  /// After how many commands it is checked what must hold; what is saved is compared as often if that isn't each.
  let interval: Int

  /// Runs the session; if something doesn't hold, the fault ends with commands that suffice for it.
  ///
  /// - Parameter next: The next command in a session; it should follow from a seed.
  /// - Returns: What came of it.
  func run(_ next: (Session) -> String) -> Kind.Outcome {
    var trial = SessionTrial(interval: interval)
    var commands: [String] = []
    do throws(SessionTrial.Failure) {
      for number in 1...length {
        commands.append(next(trial.interpreter.session))
        try trial.run(commands[commands.count - 1])
        if interval > 1, number.isMultiple(of: interval) { _ = try trial.replayed() }
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
