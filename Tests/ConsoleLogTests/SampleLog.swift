import ConsoleLog
import Testing

/// Builds logs of an invented app.
enum SampleLog {
  /// A photo of 300 points with margins of 20 in a cell that is 320 wide.
  static let photo = [
    "<NSLayoutConstraint:0x6001 H:|-(20)-[UIImageView:0x7001]   (active, names: '|':UITableViewCellContentView:0x7000 )>",
    "<NSLayoutConstraint:0x6002 H:[UIImageView:0x7001]-(20)-|   (active, names: '|':UITableViewCellContentView:0x7000 )>",
    "<NSLayoutConstraint:0x6003 UIImageView:0x7001.width == 300   (active)>",
    "<NSLayoutConstraint:0x6004 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x7000.width == 320   (active)>",
  ]

  /// What is said of a report; `broken` is the place of the line that was broken.
  static func explanation(of lines: [String], broken: Int? = nil) throws -> LogExplanation {
    let log = ConsoleLog(report(lines, broken: broken.map { lines[$0] }))
    return try #require(log.explanations().explanations.first)
  }

  /// The summary sentence of a report; `broken` is the place of the line that was broken.
  static func summary(_ lines: String..., broken: Int? = nil) -> String {
    ConsoleLog(report(lines, broken: broken.map { lines[$0] })).summary
  }

  /// The message of iOS 12 and later.
  static func report(_ lines: [String], broken: String?, prefix: String = "") -> String {
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let victim = broken.map { "Will attempt to recover by breaking constraint \n\($0)\n\n" } ?? ""
    return """
      \(prefix)Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(list)
      )

      \(victim)Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

      """
  }

  /// The report about the photo.
  static let photoReport = report(photo, broken: photo[2])
}

extension String {
  /// The text without spaces, which a wrapped or translated line may lose.
  var unspaced: String { replacing(" ", with: "") }
}
