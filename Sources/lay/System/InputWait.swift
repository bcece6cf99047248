import Platform

/// Waiting for input for a limited time.
enum InputWait {
  /// Whether something can be read, or the input has ended, within some milliseconds; -1 waits for ever.
  static func isReady(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&request, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count != 0 }
    }
  }

  /// The first of some descriptors that is readable or has ended; nil after a signal.
  static func ready(_ descriptors: Int32...) -> Int32? {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&requests, nfds_t(requests.count), -1)
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
