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
  ///   - title: What the page is called.
  ///   - step: What the page shows at first.
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

  /// Ends it, and waits until the port is free again.
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
    /// Whether a question was answered, which may have been cancelled meanwhile.
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
  /// The newest step that was painted, as it is sent.
  var event: LiveEvent { content.withLock { $0.event } }

  /// Says what happened.
  func publish(_ step: LiveStep) {
    content.withLock { $0.history.add(step) }
    pipe.wake()
  }

  /// Keeps what connected pages are sent.
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
