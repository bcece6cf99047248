import Platform
import Synchronization

/// A progress line on a terminal that is overwritten, and removed at the end.
///
/// Elsewhere nothing is written.
final class ProgressLine: Sendable {
  private let total: Int
  private let isShown: Bool
  private let done = Mutex(0)

  /// To the first column, and everything after it is erased (ECMA-48).
  private static let erase = "\r\u{1B}[K"

  /// Begins with nothing done.
  init(of total: Int) {
    self.total = total
    isShown = total > 1 && Terminal.isTerminal(STDERR_FILENO) && Terminal.isKnown
  }

  /// Notes that one more is done, and prints what there is to say about it.
  func step(_ report: () -> Void) {
    write(Self.erase)
    report()
    let count = done.withLock { done in
      done += 1
      return done
    }
    if count < total { write("\(count) of \(total) files") }
  }

  private func write(_ text: String) {
    if isShown { _ = Files.write(text, to: STDERR_FILENO) }
  }
}
