/// Sockets that neither block nor outlive this program, and whose broken connections raise no signal.
package enum StreamSockets {
  /// A new socket; negative, with `errno`, if there is none.
  package static func make(_ family: Int32) -> Int32 {
    #if canImport(Darwin)
    let descriptor = socket(family, SOCK_STREAM, 0)
    #elseif canImport(Musl)
    let descriptor = socket(family, SOCK_STREAM, 0)
    #else
    let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    if descriptor >= 0 { prepare(descriptor) }
    return descriptor
  }

  /// The next connection; nil if there is none.
  package static func accept(from socket: Int32) -> Int32? {
    #if canImport(Darwin)
    let descriptor = Darwin.accept(socket, nil, nil)
    #elseif canImport(Musl)
    let descriptor = Musl.accept(socket, nil, nil)
    #else
    let descriptor = Glibc.accept(socket, nil, nil)
    #endif
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
  package static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
    Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #elseif canImport(Musl)
    Musl.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
    Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
    set(SO_NOSIGPIPE, of: descriptor, level: SOL_SOCKET)
    #endif
  }
}
