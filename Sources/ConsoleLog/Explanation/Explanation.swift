import AutoLayout

/// What one report of a log means: its diagnosis, and what is worth knowing of its lines.
package struct LogExplanation: Hashable, Sendable {
  /// The report.
  package let report: LogReport
  /// All views and constraints of the log.
  package let log: LogScene
  /// What its constraints mean; the broken one is the last of them where only it is named.
  package let diagnosis: Diagnosis
  /// The one that the rule would break.
  package let expectedBroken: SceneConstraint?
  /// Whether it is a list in which nothing clashes, rather than a report.
  package let isList: Bool
  /// The view without a length in which the lines clash that can hold as they are printed; nil if none is known.
  let emptyHolder: EmptyHolder?
  /// What else is worth knowing.
  package private(set) var remarks: [LogRemark] = []
  /// The first lines of later reports that say the same thing.
  package let repetitions: [Int]

  /// Explains a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - log: All views and constraints of its log.
  ///   - repetitions: The first lines of later reports that say the same thing.
  package init(_ report: LogReport, in log: LogScene, repetitions: [Int] = []) {
    self.report = report
    self.repetitions = repetitions
    self.log = log
    func found(_ line: LogConstraint) -> SceneConstraint? {
      log.place(of: line, in: report).map { log.constraints[$0] }
    }
    let broken = report.broken?.constraint.flatMap(found)
    var constraints = report.constraints.compactMap(found)
    expectedBroken = log.scene.constraintToBreak(of: constraints)
    if let broken, !constraints.contains(broken) { constraints.append(broken) }
    diagnosis = Diagnosis(constraints, broken: broken, in: log.scene)
    // The engine holds what it has broken, too; what can't be read may be the app's.
    let isKnownList = report.isList && (report.isOfEngine || diagnosis.contradiction == nil)
    let isOpen =
      diagnosis.examination == .feasible && diagnosis.near == nil && !isKnownList
      && !report.isBlurred && !diagnosis.isForeign && !diagnosis.dependsOnMargins
    let makers = diagnosis.constraints.map { $0.maker } + report.unreadMakers
    let mayBeEmpty = isOpen && !makers.contains { $0.setsLength }
    emptyHolder =
      mayBeEmpty ? Suspects(constraints, broken: broken, in: log.scene).emptyHolder : nil
    // Without anything that could clash, a bare list is an array that was printed.
    isList = isKnownList || report.isBareList && mayBeEmpty && emptyHolder == nil
    remarks = allRemarks
  }

  /// Whether the suggestion is more than a guess, even if some lines can't be read.
  package var isCertain: Bool {
    !isList && diagnosis.isCertain && !report.isBlurred
      && (report.isWhole || !diagnosis.leavesNoLength)
      && (report.isReadable || diagnosis.suggestion?.action != .leaveAlone
        || diagnosis.isForeign && report.isMostlyReadable)
  }

  /// Whether the rule names the constraint that the log says was broken; nil if there is none.
  package var ruleAgrees: Bool? { diagnosis.broken.map { $0 == expectedBroken } }

  /// The views of its lines.
  var scene: ConflictScene { diagnosis.scene }
}

extension ConsoleLog {
  /// The explanations of all reports, over one scene.
  ///
  /// The system logs the same clash again at the next pass; such reports are explained once.
  package func explanations() -> (scene: LogScene, explanations: [LogExplanation]) {
    let scene = LogScene(self)
    var first: [[LogConstraint?]: Int] = [:]
    var groups: [(report: LogReport, repetitions: [Int])] = []
    for report in reports {
      let content = report.lines.map { $0.constraint } + [nil, report.broken?.constraint]
      if let place = first[content], !report.constraints.isEmpty || report.isRedacted {
        groups[place].repetitions.append(report.firstLine)
      } else {
        first[content] = groups.count
        groups.append((report, []))
      }
    }
    return (
      scene, groups.map { LogExplanation($0.report, in: scene, repetitions: $0.repetitions) }
    )
  }
}
