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
