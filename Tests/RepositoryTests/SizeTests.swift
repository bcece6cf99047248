import Testing

/// Files and functions stay small.
@Suite("Sizes")
struct SizeTests {
  private static let fileLimit = 500
  private static let functionLimit = 60

  @Test("of files")
  func files() {
    let long = SourceFile.all.filter { $0.lines.count > Self.fileLimit }
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
    #expect(count > 1_000)
    #expect(long == [])
  }
}
