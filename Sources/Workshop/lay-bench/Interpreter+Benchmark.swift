import LayLanguage

extension Host {
  /// A host for benchmarks, which touch no files.
  static let withoutFiles = Host(
    readFile: { _ in .failure(HostError(reason: "no files here")) },
    writeFile: { _, _ in HostError(reason: "no files here") })
}

extension Interpreter {
  /// Executes all commands of a text, and finds out what the REPL prints after each.
  mutating func executeAll(_ text: String) throws {
    for statement in try Source(name: "bench", text: text).statements() {
      guard let changes = try execute(statement).changes else { continue }
      _ = changes.moved(first: 8)
      _ = changes.restored
      _ = changes.becameUnambiguous
      _ = changes.becameAmbiguous
    }
  }
}
