import AutoLayout

/// What the screen tells its views, and what depends on it.
extension CommandDefinition {
  static let split = CommandDefinition(
    name: "split",
    topic: .environment,
    syntax: ["split \(splits.joined(separator: "|"))"],
    summary: "choose the part of a tablet's screen that the app has",
    explanation: """
      A third is 320 or 375 points wide, two thirds are what it leaves, and half needs a tablet on its \
      side. The part decides the size class of the width, too. 'device' gives the full screen back.
      """,
    examples: ["device iPad landscape\nsplit third\nget root.frame\nget root.traitCollection"],
    parse: { reader throws(Problem) in
      let start = reader.current.range
      guard let word = reader.takeKeyword(of: splits.map { $0.lowercased() }) else {
        throw reader.unexpected("one of \(splits.joined(separator: ", "))")
      }
      let found = Split.allCases.first { $0.rawValue.lowercased() == word.value }
      return .split(Located(found ?? .full, start))
    })

  private static let splits = Split.allCases.map(\.rawValue)

  static let traits = CommandDefinition(
    name: "traits",
    topic: .environment,
    syntax: ["traits TRAIT…", "traits default"],
    summary: "choose size classes and the kind of device, whatever the device",
    explanation: """
      wC and wR are a compact and a regular width, hC and hR such a height; phone and pad are kinds \
      of devices. What is not named follows from the device. 'dump traits' prints all traits; \
      'set card.traitOverrides' changes those of a view and its subviews.
      """,
    examples: ["traits wR hC\nget root.traitCollection\ntraits default"],
    parse: { reader throws(Problem) in
      if reader.take(keyword: "default") { return .setTraits(TraitCollection()) }
      var words: [String] = []
      repeat {
        let trait = try reader.trait()
        if let command = commandOfTrait[trait.value] {
          throw Problem(
            "'\(trait.value)' is a trait that another command sets", at: trait.range,
            remedy: "use: \(command) \(trait.value)")
        }
        words.append(trait.value)
      } while !reader.isAtEnd
      return .setTraits(TraitCollection(words: words))
    })

  /// The traits that have commands of their own.
  private static let commandOfTrait = Dictionary(
    LayoutDirection.allCases.map { ($0.shortName, "direction") }
      + ContentSizeCategory.allCases.map { ($0.rawValue, "contentSizeCategory") },
    uniquingKeysWith: { first, _ in first })

  static let when = CommandDefinition(
    name: "when",
    topic: .environment,
    syntax: ["when SIZECLASS… { COMMAND… }", "when SIZECLASS… forget"],
    summary: "install views and constraints, and change values, for some size classes only",
    explanation: """
      wC and wR stand for a compact and a regular width, hC and hR for such a height; wAny and hAny, as \
      Interface Builder writes them, say no more than leaving them out. The braces hold \
      commands, one on a line or with ';' between them: add, pin, install, uninstall, activate, \
      deactivate, hide, show and set. What they add is there in these size classes only, and what they \
      change is so there only. Where several blocks speak of the same thing, the one with two size \
      classes holds before those with one, and of those the one that was begun last. The size classes \
      are those of the view, or of the view that holds it or the constraint. Everything outside of \
      blocks changes what holds otherwise. 'dump variations' prints the blocks, and 'forget' drops one.
      """,
    examples: [
      """
      add hstack row
      add view red 40x40 in row
      when wC hR { set row.axis vertical; add view blue 20x20 in row }
      get row.axis
      rotate
      get row.axis
      """
    ],
    parse: parseWhen)

  private static func parseWhen(_ reader: inout TokenReader) throws(Problem) -> Command {
    let start = reader.current.range
    var words = [try reader.sizeClass().value]
    while !reader.isAt(.openBrace), !reader.isAt(keyword: "forget") {
      guard reader.mayBeAtSizeClass else { throw reader.unexpected("'{ COMMAND… }' or 'forget'") }
      let word = try reader.sizeClass()
      guard !words.contains(where: { $0.first == word.value.first }) else {
        throw Problem(
          "'\(word.value)' is the second size class in this direction", at: word.range,
          remedy: "write another 'when' for it")
      }
      words.append(word.value)
    }
    let range = reader.range(from: start)
    let sizeClasses = TraitCollection(words: words).sizeClasses
    guard sizeClasses != SizeClasses() else {
      throw Problem("that is any size class", at: range, remedy: "write it without 'when'")
    }
    if reader.take(keyword: "forget") { return .forgetVariation(Located(sizeClasses, range)) }
    return .when(sizeClasses, try reader.commandsInBraces())
  }

  static let install = CommandDefinition(
    name: "install",
    topic: .environment,
    syntax: ["install PART…"],
    summary: "put views, guides and constraints in that were not installed",
    explanation: """
      This is Interface Builder's box 'Installed'. Inside of 'when' it counts for some size classes. \
      To install a constraint is to activate it.
      """,
    examples: ["add view red\nuninstall red\nwhen wC { install red }\nget red.superview"],
    parse: { reader throws(Problem) in
      .setInstalled(true, try reader.names("a view or constraint"))
    })

  static let uninstall = CommandDefinition(
    name: "uninstall",
    topic: .environment,
    syntax: ["uninstall PART…"],
    summary: "take views, guides and constraints out, but keep them",
    explanation: """
      A view that is not installed is not in the hierarchy, nor is anything in it or any constraint \
      that names it. 'install' puts it back, also for some size classes only.
      """,
    examples: ["add view red\nwhen hC { uninstall red }\nrotate\ndump frames"],
    parse: { reader throws(Problem) in
      .setInstalled(false, try reader.names("a view or constraint"))
    })
}

extension TokenReader {
  /// A word of a trait, as it is spelled in the vocabulary.
  mutating func trait() throws(Problem) -> Located<String> {
    let name = try name("a trait such as wC or hR")
    let words = TraitCollection.vocabulary.map(\.word)
    guard let known = words.first(where: { $0.lowercased() == name.value.lowercased() }) else {
      throw .unknown(
        "trait", name.value, at: name.range, candidates: words,
        otherwise: "there are: \(words.joined(separator: ", "))")
    }
    return Located(known, name.range)
  }

  /// `wC`, `hR`, `wAny`.
  fileprivate mutating func sizeClass() throws(Problem) -> Located<String> {
    let name = try name("a size class such as wC or hR")
    guard let known = SizeClassWord.all.first(where: { $0.lowercased() == name.value.lowercased() })
    else {
      throw .unknown(
        "size class", name.value, at: name.range, candidates: SizeClassWord.all,
        otherwise: "there are: \(SizeClassWord.all.joined(separator: ", "))")
    }
    return Located(known, name.range)
  }

  /// Whether a size class stands here, or a misspelled one in front of a block.
  fileprivate var mayBeAtSizeClass: Bool {
    guard let word = word() else { return false }
    return isAt(.openBrace, offset: 1)
      || SizeClassWord.all.contains { $0.lowercased() == word.lowercased() }
  }

  /// The commands between braces, each on a line of its own or ended by `;`.
  fileprivate mutating func commandsInBraces() throws(Problem) -> [Located<Command>] {
    let opening = current.range
    try expect(.openBrace, "'{' and commands")
    guard depth < Self.nestingLimit else {
      throw Problem("commands in braces are nested too deep", at: opening)
    }
    guard tokensInBraces() != nil else { throw Problem("'{' is never closed", at: opening) }
    let range = opening.upperBound..<lastRange.lowerBound
    var scanner = StatementScanner(source, in: range)
    var statements: [Statement] = []
    while let statement = scanner.next() { statements.append(statement) }
    if let problem = scanner.unclosedProblem { throw problem }
    var commands: [Located<Command>] = []
    for statement in statements {
      if let recorded = statement.recordedPlace {
        throw Problem(
          "recorded output can't stand in braces", at: recorded,
          remedy: "put '#>' lines behind the closing brace")
      }
      var inner = TokenReader(source, statement.range, depth: depth + 1)
      let command = try CommandParser.command(&inner)
      try inner.finish()
      commands.append(Located(command, statement.range))
    }
    return commands
  }
}

/// The words of size classes.
enum SizeClassWord {
  static let all = ["wC", "wR", "wAny", "hC", "hR", "hAny"]
}
