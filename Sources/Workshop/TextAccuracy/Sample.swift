import Foundation
import TextSizes

/// A view that an Interface Builder document stores, with the size of its text.
struct Sample: Decodable {
  /// The meaning of the saved width.
  enum Kind: String, Decodable {
    /// It is the intrinsic width.
    case intrinsic
    /// The text of a label wraps at this width.
    case wrap
    /// It is the intrinsic width of a segmented control.
    case segmented
    /// A kind that this program doesn't know.
    case other

    init(from decoder: any Decoder) throws {
      self = Kind(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
    }
  }

  let kind: Kind
  let cls: String
  let text: String?
  let segments: [String]?
  let apportionsByContent: Bool?
  /// The text style, `Body`.
  let style: String?
  let face: String
  let size: Double
  let era: String
  let toolsVersion: Int
  /// The pixels per point; 0 if the document names no device.
  let scale: Double
  let width: Double
  /// The number of lines of a wrapped label.
  let lines: Int?

  /// The samples of a file with one JSON object per line.
  static func read(_ path: String) throws -> [Sample] {
    let data = try Data(contentsOf: URL(filePath: path))
    let decoder = JSONDecoder()
    return try data.split(separator: UInt8(ascii: "\n")).map { line in
      try decoder.decode(Sample.self, from: Data(line))
    }
  }

  private var traits: RenderingTraits {
    RenderingTraits(scale: scale, toolsVersion: toolsVersion)
  }

  /// The font at the size that the sample states.
  ///
  /// Samples state the size of text styles for one of the categories XS and L, whichever is closer; if Xcode used
  /// another one, the style decides.
  private var font: Font {
    if traits.contentSizeCategory == .medium, let style = style.flatMap(TextStyle.init(storedName:))
    {
      return .textStyle(style)
    }
    if face == "named-helvetica-neue" { return .named("HelveticaNeue", size: size) }
    return .system(size, weight: FontWeight(named: face) ?? .regular)
  }

  /// The measured rule of each class.
  private static let rules: [String: ContentRule] = [
    "label": .label, "button": .button, "segmentedControl": .segmentedControl,
  ]

  /// The width that the package computes.
  var computedWidth: Double? {
    guard let rule = Self.rules[cls] else { return nil }
    var content = ContentDescription(rule, text: text)
    // The size of segment titles is part of their rule.
    content.font = kind == .segmented ? nil : font
    content.segments = segments ?? []
    content.apportionsSegmentWidths = apportionsByContent ?? false
    return content.intrinsicSize(in: traits).horizontal
  }

  /// The number of lines that the package computes at the saved width.
  var computedLines: Int {
    TextMetrics(font, in: traits).block(of: text ?? "", within: .init(width: width)).lines.count
  }

  /// Whether the sample belongs to the groups of the model's published figures.
  var isBasicSanFrancisco: Bool {
    era != "ios7" && face != "named-helvetica-neue" && text?.utf8.allSatisfy { $0 < 0x80 } == true
  }
}
