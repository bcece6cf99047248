extension Help {
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
