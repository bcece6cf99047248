import ArgumentParser
import LayLanguage

/// Options that say what scripts may read and write.
struct SafeOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: """
      Let scripts read only regular files below their own directory, and write none (default: yes for \
      'lay test', and where CI is set).
      """)
  var safe: Bool?

  @Option(
    name: .customLong("read"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "In safe mode, let scripts read files below this directory too; may be repeated.",
      valueName: "dir"), completion: .directory)
  var readable: [String] = []

  @Option(
    name: .customLong("write"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "In safe mode, let scripts write files below this directory; may be repeated.",
      valueName: "dir"), completion: .directory)
  var writable: [String] = []

  /// Whether safe mode holds, and what it is where nothing is said.
  private func holds(usually: Bool) -> Bool {
    safe ?? (usually || Variables.isContinuousIntegration)
  }

  /// How the script or log itself is read.
  var scripts: Host { holds(usually: false) ? TreeFiles.host : Files.host }

  /// The files that a script may use.
  ///
  /// - Parameters:
  ///   - path: The script, whose directory may be read.
  ///   - directories: Others that may be read.
  ///   - usually: Whether safe mode is the default.
  /// - Returns: A host that keeps to that.
  func host(
    forScript path: String, besides directories: [String] = [], usually: Bool = false
  ) -> Host {
    guard holds(usually: usually) else { return Files.host }
    let own = SafeFiles(besides: path).readable
    return SafeFiles(readable: own + directories + readable, writable: writable).host
  }
}
