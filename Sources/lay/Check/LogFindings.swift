import ConsoleLog
import InterfaceBuilder
import LayoutChecks

/// Turns a console log into findings.
enum LogFindings {
  /// A log with a finding for each report and each message; nil if there is nothing about layout in it.
  static func document(_ bytes: [UInt8], path: String) -> CheckedDocument? {
    let log = ConsoleLog(bytes: bytes)
    if log.isEmpty { return nil }
    return CheckedDocument(path: path, groups: groups(of: log), bytes: bytes)
  }

  /// The findings of a log, or of a part of one that begins at a line.
  static func groups(of log: ConsoleLog, startingAt start: Int = 1) -> [FindingGroup] {
    func place(_ line: Int) -> DocumentPlace { DocumentPlace(line: line + start - 1, column: 1) }
    let clashes = log.explanations().explanations.filter { !$0.isList }.compactMap { explanation in
      FindingGroup(
        clash: explanation.clash, advice: explanation.advice,
        culprit: explanation.diagnosis.suggestion?.constraint.name,
        names: explanation.diagnosis.constraints.map { $0.name },
        place: place(explanation.report.firstLine))
    }
    return clashes + log.messages.map { group(of: $0, line: $0.line + start - 1) }
  }

  /// The finding of a message in a line.
  static func group(of notice: LogNotice, line: Int) -> FindingGroup {
    FindingGroup(
      message: notice.meaning, remedy: notice.remedy, place: DocumentPlace(line: line, column: 1))
  }
}
