import LayoutChecks
import LayoutDiagnostics
import LayoutPictures

/// The page of `lay diff --html`: the differences of each scene, and its pictures before and after on top of each
/// other, with a slider between them.
struct DiffPage {
  /// The files that differ or could not be compared, in order.
  let reports: [ComparisonReport]

  /// The page.
  var text: String {
    var page = Page(.diff, title: "lay diff", summary: summary)
    page.entries =
      reports.flatMap { report in
        report.failures.map { PageEntry($0, section: report.path, tags: ["failed"]) }
      } + reports.flatMap { report in report.scenes.map { entry($0, in: report.path) } }
    return page.html
  }

  private var summary: String {
    let failed = reports.count { !$0.failures.isEmpty }
    let differing = reports.count - failed
    let parts = [
      differing == 0
        ? [] : ["\(Sentence.count(differing, "file")) \(differing == 1 ? "differs" : "differ")"],
      failed == 0 ? [] : ["\(Sentence.count(failed, "file")) could not be compared"],
    ]
    return reports.isEmpty ? "nothing differs" : parts.joined().joined(separator: ", ")
  }

  private func entry(_ scene: ComparedScene, in path: String) -> PageEntry {
    var entry = PageEntry(
      scene.scene ?? "the layout", section: path,
      place: Sentence.count(scene.changes.count, "change"))
    entry.tell("Changes", ChangeLines.all(of: scene))
    guard let pair = scene.pictures else { return entry }
    entry.tell("Pictures", [pair.place])
    switch (pair.before, pair.after) {
    case (let before?, let after?):
      entry.pictures = [.init("before", before), .init("after", after)]
    case (let one?, nil): entry.pictures = [.init("removed", one)]
    case (nil, let one?): entry.pictures = [.init("new", one)]
    case (nil, nil): break
    }
    return entry
  }
}
