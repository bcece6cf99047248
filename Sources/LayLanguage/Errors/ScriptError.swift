import LayoutDiagnostics

/// An error with its place.
///
/// It is rendered as `file:line:column: error: message`, then the line, a caret under the offending
/// part, and the remedy.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the source.
  public let sourceName: String
  /// The 1-based line.
  public let line: Int
  /// The 1-based column, in characters.
  public let column: Int
  /// The problem, in one line.
  public let message: String
  /// A remedy, or the name that was probably intended.
  public let remedy: String?
  /// The offending line with a caret line below it.
  public let excerpt: String
  /// Whether an expectation does not hold, rather than a command being wrong.
  package let isUnmetExpectation: Bool
  /// The frame that differs from what an expectation says.
  let mismatch: FrameMismatch?

  /// The calls that led to the error, the innermost definition first.
  private var calls: [ScriptPlace] = []

  /// Its place in the script: inside a definition, the place of the call.
  package var outermostPlace: ScriptPlace {
    calls.last ?? ScriptPlace(file: sourceName, line: line, column: column)
  }

  /// Places a problem.
  init(_ problem: Problem, in source: Source) {
    if let inner = problem.inner {
      self = inner
      return
    }
    let place = source.place(of: problem.range.lowerBound)
    sourceName = source.name
    line = place.line
    column = place.column
    message = problem.message
    remedy = problem.remedy
    isUnmetExpectation = problem.isUnmetExpectation
    mismatch = problem.mismatch
    excerpt = Excerpt.text(of: problem.range, in: source)
  }

  /// The error as the user sees it, without a final newline.
  public var description: String {
    var lines = ["\(VisibleText.shown(sourceName)):\(line):\(column): error: \(message)", excerpt]
    if let remedy { lines.append(remedy) }
    lines += calls.map { "called at \(VisibleText.shown($0.file)):\($0.line):\($0.column)" }
    return lines.joined(separator: "\n")
  }

  /// The error of a definition that is called at a range.
  func called(at range: SourceRange, in source: Source) -> ScriptError {
    let place = source.place(of: range.lowerBound)
    var error = self
    error.calls.append(ScriptPlace(file: source.name, line: place.line, column: place.column))
    return error
  }
}

/// A place in a script.
package struct ScriptPlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let file: String
  /// The 1-based line.
  package let line: Int
  /// The 1-based column, in characters.
  package let column: Int

  /// Creates a place from its parts.
  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// `a.lay:3:1`.
  package var description: String { "\(file):\(line):\(column)" }
}

/// Shows a part of a source: its line, and a caret under the part.
enum Excerpt {
  /// The number of characters of a long line to show before and after the caret.
  private static let reach = (before: 60, after: 100)

  /// The line with the caret line, without a final newline.
  static func text(of range: SourceRange, in source: Source) -> String {
    let text = source.text
    let line = source.lineRange(at: range.lowerBound)
    let start = range.lowerBound
    let from =
      text.index(start, offsetBy: -reach.before, limitedBy: line.lowerBound) ?? line.lowerBound
    let to =
      text.index(start, offsetBy: reach.after, limitedBy: line.upperBound) ?? line.upperBound
    let before = (from > line.lowerBound ? "…" : "") + text[from..<start]
    let marked = text[start..<max(start, min(range.upperBound, to))]
    let after =
      text[marked.endIndex..<max(to, marked.endIndex)] + (to < line.upperBound ? "…" : "")

    let indentation = before.map { $0 == "\t" ? "\t" : spaces(VisibleText.columns(of: $0)) }
      .joined()
    let markedWidth = marked.reduce(0) { $0 + VisibleText.columns(of: $1) }
    let caret = "^" + String(repeating: "~", count: max(0, markedWidth - 1))
    let shown = [before[...], marked, after[...]].map { VisibleText.shown($0) }.joined()
    return shown + "\n" + indentation + caret
  }

  /// A name, clipped for a message.
  static func clipped(_ name: String) -> String {
    let limit = 60
    let start = name.prefix(limit)
    return VisibleText.shown(start) + (start.endIndex < name.endIndex ? "…" : "")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
