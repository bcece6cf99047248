/// Makes failing sessions short.
enum Minimizer {
  /// The session without the commands that its failure does not need.
  ///
  /// Delta debugging (Zeller and Hildebrandt 2002) with removals only: halves first, single commands last.
  static func shortened(_ commands: [String], failingLike rule: String) -> [String] {
    var commands = commands
    var size = max(1, commands.count / 2)
    while true {
      var start = 0
      var hasChanged = false
      while start < commands.count {
        let rest = Array(commands[..<start] + commands[min(start + size, commands.count)...])
        if fails(rest, rule) {
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

  private static func fails(_ commands: [String], _ rule: String) -> Bool {
    var trial = SessionTrial()
    do throws(SessionTrial.Failure) {
      for command in commands { try trial.run(command) }
      try trial.finish()
      return false
    } catch {
      return error.rule == rule
    }
  }
}
