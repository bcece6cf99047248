/// Everything about one command, from which help, completion and the reference are made.
struct CommandDefinition: Sendable {
  typealias Parser = @Sendable (inout TokenReader) throws(Problem) -> Command

  /// Other words that start it.
  var aliases: [String] = []
  /// One line for each form, for help.
  ///
  /// Keywords are in lower case, placeholders in capitals; `[optional]`, `a | b`, `REPEATED…`.
  let syntax: [String]
  /// A short description of its effect.
  let summary: String
  /// The explanation of it.
  let explanation: String
  /// Scripts that run in an empty session.
  let examples: [String]
  /// Reads what follows the command's word.
  let parse: Parser

  /// Its syntax, if that is short, or where to read about it.
  var usage: String {
    guard syntax.count == 1, syntax[0].utf8.count < 60 else {
      return "'help \(name)' shows how it is written"
    }
    // A form with a choice or a placeholder isn't a line that can be typed as is.
    let isForm = syntax[0].contains { "|[".contains($0) || $0.isUppercase }
    return "\(isForm ? Self.formMark : "write: ")\(syntax[0])"
  }

  /// The words before a form in advice.
  static let formMark = "its form is: "

  /// The word that starts the command.
  var name: String { String(syntax[0].prefix { $0 != " " }) }

  /// Every word that starts it.
  var names: [String] { [name] + aliases }

  /// Whether a file name may follow it.
  var takesFile: Bool {
    syntax.contains { $0.split(whereSeparator: { " []".contains($0) }).contains("FILE") }
  }
}

/// The groups of commands in help.
enum Topic: String, CaseIterable, Sendable {
  case views = "Views and guides"
  case constraints = "Constraints"
  case values = "Values"
  case definitions = "Names and repetition"
  case environment = "Environment"
  case looking = "Looking"
  case testing = "Testing"
  case session = "Session"
}

/// Something that was read; its meaning is determined once there is a layout to look at.
typealias Reading<Value> = @Sendable (Resolver) throws(Problem) -> Value

/// A command that was read: what it says, independent of any layout.
struct Command: Sendable {
  /// Resolves the names and computes the values.
  let resolve: Reading<Action>

  init(_ resolve: @escaping Reading<Action>) { self.resolve = resolve }

  /// A command that names nothing.
  init(_ action: Action) {
    resolve = { _ in action }
  }

  /// Reads one or more names; the command's action is made from what they refer to.
  static func naming(
    _ what: String, _ kind: NameKind = .view, _ action: @escaping @Sendable ([Name]) -> Action
  ) -> CommandDefinition.Parser {
    { reader throws(Problem) in
      let names = try reader.names(what, kind)
      return Command { resolver throws(Problem) in action(try resolver.names(names)) }
    }
  }
}
