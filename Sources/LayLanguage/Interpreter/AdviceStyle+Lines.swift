import AutoLayout
import ConsoleLog
import LayoutDiagnostics
import SwiftLayouts

extension AdviceStyle {
  /// Advice about a layout, one line per change.
  ///
  /// In Swift the root view is `view`, as in its controller; what Swift has no statement for is said in commands.
  func lines(_ advice: Advice, in layout: Layout) -> [String] {
    switch self {
    case .lay: return advice.commands(in: layout)
    case .ib: return advice.menuWords(in: layout)
    case .swift:
      let code = AdviceCode(layout, rootName: "view").statements(of: advice)
      return code.count < advice.edits.count ? advice.commands(in: layout) : code
    }
  }
}

extension Interpreter {
  /// The clash, and the constraint to change, in the language of advice that was requested last.
  package func summary(of report: ConflictReport) -> String {
    report.summary { adviceStyle.lines($0, in: report.layout) }
  }
}
