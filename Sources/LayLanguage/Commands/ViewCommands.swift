import AutoLayout

extension CommandDefinition {
  static let add = CommandDefinition(
    name: "add",
    topic: .views,
    syntax: [
      "add CLASS NEWNAME [TEXT] [SIZE | intrinsic SIZE] [in VIEW] [at INDEX | before VIEW | after VIEW]",
      "add stack|hstack|vstack NEWNAME [STACKOPTION…] [in VIEW] [at INDEX | before VIEW | after VIEW]",
      "add guide NEWNAME [in VIEW]",
    ],
    summary: "add a view or layout guide",
    explanation: """
      The new view goes to the front of the root view, or where in, at, before and after say. \
      Controls with text take it in double quotes. A size gives an explicit intrinsic content \
      size; 'none' stands for no intrinsic size in that direction (30xnone). 'help classes' lists \
      the classes. A stack view arranges what is added in it; its options are \
      \(StackOption.names.map { "'\($0)'" }.joined(separator: ", ")) with a value as 'set' takes it.
      """,
    examples: [
      """
      add view card
      add label title "Hello" in card
      add image photo 320x240 in card before title
      add guide gap in card
      dump tree
      """,
      """
      add vstack form spacing 8 alignment leading
      add label title "Name" 40x20 in form
      add view line 100x1 in form
      pin form.top = superview.top + 20
      pin form.leading = superview.leading + 20
      get form.frame
      """,
    ],
    parse: parseAdd)

  private static func parseAdd(_ reader: inout TokenReader) throws(Problem) -> Command {
    let viewClass = try viewClass(&reader)
    let name = try reader.name("a name for the new view")
    var addition = Addition(viewClass: viewClass, name: name, placement: Placement())
    addition.text = reader.takeString()
    while !reader.isAtEnd {
      if viewClass.map({ $0.stackAxis == nil }) ?? false, addition.intrinsicSize == nil,
        try readSize(&reader, &addition)
      {
        continue
      }
      if viewClass?.stackAxis != nil, try reader.readStackOption(&addition.options) { continue }
      guard try reader.readPlacement(&addition.placement, isGuide: viewClass == nil) else {
        throw reader.unexpected(
          expected(for: viewClass), remedy: "a name of several words stands in double quotes")
      }
    }
    return .add(addition)
  }

  /// What may follow, for errors.
  private static func expected(for viewClass: ViewClass?) -> String {
    guard let viewClass else { return "'in'" }
    let last = viewClass.stackAxis == nil ? ["intrinsic"] : StackOption.names
    let words = (["in", "at", "before", "after"] + last).map { "'\($0)'" }
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  private static func readSize(_ reader: inout TokenReader, _ addition: inout Addition)
    throws(Problem) -> Bool
  {
    if case .number = reader.current.kind {
    } else {
      guard reader.take(keyword: "intrinsic") else { return false }
    }
    addition.intrinsicSize = try reader.value(of: .size)
    return true
  }

  /// The class behind `add`; nil for a guide.
  private static func viewClass(_ reader: inout TokenReader) throws(Problem) -> ViewClass? {
    let token = reader.current
    guard case .word(let word) = token.kind else { throw reader.unexpected("a view class") }
    reader.advance()
    if word == guideKeyword { return nil }
    if let viewClass = ViewClass.named(word) { return viewClass }
    throw .unknown(
      "view class", word, at: token.range, candidates: classKeywords,
      otherwise: "'help classes' lists them")
  }

  private static let guideKeyword = "guide"

  /// Every word that `add` takes for a class.
  static let classKeywords = ViewClass.all.map(\.keyword) + [guideKeyword]

  static let remove = CommandDefinition(
    name: "remove",
    topic: .views,
    syntax: ["remove VIEW…"],
    summary: "remove views or guides, with everything in them",
    explanation: """
      The constraints that mention a removed view go with it; the output names everything else \
      that went.
      """,
    examples: ["add view red\npin red.width = 100\nremove red"],
    parse: { reader throws(Problem) in .remove(try reader.names("a view or guide")) })

  static let rename = CommandDefinition(
    name: "rename",
    topic: .views,
    syntax: ["rename VIEW NEWNAME"],
    summary: "give a view or guide another name",
    explanation: "Constraints follow the new name. 'set NAME.name' renames a constraint.",
    examples: ["add view red\nrename red crimson\nget crimson.frame"],
    parse: { reader throws(Problem) in
      .rename(try reader.name("a view or guide"), to: try reader.name("the new name"))
    })

  static let move = CommandDefinition(
    name: "move",
    topic: .views,
    syntax: [
      "move VIEW to VIEW [at INDEX | below VIEW | above VIEW | before VIEW | after VIEW]",
      "move VIEW below|above VIEW",
    ],
    summary: "put a view into another superview, or at another place",
    explanation: """
      Its constraints stay, also those that reach outside, which UIKit would remove. Place 0 is at \
      the back; 'below' and 'before' are the place behind another view, 'above' and 'after' the one \
      in front of it.
      """,
    examples: [
      "add view card\nadd view red\nmove red to card at 0\ndump tree",
      "add view red\nadd view blue\nmove red above blue\ndump tree",
    ],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      var placement = Placement()
      let isBeside = reader.isAt(keyword: "below") || reader.isAt(keyword: "above")
      if !isBeside {
        try reader.expect(keyword: "to", ", 'below' or 'above'")
        placement.parent = try reader.name("the new superview")
      }
      while try reader.readPlacement(&placement, isGuide: false, allowsParent: false) {}
      return .move(name, placement)
    })

  static let bring = CommandDefinition(
    name: "bring",
    topic: .views,
    syntax: ["bring VIEW to front"],
    summary: "move a view in front of its siblings",
    explanation: "The last of the subviews is in front.",
    examples: ["add view red\nadd view blue\nbring red to front\ndump tree"],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      try reader.expect(keyword: "to")
      try reader.expect(keyword: "front")
      return .bringToFront(name)
    })

  static let send = CommandDefinition(
    name: "send",
    topic: .views,
    syntax: ["send VIEW to back"],
    summary: "move a view behind its siblings",
    explanation: "The first of the subviews is at the back.",
    examples: ["add view red\nadd view blue\nsend blue to back\ndump tree"],
    parse: { reader throws(Problem) in
      let name = try reader.name("a view")
      try reader.expect(keyword: "to")
      try reader.expect(keyword: "back")
      return .sendToBack(name)
    })

  static let exchange = CommandDefinition(
    name: "exchange",
    topic: .views,
    syntax: ["exchange VIEW VIEW"],
    summary: "let two siblings change places",
    explanation: "Only their order among the subviews changes, not their constraints.",
    examples: ["add view red\nadd view blue\nexchange red blue\ndump tree"],
    parse: { reader throws(Problem) in
      .exchange(try reader.name("a view"), try reader.name("another view"))
    })

  static let hide = CommandDefinition(
    name: "hide",
    topic: .views,
    syntax: ["hide VIEW…"],
    summary: "hide views",
    explanation: """
      A hidden view still takes part in the layout, as in UIKit, unless a stack view arranges it: \
      then it has no length, and its gap goes, too.
      """,
    examples: ["add view red\nhide red\nshow red"],
    parse: { reader throws(Problem) in .setHidden(true, try reader.names("a view")) })

  static let show = CommandDefinition(
    name: "show",
    topic: .views,
    syntax: ["show VIEW…"],
    summary: "show hidden views",
    explanation: "The opposite of hide.",
    examples: ["add view red\nhide red\nshow red"],
    parse: { reader throws(Problem) in .setHidden(false, try reader.names("a view")) })
}

extension TokenReader {
  /// Reads one of `in`, `at`, `before`, `after` into a placement; false when none stands here.
  mutating func readPlacement(
    _ placement: inout Placement, isGuide: Bool, allowsParent: Bool = true
  ) throws(Problem) -> Bool {
    let keyword = current.range
    if allowsParent, take(keyword: "in") {
      guard placement.parent == nil else { throw Problem("'in' stands here twice", at: keyword) }
      placement.parent = try name("a view behind 'in'")
      return true
    }
    let spot: Placement.Spot
    if isGuide {
      return false
    } else if take(keyword: "at") {
      spot = .index(try count("a place behind 'at'"))
    } else if let word = takeKeyword(of: ["before", "below"]) {
      spot = .before(try name("a view behind '\(word.value)'"))
    } else if let word = takeKeyword(of: ["after", "above"]) {
      spot = .after(try name("a view behind '\(word.value)'"))
    } else {
      return false
    }
    guard placement.spot == .front else {
      throw Problem("the place is given twice", at: range(from: keyword))
    }
    placement.spot = spot
    return true
  }
}
