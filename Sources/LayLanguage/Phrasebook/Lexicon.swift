import AutoLayout

/// The words of the phrasebook, each listed once.
enum Lexicon {
  /// A verb in patterns → itself and its synonyms.
  static let verbs = table([
    "add": "create new insert build need want addsubview",
    "put": "place position move keep set arrange lay",
    "show":
      "list print display dump see give tell get view output po p expr expression log echo read cat",
    "remove": "delete del rm erase drop destroy clear kill",
    "pin": "attach anchor constrain glue stick snap tie fix lock connect hook constraint",
    "fill": "stretch expand cover span",
    "center": "centre centered centred middle",
    "make": "set give keep let have change force update turn define adjust colour color",
    "hide": "conceal",
    "switch": "change go set use turn rotate flip select choose move",
    "distribute": "distribute chain",
    "embed": "wrap group enclose nest combine",
    "align": "line match",
    "activate": "enable activate",
    "deactivate": "disable deactivate",
    "is":
      "are does do did will would can may might shall should has am was were being got gets get",
    "try": "test run simulate preview check on in",
    "save": "write store export",
    "load": "open source read run include import execute",
    "equals": "equals equal equalto = == matches is",
    "conflicting":
      "conflicting breaking broken broke failing violated unsatisfiable unsatisfied conflict conflicts break fail clash clashing clashed breaks fails failed clashes",
    "ambiguous": "ambiguous ambiguity ambiguities underconstrained undetermined undefined unclear",
    "wrong": "wrong broken off bad issue problem amiss",
    "gap": "gap spacing space distance padding margin",
  ])

  /// Parts that many patterns share.
  static let rules = [
    "inset":
      "[with|by|inset|inset by|at|using|plus|and|minus|leaving|except|except for|+] [inset|margin|padding|gap|gap of|margin of|offset|constant|insets|margins] {inset:number} [inset|insets|margin|margins|padding|gap|apart|away|in|space|offset|on all sides|all around|on each side|around]",
    "gap":
      "[with|by|at|using|leaving|gap|spacing] [gap|spacing|distance|gap of|spacing of|padding|offset|constant] {gap:number} [apart|gap|spacing|between|space|away|in between|between them|offset|of space|of spacing]",
    "be": "[should|must|needs to|has to] [is|be|to be|=|==|:|to|as]",
    "in": "(in|inside|within|to|into|on|onto|parent)",
    "called": "(called|named|as|name|with name|id|with id|identifier|under name)",
    "saying":
      "(with|saying|says|that says|which says|reading|showing|titled|labeled|labelled|text|title) [text|title|label|caption]",
  ]

  /// Filler words, which don't count unless something has such a name.
  static let noise = set(
    "the a an of please just now me my some current currently really actually exactly also then its their this that all again"
  )
  /// Beginnings that are filler, longer ones first.
  static let openings =
    asking.split(separator: "/").map { (words: words(String($0)), asksHow: true) }
    + wishing.split(separator: "/").map { (words: words(String($0)), asksHow: false) }
  private static let asking =
    "how do i get/how can i get/how do i/how do you/how can i/how would i/how to/"
    + "how could i/what is the command to/what happens if i/what happens when i/"
    + "what happens if/what happens when/what would happen if i/what would happen if/what if i/what if/"
    + "is there a way to"
  private static let wishing =
    "i would like to/i'd like to/i want to/i need to/can you/could you/would you/can i/"
    + "can we/let us/lets/please/and/now/i want/we need/try to/hey/add constraint/"
    + "add a constraint/create constraint/expr - l objc - o - -/expression - l objc - o - -"

  /// Ends that only decorate, without noise.
  static let closings = [
    "for now", "for me", "as well", "instead", "too", "right away", "if possible", "thanks",
    "thank you", "i guess", "i think",
  ].map { words($0).filter { !noise.contains($0) } }

  /// Words after which `'s` is short for "is".
  static let questionWords = set("what where why how who which that there it when")
  /// The units that may follow a number of points.
  static let units = set("pt pts point points px pixel pixels dp sp")
  /// Signs that group words, which phrases don't need.
  static let brackets: Set<String> = ["(", ")", "[", "]", ",", ";"]
  /// Names of views and guides in code → their names in lay.
  static let codeNames = [
    "view": "root", "safe": "safeArea", "parent": "superview", "safearealayoutguide": "safeArea",
  ]
  /// The relation signs of equations.
  static let relations = set("= == <= >= < > ≤ ≥ =<")
  /// Classes for which "the view" is too vague.
  static let vagueNouns = set("view hstack vstack")
  /// Signs → their spelling in lay's lines, so that nothing is written in two ways.
  static let signs = ["==": "=", "≤": "<=", "≥": ">="]
  /// Words that may follow a complete line of the language.
  static let endsOfLines = set("priority with named called at @")
  /// Words that aren't names, since they hold phrases together.
  static let structure = set(
    "in to into inside on onto identifier name id placeholder hint centered centred filling below under above over beside with called named as at and for from of by left right next"
      + " size intrinsic before after text title saying that which the view views constraint constraints it all"
      + " titled labeled labelled showing reading saying says frame behind between beneath underneath = : . to' is"
  )
  /// Words for a view's content, by which views are often called, too.
  static let contents = set("title text frame name")
  /// Words that may introduce a text without quotes.
  static let announcements = set(
    "say saying says read reading showing titled labeled labelled text title caption to reads = into"
  )
  /// Words that begin a clause which only says why or when.
  static let subordinating = set(
    "so because instead while until unless whenever if when")
  /// Words before the view that something is in.
  static let insides = set("in inside within to into on onto")
  /// Words that could be names, but rarely are: for positions, directions and amounts.
  static let positions = Swift.Set(
    [PhraseSlot.edge, .axis, .way, .extent, .turn, .flag, .priority, .beside, .bound, .place]
      .flatMap { lists[$0] ?? [] }.flatMap { $0.spoken })
  /// Words for all views in something.
  static let wholes = set("subviews children views everything")
  /// Words for the superview of the view in question.
  static let superviews = [
    "superview", "super view", "parent", "parent view", "its superview", "its parent",
    "its container", "container",
    "superviews", "superview bounds", "equalToSuperview",
  ].map { words($0.lowercased()) }
  /// Words for the root view.
  static let rootViews = [
    "root", "root view", "screen", "main view", "self view", "self . view", "window", "canvas",
    "whole screen",
    "entire screen",
  ].map(words)
  /// Weights of fonts.
  static let weights = set("ultralight thin light regular medium semibold bold heavy black")
  /// Numbers in words.
  static let numbers = [
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "ten": "10",
  ]
  /// Devices that people call by shorter names.
  static let devices = [
    "small phone": "iPhone SE", "small iphone": "iPhone SE",
    "tablet": "iPad", "iphone": "iPhone 16", "smallest iphone": "iPhone SE",
    "ipad pro": "iPad Pro 11",
  ]

  /// Commands that remove something or write files; the prompt only suggests them.
  static func isDrastic(_ line: String) -> Bool {
    line.split(separator: ";").contains {
      drastic.contains(String($0.drop { $0 == " " }.prefix { $0 != " " }))
    }
  }

  /// Whether a line may end with a priority.
  static func takesPriority(_ line: String) -> Bool {
    begins(line, with: ["pin", "align", "distribute"])
  }

  /// Whether a line only prints something.
  static func isQuestion(_ line: String) -> Bool { begins(line, with: questions) }

  /// Whether a line prints a value or a reason, as a bare name does.
  static func asksForValue(_ line: String) -> Bool { begins(line, with: ["get", "explain"]) }

  private static func begins(_ line: String, with commands: Set<String>) -> Bool {
    commands.contains(String(line.prefix { $0 != " " }))
  }

  private static let questions = set("get explain dump report why suggest fit help draw history")

  /// Whether a line depends on a file, so that running it explains best why it fails; a file command that was typed
  /// says itself what it can't open.
  static func dependsOnFile(_ line: String, saidWith command: CommandDefinition?) -> Bool {
    line.hasPrefix("render ") || line.hasPrefix("source ") && line.hasSuffix(".lay")
      || command?.takesFile != true && begins(line, with: ["import", "open"])
  }

  private static let drastic = set(
    "remove unpin unarrange reset undo redo restore quit exit save render ungroup uninstall source import open recover"
  )

  /// Whether an attribute is at the end of its axis, so that a gap to the next view is subtracted.
  static func isEnd(_ attribute: String) -> Bool {
    ["trailing", "right", "bottom"].contains { attribute == $0 || attribute == $0 + "Margin" }
  }

  /// Every word that occurs in a pattern or list.
  static let vocabulary: Set<String> = Phrasebook.phrases.reduce(into: structure.union(noise)) {
    $0.formUnion($1.form.vocabulary)
  }.union(lists.values.joined().flatMap { $0.spoken })

  /// The words that properties take, and colors, by their folded spelling.
  static let valueWords: [String: String] = Dictionary(
    (ViewProperty.all.flatMap { $0.words } + Color.names + ["true", "false", "headline", "body"])
      .map {
        (NameText.folded($0), $0)
      },
    uniquingKeysWith: { first, _ in first })

  /// The words of a text.
  static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// The words of a name in Swift, in lower case: `image view` for `imageView`.
  static func spoken(_ name: String) -> [String] {
    var text = ""
    var wasLower = false
    for character in name {
      if character.isUppercase, wasLower { text += " " }
      text += character == "." ? " " : character.lowercased()
      wasLower = character.isLowercase
    }
    return words(text)
  }

  private static func set(_ text: String) -> Set<String> { Set(words(text)) }

  private static func table(_ rows: [String: String]) -> [String: Set<String>] {
    var table: [String: Set<String>] = [:]
    for (verb, others) in rows { table[verb] = set(others).union([verb]) }
    return table
  }
}
