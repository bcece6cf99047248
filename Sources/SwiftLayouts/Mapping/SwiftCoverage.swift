import AutoLayout

/// How many of the constraint statements in some files are read.
package struct SwiftCoverage: Sendable {
  /// A statement that isn't read, and why.
  package struct Unread: Sendable {
    /// Where it is.
    package let place: SourcePlace
    /// The API that it uses, such as `anchors` or `SnapKit`.
    package let kind: String
    /// Why it isn't read.
    package let reason: String
  }

  /// The number of statements by the API that they use.
  package internal(set) var statements: [String: Int] = [:]
  /// The number of statements that make a constraint in the first layout of a view or controller.
  package internal(set) var read = 0
  /// The number of statements that make one later, or under other circumstances.
  package internal(set) var readElsewhere = 0
  /// The statements that aren't read, in order of place.
  package internal(set) var unread: [Unread] = []
  /// The constraints that were read, with their text, by place.
  package internal(set) var constraints: [(place: SourcePlace, text: String)] = []

  /// The number of statements.
  package var total: Int { read + readElsewhere + unread.count }
}

extension Evaluator {
  /// If a condition wasn't known, repeats something as if all such conditions held, then as if none did: what this
  /// makes counts as read elsewhere.
  fileprivate func assume(from visited: Set<SourcePlace>, _ body: () -> Void) {
    guard metOpenCondition else { return }
    var all = self.visited
    for holds in [true, false] {
      reset()
      self.visited = visited
      assumption = holds
      suppose(body)
      all.formUnion(self.visited)
    }
    (assumption, metOpenCondition, self.visited) = (nil, false, all)
  }
}

extension SwiftDocument {
  /// Runs the set-up code of every type, and explores every function.
  package func coverage(environment: Environment = .standard) -> SwiftCoverage {
    var log = ReadingLog()
    var visited: Set<SourcePlace> = []
    var texts: [SourcePlace: Set<String>] = [:]
    let evaluator = Evaluator(declarations, sites: sites, environment: environment, explores: true)
    for type in types {
      evaluator.reset()
      evaluator.log = log
      evaluator.visited = visited
      if let (instance, root) = evaluator.entryPoint.start(type) {
        var builder = SwiftLayoutBuilder(evaluator, instance: instance, root: root)
        builder.build()
        for (id, place) in builder.places {
          texts[place, default: []].insert(builder.layout.equation(of: id))
        }
      }
      evaluator.assume(from: visited) { _ = evaluator.entryPoint.start(type) }
      log = evaluator.log
      visited = evaluator.visited
    }
    evaluator.reset()
    evaluator.entryPoint.exploreFunctions()
    evaluator.assume(from: visited) { evaluator.entryPoint.exploreFunctions() }
    return coverage(evaluator.log, texts)
  }

  private func coverage(_ log: ReadingLog, _ texts: [SourcePlace: Set<String>]) -> SwiftCoverage {
    var found = SwiftCoverage()
    for (place, kind) in sites.places.sorted(by: { $0.key < $1.key }) {
      found.statements[kind, default: 0] += 1
      if UnreadLibraries.all.contains(kind) {
        let reason = UnreadLibraries.reason(kind)
        found.unread.append(SwiftCoverage.Unread(place: place, kind: kind, reason: reason))
        continue
      }
      switch log.outcomes[place] {
      case .read?: found.read += 1
      case .readElsewhere?: found.readElsewhere += 1
      case .unread(let reason)?:
        found.unread.append(SwiftCoverage.Unread(place: place, kind: kind, reason: reason))
      case nil:
        found.unread.append(
          SwiftCoverage.Unread(place: place, kind: kind, reason: "its code is never run here"))
      }
      for text in (texts[place] ?? []).sorted() { found.constraints.append((place, text)) }
    }
    return found
  }
}
