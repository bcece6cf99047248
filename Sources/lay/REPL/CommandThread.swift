import AutoLayout
import Platform
import Synchronization

/// Runs work on a thread of its own, so that ^C always brings the prompt back.
///
/// The work gets copies, and its result is taken only if it wasn't canceled. If it doesn't notice the cancellation
/// soon, it is left to end on its own; until then, no other work begins.
final class CommandThread {
  /// The ways that work can end.
  enum End<Value> {
    case finished(Value)
    /// The work was stopped, with a message; nothing has changed.
    case stopped(String)
  }

  private let limits: ResourceLimits
  /// The end of the pipe that signals when abandoned work has ended.
  private var leftAlone: Int32?
  /// The number of ^C presses before the current command was typed.
  private var presses = 0

  /// The memory use before the current command.
  private var memoryBefore = 0

  /// The time that work has to notice its cancellation, in milliseconds.
  private static let patience = 80
  /// The interval of limit checks, in milliseconds.
  private static let interval: Int32 = 40

  init(limits: ResourceLimits) { self.limits = limits }

  /// Notes that a line is about to be read.
  ///
  /// ^C pressed before this line is ignored; pressed after the end of the line, it is for the command.
  func begin() { presses = InterruptSignal.count }

  /// Runs work to its end, to ^C or to a limit.
  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> End<Value> {
    guard waitForEarlierWork() else {
      return .stopped("interrupted: the previous command is still ending; try again in a moment")
    }
    Interruption.reset()
    if InterruptSignal.count != presses { Interruption.request() }
    var ends: [Int32] = [-1, -1]
    let box = Box<Value>()
    guard pipe(&ends) == 0 else { return .finished(work()) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (end, signal) = (ends[0], ends[1])
    let isStarted = DeepThread.detach {
      let value = work()
      box.value.withLock { $0 = value }
      close(signal)
    }
    guard isStarted else {
      close(end)
      close(signal)
      return .finished(work())
    }
    let reason = wait(for: end)
    if reason == nil {
      close(end)
      if let value = box.value.withLock({ $0 }) { return .finished(value) }
    }
    return .stopped(reason ?? "interrupted: nothing has changed")
  }

  /// Waits for the end of the work; returns why it was stopped, or nil.
  private func wait(for end: Int32) -> String? {
    let start = ContinuousClock.now
    noteMemory()
    var reason: String?
    var asked = start
    while true {
      let isOver = Self.isReadable(end, within: Self.interval)
      if reason == nil, let found = excess(since: start) {
        Interruption.request()
        (reason, asked) = (found, ContinuousClock.now)
      }
      if isOver {
        if reason != nil { close(end) }
        return reason
      }
      if reason != nil, ContinuousClock.now - asked > .milliseconds(Self.patience) {
        leftAlone = end
        return reason
      }
    }
  }

  /// Notes the memory use before a command, unless it is already too high; otherwise each command could add to it.
  private func noteMemory() {
    guard let bytes = limits.bytes, memoryBefore <= bytes else { return }
    memoryBefore = ProcessTable.residentMemory(of: getpid())
  }

  /// Why the work must end; nil while it may continue.
  private func excess(since start: ContinuousClock.Instant) -> String? {
    if Interruption.isRequested { return "interrupted: nothing has changed" }
    if let seconds = limits.seconds, ContinuousClock.now - start > .seconds(seconds) {
      return "error: this took longer than \(ResourceLimits.text(seconds: seconds)) (--timeout); "
        + "nothing has changed"
    }
    if let bytes = limits.bytes, limits.exceedsMemory(since: memoryBefore) {
      return "error: this took more than \(ResourceLimits.text(bytes: bytes)) of memory "
        + "(--max-memory); nothing has changed"
    }
    return nil
  }

  /// Waits until abandoned work has ended; false after another ^C.
  private func waitForEarlierWork() -> Bool {
    guard let end = leftAlone else { return true }
    let count = InterruptSignal.count
    while !Self.isReadable(end, within: Self.interval) {
      if InterruptSignal.count != count { return false }
    }
    close(end)
    leftAlone = nil
    return true
  }

  private static func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
