import Fuzzing
import Glibc

/// Runs random sessions: whatever is typed, certain things must hold.
@main
enum ScriptFuzz {
  private static let usage = """
    usage: ScriptFuzz SECONDS SEED [SESSIONS]

    Runs random sessions of 60 commands for as long, or until there were SESSIONS, made from SEED and their
    numbers; each third ties a few views to each other until many constraints have to break. After each command:
    what was refused changed nothing, what only looks changed nothing, all frames are numbers and those of a
    solution from nothing, and no command takes seconds. At the end of a session: what is saved runs and saves the same; frames and reports are the same after that,
    and after undoing and redoing everything. A session in which something does not hold is shortened as far
    as it fails in the same way, and printed. Ends with status 1 where anything failed, crashed or hung.
    """
  private static let sessionLength = 60
  /// Making a session short runs it many times.
  private static let hangLimit = 600.0

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard (2...3).contains(arguments.count), let seconds = Double(arguments[0]),
      let seed = UInt64(arguments[1]),
      let count = arguments.count == 2 ? Int.max : Int(arguments[2]), count >= 0
    else {
      print(usage)
      exit(2)
    }
    let series = TrialSeries(
      of: "sessions", counting: ["commands done", "refused"], hangLimit: hangLimit)
    let holds = series.run(
      0..<count, seconds: seconds, title: { "session \(seed &+ UInt64($0))" },
      trial: { number in
        let (trial, failure) = session(seed &+ UInt64(number))
        return TrialSeries.Outcome(
          faults: [failure].compactMap { $0 }.map(text), counts: [trial.done, trial.refused])
      })
    exit(holds ? 0 : 1)
  }

  /// The rule that did not hold, with a session as short as it gets.
  private static func text(_ failure: SessionTrial.Failure, in commands: [String]) -> String {
    let short = Minimizer.shortened(commands, failingLike: failure.rule)
    return ([failure.rule, failure.detail] + short.map { "    \($0)" }).joined(separator: "\n")
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
