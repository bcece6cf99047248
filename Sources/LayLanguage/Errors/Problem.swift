import AutoLayout
import LayoutDiagnostics

/// A problem of a command, with the part of the source that causes it.
struct Problem: Error, Hashable, Sendable {
  /// One line, without a full stop.
  let message: String
  /// The offending part.
  let range: SourceRange
  /// What to do about it.
  let remedy: String?
  /// Whether an expectation does not hold, rather than that a command is wrong.
  let isUnmetExpectation: Bool
  /// An error in another file, which keeps its own place.
  let inner: ScriptError?
  /// The frame that differs from what an expectation says.
  private(set) var mismatch: FrameMismatch?

  init(_ message: String, at range: SourceRange, remedy: String? = nil) {
    self.init(message, at: range, remedy: remedy, isUnmetExpectation: false)
  }

  private init(
    _ message: String, at range: SourceRange, remedy: String?, isUnmetExpectation: Bool
  ) {
    self.message = message
    self.range = range
    self.remedy = remedy
    self.isUnmetExpectation = isUnmetExpectation
    inner = nil
  }

  /// An expectation that does not hold.
  static func unmet(
    _ message: String, at range: SourceRange, remedy: String? = nil,
    mismatch: FrameMismatch? = nil
  ) -> Problem {
    var problem = Problem(message, at: range, remedy: remedy, isUnmetExpectation: true)
    problem.mismatch = mismatch
    return problem
  }

  /// The error in a file that a command at `range` reads.
  init(_ inner: ScriptError, at range: SourceRange) {
    message = inner.message
    self.range = range
    remedy = inner.remedy
    isUnmetExpectation = inner.isUnmetExpectation
    self.inner = inner
  }

  /// The engine's refusal, blamed on the part that caused it.
  init(_ error: LayoutError, at range: SourceRange) {
    self.init(error.reason, at: range, remedy: error.remedy)
  }

  /// Whether it gives a line to write instead, rather than a command's syntax.
  var namesLine: Bool {
    guard let remedy, remedy.hasPrefix("write: ") else { return false }
    return !remedy.split(whereSeparator: { !$0.isLetter }).contains { word in
      word.count > 2 && word.allSatisfy { $0.isUppercase }
    }
  }

  /// The same without suggested lines that don't work.
  func namingLines(where works: (String) -> Bool) -> Problem {
    guard namesLine, let remedy else { return self }
    let lines = remedy.split(separator: "\n").filter { line in
      works(String(line.trimmingPrefix("or ").trimmingPrefix("write: ")))
    }
    let kept = lines.joined(separator: "\n").trimmingPrefix("or ")
    return Problem(message, at: range, remedy: kept.isEmpty ? nil : String(kept))
  }

  /// The same with other advice.
  func remedied(_ remedy: String) -> Problem {
    Problem(message, at: range, remedy: remedy)
  }

  /// The error for a name that nothing has, with the nearest name that exists.
  static func unknown(
    _ what: String, _ name: Name, in candidates: [String], otherwise remedy: String? = nil
  ) -> Problem {
    let nearest = Suggestion.nearest(to: name.value, in: candidates)
    return Problem(
      "unknown \(what) '\(Excerpt.clipped(name.value))'", at: name.range,
      remedy: nearest.map { "did you mean '\($0)'?" } ?? remedy)
  }

  /// The error for a word that isn't in a short list.
  static func unknown(_ what: String, _ name: Name, oneOf words: [String]) -> Problem {
    unknown(what, name, in: words, otherwise: "use one of: \(words.joined(separator: ", "))")
  }

  /// The error for an unknown device; if several names begin that way, it doesn't guess which one was meant.
  static func unknownDevice(_ name: String, at range: SourceRange) -> Problem {
    let known = Device.all.map { $0.name }
    let begun = known.filter { NameText.folded($0).hasPrefix(NameText.folded(name)) }
    let nearest = begun.count > 1 ? nil : Suggestion.nearest(to: name, in: known)
    return Problem(
      "unknown device '\(Excerpt.clipped(name))'", at: range,
      remedy: (nearest.map { "did you mean '\($0)'? " } ?? "") + "'help devices' lists them")
  }
}

extension Anchor {
  /// An example of a constraint that gives an attribute a value; a position needs a second item.
  static func exampleLine(of item: String, _ attribute: Attribute) -> String {
    attribute.isSize
      ? "pin \(item).\(attribute.rawValue) = 10"
      : "pin \(item).\(attribute.rawValue) = superview.\(attribute.rawValue) + 10"
  }
}

/// Runs a change to the layout or the session, and blames a refusal on a part of the source.
func blaming<Result>(
  _ range: SourceRange, _ body: () throws(LayoutError) -> Result
) throws(Problem) -> Result {
  do { return try body() } catch { throw Problem(error, at: range) }
}

/// The actual and the expected frame of an item, in points of its superview.
package struct FrameMismatch: Hashable, Sendable {
  /// The item as commands name it.
  package let item: String
  /// The expected frame.
  package let expected: Rect
  /// Where it is.
  package let actual: Rect
}

extension FrameMismatch {
  /// Creates the mismatch of an item whose attribute should have a different value.
  init(of anchor: Anchor, by difference: Double, in layout: Layout) {
    actual = layout.frame(of: anchor.item)
    var expected = actual
    switch (anchor.attribute.isSize, anchor.attribute.axis) {
    case (true, .horizontal): expected.size.width += difference
    case (true, .vertical): expected.size.height += difference
    case (false, .horizontal):
      let isReversed =
        !anchor.attribute.isAbsoluteSide && layout.model.direction(of: anchor.item) == .rightToLeft
      expected.origin.x += isReversed ? -difference : difference
    case (false, .vertical): expected.origin.y += difference
    }
    (item, self.expected) = (layout.path(of: anchor.item), expected)
  }
}
