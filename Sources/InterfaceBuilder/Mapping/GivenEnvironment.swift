import AutoLayout
import LayoutDiagnostics

/// The measured insets of a document's scenes, in place of the rules.
package struct GivenEnvironment: Sendable {
  /// The insets of one scene in points; nil if unknown.
  struct Insets: Sendable {
    let top: Double?
    let left: Double?
    let bottom: Double?
    let right: Double?
    let topLayoutGuide: Double?
    let bottomLayoutGuide: Double?

    /// Reads them; nil if one isn't a number.
    init?(_ json: JSONValue) {
      guard json.members.allSatisfy({ $0.value == .null || $0.value.number != nil }) else {
        return nil
      }
      top = json["top"]?.number
      left = json["left"]?.number
      bottom = json["bottom"]?.number
      right = json["right"]?.number
      topLayoutGuide = json["topLayoutGuide"]?.number
      bottomLayoutGuide = json["bottomLayoutGuide"]?.number
    }

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

  /// Reads a file of JSON lines, each with the name of a document, the id of a scene, and `insets`
  /// with numbers for `top`, `left`, `bottom`, `right`, `topLayoutGuide` and `bottomLayoutGuide`.
  ///
  /// - Returns: The insets by name of the document.
  /// - Throws: When a line is something else, with its number.
  package static func read(_ bytes: [UInt8]) throws(DocumentIssue) -> [String: GivenEnvironment] {
    var found: [String: GivenEnvironment] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let json = try? JSONValue(file: Array(line))
      guard let document = json?["document"]?.text, let scene = json?["scene"]?.text,
        let insets = json?["insets"].flatMap(Insets.init)
      else {
        throw DocumentIssue(
          "this is no environment", at: DocumentPlace(line: number + 1, column: 1),
          remedy: "write {\"document\": NAME, \"scene\": ID, \"insets\": {\"top\": 20}}")
      }
      guard insets.areValid else {
        throw DocumentIssue(
          "an inset is too large", at: DocumentPlace(line: number + 1, column: 1),
          remedy: Magnitude.remedy)
      }
      found[document, default: GivenEnvironment()].scenes[scene] = insets
    }
    return found
  }
}
