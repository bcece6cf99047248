import SwiftLayouts

/// The output of `lay frames --coverage`: how much of Swift code is read.
struct CoverageReport {
  private let document: SwiftDocument
  private let coverage: SwiftCoverage

  init(_ document: SwiftDocument) {
    self.document = document
    coverage = document.coverage()
  }

  /// The statements that aren't read, then the sum.
  var text: String {
    let unread = coverage.unread.map { statement in
      "\(document.text(of: statement.place)): not read: \(statement.reason)\n"
    }
    let kinds = coverage.statements.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let sum =
      coverage.total == 0
      ? "no constraint statements\n"
      : "\(coverage.total) constraint statements (\(kinds.joined(separator: ", "))): "
        + "\(coverage.read) read in first layouts, \(coverage.readElsewhere) elsewhere, "
        + "\(coverage.unread.count) not read; \(share) % read\n"
    return unread.joined() + sum
  }

  private var share: String {
    let tenths = (coverage.read + coverage.readElsewhere) * 1000 / coverage.total
    return "\(tenths / 10).\(tenths % 10)"
  }
}
