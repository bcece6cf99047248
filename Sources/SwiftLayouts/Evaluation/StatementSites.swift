/// Where constraint statements are.
struct StatementSites {
  /// Each with a word for its kind.
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
    guard var end = sorted.firstIndex(where: { $0 >= start }) else { return false }
    let last = Self.lastPlace(of: node)
    while end < sorted.count, sorted[end] <= last {
      if Self.contains(node, sorted[end]) { return true }
      end += 1
    }
    return false
  }

  private static func lastPlace(of node: SyntaxNode) -> SourcePlace {
    node.children.map(lastPlace).max().map { max($0, node.place) } ?? node.place
  }

  private static func contains(_ node: SyntaxNode, _ place: SourcePlace) -> Bool {
    node.place == place && (node.kind == .call || node.kind == .infix)
      || node.children.contains { contains($0, place) }
  }
}
