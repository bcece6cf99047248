import AutoLayout
import LayoutDiagnostics
import LayoutSession

/// Resolves the names in a command, and computes its values.
final class Resolver {
  /// The layout that the command will work on.
  private(set) var layout: Layout
  /// The names of this command.
  let scope: Scope
  /// The text that the command is a part of.
  let source: Source
  /// The view that is about to get a value; `superview` is then its superview.
  var subject: Name?
  /// The depth of procedure calls at this command.
  let callDepth: Int

  init(
    _ layout: Layout = Layout(isSolved: false), scope: Scope = Scope(), source: Source,
    callDepth: Int = 0
  ) {
    self.callDepth = callDepth
    self.layout = layout
    self.scope = scope
    self.source = source
  }

  /// Whether the command reads anything that follows from the layout.
  private(set) var hasLooked = false

  /// The layout with every frame up to date.
  var solvedLayout: Layout {
    hasLooked = true
    layout.solve()
    return layout
  }

  /// Whether a view, guide, constraint or group has the name, ignoring case and spaces.
  func knows(_ name: String) -> Bool {
    layout.item(named: name) != nil || layout.constraint(named: name) != nil
      || layout.group(named: name) != nil
  }

  /// The error that says what was expected in place of a part of the command.
  func unexpected(_ expected: String, at range: SourceRange) -> Problem {
    let found = Excerpt.clipped(String(source.text[range]))
    return Problem("expected \(expected), found '\(found)'", at: range)
  }
}

/// The words that stand for values in a command: variables and parameters.
struct Scope: Sendable {
  /// The values by their exact names.
  var values: [String: PropertyValue] = [:]
  /// The commands that stand for others, by their exact names.
  var procedures: [String: Definitions.Procedure] = [:]
  /// The language of advice.
  var adviceStyle = AdviceStyle.lay

  /// The values that are numbers.
  var numbers: [String: Double] {
    values.compactMapValues { if case .number(let number) = $0 { number } else { nil } }
  }

  /// The value of a variable that holds a view or text; for any other name, the name itself.
  func name(_ name: String) -> String { values[name]?.name ?? name }
}

/// Words of traits.
extension Resolver {
  /// The word of a trait as the vocabulary spells it, or the words of a pair of size classes such as `Compact-Any`, in
  /// which an unspecified size class has no word.
  func traits(_ reference: Reference) throws(Problem) -> [String] {
    try traitsOrAny(reference).value.filter { !SizeClassWord.any.contains($0) }
  }

  /// The same, including the words for any size class.
  func traitsOrAny(_ reference: Reference) throws(Problem) -> Located<[String]> {
    let name = try name(reference)
    let words = TraitCollection.vocabulary.map { $0.word }
    if let known = words.first(where: { $0.lowercased() == name.value.lowercased() }) {
      return Located([known], name.range)
    }
    guard let pair = SizeClassWord.words(of: name.value) else {
      throw .unknown("trait", name, oneOf: words)
    }
    return Located(pair, name.range)
  }
}
