import AutoLayout

/// A screen length whose findings differ from those just below it.
package struct SizeBreakpoint: Hashable, Sendable {
  /// The first length with these findings, in whole points.
  package let length: Double
  /// The problems that begin there, a line each.
  package let begins: [String]
  /// The problems that end there.
  package let ends: [String]

  /// The change in one line.
  package var text: String {
    let parts = [("from here on", begins), ("up to here", ends)].filter { !$0.1.isEmpty }
    return parts.map { "\($0): \(Sentence.list($1, limit: 4))" }.joined(separator: "; ")
  }

  /// The lengths that are examined: narrower than every phone, and as wide as the largest tablet.
  package static let lengths = 240...1376
  /// Findings that begin and end within fewer points may be missed.
  private static let stride = 16

  /// The breakpoints of one dimension of the screen, while the other one stays as it is.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - axis: The dimension: horizontal for the width.
  ///   - shouldStop: Asked before each size.
  /// - Returns: The breakpoints, smallest first; those found so far where it was stopped.
  package static func all(
    of layout: Layout, along axis: Axis, until shouldStop: () -> Bool = { false }
  ) -> [SizeBreakpoint] {
    var known: [Int: [String]] = [:]
    func wrong(_ length: Int) -> [String] {
      if let wrong = known[length] { return wrong }
      let wrong = problems(in: layout, atLength: Double(length), along: axis)
      known[length] = wrong
      return wrong
    }
    var found: [SizeBreakpoint] = []
    for start in Swift.stride(from: lengths.lowerBound, to: lengths.upperBound, by: stride) {
      if shouldStop() { return found }
      var (low, end) = (start, min(start + stride, lengths.upperBound))
      while low < end, wrong(low) != wrong(end) {
        let before = wrong(low)
        low = Halving.boundary(from: low, to: end) { wrong($0) == before }.next
        found.append(SizeBreakpoint(length: low, from: before, to: wrong(low)))
        end = min(start + stride, lengths.upperBound)
      }
    }
    return found
  }

  private init(length: Int, from before: [String], to after: [String]) {
    self.length = Double(length)
    begins = after.filter { !before.contains($0) }
    ends = before.filter { !after.contains($0) }
  }

  /// The rules whose findings are reported as what they are, or that the size of the screen can't matter to.
  private static let otherwiseTold: Set<Rule> = [.conflict, .ambiguity, .misplaced]

  /// The conflicts, ambiguities and issues on a screen of another size, in the order of the rules.
  private static func problems(
    in layout: Layout, atLength length: Double, along axis: Axis
  ) -> [String] {
    var size = layout.environment.size
    size[axis] = length
    guard let environment = try? layout.environment.resized(to: size) else { return [] }
    var layout = layout
    layout.setEnvironment(environment)
    layout.solve()
    let issues = IssueReport(of: layout).issues.filter { !otherwiseTold.contains($0.rule) }
    return layout.brokenHandles.map { "\($0) breaks" }
      + layout.ambiguousItems.map { "\(layout.model.path(of: $0)) is ambiguous" }
      + issues.flatMap { issue in
        issue.findings.map { finding in
          finding.items.isEmpty
            ? issue.rule.id : "\(issue.rule.id) of \(Sentence.list(finding.items))"
        }
      }
  }
}
