import AutoLayout
import LayoutSession

/// A line that begins with a word that isn't a command: a call of a procedure, or a mistake.
struct CallSyntax: Sendable {
  let name: Name
  /// The values for the parameters, or why they can't be read.
  private let arguments: Result<[ArgumentSyntax], Problem>
  /// Its nesting depth in braces.
  private let depth: Int

  /// The maximum depth of procedure calls, low enough for small stacks.
  private static let limit = 16

  /// Reads `card("profile", "Hello")` or `card profile "Hello"` to the end of the command.
  init(_ name: Name, _ reader: inout TokenReader) {
    self.name = name
    depth = reader.depth
    reader.advance()
    do throws(Problem) {
      arguments = .success(try Self.arguments(&reader))
    } catch {
      arguments = .failure(error)
      while !reader.isAtEnd { reader.advance() }
    }
  }

  /// Reads values in parentheses with commas, or one after another.
  private static func arguments(_ reader: inout TokenReader) throws(Problem) -> [ArgumentSyntax] {
    if reader.isAt(.openParenthesis), reader.isTouching {
      let arguments = try reader.arguments()
      try reader.finish()
      return arguments
    }
    var arguments: [ArgumentSyntax] = []
    while !reader.isAtEnd {
      let label = reader.takeLabel()
      arguments.append(ArgumentSyntax(label: label, value: try reader.expression("a value", .list)))
      _ = reader.take(.comma)
    }
    return arguments
  }

  /// The call of the procedure with the name; nil if there is none.
  func action(_ resolver: Resolver) throws(Problem) -> Action? {
    guard let procedure = resolver.scope.procedures[name.value] else { return nil }
    guard resolver.callDepth < Self.limit else {
      throw Problem(
        "definitions call each other more than \(Self.limit) levels deep", at: name.range,
        remedy: "a definition can't call itself")
    }
    let scope = try scope(of: procedure, resolver)
    let body = Source(name: "define \(name.value)", text: procedure.body)
    let (depth, callDepth) = (depth + 1, resolver.callDepth + 1)
    let caller = resolver.source
    return .block { run throws(Problem) in
      do throws(Problem) {
        let range = body.text.startIndex..<body.text.endIndex
        let block = Block(try TokenReader.statements(in: range, of: body), depth: depth)
        try BoundBlock(block: block, scope: scope, callDepth: callDepth).run(in: &run)
      } catch {
        let error = ScriptError(error, in: body).called(at: name.range, in: caller)
        throw Problem(error, at: name.range)
      }
    }
  }

  /// The names that a procedure sees, including its parameters with their values.
  private func scope(of procedure: Definitions.Procedure, _ resolver: Resolver) throws(Problem)
    -> Scope
  {
    let arguments = try arguments.get()
    let parameters = procedure.parameters
    guard arguments.count == parameters.count else {
      let count = parameters.count
      throw Problem(
        "\(name.value) takes \(count == 1 ? "1 value" : "\(count) values"), not \(arguments.count)",
        at: name.range.lowerBound..<(arguments.last?.value.range ?? name.range).upperBound,
        remedy: count == 0 ? nil : "write \(name.value)(\(parameters.joined(separator: ", ")))")
    }
    var scope = resolver.scope
    for (parameter, argument) in zip(parameters, arguments) {
      if let label = argument.label, label.value != parameter {
        throw Problem(
          "'\(label.value)' is not the parameter here", at: label.range,
          remedy: "the next value is for '\(parameter)'")
      }
      scope.values[parameter] = try value(argument.value, resolver)
    }
    return scope
  }

  /// A value; a word without a meaning so far is a name for something new.
  private func value(_ expression: Expression, _ resolver: Resolver) throws(Problem)
    -> PropertyValue
  {
    guard let path = expression.path, path.steps.isEmpty, !path.head.isQuoted,
      resolver.variable(path.head) == nil, BooleanWord.value(path.word ?? "") == nil
    else { return try resolver.value(expression).value }
    let name = try resolver.head(of: path, "a value")
    if resolver.layout.item(named: name.value) != nil { return .item(name.value) }
    if resolver.layout.constraint(named: name.value) != nil { return .constraint(name.value) }
    return .text(name.value)
  }
}
