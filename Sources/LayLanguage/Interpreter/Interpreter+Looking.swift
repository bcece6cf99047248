import AutoLayout

/// Commands that only look.
extension Interpreter {
  func dump(_ dump: Dump, _ options: OutputOptions) throws(Problem) -> Outcome {
    let layout = session.layout
    switch dump {
    case .trace:
      return Outcome(
        options.isJSON ? layout.treeJSON().description : layout.trace(style: options.style))
    case .tree:
      return Outcome(options.isJSON ? layout.treeJSON().description : layout.treeDump())
    case .frames:
      return Outcome(options.isJSON ? layout.framesJSON().description : layout.frameDump())
    case .groups: return Outcome(layout.groupDump())
    case .traits: return Outcome(layout.traitDump())
    case .variations:
      let blocks = VariationText.blocks(of: layout)
      return Outcome(blocks.isEmpty ? "no variations" : blocks.joined(separator: "\n"))
    case .json: return Outcome(layout.json().description)
    case .constraints(let name, let axis):
      var item: Item.ID?
      if let name { item = try layout.item(name) }
      return Outcome(
        options.isJSON
          ? layout.constraintsJSON(of: item, axis: axis).description
          : layout.constraintDump(of: item, axis: axis, style: options.style))
    }
  }

  func report(_ report: Report, _ options: OutputOptions) -> Outcome {
    let layout = session.layout
    switch report {
    case .ambiguity: return Outcome(layout.ambiguityReport(), options)
    case .issues: return Outcome(layout.issueReport(), options)
    case .misplaced:
      return Outcome(layout.misplacedViews, none: "no misplaced views", separator: "\n", options)
    case .conflicts where options.triesChanges:
      return Outcome(layout.conflictAnalyses(style: options.style), none: "no conflicts", options)
    case .conflicts:
      return Outcome(layout.conflictReports(style: options.style), none: "no conflicts", options)
    }
  }

  mutating func setShowsEvents(_ shows: Bool) -> Outcome {
    showsEvents = shows
    return Outcome()
  }

  func help(_ topic: Name?) throws(Problem) -> Outcome {
    if let text = Help.text(for: topic?.value) { return Outcome(output: text) }
    guard let topic else { return Outcome() }
    throw .unknown(
      "help topic", topic.value, at: topic.range, candidates: HelpTopic.allNames,
      otherwise: "'help topics' lists them")
  }
}

extension Outcome {
  /// A text.
  init(_ text: String) { self.init(output: text) }

  /// A value as text or JSON.
  init(_ value: some JSONRepresentable & CustomStringConvertible, _ options: OutputOptions) {
    self.init(options.isJSON ? value.json.description : value.description)
  }

  /// Values as paragraphs, or as a JSON array.
  init(
    _ values: [some JSONRepresentable & CustomStringConvertible], none: String,
    separator: String = "\n\n", _ options: OutputOptions
  ) {
    if options.isJSON {
      self.init(JSONValue.array(values.map(\.json)).description)
    } else {
      self.init(
        values.isEmpty ? none : values.map(\.description).joined(separator: separator))
    }
  }
}
