import Platform

/// One connection, which carries one request and its answer, and never waits.
struct LiveConnection {
  enum Phase {
    /// The head of the request is being received or, after it, the body.
    case reading(HTTPRequest?)
    /// The answer is being made elsewhere.
    case waiting
    /// It receives steps; the number is that of the last one sent.
    case listening(step: Int)
    /// The rest of the answer is being sent.
    case answering
    /// Further input is discarded: closing now could destroy the answer on its way.
    case draining
  }

  let descriptor: Int32
  private(set) var phase = Phase.reading(nil)
  /// When it is closed, unless something happens before then.
  private(set) var deadline: ContinuousClock.Instant?
  /// Bytes of the request.
  private(set) var incoming: [UInt8] = []
  private var outgoing: [UInt8] = []
  private var sentCount = 0
  private var hasInputEnded = false

  /// The time limit for sending a request and receiving an answer.
  private let patience: Duration
  private static let drainPatience = Duration.seconds(2)

  init(_ descriptor: Int32, patience: Duration) {
    self.descriptor = descriptor
    self.patience = patience
    deadline = .now + patience
  }

  /// Whether its request is being sent or answered.
  var isOpen: Bool {
    switch phase {
    case .reading, .waiting, .answering: true
    case .listening, .draining: false
    }
  }
  var isListening: Bool { if case .listening = phase { true } else { false } }
  var isWaiting: Bool { if case .waiting = phase { true } else { false } }

  /// The events to wait for.
  var request: pollfd {
    let input = hasInputEnded ? 0 : POLLIN
    let output = sentCount < outgoing.count ? POLLOUT : 0
    return pollfd(fd: descriptor, events: Int16(input | output), revents: 0)
  }

  /// Receives the available bytes; false if the peer is gone.
  mutating func receive() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    switch phase {
    case .reading:
      incoming += chunk[..<count]
      return count > 0
    // A client that waits for an answer may have closed its sending side; one that listens is gone.
    case .waiting, .answering:
      hasInputEnded = count == 0
      return true
    case .listening, .draining: return count > 0
    }
  }

  /// Notes that the head has been read; the rest is the body.
  mutating func begin(_ head: HTTPRequest, length: Int) {
    incoming.removeFirst(length)
    phase = .reading(head)
  }

  /// Notes that the answer will come later, by the given time at the latest.
  mutating func wait(until deadline: ContinuousClock.Instant? = nil) {
    (phase, self.deadline, incoming) = (.waiting, deadline, [])
  }

  /// Begins to report what happens after a step.
  mutating func listen(_ head: [UInt8], after step: Int) {
    (phase, deadline, incoming) = (.listening(step: step), nil, [])
    outgoing = head
  }

  /// Reports that nothing more will happen, unless something else is still being sent.
  mutating func endListening() {
    guard isListening, outgoing.isEmpty else { return }
    outgoing = LiveEvent.end
    _ = send()
  }

  /// Answers; returns the same as ``send()``.
  mutating func answer(_ bytes: [UInt8]) -> Bool {
    (phase, deadline, incoming) = (.answering, .now + patience, [])
    (outgoing, sentCount) = (bytes, 0)
    return send()
  }

  /// Reports the newest step, unless an older one is still being sent: a slow reader misses pictures.
  mutating func tell(_ event: LiveEvent) -> Bool {
    guard case .listening(let last) = phase, last < event.number, sentCount == outgoing.count else {
      return true
    }
    phase = .listening(step: event.number)
    (outgoing, sentCount) = (event.bytes(after: last), 0)
    return send()
  }

  /// Sends what can be sent now; false if the peer is gone.
  mutating func send() -> Bool {
    while sentCount < outgoing.count {
      let count = outgoing.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sentCount...])
        return StreamSockets.pass(rest, to: descriptor)
      }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      sentCount += count
    }
    (outgoing, sentCount) = ([], 0)
    if case .answering = phase {
      shutdown(descriptor, Int32(SHUT_WR))
      (phase, deadline) = (.draining, .now + Self.drainPatience)
      return !hasInputEnded
    }
    return true
  }
}

/// Decides about each request before anything else is done with it; Docs/Security.md lists the rules.
struct LiveGate {
  /// The routes of requests.
  enum Route: String, CaseIterable {
    case page = "/"
    case events = "/events"
    case run = "/run"
    case ask = "/ask"
    case select = "/select"

    /// Whether it needs a token.
    ///
    /// The page contains nothing secret: it gets its token from the address, which stays in the browser.
    var needsToken: Bool { self != .page }
    var method: String { self == .page || self == .events ? "GET" : "POST" }
  }

  /// The secret that each request must contain: 128 random bits.
  let token: String
  private let hosts: Set<String>

  init(port: UInt16) {
    var source = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in
      let digits = String(source.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    // Browsers omit the default port.
    let ending = port == 80 ? "" : ":\(port)"
    hosts = Set(["127.0.0.1", "[::1]", "localhost"].map { $0 + ending })
  }

  /// The route of a permitted request; the order of the checks matters for security.
  func route(_ request: HTTPRequest) throws(HTTPRefusal) -> Route {
    // A foreign host name that leads to this machine is refused, regardless of the request.
    guard let host = request["host"], hosts.contains(host) else { throw HTTPRefusal(.forbidden) }
    try checkOrigin(of: request, host)
    guard let route = Route(rawValue: request.target) else { throw HTTPRefusal(.notFound) }
    guard request.method == route.method else {
      throw HTTPRefusal(.wrongMethod, fields: ["Allow: \(route.method)"])
    }
    if route.needsToken, !isAuthorized(request) {
      throw HTTPRefusal(.noToken, fields: ["WWW-Authenticate: Bearer"])
    }
    if route.method == "POST" { try checkContent(of: request) }
    return route
  }

  /// Refuses what other pages send, even those of this machine.
  private func checkOrigin(of request: HTTPRequest, _ host: String) throws(HTTPRefusal) {
    if let origin = request["origin"], origin != "http://\(host)" { throw HTTPRefusal(.forbidden) }
    if let site = request["sec-fetch-site"], site != "same-origin", site != "none" {
      throw HTTPRefusal(.forbidden)
    }
  }

  /// A form of another page can't send this type without a preflight request, which isn't answered.
  private func checkContent(of request: HTTPRequest) throws(HTTPRefusal) {
    let type = request["content-type"]?.lowercased().split(separator: ";").first
    guard type == "application/json" else { throw HTTPRefusal(.wrongType) }
    guard request["content-length"] != nil else { throw HTTPRefusal(.noLength) }
  }

  /// Compares tokens; takes equally long for every wrong one.
  private func isAuthorized(_ request: HTTPRequest) -> Bool {
    let (given, wanted) = (Array((request["authorization"] ?? "").utf8), "Bearer \(token)".utf8)
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
