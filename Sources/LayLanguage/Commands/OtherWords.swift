/// Words that other programs have for what a command here does.
///
/// They aren't aliases: a script has one word for each thing, and the error teaches it.
enum OtherWords {
  /// The word in lower case → what to type here.
  static let commands: [String: String] = [
    "delete": "remove", "del": "remove", "rm": "remove", "erase": "remove",
    "new": "add", "create": "add", "insert": "add", "addsubview": "add",
    "view": "add view", "label": "add label", "button": "add button", "image": "add image",
    "stack": "add stack", "hstack": "add hstack", "vstack": "add vstack", "guide": "add guide",
    "constrain": "pin", "constraint": "pin", "attach": "pin", "addconstraint": "pin",
    "unconstrain": "unpin", "removeconstraint": "unpin",
    "priority": "set priority", "constant": "set", "change": "set", "size": "resize",
    "tree": "dump tree", "hierarchy": "dump tree", "ls": "dump tree", "list": "dump tree",
    "views": "dump tree", "trace": "dump trace", "frames": "dump frames",
    "constraints": "dump constraints",
    "print": "get", "echo": "get", "p": "get", "calc": "get", "inspect": "explain",
    "conflicts": "report conflicts", "ambiguity": "report ambiguity", "issues": "report issues",
    "check": "report issues", "lint": "report issues", "problems": "report issues",
    "assert": "expect", "test": "expect", "load": "import", "include": "source",
    "landscape": "rotate", "portrait": "rotate", "orientation": "rotate", "screen": "device",
    "rtl": "direction rtl", "ltr": "direction ltr", "dynamictype": "contentSizeCategory",
    "restart": "reset", "write": "save", "export": "dump swift",
    "picture": "render", "snapshot": "checkpoint", "for": "each", "foreach": "each",
    "repeat": "each", "func": "define", "function": "define", "macro": "define", "var": "let",
  ]

  /// The error for such a word; nil for any other.
  static func problem(_ what: String, _ word: String, at range: SourceRange) -> Problem? {
    commands[word.lowercased()].map {
      Problem(
        "unknown \(what) '\(Excerpt.clipped(word))'", at: range,
        remedy: "here it is '\($0)'; 'help \($0.prefix { $0 != " " })' explains it")
    }
  }
}
