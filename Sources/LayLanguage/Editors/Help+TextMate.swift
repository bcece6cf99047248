import LayoutDiagnostics

extension Help {
  /// `Docs/Editors/lay.tmLanguage.json`: colors for editors that read TextMate's grammars, made from the
  /// definitions of the commands.
  package static var textMateGrammar: String {
    let words = LanguageWords.all
    func anyOf(_ names: [String]) -> String { #"\b("# + names.joined(separator: "|") + #")\b"# }
    let rules: [(scope: String, pattern: String)] = [
      ("markup.inserted.output.lay", #"^\s*#>.*$"#), ("comment.line.directive.lay", #"^\s*#!.*$"#),
      ("comment.line.number-sign.lay", #"#.*$"#),
      ("comment.line.double-slash.lay", #"(?<=^|\s)//.*$"#),
      (
        "keyword.control.command.lay",
        #"(?<=^|[;{])\s*("# + words.commands.joined(separator: "|") + #")\b"#
      ),
      ("string.unquoted.format.lay", #"\b[HV]:[^;#\s]*"#),
      ("constant.numeric.priority.lay", #"@\s*\d+(\.\d+)?"#),
      ("constant.numeric.lay", #"\b\d+(\.\d+)?([eE][-+]?\d+)?"#),
      ("keyword.operator.relation.lay", #"==|<=|>=|[=≤≥]"#),
      ("support.type.guide.lay", anyOf(words.guides)),
      ("variable.other.member.attribute.lay", anyOf(words.attributes)),
      ("variable.other.member.property.lay", anyOf(words.properties)),
      ("keyword.other.lay", anyOf(words.keywords)),
    ]
    func rule(_ scope: String, _ pattern: String) -> JSONValue {
      ["name": .string(scope), "match": .string(pattern)]
    }
    let escape = rule("constant.character.escape.lay", #"\\([nt"\\]|u\{[0-9A-Fa-f]+\}|\([^)]*\))"#)
    let string: JSONValue = [
      "name": .string("string.quoted.double.lay"), "begin": .string("\""), "end": .string("\""),
      "patterns": .array([escape]),
    ]
    let grammar: JSONValue = [
      "comment": .string(
        "Generated from the command definitions by scripts/update-docs; do not edit."),
      "name": .string("lay"), "scopeName": .string("source.lay"), "fileTypes": .strings(["lay"]),
      "patterns": .array([string] + rules.map { rule($0.scope, $0.pattern) }),
    ]
    return grammar.description + "\n"
  }
}
