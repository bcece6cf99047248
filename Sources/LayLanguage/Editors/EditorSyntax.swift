import AutoLayout
import LayoutDiagnostics

/// The words that an editor colors, from the definitions that help and completion use.
struct LanguageWords {
  /// The words that start a command.
  let commands: [String]
  /// Words of the syntax of commands.
  let keywords: [String]
  /// Attributes of constraints, with other spellings.
  let attributes: [String]
  /// Properties of views and constraints, word by word.
  let properties: [String]
  /// Layout guides and the words for other views.
  let guides: [String]

  static let all = LanguageWords()

  private init() {
    commands = CommandDefinition.all.flatMap { $0.names }.sorted()
    var words: Set<String> = []
    for syntax in CommandDefinition.all.flatMap({ $0.syntax }) {
      words.formUnion(
        syntax.split { !($0.isLetter || $0.isNumber || "-_".contains($0)) }.map(String.init))
    }
    words = words.filter { $0.first?.isLowercase == true }
    let attributeNames = Set(Attribute.allCases.map { $0.rawValue } + Attribute.aliases.keys)
    let guideNames = Set(
      GuideKind.allCases.map { $0.rawValue } + ["superview", "root", "safeArea"])
    let paths: [String] =
      ViewProperty.all.map { $0.name } + ConstraintProperty.allCases.map { $0.rawValue }
    let propertyNames = Set(paths.flatMap { $0.split(separator: ".").map(String.init) })
    keywords = Self.words(words.subtracting(commands))
    attributes = Self.words(attributeNames)
    guides = Self.words(guideNames)
    properties = Self.words(propertyNames.subtracting(attributeNames).subtracting(guideNames))
  }

  /// The names that consist of words, in order.
  private static func words(_ names: Set<String>) -> [String] {
    names.filter { name in
      name.count > 1 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }.sorted()
  }
}

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

  /// `Docs/Editors/syntax/lay.vim`: colors for Vim, made from the definitions of the commands.
  package static var vimSyntax: String {
    let words = LanguageWords.all
    let groups = [
      ("layKeyword", words.keywords), ("layAttribute", words.attributes),
      ("layProperty", words.properties), ("layGuide", words.guides),
    ]
    let keywords = groups.flatMap { group, names in
      wrapped(names.joined(separator: " ")).map { "syntax keyword \(group) contained \($0)" }
    }
    let commands = words.commands.joined(separator: #"\|"#)
    return
      ([
        #"" Generated from the command definitions by scripts/update-docs; do not edit."#,
        #"if exists("b:current_syntax")"#, "  finish", "endif", "syntax case match",
        #"syntax iskeyword @,48-57,_,192-255,-"#,
      ] + keywords
      + [
        #"syntax cluster layWords contains=layKeyword,layAttribute,layProperty,layGuide"#,
        #"syntax match layWord "\<[A-Za-z_][A-Za-z0-9_-]*\>" contains=@layWords"#,
        #"syntax match layCommand "\(^\|[;{]\)\@1<=\s*\(\#(commands)\)\>""#,
        #"syntax match layNumber "\<\d\+\(\.\d\+\)\?\([eE][-+]\?\d\+\)\?""#,
        #"syntax match layPriority "@\s*\d\+\(\.\d\+\)\?""#,
        #"syntax match layRelation "==\|<=\|>=\|[=≤≥]""#,
        ##"syntax match layFormat "\<[HV]:[^;# ]*""##,
        #"syntax region layString start=+"+ skip=+\\.+ end=+"+ contains=layEscape"#,
        #"syntax match layEscape +\\\([nt"\\]\|u{\x\+}\|([^)]*)\)+ contained"#,
        ##"syntax match layComment "#.*$""##,
        #"syntax match layComment "\(^\|\s\)\@1<=//.*$""#,
        ##"syntax match layOutput "^\s*#>.*$""##, ##"syntax match layMark "^\s*#!.*$""##,
      ]
      + [
        ("Command", "Statement"), ("Keyword", "Keyword"), ("Attribute", "Identifier"),
        ("Property", "Identifier"), ("Guide", "Type"), ("Number", "Number"),
        ("Priority", "Number"), ("Relation", "Operator"), ("Format", "Special"),
        ("String", "String"), ("Escape", "SpecialChar"), ("Comment", "Comment"),
        ("Output", "PreProc"), ("Mark", "PreProc"),
      ].map { "highlight default link lay\($0) \($1)" }
      + [#"let b:current_syntax = "lay""#, ""]).joined(separator: "\n")
  }
}
