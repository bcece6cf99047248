import AutoLayout
import LayoutSession

/// Commands in braces, which are read one after the other while they run.
struct Block: Sendable {
  let statements: [Statement]
  /// How many braces enclose them.
  let depth: Int
  /// How many procedures called each other up to here.
  let callDepth: Int

  /// Runs the commands; what they name holds up to the end of the block.
  func run(in run: inout BlockRun, scope outer: Scope) throws(Problem) {
    var scope = outer
    for statement in statements {
      try run.step(at: statement.range)
      let action = try action(of: statement, in: &run, scope: scope)
      try run.run(action, at: statement.range, scope: &scope)
      run.note(statement)
    }
  }

  private func action(of statement: Statement, in run: inout BlockRun, scope: Scope)
    throws(Problem) -> Action
  {
    let context = ParsingContext(run.layout, scope: scope, callDepth: callDepth)
    do throws(Problem) {
      var reader = TokenReader(statement.source, statement.range, depth: depth, in: context)
      let action = try CommandParser.action(&reader)
      try reader.finish()
      run.layout = context.layout
      return action
    } catch {
      let layout = context.layout
      let meaning = Phrasebook.meaning(of: statement.range, in: statement.source, layout) {
        Phrasebook.reads($0, in: layout)
      }
      throw Phrasebook.explained(error, meaning, statement, in: layout)
    }
  }
}

extension TokenReader {
  /// Commands in braces, each on a line of its own or ended by `;`.
  mutating func block() throws(Problem) -> Block {
    let range = try braces()
    let statements = try Self.statements(in: range, of: source)
    return Block(statements: statements, depth: depth + 1, callDepth: context.callDepth)
  }

  /// What is between the braces that are next.
  mutating func braces() throws(Problem) -> SourceRange {
    let opening = current.range
    _ = try tokensInBraces("'{' and commands")
    return opening.upperBound..<lastRange.lowerBound
  }

  /// The commands in a part of a source.
  static func statements(in range: SourceRange, of source: Source) throws(Problem) -> [Statement] {
    var scanner = StatementScanner(source, in: range)
    var statements: [Statement] = []
    while let statement = scanner.next() {
      if let recorded = statement.recordedPlace {
        throw Problem(
          "expected output is not allowed in braces", at: recorded,
          remedy: "put '#>' lines after the closing brace")
      }
      statements.append(statement)
    }
    if let problem = scanner.unclosedProblem { throw problem }
    return statements
  }

  /// A name for a value, parameter or procedure.
  mutating func definedName(_ what: String) throws(Problem) -> Name {
    let name = try plainName(what)
    guard NameText.isWord(name.value), Layout.isName(name.value),
      !Self.wordsOfValues.contains(name.value.lowercased())
    else {
      let multiplies = name.value.lowercased() == Self.multiplication
      throw Problem(
        "'\(Excerpt.clipped(name.value))' can't be the name of a value"
          + (multiplies ? ": it multiplies, as in '2 x width'" : ""), at: name.range,
        remedy: "choose a word that means nothing else")
    }
    return name
  }

  private static let multiplication = "x"

  /// Words that mean something where a value may be.
  private static let wordsOfValues = Set([multiplication, "none", "in", "self", "nil"])
    .union(booleans.keys)
}
