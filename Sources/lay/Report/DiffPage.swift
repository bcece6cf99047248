import LayoutChecks
import LayoutDiagnostics
import LayoutPictures

/// What `lay diff --html` writes: what differs in each scene, and pictures of it before and after on each other, with
/// a slider between them.
struct DiffPage {
  /// The files that differ, in order.
  let reports: [ComparisonReport]
  /// What could not be compared.
  let failures: [String]

  /// The page.
  var text: String {
    let count = reports.count
    var page = Page(
      .diff, title: "lay diff",
      summary: count == 0
        ? "nothing differs" : "\(count) file\(count == 1 ? " differs" : "s differ")")
    page.entries =
      failures.map { PageEntry($0, tags: ["failed"]) }
      + reports.flatMap { report in report.scenes.map { entry($0, in: report.path) } }
    return page.html
  }

  private func entry(_ scene: ComparedScene, in path: String) -> PageEntry {
    var entry = PageEntry(
      scene.scene ?? "the layout", section: path,
      place: Sentence.count(scene.changes.count, "change"))
    entry.tell("Changes", ChangeLines.all(of: scene))
    guard let pair = scene.pictures else { return entry }
    entry.tell("Pictures", [pair.place])
    switch (pair.before, pair.after) {
    case (let before?, let after?): entry.pictures = [("before", before), ("after", after)]
    case (let one?, nil): entry.pictures = [("removed", one)]
    case (nil, let one?): entry.pictures = [("new", one)]
    case (nil, nil): break
    }
    return entry
  }
}
