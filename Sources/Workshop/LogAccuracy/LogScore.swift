import AutoLayout
import ConsoleLog

/// The figures over a folder of logs.
struct LogScore {
  private var logs = 0
  private var read = Tally("constraint lines read")
  private var printed = Tally("constraint lines printed back identically")
  private var count = Tally("lists with the expected number of constraints")
  private var fields = Tally("constraints with every expected field")
  private var named = Tally("broken constraint found as expected")
  private var order = Tally("lists in the order of the rule (with identifiers or several classes)")
  private var rule = Tally("broken constraint agrees with the rule")
  private var feasible = Tally("infeasible or not, as expected")
  private var irreducible = Tally("every line needed or not, as expected")
  private var axis = Tally("axis as expected")

  /// The report.
  var text: String {
    (["\(logs) logs"]
      + [read, printed, count, fields, named, order, rule, feasible, irreducible, axis].map(\.text))
      .joined(separator: "\n")
  }

  mutating func add(_ log: ConsoleLog, _ slug: String, _ expected: ExpectedReport?) {
    logs += 1
    let (_, explanations) = log.explanations()
    for explanation in explanations {
      addLines(explanation.report, slug)
      addRules(explanation, slug)
    }
    guard let expected else { return }
    guard let explanation = explanations.first, explanations.count == 1 else {
      count.add(false, slug)
      return
    }
    let found = explanation.report.constraints
    count.add(found.count == expected.constraints.count, slug)
    for (line, wanted) in zip(found, expected.constraints) {
      let differences = Self.differences(line, wanted)
      fields.add(
        differences.isEmpty, "\(slug) \(line.handle) (\(differences.joined(separator: " ")))")
    }
    if let broken = expected.broken {
      named.add(explanation.report.brokenIndex == broken, slug)
    }
    addProof(explanation, slug, expected)
  }

  private mutating func addLines(_ report: LogReport, _ slug: String) {
    for line in report.lines + [report.broken].compactMap({ $0 }) {
      read.add(line.constraint != nil, "\(slug):\(line.number)")
      printed.add(line.printsBack, "\(slug):\(line.number)")
    }
  }

  private mutating func addRules(_ explanation: LogExplanation, _ slug: String) {
    if let agrees = explanation.ruleAgrees { rule.add(agrees, slug) }
    let lines = explanation.report.constraints
    let keys = lines.map { line in
      (line.identifier == nil ? 0 : 1, line.identifier?.lowercased() ?? line.className)
    }
    guard Set(keys.map { "\($0)" }).count > 1 else { return }
    order.add(zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }, slug)
  }

  private mutating func addProof(
    _ explanation: LogExplanation, _ slug: String, _ expected: ExpectedReport
  ) {
    let proof = explanation.contradiction
    feasible.add((proof != nil) == expected.infeasibleAsPrinted, slug)
    if let wanted = expected.irreducible, expected.infeasibleAsPrinted {
      irreducible.add(explanation.bystanders.isEmpty == wanted, slug)
    }
    let axes = Set(explanation.constraints.compactMap(\.axis))
    let text = Axis.allCases.filter(axes.contains).map { $0 == .horizontal ? "H" : "V" }.joined()
    axis.add(text == expected.axis, slug)
  }

  // MARK: Fields

  private static func differences(_ line: LogConstraint, _ wanted: ExpectedReport.Line) -> [String]
  {
    var found: [String] = []
    func check(_ name: String, _ holds: Bool) { if !holds { found.append(name) } }
    check("class", line.className == wanted.class)
    check(
      "id",
      wanted.id.map { line.address == $0 || line.handle.hasPrefix($0) } ?? (line.address == nil))
    check("identifier", line.identifier == wanted.identifier)
    check("form", line.isVisual == (wanted.form == "visual"))
    check("first", isSame(line.first.item, wanted.first, line.names))
    check("firstAttribute", line.first.attributeText == wanted.firstAttribute)
    check("relation", line.relation.symbol == wanted.relation)
    check("multiplier", line.multiplier == wanted.multiplier)
    check("constant", line.constant == wanted.constant)
    check("priority", line.priority.value == wanted.priority)
    check("spacing", line.systemSpacing == wanted.systemSpacing)
    check("active", line.isActive == wanted.active)
    check("secondAttribute", line.second?.attributeText == wanted.secondAttribute)
    if let second = wanted.second {
      check("second", line.second.map { isSame($0.item, second, line.names) } ?? false)
    } else {
      check("second", line.second == nil)
    }
    return found
  }

  /// Addresses decide where both have one; what the bar refers to is known by its address.
  private static func isSame(
    _ item: LogItem, _ wanted: ExpectedReport.Item, _ names: LogNames
  ) -> Bool {
    let address = item.address ?? item.key.flatMap(names.address)
    if let address, let other = wanted.address { return address == other }
    return item.key == wanted.name || item.key == wanted.label || item.key == wanted.address
  }
}
