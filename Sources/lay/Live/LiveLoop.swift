import LayLanguage
import LayoutDiagnostics
import LayoutPictures
import Platform

/// The work of the server's thread: it waits for all connections at once, and never for one of them.
struct LiveLoop {
  private let sockets: [Int32]
  private let gate: LiveGate
  private let board: LiveBoard
  private let mail: PromptMail
  private let page: [UInt8]
  private let patience: Duration
  private var helpers: LiveHelpers
  private var connections: [Int: LiveConnection] = [:]
  private var lastRequest = 0

  /// The maximum number of requests answered at a time, and of listening pages.
  private static let limit = 16

  init(
    _ sockets: [Int32], _ gate: LiveGate, _ board: LiveBoard, _ mail: PromptMail, title: String,
    _ limits: ResourceLimits, patience: Duration
  ) {
    self.patience = patience
    self.sockets = sockets
    self.gate = gate
    self.board = board
    self.mail = mail
    page = HTTPResponse.answer(Page(.live, title: title).html, .page)
    helpers = LiveHelpers(board, limits)
  }

  /// Serves until the board says that the session is over.
  mutating func run() {
    while serve() {}
    for request in connections.keys { connections[request]?.endListening() }
    for connection in connections.values { close(connection.descriptor) }
    for socket in sockets { close(socket) }
  }

  /// Waits for something and handles it; returns whether to go on.
  private mutating func serve() -> Bool {
    let order = connections.keys.sorted()
    var requests = ([board.descriptor] + sockets).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    requests += order.compactMap { connections[$0]?.request }
    poll(&requests, nfds_t(requests.count), timeout)
    let news = board.takeNews()
    if news.isEnding { return false }
    if news.hasAnsweredQuestion { helpers.finish() }
    for answer in news.answers where connections[answer.request]?.isWaiting == true {
      self.answer(answer.request, HTTPResponse.answer(answer.text + "\n", .json))
    }
    for (request, state) in zip(order, requests.dropFirst(sockets.count + 1)) {
      handle(request, Int32(state.revents))
    }
    for socket in sockets { accept(from: socket) }
    endLate()
    tellListeners()
    return true
  }

  /// The time until the next timeout, in milliseconds.
  private var timeout: Int32 {
    if helpers.isWatched { return LiveHelpers.interval }
    guard let first = connections.values.compactMap({ $0.deadline }).min() else { return -1 }
    let milliseconds = (first - .now) / .milliseconds(1)
    return Int32(max(0, min(milliseconds.rounded(.up), 60_000)))
  }

  private mutating func accept(from socket: Int32) {
    while let descriptor = StreamSockets.connection(at: socket) {
      // Refused clients need a moment to read their answer.
      guard connections.count < 4 * Self.limit else {
        close(descriptor)
        continue
      }
      lastRequest += 1
      connections[lastRequest] = LiveConnection(descriptor, patience: patience)
      if connections.values.count(where: { $0.isOpen }) > Self.limit {
        answer(lastRequest, HTTPResponse.answer(HTTPRefusal(.busy)))
      }
    }
  }

  private mutating func handle(_ request: Int, _ events: Int32) {
    guard events != 0, connections[request] != nil else { return }
    if events & POLLOUT != 0, connections[request]?.send() == false { return drop(request) }
    if events & POLLIN != 0 {
      guard connections[request]?.receive() == true else { return drop(request) }
      read(request)
    } else if events & (POLLHUP | POLLERR | POLLNVAL) != 0 {
      drop(request)
    }
  }

  private mutating func drop(_ request: Int) {
    helpers.forget(request)
    if let connection = connections.removeValue(forKey: request) { close(connection.descriptor) }
  }

  private mutating func answer(_ request: Int, _ bytes: [UInt8]) {
    if connections[request]?.answer(bytes) == false { drop(request) }
  }

  /// Ends what has taken too long.
  private mutating func endLate() {
    let now = ContinuousClock.now
    let excess = helpers.excess
    for (request, connection) in connections {
      guard request == excess || connection.deadline.map({ $0 <= now }) == true else { continue }
      helpers.forget(request)
      switch connection.phase {
      case .reading: answer(request, HTTPResponse.answer(HTTPRefusal(.tooSlow)))
      case .waiting:
        answer(request, HTTPResponse.answer(HTTPRefusal(.busy, fields: ["Retry-After: 1"])))
      case .listening, .answering, .draining: drop(request)
      }
    }
  }

  private mutating func tellListeners() {
    let listeners = connections.filter { $0.value.isListening }.keys
    if listeners.isEmpty { return }
    helpers.paint()
    let event = board.event
    for request in listeners where event.number >= 0 {
      if connections[request]?.tell(event) == false { drop(request) }
    }
  }
}

/// Requests.
extension LiveLoop {
  /// Continues a request after more of it has come.
  private mutating func read(_ request: Int) {
    guard let connection = connections[request], case .reading(let head) = connection.phase else {
      return
    }
    do throws(HTTPRefusal) {
      if let head {
        try finish(head, request)
      } else if let length = HTTPRequest.headLength(connection.incoming) {
        guard length <= HTTPRequest.headLimit else { throw HTTPRefusal(.headTooLarge) }
        let head = try HTTPRequest(head: connection.incoming[..<length])
        // A request that may not have a body is refused before it is received.
        _ = try (gate.route(head), head.bodyLength())
        connections[request]?.begin(head, length: length)
        try finish(head, request)
      } else if connection.incoming.count > HTTPRequest.headLimit {
        throw HTTPRefusal(.headTooLarge)
      }
    } catch {
      answer(request, HTTPResponse.answer(error))
    }
  }

  /// Does what is requested, once the body is complete.
  private mutating func finish(_ head: HTTPRequest, _ request: Int) throws(HTTPRefusal) {
    let length = try head.bodyLength()
    guard let bytes = connections[request]?.incoming, bytes.count >= length else { return }
    let route = try gate.route(head)
    switch route {
    case .page: answer(request, page)
    case .events: try listen(request, after: head["last-event-id"].flatMap { Int($0) })
    case .run, .ask, .select: try take(bytes.prefix(length), route, request)
    }
  }

  private mutating func listen(_ request: Int, after last: Int?) throws(HTTPRefusal) {
    guard connections.values.count(where: { $0.isListening }) < Self.limit else {
      throw HTTPRefusal(.busy, fields: ["Retry-After: 1"])
    }
    let head = HTTPResponse.head(.done, .events, length: nil)
    connections[request]?.listen(head, after: min(max(last ?? -1, -1), board.history.number))
    if connections[request]?.send() == false { drop(request) }
  }

  private mutating func take(
    _ body: ArraySlice<UInt8>, _ route: LiveGate.Route, _ request: Int
  ) throws(HTTPRefusal) {
    guard let text = String(validating: body, as: UTF8.self),
      let value = try? JSONValue(parsing: text),
      let wanted = value[route.rawValue.dropFirst().description]?.text
    else { throw HTTPRefusal(.badRequest) }
    switch route {
    case .page, .events: break
    case .run:
      connections[request]?.wait()
      mail.send(.commands(wanted, request: request))
    case .ask:
      connections[request]?.wait(until: helpers.deadline)
      helpers.ask(value, for: request)
    case .select:
      let layout = board.history.latest.interpreter.session.layout
      guard let item = layout.item(named: wanted) else { throw HTTPRefusal(.notFound) }
      mail.send(name: NameText.written(layout.name(of: item)))
      answer(request, HTTPResponse.answer("{}\n", .json))
    }
  }
}
