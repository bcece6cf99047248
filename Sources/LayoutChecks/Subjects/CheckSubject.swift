import AutoLayout
import InterfaceBuilder

/// What decides the size of a root view when the app runs.
package enum SubjectSize: Hashable, Sendable {
  /// The screen.
  case screen
  /// The width of the screen, and its own content: a row of a table.
  case wideAsScreen
  /// Whoever uses it, which the document doesn't tell: only its designed size is known.
  case asDesigned
}

/// One root view with everything in it, to be checked.
package struct CheckSubject: Sendable {
  /// The scene's name; nil where a file has only one.
  package let scene: String?
  /// The scene's id, which fingerprints are made of.
  package let sceneID: String
  /// The layout as it was designed; it need not be solved.
  package let layout: Layout
  /// What decides the size of the root view.
  package let size: SubjectSize
  /// Where the parts come from; nil for scripts.
  package let sources: SceneSources?
  /// The views on whose size the document only allows a guess, and those whose frame rests on one.
  let guesses: [Item.ID: Guess]

  /// The layout of a script.
  package init(script layout: Layout) {
    self.layout = layout
    scene = nil
    sceneID = "script"
    size = .screen
    sources = nil
    guesses = [:]
  }

  /// What makes a frame a guess, and is what a check finds.
  private static let findings: Set<Guess> = [.conflict, .ambiguous]

  /// The buttons that show nothing before the app gives them a title or an image.
  private static func emptyButtons(in layout: Layout) -> [Item.ID: Guess] {
    let empty = layout.items.filter { item in
      guard let state = layout.model[item].view, state.viewClass == .button else { return false }
      return (state.content.text ?? "").isEmpty && state.content.imageSize == nil
        && state.content.buttonKind != .detail
    }
    return Dictionary(uniqueKeysWithValues: empty.map { ($0, Guess.content) })
  }

  /// A part of a document.
  package init(_ part: DocumentPart, of document: InterfaceDocument) {
    var options = ImportOptions()
    options.fillsRows = true
    var made = document.layout(of: part.scene, root: part.root, options)
    made.layout.solve()
    let layout = made.layout
    self.layout = layout
    scene = part.name
    sceneID = part.scene.id
    sources = made.sources
    let isRow = made.layout.viewClass(of: made.layout.root) == .tableViewCell
    size = made.sources.fillsScreen ? .screen : isRow ? .wideAsScreen : .asDesigned
    let items = made.views.map { $0.item }
    let sizes = items.compactMap { item in layout.model.sizeGuess(of: item).map { (item, $0) } }
    guesses = Dictionary(uniqueKeysWithValues: sizes)
      .merging(Self.emptyButtons(in: layout)) { own, _ in own }
      .merging(
        layout.guessedFrames(of: items).filter { !Self.findings.contains($0.value) }
      ) { own, _ in own }
  }
}
