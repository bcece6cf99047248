import Foundation
import LayoutDiagnostics
import Platform
import Testing

/// A browser's side of `lay live`, byte by byte.
struct LiveClient {
  let port: UInt16
  let token: String

  /// The client of an address as it is printed: `http://127.0.0.1:PORT/#token=TOKEN`.
  init(address: String) throws {
    let match = try #require(
      address.firstMatch(of: #/http:\/\/127\.0\.0\.1:(\d+)\/\#token=([0-9a-f]{32})/#),
      "no address in \(address)")
    port = try #require(UInt16(match.1))
    token = String(match.2)
  }

  /// The fields of every request; nil removes a field.
  private var usual: [(String, String?)] {
    [("Host", "127.0.0.1:\(port)"), ("Authorization", "Bearer \(token)")]
  }

  /// The bytes of a request; fields named here replace the usual ones.
  func bytes(
    _ method: String, _ target: String, body: String? = nil, _ fields: [(String, String?)] = []
  ) -> String {
    let content = body.map {
      [("Content-Type", "application/json"), ("Content-Length", "\($0.utf8.count)")]
    }
    let replaced = Set(fields.map { $0.0 })
    let all = (usual + (content ?? [])).filter { !replaced.contains($0.0) } + fields
    let lines = all.compactMap { name, value in value.map { "\(name): \($0)" } }
    return (["\(method) \(target) HTTP/1.1"] + lines).joined(separator: "\r\n") + "\r\n\r\n"
      + (body ?? "")
  }

  /// Sends a request and waits for the whole answer.
  func send(
    _ method: String, _ target: String, body: String? = nil, _ fields: [(String, String?)] = []
  ) throws -> LiveResponse {
    try send(bytes(method, target, body: body, fields))
  }

  /// Sends bytes and waits for the whole answer.
  func send(_ text: String) throws -> LiveResponse {
    let socket = try RawSocket(port: port)
    socket.send(text)
    return LiveResponse(text: socket.receiveAll())
  }

  /// Asks something of the session.
  func post(_ target: String, _ value: JSONValue) throws -> JSONValue {
    let response = try send("POST", target, body: value.line)
    #expect(response.status == 200, "\(response.text)")
    return try JSONValue(parsing: response.body)
  }

  /// Runs commands; what they print, or their error.
  @discardableResult
  func run(_ commands: String) throws -> String {
    let answer = try post("/run", ["run": .string(commands)])
    return answer["error"]?.text ?? answer["output"]?.text ?? ""
  }

  /// Begins to be told what happens after a step; the system keeps some bytes of it, or as much as it likes.
  func listen(after step: Int? = nil, keeping size: Int32? = nil) throws -> RawSocket {
    let socket = try RawSocket(port: port, keeping: size)
    socket.send(bytes("GET", "/events", [("Last-Event-ID", step.map(String.init))]))
    #expect(socket.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
    return socket
  }
}

extension JSONValue {
  /// The lines of a step under a heading; none if it has no such heading.
  func told(_ heading: String) -> String {
    guard case .array(let texts)? = self["entry"]?["texts"],
      case .array(let lines)? = texts.first(where: { $0["title"]?.text == heading })?["lines"]
    else { return "" }
    return lines.compactMap { $0.text }.joined(separator: "\n")
  }
}

/// An answer as it came.
struct LiveResponse {
  let text: String

  /// 0 if nothing came.
  var status: Int { Int(text.dropFirst("HTTP/1.1 ".count).prefix(3)) ?? 0 }
  var head: String {
    text.firstRange(of: "\r\n\r\n").map { String(text[..<$0.lowerBound]) } ?? text
  }
  var body: String { text.firstRange(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? "" }
}

/// A connection to a port of this machine, without anything in between.
final class RawSocket {
  /// How long to wait for a server that may have stopped answering, in seconds.
  private static let patience = 60
  private let descriptor: Int32
  private var pending: [UInt8] = []

  init(port: UInt16, family: Int32 = AF_INET, keeping size: Int32? = nil) throws {
    descriptor = socket(family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    if var size {
      let length = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, length)
    }
    var time = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    let isConnected =
      family == AF_INET6
      ? connect(sockaddr_in6(port), as: sockaddr_in6.self)
      : connect(sockaddr_in(port, host: 0x7F00_0001), as: sockaddr_in.self)
    if !isConnected { throw Refused() }
  }

  /// Whether a port of another address of this machine can be reached.
  static func reaches(_ port: UInt16, host: UInt32) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { Platform.close(descriptor) }
    return sockaddr_in(port, host: host).connect(descriptor)
  }

  deinit { Platform.close(descriptor) }

  private func connect<Address: SocketAddress>(_ address: Address, as: Address.Type) -> Bool {
    address.connect(descriptor)
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends all bytes, unless the other side has gone.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Platform.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Receives up to the end of the connection.
  func receiveAll() -> String {
    while readMore() {}
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }

  /// Receives up to and including a text, or everything if the connection ends before.
  func receive(until text: String) -> String {
    var searched = 0
    while true {
      let start = max(0, searched - text.utf8.count)
      if let range = pending[start...].firstRange(of: Array(text.utf8)) {
        defer { pending.removeSubrange(..<range.upperBound) }
        return String(decoding: pending[..<range.upperBound], as: UTF8.self)
      }
      searched = pending.count
      guard readMore() else { return receiveAll() }
    }
  }

  /// The next thing that the page is told.
  func step() throws -> JSONValue {
    let event = receive(until: "\n\n")
    let data = try #require(event.firstRange(of: "data: "), "no event but: \(event)")
    return try JSONValue(parsing: String(event[data.upperBound...]))
  }

  /// The first that follows a command.
  func step(after title: String) throws -> JSONValue {
    while true {
      let step = try step()
      if step["entry"]?["title"]?.text == title { return step }
    }
  }

  private func readMore() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    if count > 0 { pending += chunk[..<count] }
    return count > 0
  }

  struct Refused: Error {}
}

/// Where a socket connects to.
private protocol SocketAddress {}

extension sockaddr_in: SocketAddress {
  fileprivate init(_ port: UInt16, host: UInt32) {
    self.init()
    sin_family = sa_family_t(AF_INET)
    sin_port = port.bigEndian
    sin_addr.s_addr = host.bigEndian
  }
}

extension sockaddr_in6: SocketAddress {
  fileprivate init(_ port: UInt16) {
    self.init()
    sin6_family = sa_family_t(AF_INET6)
    sin6_port = port.bigEndian
    sin6_addr = in6addr_loopback
  }
}

extension SocketAddress {
  fileprivate func connect(_ descriptor: Int32) -> Bool {
    withUnsafeBytes(of: self) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        Platform.connect(descriptor, $0.baseAddress, socklen_t(bytes.count)) == 0
      }
    }
  }
}
