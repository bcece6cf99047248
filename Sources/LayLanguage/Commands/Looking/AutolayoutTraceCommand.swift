import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  /// The habit of typing it into a debugger.
  static let autolayoutTrace = CommandDefinition(
    name: "_autolayoutTrace",
    topic: .looking,
    syntax: ["_autolayoutTrace"],
    summary: "print UIKit's trace of the views: dump trace",
    explanation: "Ambiguous views are marked. 'dump trace' has options.",
    examples: ["add view red\n_autolayoutTrace"],
    parse: { _ throws(Problem) in Command(.look { layout in layout.trace() }) })
}
