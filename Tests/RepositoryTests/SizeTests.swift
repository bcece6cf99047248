import Testing

/// Files, functions and interfaces stay small.
@Suite("Sizes")
struct SizeTests {
  /// How many lines a file has, and how many when half, or nine in ten, are no longer.
  private static let fileLimits = (median: 75, ninth: 190, longest: 400)
  private static let functionLimit = 60
  /// How many declarations all libraries together may offer.
  private static let publicLimit = 600

  @Test("of files")
  func files() {
    let counts = SourceFile.all.map { $0.lines.count }.sorted()
    #expect(counts[counts.count / 2] <= Self.fileLimits.median)
    #expect(counts[counts.count * 9 / 10] <= Self.fileLimits.ninth)
    let long = SourceFile.all.filter { $0.lines.count > Self.fileLimits.longest }
    #expect(long.map(\.path) == [])
  }

  @Test("of functions")
  func functions() {
    var long: [String] = []
    var count = 0
    for file in SourceFile.all {
      for (index, line) in file.lines.enumerated() {
        // Looking for the words first spares most lines the regular expression.
        guard line.contains("func ") || line.contains("init"),
          line.contains(/^ *([a-z@][\w()@ ]* )?(func |init[(<?])/)
        else { continue }
        // The formatter puts the closing brace below the first letter of the declaration.
        let end = String(line.prefix { $0 == " " }) + "}"
        let length = file.lines[index...].firstIndex { $0 == end }.map { $0 - index + 1 } ?? 1
        count += 1
        if length > Self.functionLimit { long.append("\(file.path):\(index + 1): \(length)") }
      }
    }
    #expect(count > 2_000)
    #expect(long == [])
  }

  @Test("of the interface")
  func interface() {
    var counts: [String: Int] = [:]
    for file in SourceFile.all where !file.path.hasPrefix("Workshop/") {
      counts[file.module, default: 0] += file.lines.count {
        $0.contains("public ") && $0.contains(/^ *(@\w+(\([^)]*\))? )*public (?!extension)/)
      }
    }
    #expect(counts.values.reduce(0, +) < Self.publicLimit, "\(counts.filter { $1 > 0 })")
  }
}
