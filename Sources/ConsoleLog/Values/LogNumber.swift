import AutoLayout

/// A number as a log writes it: value and spelling.
package struct LogNumber: Hashable, Sendable, CustomStringConvertible {
  /// The value, finite.
  package let value: Double
  private let spelling: Spelling

  /// The ways in which logs write numbers.
  private enum Spelling: Hashable {
    /// C's `%g`, six significant digits: Apple's own lines.
    case general
    /// Swift's `16.0`: SnapKit.
    case swift
    /// Any other, such as the `%f` of scroll views.
    case verbatim(String)
  }

  /// Reads digits with a sign, a point and an exponent; nil for anything else.
  init?(_ text: some StringProtocol) {
    let isNumeric = text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isNumeric, let value = Double(String(text)), value.isFinite else { return nil }
    self.value = value
    if NumberText.general(value) == text {
      spelling = .general
    } else if "\(value)" == text {
      spelling = .swift
    } else {
      spelling = .verbatim(String(text))
    }
  }

  /// The number as it was written.
  package var description: String {
    switch spelling {
    case .general: NumberText.general(value)
    case .swift: "\(value)"
    case .verbatim(let text): text
    }
  }
}
