import AutoLayout

/// Commands that only look.
extension Interpreter {
  func dump(_ dump: Dump) throws(Problem) -> Outcome {
    let layout = session.layout
    switch dump {
    case .trace: return Outcome(output: layout.trace())
    case .tree: return Outcome(output: layout.treeDump())
    case .frames: return Outcome(output: layout.frameDump())
    case .groups: return Outcome(output: layout.groupDump())
    case .constraints(let name, let axis):
      var item: Item.ID?
      if let name { item = try layout.item(name) }
      return Outcome(output: layout.constraintDump(of: item, axis: axis))
    }
  }

  func report(_ report: Report) -> Outcome {
    switch report {
    case .ambiguity:
      return Outcome(output: session.layout.ambiguityReport().description)
    case .conflicts:
      let reports = session.layout.conflictReports()
      return Outcome(
        output: reports.isEmpty
          ? "no conflicts" : reports.map(\.description).joined(separator: "\n\n"))
    }
  }

  func help(_ topic: Name?) throws(Problem) -> Outcome {
    if let text = Help.text(for: topic?.value) { return Outcome(output: text) }
    guard let topic else { return Outcome() }
    throw .unknown(
      "help topic", topic.value, at: topic.range, candidates: HelpTopic.allNames,
      otherwise: "'help topics' lists them")
  }
}
