import ConsoleLog
import InterfaceBuilder
import LayoutChecks

/// The contradictions of a console log as findings.
enum LogFindings {
  /// A log with a finding for each report; nil where there is nothing about layout in it.
  static func document(_ bytes: [UInt8], path: String) -> CheckedDocument? {
    let log = ConsoleLog(bytes: bytes)
    if log.isEmpty { return nil }
    let groups = log.explanations().explanations.filter { !$0.isList }.map { explanation in
      FindingGroup(
        clash: explanation.clash, advice: explanation.advice,
        culprit: explanation.diagnosis.suggestion?.constraint.name,
        names: explanation.diagnosis.constraints.map { $0.name },
        place: DocumentPlace(line: explanation.report.firstLine, column: 1))
    }
    return CheckedDocument(path: path, groups: groups.compactMap { $0 }, bytes: bytes)
  }
}
