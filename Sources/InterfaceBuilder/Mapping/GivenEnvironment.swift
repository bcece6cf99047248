import AutoLayout
internal import FoundationEssentials

/// The measured insets of a document's scenes, in place of the rules.
package struct GivenEnvironment: Sendable {
  /// The insets of one scene in points; nil where they are not known.
  struct Insets: Decodable, Sendable {
    let top: Double?
    let left: Double?
    let bottom: Double?
    let right: Double?
    let topLayoutGuide: Double?
    let bottomLayoutGuide: Double?

    /// Whether a layout can have them.
    var areValid: Bool {
      [top, left, bottom, right, topLayoutGuide, bottomLayoutGuide].allSatisfy { inset in
        inset.map { $0.magnitude <= Magnitude.limit } ?? true
      }
    }
  }

  private var scenes: [String: Insets] = [:]

  /// No insets.
  package init() {}

  /// The insets of a scene, if they are known.
  func insets(of scene: String) -> Insets? { scenes[scene] }

  // MARK: Files

  /// One line of a file.
  private struct Line: Decodable {
    let document: String
    let scene: String
    let insets: Insets
  }

  /// Reads a file of JSON lines, each with the name of a document, the id of a scene, and `insets`
  /// with numbers for `top`, `left`, `bottom`, `right`, `topLayoutGuide` and `bottomLayoutGuide`.
  ///
  /// - Returns: The insets by name of the document.
  /// - Throws: When a line is something else, with its number.
  package static func read(_ bytes: [UInt8]) throws(DocumentIssue) -> [String: GivenEnvironment] {
    var found: [String: GivenEnvironment] = [:]
    let decoder = JSONDecoder()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      guard let read = try? decoder.decode(Line.self, from: Data(line)) else {
        throw DocumentIssue(
          "this is no environment", at: DocumentPlace(line: number + 1, column: 1),
          remedy: "write {\"document\": NAME, \"scene\": ID, \"insets\": {\"top\": 20}}")
      }
      guard read.insets.areValid else {
        throw DocumentIssue(
          "an inset is too large", at: DocumentPlace(line: number + 1, column: 1),
          remedy: Magnitude.remedy)
      }
      found[read.document, default: GivenEnvironment()].scenes[read.scene] = read.insets
    }
    return found
  }
}
