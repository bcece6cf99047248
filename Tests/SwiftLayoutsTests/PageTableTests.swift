import AutoLayout
import Foundation
import SwiftLayouts
import TestSupport
import Testing

/// The table of Docs/Swift.md: what is read, with an example and the constraints that it makes.
@Suite("The table of what is read", .enabled(if: SwiftReader.exists)) struct PageTableTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let constraints: String
  }

  static let rows: [Row] = {
    let page = (try? Repository.text(of: "Docs/Swift.md")) ?? ""
    let lines = page.split(separator: "\n").drop { !$0.hasPrefix("| what | example |") }
    return lines.dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
      let cells = line.replacing("\\|", with: "¦").split(separator: "|").map { cell in
        cell.replacing("¦", with: "|").trimmingCharacters(in: .whitespaces)
      }
      let code = cells[1].drop { $0 == "`" }.dropLast()
      return Row(testDescription: cells[0], code: String(code), constraints: cells.last ?? "")
    }
  }()

  @Test("is there") func table() { #expect(Self.rows.count > 10) }

  @Test("has examples that make the constraints beside them", arguments: rows)
  func row(_ row: Row) throws {
    let libraries = ["SnapKit", "Masonry", "PureLayout", "TinyConstraints", "Cartography"]
    let source = """
      \(libraries.map { "import \($0)" }.joined(separator: "\n"))
      class V: UIView {
        let a = UIView(), b = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
          \(row.code)
        }
      }
      """
    let document = try #require(try SwiftReader.documents([source]).first)
    #expect(document.errors.map { $0.reason } == [])
    let read = try #require(try document.layout(of: "V"))
    #expect(read.warnings.map { $0.reason } == [])
    let equations = read.layout.constraints.filter { read.layout.constraint($0).isActive }
      .map { "`\(read.layout.equation(of: $0))`" }.joined(separator: ", ")
    #expect((equations.isEmpty ? "none" : equations) == row.constraints)
  }
}
