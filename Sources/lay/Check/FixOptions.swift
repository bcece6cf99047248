import ArgumentParser

/// The options for the fixes to make, and for writing.
struct FixOptions: ParsableArguments {
  @Flag(name: .customLong("dry-run"), help: "Write nothing; say what would be fixed.")
  var isDryRun = false

  @Flag(
    help:
      "Write nothing; print what would change as a unified diff, and end with status 1 if anything would."
  )
  var diff = false

  @Flag(name: .customLong("unsafe"), help: "Make fixes, too, that move views on the canvas.")
  var allowsUnsafe = false

  /// The options that were given.
  var given: [String] {
    [("--dry-run", isDryRun), ("--diff", diff), ("--unsafe", allowsUnsafe)].filter { $0.1 }
      .map { $0.0 }
  }

  func validate() throws {
    if isDryRun, diff { throw ValidationError("--dry-run and --diff can't be combined.") }
  }
}
