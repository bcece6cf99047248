import AutoLayout

/// Required constraints that cannot hold together, and the one that was broken: Apple's report.
public struct ConflictReport: Hashable, Sendable, CustomStringConvertible {
  /// The constraints in Apple's order, one line each.
  public let lines: [String]
  /// The line of the constraint that was broken.
  public let brokenLine: String
  /// The names of the user's constraints in the list.
  public let members: [String]
  /// The name of the broken constraint; nil when it is one that UIKit made.
  public let broken: String?
  /// What the report calls the broken constraint, `row.3` for one that a stack view made.
  public let brokenHandle: String
  /// By how many points the broken constraint has to yield at least for the others to hold.
  public let shortfall: Double
  /// Whether constraints made from an autoresizing mask take part.
  let mentionsAutoresizing: Bool
  /// The broken constraint.
  let victim: ConstraintID
  /// The constraints in the order of the list.
  let origins: [ConstraintID]
  /// The sizes of the root view that take part.
  let given: [String]
  /// What reports call the constraints of the list, the root view's sizes left out.
  let handles: [String]
  let version: LogStyle.Version

  /// The text that the system of the style logs.
  public var description: String {
    let note =
      mentionsAutoresizing
      ? """

      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)
      """ : ""
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(note)
      (
      \(lines.map { "    \"\($0.inList)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(brokenLine)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      \(version.header) may also be helpful.
      """
  }
}

extension String {
  /// As the description of an array prints it, with a backslash before quotation marks and `\U00fc` for
  /// what is not ASCII.
  ///
  /// The broken constraint is printed as it is.
  fileprivate var inList: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\"" {
        text += "\\\""
      } else if scalar.isASCII {
        text.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? .init() { text += "\\U" + unit.hexadecimal }
      }
    }
  }
}

extension UTF16.CodeUnit {
  /// Four digits.
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
