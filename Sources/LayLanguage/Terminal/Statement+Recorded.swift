extension Statement {
  /// How what a command printed differs from the `#>` lines after it; nil if it doesn't, or without such lines.
  package func difference(from outcome: Outcome) -> String? {
    guard let recorded else { return nil }
    let difference = OutputDiff(expected: recorded, actual: outcome.recordedText)
    return difference.isMatch ? nil : difference.description
  }
}
