import Glibc

/// Runs random sessions: whatever is typed, certain things must hold.
@main
enum ScriptFuzz {
  private static let usage = """
    usage: ScriptFuzz SECONDS SEED

    Runs random sessions of 60 commands for as long, made from SEED and their numbers. After each command: what was
    refused changed nothing, what only looks changed nothing, all frames are numbers, and no command takes
    seconds. At the end of a session: what is saved runs and saves the same; frames and reports are the same after that,
    and after undoing and redoing everything. A session in which something does not hold is shortened as far
    as it fails in the same way, and printed. Ends with status 1 then; a crash is what it looks like, and its session
    is the last that was named on standard error.
    """
  private static let sessionLength = 60

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 2, let seconds = Double(arguments[0]), let seed = UInt64(arguments[1])
    else {
      print(usage)
      exit(2)
    }
    let end = ContinuousClock.now + .seconds(seconds)
    var (sessions, done, refused, failures) = (0, 0, 0, 0)
    while ContinuousClock.now < end {
      let number = seed &+ UInt64(sessions)
      let note = [UInt8]("session \(number)\n".utf8)
      _ = write(STDERR_FILENO, note, note.count)
      let (trial, failure) = session(number)
      sessions += 1
      done += trial.done
      refused += trial.refused
      guard let failure else { continue }
      failures += 1
      print("FAIL session \(number): \(failure.failure.rule)\n\(failure.failure.detail)")
      let short = Minimizer.shortened(failure.commands, failingLike: failure.failure.rule)
      print(short.map { "    \($0)" }.joined(separator: "\n"))
    }
    print("\(sessions) sessions, \(done) commands done, \(refused) refused, \(failures) failed")
    exit(failures == 0 ? 0 : 1)
  }

  /// Runs a session; what failed, and the commands up to there.
  private static func session(_ number: UInt64)
    -> (SessionTrial, (failure: SessionTrial.Failure, commands: [String])?)
  {
    var trial = SessionTrial()
    var commands: [String] = []
    // Neighboring seeds must not give shifted copies of one stream.
    var maker = CommandMaker(seed: number &* 0x2545_F491_4F6C_DD1D)
    do throws(SessionTrial.Failure) {
      for _ in 0..<sessionLength {
        let command = maker.next(in: trial.interpreter.session)
        commands.append(command)
        try trial.run(command)
      }
      try trial.finish()
      return (trial, nil)
    } catch {
      return (trial, (error, commands))
    }
  }
}
