import Dispatch
import LayLanguage
import LayoutDiagnostics
import Platform

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
