import AutoLayout
import ConsoleLog
import Platform
import Synchronization

/// Waiting for input for a limited time.
enum InputWait {
  /// Whether something can be read, or the input has ended, within a number of milliseconds; -1 waits forever.
  static func isReady(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&request, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count != 0 }
    }
  }

  /// The first of the given descriptors that is readable or has ended; nil after a signal, or after a number of
  /// milliseconds.
  static func ready(_ descriptors: [Int32], milliseconds: Int32) -> Int32? {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&requests, nfds_t(requests.count), milliseconds)
    return requests.first { $0.revents != 0 }?.fd
  }

  /// Reads the available bytes; none at the end, or if reading fails.
  static func read(_ descriptor: Int32) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Platform.read(descriptor, &chunk, chunk.count)
      if count >= 0 { return Array(chunk[..<count]) }
      if errno != EINTR { return [] }
    }
  }
}

/// A log that the user pastes into the terminal.
enum PastedInput {
  /// The silence, in milliseconds, that ends a paste.
  ///
  /// Unread text would go to the shell, as commands.
  private static let silence: Int32 = 300

  /// Asks for a log, and reads it up to its end, or up to ^D.
  static func read(_ console: Console) -> [UInt8] {
    console.complain("Paste the log. A blank line after the report ends it, or ^D.", .quiet)
    var bytes: [UInt8] = []
    var paste = PastedLog()
    var partial: [UInt8] = []
    while true {
      let chunk = InputWait.read(STDIN_FILENO)
      guard !chunk.isEmpty else { return bytes }
      bytes += chunk
      partial += chunk
      var isWhole = false
      while let end = partial.firstIndex(of: 0x0A) {
        isWhole = paste.take(String(decoding: partial[..<end], as: UTF8.self))
        partial.removeSubrange(...end)
      }
      if isWhole, !InputWait.isReady(STDIN_FILENO, milliseconds: silence) {
        tcflush(STDIN_FILENO, TCIFLUSH)
        return bytes
      }
    }
  }
}

/// ^C.
enum InterruptSignal {
  /// The number of presses.
  static var count: Int { presses.load(ordering: .relaxed) }

  /// Treats ^C as a request to end the current work instead of the program.
  ///
  /// It doesn't set `SA_RESTART`, so that a waiting call ends and its caller sees the request.
  static func install() {
    Interruption.reset()
    // Create the counter before the handler, which may do little.
    _ = count
    ProcessTable.handle(SIGINT) { _ in
      presses.wrappingAdd(1, ordering: .relaxed)
      Interruption.request()
    }
  }
}

/// Incremented by the signal handler, which may do little else.
private let presses = Atomic(0)
