import Foundation

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
