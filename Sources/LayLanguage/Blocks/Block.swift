import AutoLayout
import LayoutSession

/// Commands in braces.
///
/// They are read once, and resolved one after another while they run.
struct Block: Sendable {
  /// Each command as read, or why it can't be read.
  private let commands: [(statement: Statement, command: Result<Command, Problem>)]

  /// Reads the commands between braces.
  init(_ statements: [Statement], depth: Int) {
    commands = statements.map { statement in
      do throws(Problem) {
        return (statement, .success(try CommandParser.command(of: statement, depth: depth)))
      } catch {
        return (statement, .failure(error))
      }
    }
  }

  var isEmpty: Bool { commands.isEmpty }

  /// The block, bound to what names mean where it is written.
  func bound(to resolver: Resolver) -> BoundBlock {
    BoundBlock(block: self, scope: resolver.scope, callDepth: resolver.callDepth)
  }

  /// Runs the commands; names that they define are valid until the end of the block.
  fileprivate func run(in run: inout BlockRun, scope outer: Scope, callDepth: Int) throws(Problem) {
    var scope = outer
    for (statement, command) in commands {
      try run.step(at: statement.range)
      let resolver = Resolver(
        run.layout, scope: scope, source: statement.source, callDepth: callDepth)
      let action: Action
      do throws(Problem) {
        action = try command.get().resolve(resolver)
      } catch {
        throw Self.explained(error, statement, in: resolver.layout)
      }
      run.layout = resolver.layout
      try run.run(action, at: statement.range, scope: &scope)
      run.note(statement)
    }
  }

  private static func explained(_ problem: Problem, _ statement: Statement, in layout: Layout)
    -> Problem
  {
    let reads = { CommandParser.reads($0, in: layout) }
    let context = PhraseContext(layout: layout, reads: reads, works: reads)
    let meaning = Phrasebook.meaning(of: statement.range, in: statement.source, context)
    return Phrasebook.explained(problem, meaning, statement, in: context)
  }
}

/// A block, and what names mean where it is written.
struct BoundBlock: Sendable {
  fileprivate let block: Block
  let scope: Scope
  /// The depth of procedure calls here.
  let callDepth: Int

  init(block: Block, scope: Scope, callDepth: Int) {
    self.block = block
    self.scope = scope
    self.callDepth = callDepth
  }

  var isEmpty: Bool { block.isEmpty }

  /// Runs the commands with some more names for values.
  func run(in run: inout BlockRun, binding values: [String: PropertyValue] = [:]) throws(Problem) {
    var inner = scope
    inner.values.merge(values) { $1 }
    try block.run(in: &run, scope: inner, callDepth: callDepth)
  }
}

extension TokenReader {
  /// Commands in braces, each on a line of its own or ended by `;`.
  mutating func block() throws(Problem) -> Block {
    Block(try Self.statements(in: try braces(), of: source), depth: depth + 1)
  }

  /// Reads the range between the next braces.
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
      if statement.recorded != nil {
        throw Problem(
          "expected output is not allowed in braces", at: statement.range,
          remedy: "put '#>' lines after the closing brace")
      }
      statements.append(statement)
    }
    if let problem = scanner.unclosedProblem { throw problem }
    return statements
  }

  /// Reads the name of a value, parameter or procedure to define.
  mutating func definedName(_ what: String) throws(Problem) -> Name {
    let name = try plainName(what)
    try name.checkIsDefinable()
    return name
  }
}

extension Located where Value == String {
  /// Refuses a name that a value, parameter or procedure can't have.
  func checkIsDefinable() throws(Problem) {
    guard NameText.isWord(value), value.canBeName,
      !Self.wordsOfValues.contains(value.lowercased())
    else {
      let multiplies = value.lowercased() == Self.multiplication
      throw Problem(
        "'\(Excerpt.clipped(value))' can't be the name of a value"
          + (multiplies ? ": it multiplies, as in '2 x width'" : ""), at: range,
        remedy: "choose a word that means nothing else")
    }
  }

  private static var multiplication: String { "x" }

  /// Words that have a meaning where a value is expected.
  private static var wordsOfValues: Set<String> {
    Set([multiplication, "none", "in", "self", "nil"])
      .union(BooleanWord.all.keys)
  }
}

extension LayoutCode {
  /// Commands that run when a view lays out its subviews.
  static func running(
    _ commands: BoundBlock, as block: Block, problem: String? = nil
  ) -> LayoutCode {
    LayoutCode(block, problem: problem) { layout in
      func next(_ problem: String?) -> LayoutCode { running(commands, as: block, problem: problem) }
      guard layout.model.contains(block.view) else { return next(nil) }
      var trial = layout
      do throws(Problem) {
        _ = try BlockRun.run({ run throws(Problem) in try commands.run(in: &run) }, on: &trial)
      } catch {
        let name = layout.name(of: block.view)
        return next("the code on layout of \(name) doesn't run: \(error.message)")
      }
      layout = trial
      return next(nil)
    }
  }
}

extension LayoutCode.Block {
  /// The command that makes the code run.
  func command(in layout: Layout) -> String {
    "on layout of \(NameText.written(layout.name(of: view))) {\(commands)}"
  }
}
