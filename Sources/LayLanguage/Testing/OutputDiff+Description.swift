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
