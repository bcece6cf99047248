import Foundation
import Platform
import Testing

/// The program on a terminal of its own, with a user typing.
///
/// Nothing here sleeps: the typing waits until the program has printed the expected text.
final class PseudoTerminal {
  /// How long to wait for a program that may have stopped answering.
  private static let patience: Duration = .seconds(60)

  private let descriptor: Int32
  let process: pid_t
  /// The output that hasn't been matched by an expectation yet.
  private var output = ""
  private var isRunning = true

  /// Starts the program with a home directory.
  init(
    arguments: [String], home: TemporaryDirectory, variables: [String: String],
    columns: UInt16 = 200
  ) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else { throw Trouble.noTerminal }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    defer { close(slave) }
    descriptor = master
    let environment = Program.environment(home: home).merging(variables) { $1 }
      .map { "\($0)=\($1)" }
    process = try Self.spawn([Program.path] + arguments, environment, terminal: name)
  }

  deinit {
    close(descriptor)
    // For a test that has failed; `exit` has collected all others before.
    if isRunning {
      Platform.kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// Kills the program, which can't do anything about it.
  func kill() {
    Platform.kill(process, SIGKILL)
    waitpid(process, nil, 0)
    isRunning = false
  }

  /// Types a text.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
  }

  /// Waits until the program has printed a text; returns what it printed before it.
  @discardableResult
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      if let range = output.firstRange(of: text) {
        let before = String(output[..<range.lowerBound])
        output.removeSubrange(..<range.upperBound)
        return before
      }
      guard readMore(until: deadline) else {
        Issue.record("'\(text)' was not printed, but: \(output)", sourceLocation: sourceLocation)
        throw Trouble.notPrinted
      }
    }
  }

  /// Waits for the prompt, which tells the device and how much is wrong; returns what was printed before it.
  @discardableResult
  func expectPrompt(sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      if let match = output.firstMatch(of: #/lay( [^>\r\n]*)?> /#) {
        let before = String(output[..<match.range.lowerBound])
        output.removeSubrange(..<match.range.upperBound)
        return before
      }
      guard readMore(until: deadline) else {
        Issue.record("no prompt, but: \(output)", sourceLocation: sourceLocation)
        throw Trouble.notPrinted
      }
    }
  }

  /// Types a command at the prompt, up to the next prompt; returns what was printed between them.
  @discardableResult
  func enter(_ command: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String
  {
    type(command + "\r")
    try expect("\r\n", sourceLocation: sourceLocation)
    return try expectPrompt(sourceLocation: sourceLocation)
  }

  /// Waits until the program ends; returns its exit status.
  func exit() -> Int32 {
    let deadline = ContinuousClock.now + Self.patience
    while readMore(until: deadline) {}
    // The wait is counted in whole seconds.
    if ContinuousClock.now >= deadline - .seconds(1) { Platform.kill(process, SIGKILL) }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    isRunning = false
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// Reads what there is; whether there may be more.
  private func readMore(until deadline: ContinuousClock.Instant) -> Bool {
    let rest = (deadline - ContinuousClock.now).components.seconds
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard rest > 0, poll(&request, 1, Int32(rest) * 1_000) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 4_096)
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else { return false }
    output += String(decoding: chunk[..<count], as: UTF8.self)
    return true
  }

  /// Starts a program as the leader of a session whose terminal is the one named.
  private static func spawn(
    _ arguments: [String], _ environment: [String], terminal: [CChar]
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads that run tests block signals, which the program would inherit.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session's leader opens becomes the session's own.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    let argumentPointers = arguments.map { strdup($0) } + [nil]
    let environmentPointers = environment.map { strdup($0) } + [nil]
    defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
    var process: pid_t = 0
    let error = posix_spawn(
      &process, arguments[0], &actions, &attributes, argumentPointers, environmentPointers)
    guard error == 0 else { throw Trouble.notStarted(error) }
    return process
  }

  /// `POSIX_SPAWN_SETSID`, which Glibc's header hides behind a feature macro.
  private static let newSession: Int32 = 0x80

  private enum Trouble: Error {
    case noTerminal
    case notStarted(Int32)
    case notPrinted
  }
}

/// A home directory, and the REPLs that start in it.
struct ReplFixture {
  static let interrupt = "\u{3}"
  static let end = "\u{4}"
  static let up = "\u{10}"
  static let search = "\u{12}"

  let home: TemporaryDirectory

  init() throws {
    home = try TemporaryDirectory()
  }

  /// A REPL that has printed its first prompt.
  func start(
    _ arguments: String..., variables: [String: String] = ["NO_COLOR": "1"]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(arguments: arguments, home: home, variables: variables)
    try terminal.expect("lay> ")
    return terminal
  }

  /// Leaves with ^D, as a person does, and sees no complaint.
  func leave(_ terminal: PseudoTerminal) {
    terminal.type(Self.end)
    #expect(terminal.exit() == 0)
  }
}
