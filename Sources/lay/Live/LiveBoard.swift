import LayLanguage
import LayoutDiagnostics
import Synchronization

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
