import Glibc

/// Trials by their numbers, carried out in a process of their own.
///
/// A crash or a hang is a line of the summary then, and the trial after it begins in a new process. The
/// summary is printed in any case, also after ^C or SIGTERM.
package struct TrialSeries {
  /// What came of a trial.
  package struct Outcome {
    /// What does not hold, each in a line or more.
    package var faults: [String]
    /// What it adds to each count.
    package var counts: [Int]

    package init(faults: [String] = [], counts: [Int]) {
      (self.faults, self.counts) = (faults, counts)
    }
  }

  /// What a trial tries, in the plural: `documents`.
  private let noun: String
  /// What is counted.
  private let labels: [String]
  /// How much processor time a trial may take before it counts as a hang, in seconds.
  private let hangLimit: Double

  package init(of noun: String, counting labels: [String], hangLimit: Double = 20) {
    (self.noun, self.labels, self.hangLimit) = (noun, labels, hangLimit)
  }

  /// How the process of the trials ended.
  private enum End {
    case finished
    case stopped
    case hung
    case crashed(signal: Int32)
  }

  /// How often the process is looked at, in microseconds.
  private static let interval: UInt32 = 50_000

  /// Carries trials out, and prints what does not hold and a summary.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the trials.
  ///   - seconds: How long they may take together; nil for no limit.
  ///   - title: What messages call a trial.
  ///   - trial: Carries one out.
  /// - Returns: Whether everything held, nothing crashed, and nothing hung.
  package func run(
    _ numbers: Range<Int>, seconds: Double? = nil, title: (Int) -> String, trial: (Int) -> Outcome
  ) -> Bool {
    let ledger = Ledger(counts: labels.count)
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    StopSignal.install()
    var (crashes, hangs) = (0, 0)
    var next = numbers.lowerBound
    series: while next < numbers.upperBound {
      fflush(nil)
      ledger.current = next
      let parent = getpid()
      let process = fork()
      if process == 0 {
        work(next..<numbers.upperBound, until: end, parent, ledger, title, trial)
      }
      switch process < 0 ? .stopped : wait(for: process, ledger) {
      case .finished, .stopped: break series
      case .hung:
        hangs += 1
        print("HANG \(title(ledger.current)): more than \(hangLimit) s of processor time\n")
      case .crashed(let signal):
        crashes += 1
        print("CRASH \(title(ledger.current)): signal \(signal)\n")
      }
      next = ledger.current + 1
    }
    let counts = zip(labels, ledger.counts).map { "\($1) \($0)" }.joined(separator: ", ")
    let seconds = Double(ledger.slowest.microseconds) / 1e6
    print("\(ledger.done) \(noun): \(counts)")
    print("slowest: \(seconds) s, \(title(ledger.slowest.number))")
    print("\(crashes) crashes, \(hangs) hangs, \(ledger.faults) broken invariants")
    if StopSignal.wasSent { print("stopped by a signal") }
    return crashes + hangs + ledger.faults == 0
  }

  /// Carries trials out in the process of their own, and ends it.
  private func work(
    _ numbers: Range<Int>, until end: ContinuousClock.Instant?, _ parent: pid_t, _ ledger: Ledger,
    _ title: (Int) -> String, _ trial: (Int) -> Outcome
  ) -> Never {
    // ^C goes to both processes; the other one ends this.
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_DFL)
    for number in numbers {
      guard getppid() == parent else { break }
      if let end, ContinuousClock.now >= end { break }
      ledger.current = number
      let start = clock()
      let outcome = trial(number)
      let microseconds = (clock() - start) * 1_000_000 / Int(CLOCKS_PER_SEC)
      ledger.add(outcome, number, microseconds: microseconds)
      for fault in outcome.faults { print("FAIL \(title(number)): \(fault)\n") }
      if !outcome.faults.isEmpty { fflush(nil) }
    }
    fflush(nil)
    _exit(0)
  }

  private func wait(for process: pid_t, _ ledger: Ledger) -> End {
    var status: Int32 = 0
    var (number, start) = (-1, 0.0)
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process {
        // The low seven bits are the signal that ended it.
        let signal = status & 0x7F
        return signal == 0 && status == 0 ? .finished : .crashed(signal: signal)
      }
      let time = Self.processorTime(of: process)
      if ledger.current != number { (number, start) = (ledger.current, time) }
      let isHung = time - start > hangLimit
      if StopSignal.wasSent || isHung || ended < 0 {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        return isHung ? .hung : .stopped
      }
      usleep(Self.interval)
    }
  }

  /// What a process has used, in seconds.
  private static func processorTime(of process: pid_t) -> Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
