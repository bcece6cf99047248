import AutoLayout
import LayoutSession

/// Executes commands on a live session.
public struct Interpreter: Sendable {
  /// Files may source each other this deep.
  ///
  /// Few enough for the small stacks of secondary threads, also where a sanitizer makes every frame
  /// several times as large.
  static let sourceDepthLimit = 16

  let host: Host
  /// The session as the commands so far have left it.
  public internal(set) var session: Session
  /// Whether what UIKit would call is printed after each command.
  var showsEvents = false
  /// The files being sourced, outermost first.
  var openFiles: [String] = []

  /// Creates an interpreter, by default with an empty session.
  public init(host: Host, session: Session = Session()) {
    self.host = host
    self.session = session
  }

  /// Runs one statement; on an error nothing has changed.
  ///
  /// - Parameter statement: A command from ``Source/statements()``.
  /// - Returns: What it printed and changed.
  /// - Throws: Why the command can't be understood or carried out, or what did not hold.
  public mutating func execute(_ statement: Statement) throws(ScriptError) -> Outcome {
    do {
      let command = try CommandParser.parse(statement)
      let outcome = try run(command, in: statement)
      // The commands of a file have printed theirs.
      if case .source = command { return outcome }
      return showsEvents ? outcome.withEvents : outcome
    } catch {
      throw ScriptError(error, in: statement.source)
    }
  }

  /// Carries a command out; on an error nothing has changed.
  mutating func run(_ command: Command, in statement: Statement) throws(Problem) -> Outcome {
    switch command {
    case .add(let addition): try add(addition, statement)
    case .remove(let names): try remove(names, statement)
    case .rename(let name, let newName): try rename(name, newName, statement)
    case .move(let name, let placement): try move(name, placement, statement)
    case .bringToFront(let name): try restack(name, toFront: true, statement)
    case .sendToBack(let name): try restack(name, toFront: false, statement)
    case .exchange(let name, let other): try exchange(name, other, statement)
    case .setHidden(let isHidden, let names): try setHidden(isHidden, names, statement)
    case .arrange(let name, let stack, let index):
      try arrange(name, in: stack, at: index, statement)
    case .unarrange(let names): try unarrange(names, statement)
    case .pin(let pin): try self.pin(pin, statement)
    case .unpin(let names): try unpin(names, statement)
    case .setActive(let isActive, let names): try setActive(isActive, names, statement)
    case .group(let name, let members): try group(name, members, statement)
    case .ungroup(let names): try ungroup(names, statement)
    case .swap(let old, let new): try swap(old, with: new, statement)
    case .resolve(let kind, let names): try resolve(kind, names, statement)
    case .setPriority(let name, let priority): try setPriority(name, priority, statement)
    case .set(let name, let property, let value): try set(name, property, value, statement)
    case .get(let lookup): try get(lookup)
    case .convert(let coordinates, let source, let target):
      try convert(coordinates, from: source, to: target)
    case .fit(let fitting): try fit(fitting)
    case .findTag(let tag, let name): try findTag(tag, in: name)
    case .device(let name, let isLandscape):
      try setDevice(name, isLandscape: isLandscape, statement)
    case .resize(let size): try resize(size, statement)
    case .rotate: try rotate(statement)
    case .direction(let direction): try setDirection(direction, statement)
    case .split(let split): try setSplit(split, statement)
    case .setTraits(let traits): try setTraits(traits, statement)
    case .when(let sizeClasses, let commands):
      try vary(commands, in: sizeClasses, statement)
    case .forgetVariation(let sizeClasses): try forgetVariation(sizeClasses, statement)
    case .setInstalled(let isInstalled, let names):
      try setInstalled(isInstalled, names, statement)
    case .era(let era): try setEra(era, statement)
    case .scale(let scale): try setScale(scale, statement)
    case .setBars(let bars): try setBars(bars, statement)
    case .setSafeArea(let insets): try setSafeArea(insets, statement)
    case .setKeyboard(let height): try setKeyboard(height, statement)
    case .contentSizeCategory(let category): try setContentSizeCategory(category, statement)
    case .dump(let dump, let options): try self.dump(dump, options)
    case .report(let report, let options): self.report(report, options)
    case .explain(let question, let options): try explain(question, options)
    case .exercise(let path, let options): try exercise(path, options)
    case .suggest(let path, let options): try suggest(path, options)
    case .setSilenced(let isSilenced, let ids): try setSilenced(isSilenced, ids, statement)
    case .setShowsEvents(let shows): setShowsEvents(shows)
    case .expect(let expectation): try expect(expectation, in: statement)
    case .undo(let count): try undo(count, statement)
    case .redo(let count): try redo(count, statement)
    case .history: Outcome(output: historyText)
    case .checkpoint(let name): checkpoint(name)
    case .restore(let name): try restore(name)
    case .reset: Outcome(session.reset())
    case .source(let path): try source(path, statement)
    case .save(let path): try save(to: path, statement)
    case .open(let path): try open(path, statement)
    case .log: throw CommandDefinition.logNeedsText(at: statement.range)
    case .importDocument(let path, let scene):
      try importDocument(path, scene: scene, statement)
    case .help(let topic): try help(topic)
    case .quit: Outcome(endsSession: true)
    }
  }

  /// Makes a change as one undo step.
  ///
  /// - Parameters:
  ///   - statement: The command, for the history.
  ///   - body: The change; what it returns is printed.
  /// - Returns: What changed.
  /// - Throws: What the body throws; then nothing has changed.
  mutating func changeAndPrint(
    _ statement: Statement, _ body: (inout Layout) throws(Problem) -> String
  ) throws(Problem) -> Outcome {
    // The change is tried on a copy, so that its errors can say which word is to blame.
    var draft = session.layout
    let output = try draft.edit(body)
    return Outcome(session.commit(draft, as: statement.text), output: output)
  }

  /// Makes a change that prints nothing.
  mutating func change(
    _ statement: Statement, _ body: (inout Layout) throws(Problem) -> Void
  ) throws(Problem) -> Outcome {
    try changeAndPrint(statement) { (layout) throws(Problem) -> String in
      try body(&layout)
      return ""
    }
  }
}
