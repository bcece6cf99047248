import Platform
import Synchronization

/// Commands for the prompt that come from elsewhere than the keyboard.
///
/// Any thread sends; the prompt waits for ``descriptor`` beside the terminal.
final class PromptMail: Sendable {
  /// A command that runs as if the user had typed it.
  enum Letter: Sendable {
    /// Commands of a page, and which request waits for what they print.
    case commands(String, request: Int)
    /// The file that is followed has changed.
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

  /// The names that have come; afterwards the descriptor is silent until more comes.
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

/// A pipe that wakes a thread which waits for descriptors.
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

  /// A full pipe wakes just as well.
  func wake() {
    var byte: UInt8 = 1
    _ = write(sender, &byte, 1)
  }

  func clear() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
