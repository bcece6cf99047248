import LayoutDiagnostics

/// Ambiguous views of a trace that share a class, a place in views of the same classes (as in cells), and what they
/// lack.
struct AmbiguousGroup {
  private let members: [TreeNode]
  private let nodes: [TreeNode]
  /// What holds each member, the outermost first.
  private let holders: [[TreeNode]]

  /// The groups of the given views, in the order of their first members.
  static func all(of views: [TreeNode], in nodes: [TreeNode]) -> [AmbiguousGroup] {
    struct Key: Hashable {
      let classes: [String?]
      let meaning: String?
    }
    let groups = views.grouped { view in
      Key(
        classes: (TreeNode.ancestors(of: view, in: nodes) + [view]).map { $0.item.className },
        meaning: Ambiguity(view.text)?.meaning)
    }
    return groups.map { AmbiguousGroup($0.members, in: nodes) }
  }

  private init(_ members: [TreeNode], in nodes: [TreeNode]) {
    self.members = members
    self.nodes = nodes
    holders = members.map { TreeNode.ancestors(of: $0, in: nodes) }
  }

  /// The most views that are named.
  private static let nameLimit = 12

  /// What is said about all of them, beside the output of a log.
  func notice(beside output: OutputNotices) -> LogNotice {
    let ambiguity = Ambiguity(members[0].text)
    let names = Sentence.list(members.map { "\($0.item)" }, limit: Self.nameLimit)
    let isOne = members.count == 1
    let verb = isOne ? ("has", "is") : ("have", "are")
    let open = ambiguity.map { "\(verb.0) \($0.meaning)" } ?? "\(verb.1) ambiguous"
    let owner = isOne ? "its" : "the first one's"
    let query =
      "po [\(members[0].item.address ?? "view") constraintsAffectingLayoutForAxis:0] lists \(owner) horizontal "
      + "constraints, and :1 its vertical ones"
    let axes =
      "give \(isOne ? "it" : "each") a position and a size on both axes; this trace doesn't say which is missing, but "
      + (output.holds(.constraints) ? "the constraints in this text may" : query)
    let isArranged = holders[0].last?.item.className == "UIStackView"
    // A position of its own would contradict that of the stack view.
    let arranged =
      "leave positions to the stack view: set its distribution, such as fillEqually, or give \(isOne ? "it" : "one") "
      + "a size or another hugging priority"
    return LogNotice(
      at: members[0], "\(names) \(open)\(cause)",
      isArranged ? arranged : ambiguity?.remedy ?? axes)
  }

  /// What makes them ambiguous, perhaps.
  private var cause: String {
    if let outer = holders[0].last(where: { $0.isAmbiguous && !$0.isOfSystem }) {
      let what = members.count == 1 ? "it: start there" : "the first: start there"
      return ", and so is \(outer.item), which holds \(what)"
    }
    if let host = holders[0].last(where: { $0.lacksHost }) {
      return ", perhaps only until \(host.item), the host, is laid out"
    }
    return repetition.map { "; \($0)" } ?? ""
  }

  /// Says what several views have in common: the class of their cells, or the view that holds them all.
  private var repetition: String? {
    guard members.count > 1 else { return nil }
    let levels = holders[0].indices.first { level in
      Set(holders.map { $0[level].item }).count > 1
    }
    if let level = levels {
      let copies = Set(holders.map { $0[level].item })
      let name = holders[0][level].item.className ?? "view"
      return
        "the same in \(copies.count) views of the class \(name): look for one cause in that class"
    }
    guard members.count > 3, let holder = holders[0].last else { return nil }
    return
      "all are in \(holder.item), perhaps for one cause: it has no size, or isn't laid out yet"
  }
}

/// What a trace leaves open about a view, told by the engine's variables.
struct Ambiguity {
  /// What is not determined: `no definite width`.
  let meaning: String
  /// What to add.
  let remedy: String

  /// What is said about one variable.
  fileprivate struct Rule {
    let variable: String
    let what: String
    let remedy: String
  }

  fileprivate static let rules = [
    Rule(
      variable: "minX", what: "horizontal position",
      remedy: "a leading, trailing or centerX constraint"
    ),
    Rule(
      variable: "minY", what: "vertical position",
      remedy: "a top, bottom or centerY constraint"),
    Rule(variable: "Width", what: "width", remedy: "a width or the other horizontal edge"),
    Rule(
      variable: "Height", what: "height", remedy: "a height or the other vertical edge"),
  ]

  /// Reads `UILabel:0x7f01'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f01'Name'.minX{id: 4}, …`; nil if no variable is
  /// named, as before iOS 8.
  init?(_ text: String) {
    guard let sign = text.firstRange(of: "AMBIGUOUS LAYOUT for ") else { return nil }
    let variables = text[sign.upperBound...].split(separator: ",").compactMap { entry in
      entry.lastIndex(of: ".").map { dot in
        String(entry[dot...].dropFirst().prefix { $0.isLetter })
      }
    }
    self.init(variables: Set(variables))
  }

  /// Says what variables mean; nil if none is known.
  private init?(variables: Set<String>) {
    let found = Self.rules.filter { variables.contains($0.variable) }
    guard !found.isEmpty else { return nil }
    let isAll = found.count == Self.rules.count
    meaning =
      isAll ? "no definite position or size" : Sentence.list(found.map { "no definite \($0.what)" })
    remedy =
      isAll
      ? "give it a position and a size on both axes"
      : "add " + found.map { $0.remedy }.joined(separator: ", and ")
  }
}

/// What Xcode says about an ambiguous view.
///
/// For instance: `Vertical position is ambiguous for UILabel - Tide.`
private struct AmbiguityIssue {
  /// The view, with what tells it from others of its class.
  let view: String
  let variables: Set<String>

  /// What the words of an issue mean, the longer ones first.
  private static let words: [(String, Set<String>)] =
    Ambiguity.rules.map { ($0.what, [$0.variable]) } + [
      ("position", ["minX", "minY"]), ("size", ["Width", "Height"]),
    ]

  /// Reads a message; nil for any other, and if it names only a class, which many views may share.
  init?(_ notice: LogNotice) {
    guard notice.text.holds("ambiguous for ") else { return nil }
    let text = MessageText(source: notice.text[...])
    view = text.filled("{>ambiguous for}")
    guard view.holds(":0x") || view.contains(" ") else { return nil }
    var rest = text.filled("{<< are ambiguous for|<< is ambiguous for}").lowercased()
    var found: Set<String> = []
    for (phrase, variables) in Self.words {
      guard let place = rest.firstRange(of: phrase) else { continue }
      rest = String(rest[..<place.lowerBound] + rest[place.upperBound...])
      found.formUnion(variables)
    }
    guard !found.isEmpty else { return nil }
    variables = found
  }
}

extension Ambiguity {
  /// The messages, with those about one view merged into one that says all that it lacks.
  static func merged(_ notices: [LogNotice]) -> [LogNotice] {
    var variables: [String: Set<String>] = [:]
    let issues = notices.map(AmbiguityIssue.init)
    for issue in issues.compactMap({ $0 }) {
      variables[issue.view, default: []].formUnion(issue.variables)
    }
    return zip(notices, issues).map { notice, issue in
      guard let issue, let all = variables[issue.view], all != issue.variables,
        let ambiguity = Ambiguity(variables: all)
      else { return notice }
      return LogNotice(
        at: notice.line, notice.text, "\(issue.view) has \(ambiguity.meaning)", ambiguity.remedy)
    }
  }
}
