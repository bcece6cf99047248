import AutoLayout
import InterfaceBuilder

/// The frames of one scene of a document, or of one script.
struct FrameList {
  /// One view.
  struct View {
    let id: String
    /// What a session calls it.
    let name: String
    let frame: Rect
    /// The values that x, y, width and height can take; nil when nobody asked.
    let ranges: [ClosedRange<Double>]?
  }

  /// The name of the file without its directory.
  let document: String
  let scene: String
  private(set) var views: [View] = []

  init(document: String, scene: String) {
    self.document = document
    self.scene = scene
  }

  /// Adds the views of a solved layout.
  mutating func add(
    _ layout: Layout, _ items: [(id: String, item: Item.ID)], rootFrame: Rect, withRanges: Bool
  ) {
    views += items.map { id, item in
      View(
        id: id, name: layout.name(of: item),
        frame: item == layout.root ? rootFrame : layout.frame(of: item),
        ranges: withRanges && item != layout.root ? layout.ranges(of: item) : nil)
    }
  }

  /// The list as a line of JSON.
  var json: String {
    let views = views.map { view in
      let ranges = view.ranges.map { ranges in
        ", \"ranges\": [\(ranges.map(Self.json).joined(separator: ", "))]"
      }
      return "{\"id\": \(Self.json(view.id)), \"name\": \(Self.json(view.name)), "
        + "\"frame\": \(Self.json(view.frame))\(ranges ?? "")}"
    }
    return "{\"document\": \(Self.json(document)), \"scenes\": [{\"id\": \(Self.json(scene)), "
      + "\"views\": [\(views.joined(separator: ", "))]}]}\n"
  }

  /// The list as text.
  var text: String {
    let lines = views.map { view in
      let open = view.ranges?.contains { $0.upperBound - $0.lowerBound > Self.tolerance } ?? false
      return "  \(view.id) \(PropertyValue.rect(view.frame))\(open ? " ambiguous" : "")\n"
    }
    return "\(document) \(scene)\n" + lines.joined()
  }

  /// The widest range in points that counts as a single value.
  private static let tolerance = 1e-6

  private static func json(_ rect: Rect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "[\(numbers.map(NumberText.exact).joined(separator: ", "))]"
  }

  /// JSON has no infinities; a number that no frame has stands for them.
  private static func json(_ range: ClosedRange<Double>) -> String {
    let ends = [range.lowerBound, range.upperBound].map { min(max($0, -1e300), 1e300) }
    return "[\(ends.map(NumberText.exact).joined(separator: ", "))]"
  }

  private static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
