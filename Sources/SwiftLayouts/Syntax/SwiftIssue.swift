import LayoutDiagnostics

/// Something in Swift sources that is not read, is assumed while reading, or is a mistake.
package struct SwiftIssue: Error, Hashable, Sendable {
  /// The kinds of issues.
  package enum Kind: Hashable, Sendable {
    /// Something isn't in the layout.
    case omission
    /// Reading takes something for granted.
    case assumption
    /// The code isn't Swift.
    case syntax
    /// The code runs, but not as intended.
    case mistake(Rule)
  }

  /// Its kind.
  package let kind: Kind
  /// The text of the issue.
  package let reason: String
  /// Its place; nil if it isn't about one place.
  package let place: SourcePlace?

  init(_ reason: String, _ kind: Kind = .omission, at place: SourcePlace?) {
    self.kind = kind
    self.reason = reason
    self.place = place
  }

  /// The rule about a mistake; nil for any other issue.
  package var mistake: Rule? {
    if case .mistake(let mistake) = kind { mistake } else { nil }
  }
}

/// A place in one of the Swift files that are read together.
package struct SourcePlace: Hashable, Sendable, Comparable {
  /// The number of the file.
  package let file: Int
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1.
  package let column: Int

  /// Whether one place comes before another, file by file.
  package static func < (lhs: SourcePlace, rhs: SourcePlace) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}
