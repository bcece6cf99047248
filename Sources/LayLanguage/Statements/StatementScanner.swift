/// Finds where commands begin and end, in one pass over the bytes.
struct StatementScanner {
  private let source: Source
  private let bytes: String.UTF8View
  private var index: String.Index
  private let end: String.Index
  /// The places of the open brackets, the innermost last.
  private var openBrackets: [String.Index] = []
  /// The number of them that are braces.
  private var openBraces = 0
  private var openString: String.Index?
  private var endsInBackslash = false
  /// The place of recorded output that doesn't follow a command.
  private var strayRecording: String.Index?
  private var position: RunningPosition
  /// The current command's text before `pieceStart`, without comments.
  private var text = ""
  private var pieceStart: String.Index

  init(_ source: Source) { self.init(source, in: source.text.startIndex..<source.text.endIndex) }

  /// Finds the commands in a part of a source.
  init(_ source: Source, in range: SourceRange) {
    self.source = source
    bytes = source.text.utf8
    index = range.lowerBound
    end = range.upperBound
    pieceStart = index
    position = RunningPosition(source.text)
  }

  /// Whether the text ended before its last command was complete.
  var needsMore: Bool { openString != nil || !openBrackets.isEmpty || endsInBackslash }

  /// The indentation that a next line would have.
  var indentation: Int {
    openString != nil ? 0 : 2 * (openBrackets.count + (endsInBackslash ? 1 : 0))
  }

  /// The sign that closes the string or bracket that is still open at the end; nil if none is.
  var closingSign: String? {
    if openString != nil { return "\"" }
    return openBrackets.last.flatMap { ["(": ")", "[": "]", "{": "}"][source.text[$0]] }
  }

  /// The bracket or string that is still open at the end.
  var unclosedProblem: Problem? {
    if let openString {
      return Problem(
        "this string is never closed", at: openString..<bytes.index(after: openString),
        remedy: "end it with a double quote")
    }
    guard let bracket = openBrackets.last else { return nil }
    return Problem(
      "'\(source.text[bracket])' is never closed", at: bracket..<bytes.index(after: bracket),
      remedy: closingSign.map { "close it with '\($0)'" })
  }

  /// The error for recorded output that would never be compared with anything.
  var strayProblem: Problem? {
    strayRecording.map {
      Problem(
        "this expected output has no command before it", at: $0..<bytes.index($0, offsetBy: 2),
        remedy: "put '#>' lines right after the command that prints them")
    }
  }

  /// The next command, or nil at the end.
  mutating func next() -> Statement? {
    skipToCommand()
    guard index < end else { return nil }
    let start = index
    let text = scanCommand()
    let range = start..<index
    let place = position.advance(to: start)
    skipSeparatorAndRestOfLine()
    let recorded = scanRecordedLines()
    return Statement(
      source: source, line: place.line, column: place.column, text: text,
      recorded: recorded?.lines, recordedLines: recorded?.numbers, range: range)
  }

  private var byte: UInt8? { index < end ? bytes[index] : nil }

  /// Whether a comment starts here: with `#`, or with `//` at the beginning of a word.
  private var isAtComment: Bool {
    if byte == Byte.hash { return !isAtSwiftMacro }
    guard byte == Byte.slash, bytes[index..<end].starts(with: [Byte.slash, Byte.slash]) else {
      return false
    }
    guard index > bytes.startIndex else { return true }
    let before = bytes[bytes.index(before: index)]
    return Byte.isBlank(before) || before == Byte.newline || before == Byte.semicolon
  }

  /// Whether `#selector(` and the like are next, which are Swift.
  private var isAtSwiftMacro: Bool {
    let word = bytes[bytes.index(after: index)..<end].prefix(while: Byte.isLetter)
    return !word.isEmpty && word.endIndex < end && bytes[word.endIndex] == Byte.openParenthesis
  }

  private mutating func advance() { index = bytes.index(after: index) }

  private mutating func skipToCommand() {
    while let byte {
      if isAtComment {
        noteStrayRecording()
        skipComment()
      } else if Byte.isBlank(byte) || byte == Byte.newline || byte == Byte.semicolon {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func noteStrayRecording() {
    let startsRecording = bytes[index..<end].starts(with: [Byte.hash, Byte.greater])
    if startsRecording, strayRecording == nil { strayRecording = index }
  }

  private mutating func skipComment() {
    index = bytes[index..<end].firstIndex(of: Byte.newline) ?? end
  }

  private mutating func skipBlanks() {
    while let byte, Byte.isBlank(byte) { advance() }
  }

  /// Moves past the command; returns its text without comments.
  private mutating func scanCommand() -> String {
    text = ""
    pieceStart = index
    scan: while let byte {
      switch byte {
      case Byte.hash where isAtComment:
        dropComment()
      case Byte.slash where isAtComment:
        dropComment()
      case Byte.quote:
        scanString()
      case Byte.backslash:
        scanBackslash()
      case Byte.newline, Byte.semicolon:
        if openBrackets.isEmpty, !goesOnWithMember { break scan }
        advance()
      default:
        if Byte.opens(byte) {
          openBrackets.append(index)
          if byte == Byte.openBrace { openBraces += 1 }
        } else if Byte.closes(byte) {
          close(byte)
        }
        advance()
      }
    }
    text += source.text[pieceStart..<index]
    while let last = text.utf8.last, Byte.isBlank(last) { text.removeLast() }
    return text
  }

  /// Forgets the bracket that a closing one ends; a brace also ends everything still open inside, because the commands
  /// between braces report their own unclosed brackets.
  private mutating func close(_ byte: UInt8) {
    let endsBrace = byte == Byte.closeBrace && openBraces > 0
    while let bracket = openBrackets.popLast() {
      let isBrace = bytes[bracket] == Byte.openBrace
      if isBrace { openBraces -= 1 }
      if isBrace || !endsBrace { return }
    }
  }

  /// Whether the next line continues with `.member`, as wrapped Swift code often does.
  private var goesOnWithMember: Bool {
    guard byte == Byte.newline else { return false }
    let rest = bytes[bytes.index(after: index)..<end].drop(while: Byte.isBlank)
    guard rest.first == Byte.dot, let next = rest.dropFirst().first else { return false }
    return Byte.isLetter(next)
  }

  private mutating func dropComment() {
    text += source.text[pieceStart..<index]
    skipComment()
    pieceStart = index
  }

  private mutating func scanString() {
    let start = index
    advance()
    while let byte {
      advance()
      if byte == Byte.quote { return }
      if byte == Byte.backslash, self.byte != nil { advance() }
    }
    openString = start
  }

  /// A `\` followed only by spaces or a comment joins the next line.
  private mutating func scanBackslash() {
    advance()
    let rest = index
    skipBlanks()
    if isAtComment { dropComment() }
    switch byte {
    case Byte.newline?:
      advance()
    case nil:
      endsInBackslash = true
    default:
      index = rest
    }
  }

  private mutating func skipSeparatorAndRestOfLine() {
    if byte == Byte.semicolon {
      advance()
      skipBlanks()
      if isAtComment { skipComment() }
    }
    if byte == Byte.newline { advance() }
  }

  /// The `#>` lines that start here, if the command ended with its line.
  private mutating func scanRecordedLines() -> (lines: [String], numbers: ClosedRange<Int>)? {
    guard index > bytes.startIndex, bytes[bytes.index(before: index)] == Byte.newline else {
      return nil
    }
    var lines: [String] = []
    var first = 0
    while true {
      let lineStart = index
      skipBlanks()
      guard bytes[index..<end].starts(with: [Byte.hash, Byte.greater]) else {
        index = lineStart
        break
      }
      if lines.isEmpty { first = position.advance(to: lineStart).line }
      let start = bytes.index(index, offsetBy: 2)
      skipComment()
      let line = source.text[start..<index]
      lines.append(String(line.hasPrefix(" ") ? line.dropFirst() : line))
      if byte == Byte.newline { advance() }
    }
    return lines.isEmpty ? nil : (lines, first...(first + lines.count - 1))
  }
}

/// Counts lines and columns along a text, each character once.
private struct RunningPosition {
  private let text: String
  private var index: String.Index
  private var line = 1
  private var column = 1

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  /// Moves to a place not before the last one, and returns its 1-based line and column.
  mutating func advance(to end: String.Index) -> (line: Int, column: Int) {
    for byte in text.utf8[index..<end] where byte == Byte.newline { line += 1 }
    let lineStart = text.utf8[index..<end].lastIndex(of: Byte.newline)
    if let lineStart {
      column = 1
      index = text.utf8.index(after: lineStart)
    }
    column += text[index..<end].count
    index = end
    return (line, column)
  }
}
