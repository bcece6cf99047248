import Platform
import Synchronization

/// Commands for the prompt that don't come from the keyboard.
///
/// Any thread may send; the prompt waits for ``descriptor`` as well as the terminal.
final class PromptMail: Sendable {
  /// A message to the prompt.
  enum Letter: Sendable {
    /// Commands from a page, and the request that waits for their output.
    case commands(String, request: Int)
    /// The followed file has changed.
    case fileChanged
  }

  private struct Content {
    var letters: [Letter] = []
    var names: [String] = []
  }

  private let content = Mutex(Content())
  private let pipe = WakePipe()

  /// A descriptor that is readable while there is mail; negative if the system has no more descriptors.
  var descriptor: Int32 { pipe.descriptor }

  func send(_ letter: Letter) {
    content.withLock { $0.letters.append(letter) }
    pipe.wake()
  }

  /// Sends a name for the end of the line that is being typed.
  func send(name: String) {
    content.withLock { $0.names.append(name) }
    pipe.wake()
  }

  /// Whether there is something to do.
  var hasLetters: Bool { content.withLock { !$0.letters.isEmpty } }

  /// Takes the names that have arrived; the descriptor is then silent until more arrives.
  func takeNames() -> [String] {
    pipe.clear()
    return content.withLock { content in
      defer { content.names = [] }
      return content.names
    }
  }

  /// Takes the pending commands, the oldest first.
  func takeLetters() -> [Letter] {
    content.withLock { content in
      defer { content.letters = [] }
      return content.letters
    }
  }
}

/// A pipe that wakes a thread that waits for descriptors.
final class WakePipe: Sendable {
  /// Becomes readable after ``wake()``.
  let descriptor: Int32
  private let sender: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    (descriptor, sender) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(sender)
  }

  /// Wakes the thread; a full pipe does so just as well.
  func wake() {
    var byte: UInt8 = 1
    _ = write(sender, &byte, 1)
  }

  func clear() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
