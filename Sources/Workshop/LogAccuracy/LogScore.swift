import AutoLayout
import ConsoleLog
import Foundation

/// The figures over a folder of logs.
struct LogScore {
  private var logs = 0
  /// The titles, in the order of the report.
  private var titles: [String] = []
  /// How many times each held.
  private var held: [String: Int] = [:]
  /// The exceptions of each title.
  private var exceptions: [String: [String]] = [:]

  /// The report.
  var text: String {
    let lines = titles.map { title in
      let (held, missed) = (held[title, default: 0], exceptions[title, default: []])
      let count = held + missed.count
      let percent = (Double(held) / Double(count) * 1000).rounded() / 10
      return "\(title): \(held) of \(count) (\(percent) %)"
        + (missed.isEmpty ? "" : "\n    not: \(missed.joined(separator: ", "))")
    }
    return (["\(logs) logs"] + lines).joined(separator: "\n")
  }

  private mutating func count(_ title: String, _ holds: Bool, _ what: String) {
    if !titles.contains(title) { titles.append(title) }
    if holds { held[title, default: 0] += 1 } else { exceptions[title, default: []].append(what) }
  }

  /// Counts what holds for a log; a nil expectation stands for a log without a list of what people found.
  mutating func add(_ log: ConsoleLog, _ slug: String, _ expected: ExpectedReport?) {
    logs += 1
    let (_, explanations) = log.explanations()
    for explanation in explanations {
      addLines(explanation.report, slug)
      addRules(explanation, slug)
    }
    guard let expected else { return }
    guard let explanation = explanations.first, explanations.count == 1 else {
      count(Self.length, false, slug)
      return
    }
    let found = explanation.report.constraints
    count(Self.length, found.count == expected.constraints.count, slug)
    for (line, wanted) in zip(found, expected.constraints) {
      let differences = Self.differences(line, wanted)
      count(
        "constraints with every expected field", differences.isEmpty,
        "\(slug) \(line.handle) (\(differences.joined(separator: " ")))")
    }
    if let broken = expected.broken {
      count(
        "broken constraint found as expected", explanation.report.brokenIndex == broken, slug)
    }
    addProof(explanation, slug, expected)
  }

  private mutating func addLines(_ report: LogReport, _ slug: String) {
    for line in report.lines + [report.broken].compactMap({ $0 }) {
      let place = "\(slug):\(line.number)"
      count("constraint lines read", line.constraint != nil, place)
      count("constraint lines read as they are", line.repairs.isEmpty, place)
    }
  }

  private mutating func addRules(_ explanation: LogExplanation, _ slug: String) {
    if let agrees = explanation.ruleAgrees {
      count("broken constraint agrees with the rule", agrees, slug)
    }
    let lines = explanation.report.constraints
    let keys = lines.map { line in
      (line.identifier == nil ? 0 : 1, line.identifier?.lowercased() ?? line.className)
    }
    guard Set(keys.map { "\($0)" }).count > 1 else { return }
    count(
      "lists in the order of the rule (with identifiers or several classes)",
      zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }, slug)
  }

  private mutating func addProof(
    _ explanation: LogExplanation, _ slug: String, _ expected: ExpectedReport
  ) {
    let proof = explanation.diagnosis.contradiction
    count("infeasible or not, as expected", (proof != nil) == expected.infeasibleAsPrinted, slug)
    if let wanted = expected.irreducible, expected.infeasibleAsPrinted {
      count(
        "every line needed or not, as expected", explanation.diagnosis.bystanders.isEmpty == wanted,
        slug)
    }
    let axes = Set(explanation.diagnosis.constraints.compactMap(\.axis))
    let text = Axis.allCases.filter(axes.contains).map { $0 == .horizontal ? "H" : "V" }.joined()
    count("axis as expected", text == expected.axis, slug)
  }

  private static let length = "lists with the expected number of constraints"

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
    let second = wanted.second.map { wanted in
      line.second.map { isSame($0.item, wanted, line.names) } ?? false
    }
    check("second", second ?? (line.second == nil))
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

/// The report that a person expects for a log: the sidecar of a corpus file.
struct ExpectedReport: Decodable {
  /// One line of the list.
  struct Line: Decodable {
    let `class`: String
    let id: String?
    let identifier: String?
    let form: String
    let first: Item
    let firstAttribute: String
    let relation: String
    let multiplier: Double
    let second: Item?
    let secondAttribute: String?
    let constant: Double
    let priority: Double
    let systemSpacing: String?
    let active: Bool?
  }

  /// A view or guide.
  struct Item: Decodable {
    let `class`: String?
    let address: String?
    let label: String?
    let name: String?
  }

  let broken: Int?
  let axis: String
  let infeasibleAsPrinted: Bool
  let irreducible: Bool?
  let constraints: [Line]
}
