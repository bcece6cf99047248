import LayLanguage
import LayoutDiagnostics
import Synchronization

/// What the prompt, the server and its helpers leave for each other.
final class LiveBoard: Sendable {
  /// What the server takes.
  struct News {
    var answers: [(request: Int, text: String)] = []
    /// Whether a question was answered, which may be one that nobody waits for any more.
    var hasAnsweredQuestion = false
    var isEnding = false
  }

  private struct Content {
    var step: LiveStep
    var number = 0
    /// Steps before it that were not told yet, the oldest first.
    var missed: [LiveStep] = []
    /// The step that was painted last, or is being painted.
    var taken = -1
    /// Whether somebody listens.
    var isHeard = false
    /// The newest step that was painted.
    var event = LiveEvent()
    var news = News()
  }

  /// How many steps are kept for a page that is told slowly; each of them keeps a layout.
  private static let missedLimit = 50

  private let content: Mutex<Content>
  private let pipe = WakePipe()

  init(_ step: LiveStep) { content = Mutex(Content(step: step)) }

  /// What can be read from while there are news.
  var descriptor: Int32 { pipe.descriptor }

  /// What there is to know since the last time.
  func takeNews() -> News {
    pipe.clear()
    return content.withLock { content in
      defer { content.news = News() }
      return content.news
    }
  }

  /// The newest step, and its number.
  var latest: (step: LiveStep, number: Int) { content.withLock { ($0.step, $0.number) } }
  /// The newest step that was painted, as it is sent.
  var event: LiveEvent { content.withLock { $0.event } }

  /// The newest step with its number, and those since the one that was taken before.
  func takeLatest() -> (step: LiveStep, number: Int, missed: [LiveStep]) {
    content.withLock { content in
      defer { (content.missed, content.taken) = ([], content.number) }
      return (content.step, content.number, content.missed)
    }
  }

  /// Says whether somebody listens.
  func note(isHeard: Bool) { content.withLock { $0.isHeard = isHeard } }

  /// Says what happened.
  func publish(_ step: LiveStep) {
    content.withLock { content in
      if !content.isHeard {
        content.missed = []
      } else if content.taken < content.number {
        content.missed = content.missed.suffix(Self.missedLimit - 1) + [content.step]
      }
      content.step = step
      content.number += 1
    }
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
