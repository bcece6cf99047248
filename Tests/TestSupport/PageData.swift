import Foundation

/// The data of a page that lay wrote, as a browser reads it.
package struct PageData: Decodable {
  package struct Text: Decodable {
    package let title: String
    package let lines: [String]
  }

  package struct Picture: Decodable {
    package let caption: String
    package let svg: String
    package let focus: [Double]?
  }

  package struct Move: Decodable {
    package let name: String
    package let from: [Double]?
    package let to: [Double]
  }

  package struct Entry: Decodable {
    package let title: String
    package let section: String
    package let place: String
    package let rule: String
    package let tags: [String]
    package let texts: [Text]
    package let moved: [Move]
    package let before: Int?
    package let scene: Int?
    package let pictures: [Picture]

    /// The lines under a heading; none if there is no such heading.
    package func lines(_ title: String) -> [String] {
      texts.first { $0.title == title }?.lines ?? []
    }
  }

  package struct Open: Decodable {
    package let name: String
    package let from: Double
    package let to: Double
  }

  /// A pair of a name and a value, as text.
  package struct Property: Decodable {
    package let name: String
    package let value: String

    package init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      name = try pair.decode(String.self)
      if let text = try? pair.decode(String.self) {
        value = text
      } else if let number = try? pair.decode(Double.self) {
        value = "\(number)"
      } else {
        value = ""
      }
    }
  }

  package struct View: Decodable {
    package let name: String
    package let written: String?
    package let label: String
    package let unseen: String?
    package let opacity: Double
    package let properties: [Property]
    package let depth: Int
    package let matrix: [Double]
    package let clip: [Double]?
    package let picture: String
    package let frame: [Double]
    package let open: [Open]
    package let why: [String]?
    package let line: Int?
  }

  package struct Constraint: Decodable {
    package let id: String
    package let written: String?
    package let text: String
    package let broken: Bool
    package let views: [String]
    package let mark: String
    package let line: Int?
  }

  package struct Part: Decodable {
    package let points: Double
    package let constraint: String
    package let broken: Bool
  }

  package struct Sum: Decodable {
    package let needed: [Part]
    package let available: [Part]
    package let total: Double
    package let room: Double
  }

  package struct Problem: Decodable {
    package let kind: String
    package let severity: String
    package let title: String
    package let lines: [String]
    package let views: [String]
    package let sum: Sum?
  }

  package struct Scene: Decodable {
    package let title: String
    package let width: Double
    package let bars: String
    package let views: [View]
    package let constraints: [Constraint]
    package let problems: [Problem]
  }

  package let format: Int
  package let kind: String
  package let title: String
  package let summary: String
  package let entries: [Entry]
  package let scenes: [Scene]

  /// Reads the data of a page.
  ///
  /// - Throws: If the page has none, or it is malformed.
  package init(of page: String) throws {
    guard var whole = try Self.json(of: page) as? [String: Any],
      let parts = whole["parts"] as? [Any], var scenes = whole["scenes"] as? [[String: Any]]
    else { throw CocoaError(.coderReadCorrupt) }
    for place in scenes.indices {
      for key in ["views", "constraints"] {
        scenes[place][key] = (scenes[place][key] as? [Int])?.map { parts[$0] }
      }
    }
    whole["scenes"] = scenes
    self = try JSONDecoder().decode(
      PageData.self, from: JSONSerialization.data(withJSONObject: whole))
  }

  /// The same as Foundation reads JSON.
  ///
  /// - Throws: Where the page has none.
  package static func json(of page: String) throws -> Any {
    try JSONSerialization.jsonObject(with: data(of: page))
  }

  private static func data(of page: String) throws -> Data {
    guard let start = page.range(of: "id=\"data\">"),
      let end = page.range(of: "</script>", range: start.upperBound..<page.endIndex)
    else { throw CocoaError(.coderReadCorrupt) }
    return Data(page[start.upperBound..<end.lowerBound].utf8)
  }
}
