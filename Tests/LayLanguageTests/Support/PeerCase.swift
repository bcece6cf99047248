import Foundation
import TestSupport

/// A case of the shared solver corpus: constraints on variables, added and changed step by step.
struct PeerCase: Decodable {
  let id: String
  let vars: [String]
  let steps: [Step]

  /// `sum of terms rel const`; 1000 is required.
  struct Constraint: Decodable {
    let id: String
    let terms: [Term]
    let rel: String
    let const: Double
    let prio: Double
  }

  /// A pair in JSON: the variable and its coefficient.
  struct Term: Decodable {
    let variable: String
    let coefficient: Double

    init(_ variable: String, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }

    init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      variable = try pair.decode(String.self)
      coefficient = try pair.decode(Double.self)
    }
  }

  /// One kind of thing to do, or to expect.
  struct Step: Decodable {
    let add: [Constraint]
    let remove: [String]
    let setConst: [String: Double]
    let setPrio: [String: Double]
    let expect: [String: Double]
    /// Whether it holds nothing else.
    let isKnown: Bool

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      func field<Value: Decodable>(_ name: String, default value: Value) throws -> Value {
        try fields.decodeIfPresent(Value.self, forKey: Key(stringValue: name)) ?? value
      }
      add = try field("add", default: [])
      remove = try field("remove", default: [])
      setConst = try field("setConst", default: [:])
      setPrio = try field("setPrio", default: [:])
      expect = try field("expect", default: [:])
      let known: Set = ["add", "remove", "setConst", "setPrio", "expect"]
      isKnown = fields.allKeys.allSatisfy { known.contains($0.stringValue) }
    }
  }

  private struct File: Decodable {
    let cases: [PeerCase]
  }

  /// The cases of a file in the format of the corpus.
  static func cases(in data: Data) throws -> [PeerCase] {
    try JSONDecoder().decode(File.self, from: data).cases
  }

  /// The file of the shared corpus; nil if there is none.
  static let sharedFile = SharedCorpus.place(of: "corpus/solver-cases/dev.json")
}
