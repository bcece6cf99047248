import Cassowary
import Foundation
import TestSupport
import Testing

/// The shared solver cases; none if they are not at hand.
enum Corpus {
  static func lines(_ file: String) throws -> [CorpusObject] {
    guard let data = try data(file) else { return [] }
    return try data.split(separator: UInt8(ascii: "\n")).map { line in
      CorpusObject(try JSONSerialization.jsonObject(with: Data(line)))
    }
  }

  static func cases(_ file: String) throws -> [CorpusObject] {
    guard let data = try data(file) else { return [] }
    return CorpusObject(try JSONSerialization.jsonObject(with: data)).objects("cases")
  }

  private static func data(_ file: String) throws -> Data? {
    try SharedCorpus.place(of: "corpus/solver-cases/\(file)").map { try Data(contentsOf: $0) }
  }
}

/// A JSON object with typed, forgiving access; a missing entry reads as empty.
struct CorpusObject {
  private let fields: [String: Any]

  init(_ value: Any) {
    fields = value as? [String: Any] ?? [:]
  }

  var id: String { string("id") }

  func string(_ key: String) -> String { fields[key] as? String ?? "" }

  func number(_ key: String) -> Double { (fields[key] as? NSNumber)?.doubleValue ?? .nan }

  func strings(_ key: String) -> [String] { fields[key] as? [String] ?? [] }

  func lists(_ key: String) -> [[String]] { fields[key] as? [[String]] ?? [] }

  func object(_ key: String) -> CorpusObject? { fields[key].map { CorpusObject($0) } }

  func objects(_ key: String) -> [CorpusObject] {
    (fields[key] as? [Any] ?? []).map { CorpusObject($0) }
  }

  func numbers(_ key: String) -> [(String, Double)] {
    (fields[key] as? [String: NSNumber] ?? [:]).map { ($0.key, $0.value.doubleValue) }
  }

  /// `[min, max]` pairs; null stands for an infinite end.
  func ranges(_ key: String) -> [(String, (lower: Double, upper: Double))] {
    (fields[key] as? [String: [Any]] ?? [:]).map { name, ends in
      let lower = (ends.first as? NSNumber)?.doubleValue ?? -.infinity
      let upper = (ends.last as? NSNumber)?.doubleValue ?? .infinity
      return (name, (lower, upper))
    }
  }

  /// A constraint over the given variables.
  func constraint(_ variables: [String: Variable]) -> LinearConstraint {
    let terms = (fields["terms"] as? [[Any]] ?? []).compactMap { pair -> Term? in
      guard let name = pair.first as? String, let variable = variables[name] else { return nil }
      return Term(variable, (pair.last as? NSNumber)?.doubleValue ?? 0)
    }
    let relations: [String: Relation] = [
      "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
    ]
    return LinearConstraint(
      terms, relations[string("rel")] ?? .equal, number("const"),
      priority: Priority(number("prio")) ?? .required)
  }
}

/// A solver whose variables and constraints have names.
struct NamedSystem {
  var solver = Solver()
  private var variables: [String: Variable] = [:]
  private var constraints: [String: LinearConstraint.ID] = [:]

  init(variables names: [String]) {
    for name in names { variables[name] = solver.addVariable() }
  }

  mutating func add(_ items: [CorpusObject]) throws {
    for item in items { constraints[item.id] = try solver.add(item.constraint(variables)) }
  }

  func variable(_ name: String) -> Variable {
    guard let variable = variables[name] else { preconditionFailure("no variable \(name)") }
    return variable
  }

  func id(_ name: String) -> LinearConstraint.ID {
    guard let id = constraints[name] else { preconditionFailure("no constraint \(name)") }
    return id
  }

  func name(_ id: LinearConstraint.ID) -> String {
    constraints.first { $0.value == id }?.key ?? "?"
  }

  func value(_ name: String) -> Double { solver.value(of: variable(name)) }
}
