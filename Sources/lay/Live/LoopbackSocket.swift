import LayLanguage
import Platform

/// Sockets that only programs of this machine reach.
enum LoopbackSocket {
  /// The maximum number of other ports tried if only one of the two addresses has the port.
  private static let attempts = 20
  private static let backlog: Int32 = 32

  /// Listens at 127.0.0.1 and, where the machine has it, at ::1.
  ///
  /// - Parameter port: 0 for any that is free.
  /// - Returns: The sockets, and their common port.
  /// - Throws: The system's error, if the port is unavailable.
  static func listen(port: UInt16) throws(HostError) -> (sockets: [Int32], port: UInt16) {
    for _ in 0..<attempts {
      let first = try open(Self.address(port), AF_INET)
      let chosen = Self.port(of: first)
      do throws(HostError) {
        return ([first, try open(address6(chosen), AF_INET6)], chosen)
      } catch {
        // Another server at ::1 would get our requests.
        guard errno == EADDRINUSE else { return ([first], chosen) }
        close(first)
        if port != 0 { throw error }
      }
    }
    throw HostError(reason: "no port is free at both 127.0.0.1 and ::1")
  }

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func address6(_ port: UInt16) -> sockaddr_in6 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return address
  }

  /// A socket that listens; the error is also in `errno`.
  private static func open<Address>(_ address: Address, _ family: Int32) throws(HostError) -> Int32
  {
    let descriptor = StreamSockets.make(family)
    guard descriptor >= 0 else { throw .current }
    StreamSockets.set(SO_REUSEADDR, of: descriptor, level: SOL_SOCKET)
    if family == AF_INET6 {
      StreamSockets.set(Int32(IPV6_V6ONLY), of: descriptor, level: Int32(IPPROTO_IPV6))
    }
    let isBound = withUnsafeBytes(of: address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        bind(descriptor, $0.baseAddress, socklen_t(bytes.count)) == 0
      }
    }
    guard isBound, Platform.listen(descriptor, backlog) == 0 else {
      let (error, number) = (HostError.current, errno)
      close(descriptor)
      errno = number
      throw error
    }
    return descriptor
  }

  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }
}
