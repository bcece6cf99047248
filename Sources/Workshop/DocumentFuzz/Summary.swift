/// The trials so far.
struct Summary {
  let timeLimit: Double
  private(set) var failures: [String] = []
  private var count = 0
  private var opened = 0
  private var views = 0
  private var slowest = (seconds: 0.0, title: "none")

  init(timeLimit: Double) { self.timeLimit = timeLimit }

  /// Counts a trial.
  mutating func add(_ trial: Trial, _ title: String) {
    count += 1
    opened += trial.refusal == nil ? 1 : 0
    views += trial.views
    if trial.seconds > slowest.seconds { slowest = (trial.seconds, title) }
    if trial.seconds > timeLimit { failures.append("\(title): took \(trial.seconds) s") }
    failures += trial.faults.map { "\(title): \($0)" }
  }

  /// What happened.
  var text: String {
    let lines = [
      "\(count) documents, \(opened) opened, \(count - opened) refused, \(views) views laid out",
      "slowest: \(slowest.seconds) s, \(slowest.title)", "\(failures.count) failures",
    ]
    return (lines + failures.prefix(20)).joined(separator: "\n")
  }
}
