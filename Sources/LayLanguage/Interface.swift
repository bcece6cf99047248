import AutoLayout
import LayoutSession

// STUB: the interface between the language and the program.

/// A script's text with its name, for error positions.
public struct Source: Hashable, Sendable {
  /// File path as the user wrote it, `<stdin>`, `-c`, `<repl>` …
  public let name: String
  public let text: String
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
  /// Accepts a BOM and CRLF; invalid UTF-8 is an error that names the byte offset.
  public init(name: String, bytes: [UInt8]) throws(ScriptError) { fatalError("stub") }
}

/// One command as written: its range in the source and the recorded output (`#>` lines) behind it.
public struct Statement: Hashable, Sendable {
  public let source: Source
  /// 1-based.
  public let line: Int
  /// 1-based, in characters.
  public let column: Int
  /// The command's text without comment, continuation lines joined as written.
  public let text: String
  /// Lines of `#>` right behind the command, without `#> ` ; nil when there are none.
  public let recorded: [String]?
  /// 1-based lines of the first and the last `#>` line.
  public let recordedLines: ClosedRange<Int>?
}

extension Source {
  /// Splits the source into commands: newlines, `;`, continuation by `\` or open brackets/strings.
  public func statements() throws(ScriptError) -> [Statement] { fatalError("stub") }
  /// Whether the text so far ends inside an open bracket, string or `\`: the REPL then asks for more.
  public static func needsMore(_ text: String) -> Bool { fatalError("stub") }
}

/// An error with its place: rendered as `file:line:column: error: message`, the line, a caret, remedy.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  public let sourceName: String
  public let line: Int
  public let column: Int
  public let message: String
  public var description: String { fatalError("stub") }
}

/// What the interpreter may ask of the outside world.
public struct Host: Sendable {
  public var readFile: @Sendable (_ path: String) -> Result<[UInt8], HostError>
  public var writeFile: @Sendable (_ path: String, _ text: String) -> HostError?
  public init(
    readFile: @escaping @Sendable (String) -> Result<[UInt8], HostError>,
    writeFile: @escaping @Sendable (String, String) -> HostError?
  ) {
    self.readFile = readFile
    self.writeFile = writeFile
  }
}

/// Why a file could not be read or written, as the system says it.
public struct HostError: Error, Hashable, Sendable {
  public let reason: String
  public init(reason: String) { self.reason = reason }
}

/// What one command did.
public struct Outcome: Sendable {
  /// Data for standard output, without a final newline; empty when there is none.
  public let output: String
  /// Reports for standard error (Apple's conflict report).
  public let diagnostics: [String]
  /// What moved, broke, became ambiguous; nil for commands that only look.
  public let changes: Changes?
  /// Whether the command was `quit`.
  public let endsSession: Bool
}

/// Executes commands on a live session.
public struct Interpreter: Sendable {
  public init(host: Host) { fatalError("stub") }
  public private(set) var session: Session
  /// Runs one statement; on an error nothing has changed.
  public mutating func execute(_ statement: Statement) throws(ScriptError) -> Outcome {
    fatalError("stub")
  }
}

/// Completion of an unfinished line.
public struct Completion: Sendable {
  /// The text that replaces the line from `start` to the cursor.
  public struct Candidate: Hashable, Sendable {
    public let text: String
    public let summary: String
  }
  /// 0-based UTF-8 offset in the line where the word being completed starts.
  public let start: Int
  public let candidates: [Candidate]
  /// Set when a file name belongs here; the program completes it.
  public let expectsFile: Bool
  public static func complete(_ line: String, session: Session) -> Completion { fatalError("stub") }
}

/// Help from the command definitions.
public enum Help {
  /// The overview, or the help of a command or topic, or nil when there is none.
  public static func text(for topic: String? = nil) -> String? { fatalError("stub") }
  /// Docs/Commands.md, complete.
  public static var reference: String { fatalError("stub") }
}

/// Nearest known names.
public enum Suggestion {
  /// The best of `candidates` within edit distance 2 (or sharing a suffix/prefix), else nil.
  public static func nearest(to name: String, in candidates: [String]) -> String? {
    fatalError("stub")
  }
}
