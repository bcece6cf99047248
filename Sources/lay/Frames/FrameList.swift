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

  /// Writes the list as a line of JSON.
  func writeJSON(to output: inout String) {
    output += "{\"document\": "
    Self.write(document, to: &output)
    output += ", \"scenes\": [{\"id\": "
    Self.write(scene, to: &output)
    output += ", \"views\": ["
    for (place, view) in views.enumerated() {
      output += place == 0 ? "{\"id\": " : ", {\"id\": "
      Self.write(view.id, to: &output)
      output += ", \"name\": "
      Self.write(view.name, to: &output)
      output += ", \"frame\": "
      let frame = view.frame
      Self.write(
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], to: &output)
      if let ranges = view.ranges { Self.write(ranges, to: &output) }
      output += "}"
    }
    output += "]}]}\n"
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

  /// JSON has no infinities; a number that no frame has stands for them.
  private static func write(_ ranges: [ClosedRange<Double>], to output: inout String) {
    output += ", \"ranges\": ["
    for (place, range) in ranges.enumerated() {
      if place > 0 { output += ", " }
      write([range.lowerBound, range.upperBound].map { min(max($0, -1e300), 1e300) }, to: &output)
    }
    output += "]"
  }

  private static func write(_ numbers: [Double], to output: inout String) {
    for (place, number) in numbers.enumerated() {
      output += place == 0 ? "[" : ", "
      output += NumberText.exact(number)
    }
    output += "]"
  }

  private static func write(_ text: String, to output: inout String) {
    output += JSONValue.quoted(text)
  }
}
