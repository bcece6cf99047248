import AutoLayout
import LayoutDiagnostics

/// The effect of a parsed command.
struct Action: Sendable {
  typealias Variation = @Sendable (inout Layout, SizeClasses) throws(Problem) -> Void

  /// The part of the session that it works on.
  enum Effect: Sendable {
    /// Changes the layout as one undo step, and returns what is printed.
    case edit(@Sendable (inout Layout) throws(Problem) -> String, EditKind)
    /// Returns what is printed; UIKit's guides may be created on the copy that it looks at.
    case look(@Sendable (inout Layout) throws(Problem) -> String)
    /// Changes and looks, in several steps that form one command.
    case block(@Sendable (inout BlockRun) throws(Problem) -> Void)
    /// Names a value for later commands.
    case bind(Name, PropertyValue)
    /// Works on the session, its files or its history. The title is the command as written.
    case session(@Sendable (inout Interpreter, _ title: String) throws(Problem) -> Outcome)
    /// Does what only a terminal can.
    case terminal(TerminalRequest, at: SourceRange)
  }

  let effect: Effect
  /// Its effect inside `when`, for some size classes only; nil if it isn't allowed there.
  private(set) var variation: Variation?
  /// A warning about the command, which can still be carried out; nil if there is none.
  var warning: String?
  /// What is said about it at the prompt, but not in scripts; nil for nothing.
  var remark: String?
  /// The language of advice from now on; nil if the command doesn't say.
  var adviceStyle: AdviceStyle?
  /// The constraints of a conflict that it expects; none for other commands.
  var conflict: [Name] = []
}

extension Action {
  /// Changes the layout as one undo step.
  static func edit(
    _ kind: EditKind = .looks,
    _ body: @escaping @Sendable (inout Layout) throws(Problem) -> Void,
    inWhen variation: Variation? = nil
  ) -> Action {
    let edit: @Sendable (inout Layout) throws(Problem) -> String = { layout throws(Problem) in
      try body(&layout)
      return ""
    }
    return Action(effect: .edit(edit, kind), variation: variation)
  }

  /// Changes some views one after another.
  static func edit(
    _ kind: EditKind = .looks, each names: [Name],
    _ change: @escaping @Sendable (inout Layout, Item.ID) throws(LayoutError) -> Void
  ) -> Action {
    .edit(kind) { layout throws(Problem) in
      for name in names {
        let item = try layout.item(name)
        try blaming(name.range) { () throws(LayoutError) in try change(&layout, item) }
      }
    }
  }

  /// Changes the layout as one undo step, and prints what the body returns.
  static func editAndPrint(
    _ kind: EditKind = .looks,
    _ body: @escaping @Sendable (inout Layout) throws(Problem) -> String
  ) -> Action {
    Action(effect: .edit(body, kind))
  }

  /// Runs several commands as one.
  static func block(_ body: @escaping @Sendable (inout BlockRun) throws(Problem) -> Void) -> Action
  {
    Action(effect: .block(body))
  }

  /// Changes the screen as one undo step.
  static func environment(
    _ body: @escaping @Sendable (inout Environment) -> Void
  ) -> Action {
    .edit { layout in
      var environment = layout.environment
      body(&environment)
      layout.setEnvironment(environment)
    }
  }

  /// Changes the screen as one undo step, and blames a refusal on a part of the command.
  static func environment(
    blaming range: SourceRange,
    _ body: @escaping @Sendable (inout Environment) throws(LayoutError) -> Void
  ) -> Action {
    .edit { layout throws(Problem) in
      var environment = layout.environment
      try LayLanguage.blaming(range) { () throws(LayoutError) in try body(&environment) }
      layout.setEnvironment(environment)
    }
  }

  /// Prints something about the layout.
  static func look(
    _ body: @escaping @Sendable (inout Layout) throws(Problem) -> String
  ) -> Action {
    Action(effect: .look(body))
  }

  /// Prints something about the layout with lines to write, in the language of advice that was requested last.
  static func advise(
    _ options: OutputOptions, _ resolver: Resolver,
    _ body: @escaping @Sendable (inout Layout, AdviceStyle) throws(Problem) -> String
  ) -> Action {
    let style = options.adviceStyle ?? resolver.scope.adviceStyle
    var action = look { layout throws(Problem) in try body(&layout, style) }
    action.adviceStyle = options.adviceStyle
    return action
  }

  /// Fails if something about the layout does not hold.
  static func check(
    _ body: @escaping @Sendable (inout Layout) throws(Problem) -> Void
  ) -> Action {
    .look { layout throws(Problem) in
      try body(&layout)
      return ""
    }
  }

  /// Works on the session, its files or its history.
  static func session(
    _ body: @escaping @Sendable (inout Interpreter, _ title: String) throws(Problem) -> Outcome
  ) -> Action {
    Action(effect: .session(body))
  }

  /// Does what only a terminal can.
  static func terminal(_ request: TerminalRequest, at range: SourceRange) -> Action {
    Action(effect: .terminal(request, at: range))
  }
}

/// What an edit may do to contradictions that haven't been noticed because the layout hasn't been solved since they
/// arose.
enum EditKind: Int, Comparable, Sendable {
  /// It adds views or constraints, which can't cure any.
  case adds
  /// It adds a view to a stack view, which then makes different constraints: the view may fill a row that was too short
  /// for a required width.
  case arranges
  /// It changes or removes what is there.
  case changes
  /// It reads what follows from the layout.
  case looks

  static func < (one: EditKind, other: EditKind) -> Bool { one.rawValue < other.rawValue }
}

/// A command that only the REPL carries out, because it needs a person or a terminal.
package enum TerminalRequest: Hashable, Sendable {
  /// Explain a console log that is pasted on the following lines; with `opens`, the session continues with the layout
  /// rebuilt from it.
  case paste(opens: Bool)
  /// Change the session's script in an editor.
  case edit
  /// Report how long each command takes, or stop reporting it.
  case timing(Bool)
  /// Run a file again whenever it changes.
  case watch(path: String)
  /// Bring back a session that was cut off, or forget it.
  case recover(drops: Bool)
  /// Show the session in a browser.
  case live(Live)

  /// A request about the page beside the prompt.
  package enum Live: Hashable, Sendable {
    case on, off
    /// The commands of the page may use files and other programs.
    case trusted
  }
}

extension TerminalRequest {
  /// The error if there is no REPL.
  func refusal(at range: SourceRange) -> Problem {
    if case .paste = self {
      return Problem(
        "'log' reads a log pasted in the REPL", at: range, remedy: "'open' reads one from a file")
    }
    return Problem("this command works only in the REPL", at: range)
  }
}
