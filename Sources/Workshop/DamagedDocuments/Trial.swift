import AutoLayout
import InterfaceBuilder

/// What came of opening a document: every scene of it was laid out, or it was refused.
package struct Trial {
  /// Why it was refused; nil when it was opened.
  package let refusal: DocumentIssue?
  /// How many views were laid out.
  package private(set) var views = 0
  /// What is wrong with the result itself: values that are not numbers.
  package private(set) var faults: [String] = []

  /// Opens a document and lays out all of its scenes, with measured or with saved sizes.
  package init(_ bytes: [UInt8], savedSizes: Bool) {
    do throws(DocumentIssue) {
      let document = try InterfaceDocument(bytes)
      refusal = nil
      let options = ImportOptions(intrinsicSizes: savedSizes ? .saved : .measured)
      for scene in document.scenes {
        for part in document.layouts(of: scene, options) { read(part) }
      }
    } catch {
      refusal = error
    }
  }

  private mutating func read(_ part: SceneLayout) {
    var layout = part.layout
    layout.solve()
    views += part.views.count
    for (id, item) in part.views {
      let frame = layout.frame(of: item)
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      if !numbers.allSatisfy(\.isFinite) { faults.append("\(id) has the frame \(frame)") }
    }
  }
}
