@preconcurrency import CReadline
import Glibc
import LayLanguage

/// Lines from GNU readline.
///
/// Only this file touches readline's globals.
struct ReadlineEditor: LineEditor {
  private let console: Console
  private var history: ReadlineHistory

  init(console: Console) {
    self.console = console
    history = ReadlineHistory(console: console)
    rl_readline_name = UnsafePointer(strdup("lay"))
    // Names, attributes and priorities stay whole: `red.leading`, `@750`.
    rl_completer_word_break_characters = UnsafePointer(strdup(" \t\n,;()[]{}"))
    rl_attempted_completion_function = complete
    rl_completion_display_matches_hook = display
    rl_startup_hook = insertBeginning
    rl_getc_function = readByte
    InterruptSignal.install()
  }

  mutating func read(
    prompt: String, indentation: Int, completion: @escaping (String) -> Completion
  ) -> LineInput {
    completer = completion
    beginning = String(repeating: " ", count: indentation)
    presses = InterruptSignal.count
    guard let line = readline(console.prompt(prompt)) else {
      endLine()
      return .end
    }
    defer { free(line) }
    // A line that was ended before is a command, which is then told to end.
    if isInterrupted, line.pointee == 0 { return .interrupted }
    return .text(String(cString: line))
  }

  /// Ends the prompt's line after ^D, which readline itself does where it understands pasted blocks.
  private func endLine() {
    let pastes = rl_variable_value("enable-bracketed-paste").map { String(cString: $0) }
    if pastes != "on" { console.print("") }
  }

  mutating func remember(_ command: String) {
    history.add(command)
  }
}

// MARK: - ^C

/// How often ^C had been pressed when the line began.
nonisolated(unsafe) private var presses = 0

private var isInterrupted: Bool { InterruptSignal.count != presses }

/// Reads the next byte for readline; after ^C, the byte that leaves whatever readline is doing.
private func readByte(_ stream: UnsafeMutablePointer<FILE>?) -> CInt {
  var byte: UInt8 = 0
  while !isInterrupted {
    let count = read(fileno(stream), &byte, 1)
    if count == 1 { return CInt(byte) }
    guard count < 0, errno == EINTR else { return EOF }
    // Lets readline redraw after a change of the window, stop and continue in good order, and pass
    // SIGINT on to the handler above.
    rl_check_signals()
  }
  rl_replace_line("", 0)
  rl_crlf()
  rl_done = 1
  return leavingByte
}

/// What ends the mode that readline is in: ^G a search, `n` a question, and NUL is bound to nothing
/// that shows.
private var leavingByte: CInt {
  let state = rl_readline_state
  if state & UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH) != 0 { return 7 }
  if state & UInt(RL_STATE_COMPLETING) != 0 { return CInt(UInt8(ascii: "n")) }
  return 0
}

// MARK: - Indentation

/// What the line begins with.
nonisolated(unsafe) private var beginning = ""

/// Puts the indentation into a new line.
private func insertBeginning() -> CInt {
  if !beginning.isEmpty { rl_insert_text(beginning) }
  return 0
}

// MARK: - Completion

/// Lists candidates in columns, without the path that all of them share: `leading`, not `card.leading`.
private func display(
  _ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: CInt, _ longest: CInt
) {
  guard let matches, count > 0 else { return }
  var texts = (1...Int(count)).compactMap { place in matches[place].map { String(cString: $0) } }
  let common = matches[0].map { String(cString: $0) } ?? ""
  if let dot = common.lastIndex(of: "."), texts.allSatisfy({ $0.hasPrefix(common[...dot]) }) {
    let path = common[...dot].count
    texts = texts.map { String($0.dropFirst(path)) }
  }
  let list = strings([common] + texts)
  rl_display_match_list(list, CInt(texts.count), CInt(texts.map { $0.utf8.count }.max() ?? 0))
  for place in 0...texts.count { free(list?[place]) }
  free(list)
  rl_forced_update_display()
}

/// What completes the line being read: readline's callbacks carry no context.
nonisolated(unsafe) private var completer: ((String) -> Completion)?

/// Answers Tab for the word from `start` to `end` in readline's buffer.
///
/// The answer's strings and their array are readline's to free.
private func complete(
  _ text: UnsafePointer<CChar>?, _ start: CInt, _ end: CInt
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  guard let completer, let buffer = rl_line_buffer else { return nil }
  let typed = UnsafeBufferPointer(start: buffer, count: Int(end))
  let line = typed.map(UInt8.init(bitPattern:))
  let completion = completer(String(decoding: line, as: UTF8.self))
  let words = CompletionWords(completion, line: line, wordStart: Int(start))
  // Without this, readline would offer file names where no command takes one.
  rl_attempted_completion_over = completion.expectsFile ? 0 : 1
  rl_completion_append_character = words.endsWord ? CInt(UInt8(ascii: " ")) : 0
  return words.texts.isEmpty ? nil : strings(words.texts)
}

/// A C array of C strings, ended by a null pointer.
private func strings(_ texts: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  let size = (texts.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
  guard let memory = malloc(size) else { return nil }
  let array = memory.bindMemory(
    to: UnsafeMutablePointer<CChar>?.self, capacity: texts.count + 1)
  for (index, text) in texts.enumerated() { array[index] = strdup(text) }
  array[texts.count] = nil
  return array
}
