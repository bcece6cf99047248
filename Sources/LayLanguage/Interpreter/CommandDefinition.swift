/// Everything about one command; help, completion and the reference are made from it.
struct CommandDefinition: Sendable {
  typealias Parser = @Sendable (inout TokenReader) throws(Problem) -> Command

  /// Other words that start it.
  var aliases: [String] = []
  /// One line for each form, for help.
  ///
  /// Keywords are in lower case, what stands for something else in capitals; `[optional]`,
  /// `a | b`, `REPEATED…`.
  let syntax: [String]
  /// A short description of its effect.
  let summary: String
  /// The explanation of it.
  let explanation: String
  /// Scripts that run in an empty session.
  let examples: [String]
  /// Reads what follows the command's word.
  let parse: Parser

  /// How it is written, if that is short, or where to read about it.
  var usage: String {
    guard syntax.count == 1, syntax[0].utf8.count < 60 else {
      return "'help \(name)' shows how it is written"
    }
    // A form with a choice or a placeholder isn't a line that can be written as it stands.
    let isForm = syntax[0].contains { "|[".contains($0) || $0.isUppercase }
    return "\(isForm ? Self.formMark : "write: ")\(syntax[0])"
  }

  /// What comes before a form in advice.
  static let formMark = "its form is: "

  /// The word that starts the command.
  var name: String { String(syntax[0].prefix { $0 != " " }) }

  /// Every word that starts it.
  var names: [String] { [name] + aliases }

  /// Whether the name of a file may follow it.
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

/// What was read: its meaning is found out when there is a layout to look at.
typealias Reading<Value> = @Sendable (Resolver) throws(Problem) -> Value

/// A command that was read: what it says, before anyone looks at a layout.
struct Command: Sendable {
  /// Finds out what the names mean and computes the values.
  let resolve: Reading<Action>

  init(_ resolve: @escaping Reading<Action>) { self.resolve = resolve }

  /// A command that names nothing.
  init(_ action: Action) {
    resolve = { _ in action }
  }

  /// Reads one name or more; what is done depends on what they lead to.
  static func naming(
    _ what: String, _ kind: NameKind = .view, _ action: @escaping @Sendable ([Name]) -> Action
  ) -> CommandDefinition.Parser {
    { reader throws(Problem) in
      let names = try reader.names(what, kind)
      return Command { resolver throws(Problem) in action(try resolver.names(names)) }
    }
  }
}
