import AutoLayout

/// `explain`, `why`, `exercise`, `suggest`, `silence` and `unsilence`.
extension Interpreter {
  func explain(_ question: Question, _ options: OutputOptions) throws(Problem) -> Outcome {
    // Guides of UIKit are made at their first use, here on a copy.
    var layout = session.layout
    switch question {
    case .item(let path):
      let item = try layout.explicable(path)
      layout.solve()
      return Outcome(ItemExplanation(of: item, in: layout), options)
    case .attribute(let path):
      let anchor = try layout.explicable(path, besides: [])
      layout.solve()
      return Outcome(layout.explanation(of: anchor), options)
    case .difference(let path, let number):
      let anchor = try layout.explicable(path, besides: [])
      layout.solve()
      return Outcome(layout.obstacle(to: anchor, being: number.value), options)
    case .attributes(let path, let otherPath):
      let paths = [path, otherPath]
      let anchor = try layout.explicable(path, besides: paths)
      let other = try layout.explicable(otherPath, besides: paths)
      try Self.checkIsComparable(anchor, other, at: otherPath.attribute.range)
      layout.solve()
      return Outcome(layout.obstacle(to: anchor, being: other), options)
    case .broken(let name): return try explainBroken(name, options)
    case .ambiguous(let path): return try explainAmbiguous(path, options)
    }
  }

  private static func checkIsComparable(_ first: Anchor, _ second: Anchor, at range: SourceRange)
    throws(Problem)
  {
    let (one, other) = (first.attribute, second.attribute)
    try Layout.checkDirections(of: [one, other], at: range)
    guard one.isSize != other.isSize || !one.isSize && one.axis != other.axis else { return }
    throw Problem(
      "\(one.rawValue) and \(other.rawValue) can't be equal: one is "
        + "\(one.isSize ? "a size" : "\(one.axis.rawValue)"), the other "
        + "\(other.isSize ? "a size" : "\(other.axis.rawValue)")", at: range)
  }

  private func explainBroken(_ name: Name, _ options: OutputOptions) throws(Problem) -> Outcome {
    let layout = session.layout
    guard let analysis = layout.explanation(ofBroken: handle(name, in: layout)) else {
      guard !layout.brokenHandles.contains(name.value) else { return Outcome() }
      if !layout.hasConstraint(called: name.value) { _ = try layout.constraint(name) }
      let broken = layout.brokenHandles
      throw Problem(
        "\(name.value) is not broken", at: name.range,
        remedy: broken.isEmpty ? "nothing is" : "broken are: \(broken.joined(separator: ", "))")
    }
    return Outcome(options.isJSON ? analysis.json.description : analysis.reason)
  }

  /// What reports call the constraint of a name.
  private func handle(_ name: Name, in layout: Layout) -> String {
    layout.constraint(named: name.value).map { layout.constraint($0).name } ?? name.value
  }

  private func explainAmbiguous(_ path: ItemPath, _ options: OutputOptions) throws(Problem)
    -> Outcome
  {
    var layout = session.layout
    let item = try layout.explicable(path)
    layout.solve()
    let report = layout.ambiguityReport(of: item)
    guard !report.isEmpty || options.isJSON else {
      throw Problem(
        "\(layout.path(of: item)) is not ambiguous: its frame is "
          + FrameText.text(layout.frame(of: item)), at: path.range)
    }
    return Outcome(report, options)
  }

  func exercise(_ path: ItemPath, _ options: OutputOptions) throws(Problem) -> Outcome {
    var layout = session.layout
    let item = try layout.explicable(path)
    layout.solve()
    return Outcome(layout.alternatives(of: item), options)
  }

  mutating func setSilenced(_ isSilenced: Bool, _ ids: [Name], _ statement: Statement)
    throws(Problem) -> Outcome
  {
    try change(statement) { (layout) throws(Problem) in
      for id in ids {
        guard IssueRule.named(id.value) != nil else {
          throw .unknown(
            "issue", id.value, at: id.range, candidates: IssueRule.all.map(\.id),
            otherwise: "'help issues' lists them")
        }
        try blaming(id.range) { () throws(LayoutError) in
          try layout.setSilenced(isSilenced, issue: id.value)
        }
      }
    }
  }

  func suggest(_ path: ItemPath, _ options: OutputOptions) throws(Problem) -> Outcome {
    var layout = session.layout
    let item = try layout.explicable(path)
    layout.solve()
    let name = layout.path(of: item)
    guard let suggestions = layout.suggestions(for: item) else {
      throw Problem(
        "no constraints were found that settle \(name) without breaking or moving others",
        at: path.range, remedy: "'why ambiguous \(name)' says what is open")
    }
    let lines = suggestions.map { "pin \(layout.equation(of: $0))" }
    if options.isJSON { return Outcome(JSONValue.array(lines.map(JSONValue.string)).description) }
    return Outcome(
      lines.isEmpty ? "\(name) is not ambiguous" : lines.joined(separator: "\n"))
  }
}

extension Layout {
  /// The item of a path, which may not be the window.
  fileprivate mutating func explicable(_ path: ItemPath) throws(Problem) -> Item.ID {
    let item = try item(path, besides: [])
    guard item != window else {
      throw Problem("the window takes no part in layout", at: path.range, remedy: "use root")
    }
    return item
  }

  /// The anchor of a path, which may not be the window's.
  fileprivate mutating func explicable(_ path: AnchorPath, besides others: [AnchorPath])
    throws(Problem) -> Anchor
  {
    let anchor = try anchor(path, besides: others)
    guard anchor.item != window else {
      throw Problem("the window takes no part in layout", at: path.range, remedy: "use root")
    }
    return anchor
  }
}
