@preconcurrency import CReadline
import LayLanguage
import Platform

/// Lines from GNU readline.
///
/// Only this file touches readline's globals.
struct ReadlineEditor: LineEditor {
  private let console: Console
  private var history: ReadlineHistory
  /// The line that was being typed when there was mail.
  private var interrupted: (text: String, place: CInt?)?

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
    prompt: String, indentation: Int, mail: PromptMail, completion: @escaping (String) -> Completion
  ) -> LineInput {
    completer = completion
    beginning = interrupted ?? (String(repeating: " ", count: indentation), nil)
    interrupted = nil
    postman = mail
    presses = InterruptSignal.count
    guard let line = readline(console.prompt(prompt)) else {
      endLine()
      return .end
    }
    defer { free(line) }
    if let place = placeAtMail {
      placeAtMail = nil
      interrupted = (String(cString: line), place)
      return .mail
    }
    // If the line was already finished, it is a command, which is then interrupted.
    if isInterrupted, line.pointee == 0 { return .interrupted }
    return .text(String(cString: line))
  }

  /// Ends the prompt's line after ^D, as readline itself does if it supports bracketed paste.
  private func endLine() {
    let pastes = rl_variable_value("enable-bracketed-paste").map { String(cString: $0) }
    if pastes != "on" { console.print("") }
  }

  mutating func remember(_ command: String) {
    history.add(command)
  }
}

// MARK: - ^C

/// The number of ^C presses when the line began.
nonisolated(unsafe) private var presses = 0

private var isInterrupted: Bool { InterruptSignal.count != presses }

/// The maximum wait for a byte, in milliseconds: a signal that comes just before a wait begins doesn't end it.
private let longestWait: Int32 = 250

/// Reads the next byte for readline; after ^C, the byte that leaves whatever readline is doing.
private func readByte(_ stream: UnsafeMutablePointer<FILE>?) -> CInt {
  var byte: UInt8 = 0
  let input = fileno(stream)
  while true {
    // Readline only notes signals; this redraws after the window changes, stops and continues, and passes SIGINT on to
    // the handler above.
    rl_check_signals()
    if isInterrupted { break }
    let mail = canTakeMail ? postman : nil
    let sources = [input] + (mail.map { [$0.descriptor] } ?? [])
    let ready = InputWait.ready(sources, milliseconds: longestWait)
    if let mail, ready == mail.descriptor {
      insert(mail.takeNames())
      if mail.hasLetters { return leaveForMail() }
    }
    if ready != input { continue }
    let count = read(input, &byte, 1)
    if count == 1 { return CInt(byte) }
    guard count < 0, errno == EINTR else { return EOF }
  }
  rl_replace_line("", 0)
  rl_crlf()
  rl_done = 1
  return leavingByte
}

/// The byte that leaves readline's mode: ^G ends a search, `n` a question, and NUL has no visible effect.
private var leavingByte: CInt {
  let state = rl_readline_state
  if state & UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH) != 0 { return 7 }
  if state & UInt(RL_STATE_COMPLETING) != 0 { return CInt(UInt8(ascii: "n")) }
  return 0
}

// MARK: - Mail

/// The source of commands that arrive while a line is being read.
nonisolated(unsafe) private var postman: PromptMail?
/// The position of the cursor when the line was left for mail; nil otherwise.
nonisolated(unsafe) private var placeAtMail: CInt?

/// Whether a line is being edited, rather than a search, a question, a multibyte key or a paste.
private var canTakeMail: Bool {
  let busy =
    RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_COMPLETING | RL_STATE_MOREINPUT
    | RL_STATE_METANEXT | RL_STATE_NUMERICARG | RL_STATE_MULTIKEY | RL_STATE_VIMOTION
  return rl_readline_state & UInt(busy) == 0
}

/// Appends names to the line.
private func insert(_ names: [String]) {
  for name in names {
    rl_point = rl_end
    let last = rl_end > 0 ? rl_line_buffer?[Int(rl_end) - 1] : nil
    let opens = last.map { " .([{,".utf8.contains(UInt8(bitPattern: $0)) } ?? true
    rl_insert_text(opens ? name : " " + name)
  }
  if !names.isEmpty { rl_redisplay() }
}

/// Removes the line from the screen and leaves it; the returned byte is bound to nothing visible.
private func leaveForMail() -> CInt {
  placeAtMail = rl_point
  rl_clear_visible_line()
  rl_done = 1
  return 0
}

// MARK: - Beginnings

/// The initial text of the line, and the position of the cursor; nil means its end.
nonisolated(unsafe) private var beginning: (text: String, place: CInt?) = ("", nil)

/// Puts the indentation, or what was typed before the mail came, into a new line.
private func insertBeginning() -> CInt {
  if !beginning.text.isEmpty { rl_insert_text(beginning.text) }
  if let place = beginning.place { rl_point = min(place, rl_end) }
  return 0
}

// MARK: - Completion

/// Lists candidates in columns, without the path that they all share: `leading`, not `card.leading`.
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

/// The completer of the line being read: readline's callbacks carry no context.
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
  // Without this, readline would offer file names where no command takes them.
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

/// The language's candidates in readline's terms.
///
/// The language says which part of the line a candidate replaces; readline replaces the word that
/// its own break characters find. The texts are cut or extended to fit the latter.
struct CompletionWords {
  /// The text that replaces the word, followed by all candidates unless there is only one.
  let texts: [String]
  /// Whether the only candidate is a complete word, so that a space may follow.
  let endsWord: Bool

  init(_ completion: Completion, line: [UInt8], wordStart: Int) {
    let words = completion.candidates.compactMap { candidate -> [UInt8]? in
      let text = Array(candidate.text.utf8)
      guard completion.start < wordStart else {
        return line[wordStart..<min(completion.start, line.count)] + text
      }
      let typed = line[completion.start..<wordStart]
      return text.starts(with: typed) ? Array(text.dropFirst(typed.count)) : nil
    }
    let typed = line[wordStart...]
    var common = words.dropFirst().reduce(words.first ?? []) { common, word in
      Array(zip(common, word).prefix { $0 == $1 }.map(\.0))
    }
    // Candidates that differ from what was typed only in case must not remove characters.
    if words.count > 1, common.count < typed.count { common = Array(typed) }
    let texts = words.count == 1 ? words : words.isEmpty ? [] : [common] + words
    // The common bytes may end inside a character, which decoding then repairs.
    self.texts = texts.map { String(decoding: $0, as: UTF8.self) }
    endsWord = words.count == 1 && words[0].last.map { $0 != UInt8(ascii: ".") } ?? false
  }
}
