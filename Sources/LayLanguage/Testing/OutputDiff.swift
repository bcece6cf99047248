/// The recorded lines of a command, compared with what it printed.
///
/// The alignment is the cheapest one, and an exact match is always cheaper than any with an edit.
struct OutputDiff: Hashable, Sendable {
  /// One step of the alignment.
  enum Step: Hashable, Sendable {
    /// The pattern and the line that it matched.
    case same(LinePattern, String)
    /// A line of only `…` with the lines that it matches.
    case elided(LinePattern, [String])
    /// A recorded line and what was printed in its place.
    case changed(LinePattern, String)
    /// A recorded line that was not printed.
    case missing(LinePattern)
    /// A printed line that is not recorded.
    case unexpected(String)
  }

  /// The alignment from the first line to the last.
  let steps: [Step]

  init(expected: [String], actual: [String]) {
    // A bare `#>` marks where to record and expects nothing.
    let patterns = expected == [""] ? [] : expected.map(LinePattern.init)
    steps = Alignment(patterns: patterns, lines: actual).steps()
  }

  /// Whether every recorded line holds and nothing else was printed.
  var isMatch: Bool {
    steps.allSatisfy { step in
      switch step {
      case .same, .elided: true
      case .changed, .missing, .unexpected: false
      }
    }
  }

  /// The lines to record: patterns that still match are kept.
  var updated: [String] {
    let lines = steps.compactMap { step in
      switch step {
      case .same(let pattern, _), .elided(let pattern, _): pattern.text
      case .changed(let pattern, let line): pattern.rewritten(as: line)
      case .missing: nil
      case .unexpected(let line): line.trimmingTrailingBlanks()
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}

/// The search for the cheapest alignment, by dynamic programming over both sides' ends.
private struct Alignment {
  let patterns: [LinePattern]
  let lines: [String]

  /// An elided line costs one, so that `…` takes no more lines than necessary; an edit costs far more than the elision
  /// it could save, so that an alignment without edits always wins.
  private enum Cost {
    static let elide = 1
    static let change = 8
    static let remove = 10
    static let insert = 10
  }

  private enum Move: UInt8 {
    case end, same, closeElision, elide, change, remove, insert
  }

  func steps() -> [OutputDiff.Step] {
    let start = commonPrefix()
    let moves = cheapestMoves(from: start)
    let width = lines.count - start + 1
    var steps = (0..<start).map { OutputDiff.Step.same(patterns[$0], lines[$0]) }
    var (row, column) = (start, start)
    var elided: [String] = []
    while true {
      switch moves[(row - start) * width + column - start] {
      case .end:
        return steps
      case .same:
        steps.append(.same(patterns[row], lines[column]))
        (row, column) = (row + 1, column + 1)
      case .elide:
        elided.append(lines[column])
        column += 1
      case .closeElision:
        steps.append(.elided(patterns[row], elided))
        elided = []
        row += 1
      case .change:
        steps.append(.changed(patterns[row], lines[column]))
        (row, column) = (row + 1, column + 1)
      case .remove:
        steps.append(.missing(patterns[row]))
        row += 1
      case .insert:
        steps.append(.unexpected(lines[column]))
        column += 1
      }
    }
  }

  /// The number of leading lines that match one to one: long outputs usually differ in few places.
  private func commonPrefix() -> Int {
    zip(patterns, lines).prefix { !$0.elidesLines && $0.matches($1) }.count
  }

  /// The best move at every pair of positions, row by row.
  private func cheapestMoves(from start: Int) -> [Move] {
    let width = lines.count - start + 1
    let height = patterns.count - start + 1
    var moves = [Move](repeating: .end, count: width * height)
    var below = [Int](repeating: 0, count: width)
    for column in (0..<width - 1).reversed() {
      below[column] = below[column + 1] + Cost.insert
      moves[(height - 1) * width + column] = .insert
    }
    for row in (0..<height - 1).reversed() {
      var costs = [Int](repeating: 0, count: width)
      let pattern = patterns[start + row]
      for column in (0..<width).reversed() {
        var best = (cost: below[column] + Cost.remove, move: Move.remove)
        func consider(_ cost: Int, _ move: Move) {
          if cost < best.cost { best = (cost, move) }
        }
        let isLast = column == width - 1
        if pattern.elidesLines {
          best = (below[column], .closeElision)
          if !isLast { consider(costs[column + 1] + Cost.elide, .elide) }
        } else if !isLast {
          let matches = pattern.matches(lines[start + column])
          consider(below[column + 1] + (matches ? 0 : Cost.change), matches ? .same : .change)
        }
        if !isLast { consider(costs[column + 1] + Cost.insert, .insert) }
        costs[column] = best.cost
        moves[row * width + column] = best.move
      }
      below = costs
    }
    return moves
  }
}

extension OutputDiff: CustomStringConvertible {
  /// The number of matching lines shown around a difference.
  private static let contextLines = 2

  /// `-` before a recorded line, `+` before what was printed instead, context indented.
  ///
  /// The recorded lines of one place come before the printed ones.
  var description: String {
    var lines: [String] = []
    var removed: [String] = []
    var added: [String] = []
    func flush() {
      lines += removed + added
      removed = []
      added = []
    }
    let shown = contextOfDifferences()
    for (index, step) in steps.enumerated() {
      switch step {
      case .changed(let pattern, let line):
        removed.append("- \(pattern.text)")
        added.append("+ \(line)")
      case .missing(let pattern):
        removed.append("- \(pattern.text)")
      case .unexpected(let line):
        added.append("+ \(line)")
      case .same(let pattern, _), .elided(let pattern, _):
        flush()
        if shown[index] {
          lines.append("  \(pattern.text)")
        } else if index == 0 || shown[index - 1] {
          let count = shown[index...].prefix { !$0 }.count
          lines.append("  (\(count) more line\(count == 1 ? "" : "s"))")
        }
      }
    }
    flush()
    return lines.map { $0.trimmingTrailingBlanks() }.joined(separator: "\n")
  }

  /// For each step, whether it is a difference or near one.
  private func contextOfDifferences() -> [Bool] {
    var shown = [Bool](repeating: false, count: steps.count)
    for (index, step) in steps.enumerated() {
      switch step {
      case .same, .elided:
        continue
      case .changed, .missing, .unexpected:
        let first = max(0, index - Self.contextLines)
        let last = min(steps.count - 1, index + Self.contextLines)
        for near in first...last { shown[near] = true }
      }
    }
    return shown
  }
}
