import AutoLayout
import LayoutSession

extension TokenReader {
  /// Procedures may call each other this deep; few enough for small stacks.
  private static let callLimit = 16

  /// Reads a call of a procedure: `card("profile", "Hello")`, `card profile "Hello"`; nil when the word
  /// names none.
  mutating func call() throws(Problem) -> Action? {
    guard let word = word(), let procedure = context.scope.procedures[word] else { return nil }
    let name = Name(word, current.range)
    guard context.callDepth < Self.callLimit else {
      throw Problem(
        "definitions call each other more than \(Self.callLimit) levels deep", at: name.range,
        remedy: "a definition can't call itself")
    }
    advance()
    let arguments = try arguments(of: procedure)
    guard arguments.count == procedure.parameters.count else {
      let count = procedure.parameters.count
      let list = procedure.parameters.joined(separator: ", ")
      throw Problem(
        "\(word) takes \(count == 1 ? "1 value" : "\(count) values"), not \(arguments.count)",
        at: range(from: name.range), remedy: count == 0 ? nil : "write \(word)(\(list))")
    }
    var scope = context.scope
    for (parameter, value) in zip(procedure.parameters, arguments) {
      scope.values[parameter] = value
    }
    let body = Source(name: "define \(word)", text: procedure.body)
    let (depth, callDepth) = (depth + 1, context.callDepth + 1)
    let (bound, caller) = (scope, source)
    return .block { run throws(Problem) in
      do throws(Problem) {
        let range = body.text.startIndex..<body.text.endIndex
        let statements = try Self.statements(in: range, of: body)
        let block = Block(statements: statements, depth: depth, callDepth: callDepth)
        try block.run(in: &run, scope: bound)
      } catch {
        let error = ScriptError(error, in: body).called(at: name.range, in: caller)
        throw Problem(error, at: name.range)
      }
    }
  }

  /// Values in parentheses with commas, or one after the other.
  private mutating func arguments(of procedure: Definitions.Procedure) throws(Problem)
    -> [PropertyValue]
  {
    var values: [PropertyValue] = []
    let isEnclosed = take(.openParenthesis)
    while !(isEnclosed ? isAt(.closeParenthesis) : isAtEnd) {
      let parameters = procedure.parameters
      try skipLabel(parameters.indices.contains(values.count) ? parameters[values.count] : nil)
      values.append(try argument())
      guard take(.comma) || !isEnclosed || isAt(.closeParenthesis) else {
        throw unexpected("',' or ')'")
      }
    }
    if isEnclosed { try expect(.closeParenthesis, "')'") }
    return values
  }

  /// Skips `title:`, which has to be the name of the parameter.
  private mutating func skipLabel(_ parameter: String?) throws(Problem) {
    guard let label = word(), isAt(.colon, offset: 1) else { return }
    guard label == parameter else {
      throw Problem(
        "'\(label)' is not the parameter here", at: current.range,
        remedy: parameter.map { "the next value is for '\($0)'" })
    }
    advance()
    advance()
  }

  /// A value; a word that means nothing yet is a name for something new.
  private mutating func argument() throws(Problem) -> PropertyValue {
    if word() != nil, !isAtElement, !isAtBoolean {
      let name = try head("a value")
      if context.layout.item(named: name.value) != nil { return .item(name.value) }
      if context.layout.constraint(named: name.value) != nil { return .constraint(name.value) }
      return .text(name.value)
    }
    return try expression("a value", .list).value
  }
}
