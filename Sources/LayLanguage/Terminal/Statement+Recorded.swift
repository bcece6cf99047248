extension Statement {
  /// The difference between a command's output and the `#>` lines after it; nil if they are equal, or without such
  /// lines.
  package func difference(from outcome: Outcome) -> String? {
    guard let recorded else { return nil }
    let difference = OutputDiff(expected: recorded, actual: outcome.recordedText)
    return difference.isMatch ? nil : difference.description
  }
}
