import Dispatch
import LayLanguage
import LayoutDiagnostics
import Platform
import Synchronization

/// A page of a session for the browsers of this machine, served by a thread of its own.
///
/// Docs/Security.md says who may reach it, and what the page may do.
final class LiveServer: Sendable {
  /// The address of the page, with its token.
  let address: String
  private let board: LiveBoard
  private let ended = DispatchSemaphore(value: 0)

  /// Starts to serve.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - title: The title of the page.
  ///   - step: What the page shows first.
  ///   - mail: Where its commands go.
  ///   - limits: What answering a question may use.
  ///   - patience: How long sending a request and receiving an answer may take.
  /// - Throws: The system's error, if the port is unavailable.
  init(
    port: UInt16, title: String, _ step: LiveStep, _ mail: PromptMail,
    _ limits: ResourceLimits, patience: Duration = .seconds(10)
  ) throws(HostError) {
    let (sockets, port) = try LoopbackSocket.listen(port: port)
    let gate = LiveGate(port: port)
    let board = LiveBoard(step)
    self.board = board
    address = "http://127.0.0.1:\(port)/#token=\(gate.token)"
    let isStarted = DeepThread.detach { [ended] in
      var loop = LiveLoop(sockets, gate, board, mail, title: title, limits, patience: patience)
      loop.run()
      ended.signal()
    }
    if !isStarted { throw HostError(reason: "the system has no thread for it") }
  }

  /// Publishes a step without waiting for the connected pages.
  func publish(_ step: LiveStep) { board.publish(step) }

  /// Answers a request whose commands have run.
  func answer(_ request: Int, _ answer: LiveAnswer) { board.answer(request, answer.json) }

  /// Ends the server, and waits until the port is free again.
  func end() {
    board.end()
    ended.wait()
  }
}

/// The state shared by the prompt, the server and its helpers.
final class LiveBoard: Sendable {
  /// The news for the server.
  struct News {
    var answers: [(request: Int, text: String)] = []
    /// Whether a question, possibly canceled meanwhile, was answered.
    var hasAnsweredQuestion = false
    var isEnding = false
  }

  private struct Content {
    var history: LiveHistory
    /// The newest step that was painted.
    var event = LiveEvent()
    var news = News()
  }

  private let content: Mutex<Content>
  private let pipe = WakePipe()

  init(_ step: LiveStep) { content = Mutex(Content(history: LiveHistory(step))) }

  /// A descriptor that is readable while there are news.
  var descriptor: Int32 { pipe.descriptor }

  /// Takes the news since the last call.
  func takeNews() -> News {
    pipe.clear()
    return content.withLock { content in
      defer { content.news = News() }
      return content.news
    }
  }

  /// The newest steps.
  var history: LiveHistory { content.withLock { $0.history } }
  /// The newest step that was painted, as sent.
  var event: LiveEvent { content.withLock { $0.event } }

  /// Says what happened.
  func publish(_ step: LiveStep) {
    content.withLock { $0.history.add(step) }
    pipe.wake()
  }

  /// Stores what connected pages are sent.
  func keep(_ event: LiveEvent) {
    content.withLock { $0.event = event }
    pipe.wake()
  }

  /// Answers a request.
  func answer(_ request: Int, _ value: JSONValue, isQuestion: Bool = false) {
    let text = value.line
    content.withLock {
      $0.news.answers.append((request, text))
      if isQuestion { $0.news.hasAnsweredQuestion = true }
    }
    pipe.wake()
  }

  /// Ends the server.
  func end() {
    content.withLock { $0.news.isEnding = true }
    pipe.wake()
  }
}

/// Sockets that only programs on this machine can reach.
enum LoopbackSocket {
  /// The maximum number of other ports to try if the port is free on only one of the two addresses.
  private static let attempts = 20
  private static let backlog: Int32 = 32

  /// Listens at 127.0.0.1 and, if the machine has it, at ::1.
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
