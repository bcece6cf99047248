import LayoutDiagnostics

/// The outcome of each constraint statement.
struct ReadingLog {
  enum Outcome: Hashable {
    /// It makes a constraint that is fully known.
    case read
    /// It does so only later or under other circumstances.
    case readElsewhere
    case unread(String)
  }

  /// Constraints that UIKit refuses.
  private var illegal: Set<SourcePlace> = []
  private(set) var outcomes: [SourcePlace: Outcome] = [:]
  /// The assumptions of the reading.
  private(set) var assumptions: [SwiftIssue] = []
  /// Unknown calls that may make constraints.
  private(set) var unknownCalls: [SwiftIssue] = []
  /// The number of constraints, by statement and reason, that the code would have made now if everything were known.
  private(set) var omissions: [SwiftIssue: Int] = [:]
  private var said: Set<SwiftIssue> = []
  var isExploring = false

  /// Whether all code followed so far is known to run.
  var isComplete: Bool { assumptions.isEmpty && unknownCalls.isEmpty }

  /// Notes that a statement made a constraint.
  mutating func read(_ place: SourcePlace) {
    if outcomes[place] == .read || isExploring && illegal.contains(place) { return }
    outcomes[place] = isExploring ? .readElsewhere : .read
  }

  /// Notes that a statement didn't make a constraint, which may end the app; a statement that has been read once counts
  /// as read, because other calls had better values.
  mutating func unread(_ place: SourcePlace, _ reason: String, isFatal: Bool = false) {
    if !isExploring { omit(place, reason, isFatal: isFatal) }
    switch outcomes[place] {
    case .read, .readElsewhere: return
    case .unread where isExploring: return
    default: outcomes[place] = .unread(reason)
    }
  }

  /// Notes that a constraint can't be in the layout after all.
  ///
  /// `isFatal` says whether the app ends there; it is nil for what may be fine elsewhere.
  mutating func revoke(_ place: SourcePlace, _ reason: String, isFatal: Bool? = nil) {
    omit(place, reason, isFatal: isFatal == true)
    outcomes[place] = .unread(reason)
    if isFatal != nil { illegal.insert(place) }
  }

  private mutating func omit(_ place: SourcePlace, _ reason: String, isFatal: Bool) {
    let kind: SwiftIssue.Kind = isFatal ? .mistake(.unusableConstraint) : .omission
    omissions[SwiftIssue(reason, kind, at: place), default: 0] += 1
  }

  /// Notes a constraint of another view that isn't in the layout of this one.
  mutating func leftOut(_ place: SourcePlace, _ reason: String) {
    unknownCalls.append(SwiftIssue("a constraint is left out: \(reason)", at: place))
  }

  mutating func assume(_ what: String, at place: SourcePlace) {
    let issue = SwiftIssue(what, .assumption, at: place)
    if !isExploring, said.insert(issue).inserted { assumptions.append(issue) }
  }

  mutating func unknownCall(_ what: String, at place: SourcePlace) {
    let issue = SwiftIssue(what, at: place)
    if !isExploring, said.insert(issue).inserted { unknownCalls.append(issue) }
  }
}

/// Where constraint statements are.
struct StatementSites {
  /// The sites, each with a word for its kind.
  private(set) var places: [SourcePlace: String] = [:]
  /// The sites, file by file and line by line.
  private let sorted: [SourcePlace]

  init(_ files: [SyntaxNode], imports: Set<String>) {
    var finder = StatementFinder(imports: imports)
    for file in files { finder.visit(file, inside: nil) }
    places = finder.places
    sorted = places.keys.sorted()
  }

  /// Whether a node contains a statement.
  func isIn(_ node: SyntaxNode) -> Bool {
    let start = node.place
    var index = firstIndex(from: start)
    guard index < sorted.count else { return false }
    let last = Self.lastPlace(of: node)
    // A node with the same start may also enclose it.
    if sorted[index] == start {
      if Self.contains(node, start) { return true }
      index += 1
    }
    return index < sorted.count && sorted[index] <= last
  }

  /// The number of the first site at a place or after it.
  private func firstIndex(from place: SourcePlace) -> Int {
    var range = 0..<sorted.count
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      range =
        sorted[middle] < place ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private static func lastPlace(of node: SyntaxNode) -> SourcePlace {
    node.children.map(lastPlace).max().map { max($0, node.place) } ?? node.place
  }

  private static func contains(_ node: SyntaxNode, _ place: SourcePlace) -> Bool {
    node.place == place && (node.kind == .call || node.kind == .infix)
      || node.children.contains { contains($0, place) }
  }
}

/// Finds constraint statements by their form alone.
struct StatementFinder {
  let imports: Set<String>
  private(set) var places: [SourcePlace: String] = [:]

  init(imports: Set<String>) { self.imports = imports }

  /// The library of the enclosing closure.
  enum Context { case snapKit, masonry, cartography }

  mutating func visit(_ node: SyntaxNode, inside context: Context?) {
    var inner = context
    switch node.kind {
    case .call:
      if let kind = kind(of: node, inside: context) { places[node.place] = kind }
      inner = closureContext(of: node) ?? context
    case .infix where context == .cartography && Self.relations.contains(node.text):
      places[node.place] = "Cartography"
    default: break
    }
    if places[node.place] == nil, let kind = UnreadLibraries.kind(of: node, imports: imports) {
      places[node.place] = kind
    }
    for child in node.children {
      visit(child, inside: child.kind == .argument ? inner : context)
    }
  }

  /// Kinds of statements that return constraints.
  static let kindsWithValues: Set<String> = [
    "anchors", "initializers", "visual formats", "PureLayout",
  ]

  private static let relations: Set<String> = ["==", "<=", ">="]

  private func closureContext(of call: SyntaxNode) -> Context? {
    guard let callee = call.child(at: 0) else { return nil }
    let isBlock = callee.kind == .member && MakerWords.isBlock(callee.text)
    if isBlock, callee.text.hasPrefix("mas_") { return .masonry }
    if isBlock, callee.child(at: 0)?.kind == .member, callee.child(at: 0)?.text == "snp" {
      return .snapKit
    }
    if callee.kind == .name, callee.text == "constrain", imports.contains("Cartography") {
      return .cartography
    }
    return nil
  }

  private func kind(of call: SyntaxNode, inside context: Context?) -> String? {
    guard let callee = call.child(at: 0) else { return nil }
    let label = call.child(at: 1)?.text ?? ""
    if callee.kind == .name || callee.text == "init", label == "item",
      call.children(.argument).contains(where: { $0.text == "relatedBy" })
    {
      return "initializers"
    }
    if context == .masonry, callee.kind == .call, let name = callee.child(at: 0)?.text,
      MakerWords.masonry.relations[name] != nil
    {
      return "Masonry"
    }
    if context == .cartography, callee.kind == .name, ["align", "distribute"].contains(callee.text)
    {
      return "Cartography"
    }
    guard callee.kind == .member else { return nil }
    if callee.text == "constraint", AnchorCalls.labels.contains(label) { return "anchors" }
    if callee.text == "constraints", label == "withVisualFormat" { return "visual formats" }
    if context == .snapKit, MakerWords.snapKit.relations[callee.text] != nil { return "SnapKit" }
    let libraries = CallLibrary.all.filter { $0.isUsed(imports) }
    return libraries.first { $0.has(callee.text) }?.module
  }
}
