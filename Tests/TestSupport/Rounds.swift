import Foundation

/// How often tests repeat what they try with random input.
///
/// `scripts/test` runs a part of the rounds, `scripts/test --long` all of them. Both start with the
/// same random numbers, so a failure of a short run is found in a long one too.
package enum Rounds {
  /// Whether all rounds run.
  private static let isLong = ProcessInfo.processInfo.environment["LAY_TEST_LONG"] != nil

  /// All rounds of a long run, or the first few, which is printed.
  package static func first(_ few: Int, of all: Int, _ test: String) -> Range<Int> {
    if isLong { return 0..<all }
    print("shortened: \(test): \(few) of \(all) rounds")
    return 0..<few
  }
}
