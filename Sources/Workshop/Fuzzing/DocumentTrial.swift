import AutoLayout
import InterfaceBuilder

/// Opens a document and lays out all of its scenes.
package struct DocumentTrial {
  /// The number of views that were laid out; 0 if the document was refused.
  package private(set) var views = 0
  /// The frames that are not numbers.
  package private(set) var faults: [String] = []

  /// Opens a document; sizes of contents are taken from it or measured.
  package init(_ bytes: [UInt8], savedSizes: Bool = false) {
    guard let document = try? InterfaceDocument(bytes) else { return }
    let options = ImportOptions(intrinsicSizes: savedSizes ? .saved : .measured)
    for scene in document.scenes {
      for part in (try? document.layouts(of: scene, options)) ?? [] { read(part) }
    }
  }

  private mutating func read(_ part: SceneLayout) {
    var layout = part.layout
    layout.solve()
    views += part.views.count
    for (id, item) in part.views {
      let frame = layout.frame(of: item)
      if !frame.isFinite { faults.append("\(id) has the frame \(frame)") }
    }
  }
}

extension Rect {
  /// Whether all of its numbers are finite.
  package var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
