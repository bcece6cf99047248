/// Sockets that don't block, aren't inherited by other programs, and raise no signal when a connection breaks.
package enum StreamSockets {
  /// A new socket; negative, with `errno`, if there is none.
  package static func make(_ family: Int32) -> Int32 {
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    let descriptor = socket(family, kind, 0)
    if descriptor >= 0 { prepare(descriptor) }
    return descriptor
  }

  /// The next connection; nil if there is none.
  package static func connection(at socket: Int32) -> Int32? {
    let descriptor = accept(socket, nil, nil)
    guard descriptor >= 0 else { return nil }
    prepare(descriptor)
    set(Int32(TCP_NODELAY), of: descriptor, level: Int32(IPPROTO_TCP))
    return descriptor
  }

  /// Turns an option on.
  package static func set(_ option: Int32, of descriptor: Int32, level: Int32) {
    var isOn: Int32 = 1
    setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Sends what can be sent now; returns the number of bytes, or a negative number with `errno`.
  package static func pass(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    return send(descriptor, bytes.baseAddress, bytes.count, flags)
  }

  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
    set(SO_NOSIGPIPE, of: descriptor, level: SOL_SOCKET)
    #endif
  }
}
