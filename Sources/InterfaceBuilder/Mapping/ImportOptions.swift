import AutoLayout
import LayoutDiagnostics

/// What an import takes from the document, and what it computes.
package struct ImportOptions: Sendable {
  /// Where the sizes of contents come from.
  package enum IntrinsicSizes: String, Hashable, Sendable, CaseIterable {
    /// The measured sizes of text and controls.
    case measured
    /// The saved sizes of labels, buttons and other controls.
    case saved
  }

  /// Where the sizes of contents come from.
  package var intrinsicSizes: IntrinsicSizes
  /// Whether views look as they do on Interface Builder's canvas, where some that show nothing take up room.
  package var showsPlaceholders: Bool
  /// Whether views on the canvas that show nothing have the size that was saved, if nothing else decides it.
  package var keepsSavedSizes = true
  /// Whether the layout is that of the running app instead of the canvas: rows are as wide as their table on every
  /// screen, and sizes that are only placeholders on the canvas don't count.
  package var isAtRunTime = false
  /// Whether to read colors, corners and the like, which only pictures and sessions need.
  package var readsDrawing = true
  /// The measured insets of the document's scenes.
  package var environment: GivenEnvironment
  /// The texts of a language that replace the document's; nil for the document's own.
  package var texts: LocalizedTexts?
  /// The images and fonts of the app; nil if only what the document stores counts.
  ///
  /// The canvas shows the stored sizes of images first (18 of 18 frames where they differ), a running app its images.
  package var assets: NearbyAssets?
  /// The screen for which image files are chosen; nil for the canvas.
  package var screen: Environment?
  /// The limits of the layout's size.
  package var limits = LayoutLimits()

  /// Creates options; the default takes only what constraints need.
  package init(
    intrinsicSizes: IntrinsicSizes = .measured, showsPlaceholders: Bool = false,
    environment: GivenEnvironment = GivenEnvironment(), texts: LocalizedTexts? = nil
  ) {
    self.intrinsicSizes = intrinsicSizes
    self.showsPlaceholders = showsPlaceholders
    self.environment = environment
    self.texts = texts
  }
}

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

    /// Reads the insets; nil if one isn't a number.
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

    /// Whether a layout can have these insets.
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

  /// Reads a file of JSON lines, each with the name of a document, the id of a scene, and `insets`, which has numbers
  /// for `top`, `left`, `bottom`, `right`, `topLayoutGuide` and `bottomLayoutGuide`.
  ///
  /// - Returns: The insets by name of the document.
  /// - Throws: When a line is anything else, with its number.
  package static func read(_ bytes: [UInt8]) throws(DocumentIssue) -> [String: GivenEnvironment] {
    var found: [String: GivenEnvironment] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let json = try? JSONValue(file: Array(line))
      guard let document = json?["document"]?.text, let scene = json?["scene"]?.text,
        let insets = json?["insets"].flatMap(Insets.init)
      else {
        throw DocumentIssue(
          "this is not an environment", at: DocumentPlace(line: number + 1, column: 1),
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
