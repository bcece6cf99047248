import AutoLayout
import LayLanguage
import LayoutDiagnostics
import Platform

/// The threads that make a server's pictures and answers from copies, one of each kind at a time.
struct LiveHelpers {
  private let board: LiveBoard
  private let limits: ResourceLimits
  private var isPainting = false
  /// The question that is being answered; nil if it was canceled.
  private var current: Int?
  private var isAnswering = false
  private var questions: [(request: Int, question: JSONValue)] = []
  private var memoryBefore = 0

  /// The maximum time for an answer, in seconds.
  private static let longest = 10.0
  /// The interval of memory checks, in milliseconds.
  static let interval: Int32 = 40

  init(_ board: LiveBoard, _ limits: ResourceLimits) {
    self.board = board
    self.limits = limits
  }

  /// When a question that arrives now must be answered.
  var deadline: ContinuousClock.Instant {
    .now + .seconds(min(limits.seconds ?? Self.longest, Self.longest))
  }

  /// Whether limits must be checked from time to time.
  var isWatched: Bool { isAnswering && limits.bytes != nil }

  /// Paints the newest step, unless that has been done or is being done.
  mutating func paint() {
    isPainting = isPainting && board.event.number < painted
    let history = board.history
    guard !isPainting, history.number > board.event.number else { return }
    (isPainting, painted) = (true, history.number)
    let paint = { @Sendable [board] in board.keep(LiveEvent(history)) }
    let isStarted = DeepThread.detach {
      Interruption.begin(.picture)
      paint()
    }
    if !isStarted { paint() }
  }

  /// The step that is being painted.
  private var painted = -1

  /// Answers a question once the earlier ones are answered.
  mutating func ask(_ question: JSONValue, for request: Int) {
    questions.append((request, question))
    answerNext()
  }

  /// Notes that a question was answered.
  mutating func finish() {
    (isAnswering, current) = (false, nil)
    answerNext()
  }

  /// Forgets a request that was canceled.
  mutating func forget(_ request: Int) {
    questions.removeAll { $0.request == request }
    guard request == current else { return }
    current = nil
    Interruption.request(of: .answer)
  }

  /// The question whose answer takes too much memory; nil if there is none.
  var excess: Int? {
    isAnswering && limits.exceedsMemory(since: memoryBefore) ? current : nil
  }

  private mutating func answerNext() {
    guard !isAnswering, !questions.isEmpty else { return }
    let (request, question) = questions.removeFirst()
    Interruption.reset(of: .answer)
    (isAnswering, current) = (true, request)
    memoryBefore = limits.bytes == nil ? 0 : ProcessTable.residentMemory(of: getpid())
    let history = board.history
    let answer = { @Sendable [board] in
      board.answer(request, history.answer(page: question), isQuestion: true)
    }
    let isStarted = DeepThread.detach {
      Interruption.begin(.answer)
      answer()
    }
    if !isStarted { answer() }
  }
}

extension LiveHistory {
  /// Answers a question about the step that it names, or about the newest.
  fileprivate func answer(page question: JSONValue) -> JSONValue {
    guard case .number(let wanted)? = question["step"] else {
      return latest.interpreter.guarded.answer(page: question)
    }
    guard let interpreter = Int(exactly: wanted).flatMap({ interpreter(after: $0) }) else {
      let kept = layoutCount == 1 ? "step is" : "\(layoutCount) steps are"
      return ["error": .string("only the newest \(kept) kept")]
    }
    return interpreter.guarded.answer(page: question)
  }
}

extension Interpreter {
  /// The same without files and other programs, as a page may use it.
  var guarded: Interpreter {
    var interpreter = self
    interpreter.host = .page
    return interpreter
  }
}

extension Host {
  /// The host of commands that come from a page.
  static let page: Host = {
    let refusal = HostError(
      reason: "commands of the page use no files; 'live trust' and lay live --trust-page allow it")
    var host = Host(readFile: { _ in .failure(refusal) }, writeFile: { _, _ in refusal })
    host.swiftFiles = { _ in .failure(refusal) }
    host.parseSwift = Files.host.parseSwift
    host.screen = Files.host.screen
    host.isGuarded = true
    return host
  }()
}
