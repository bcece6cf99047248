import LayoutChecks

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
    return ReportPage.html(
      title: "lay diff",
      subtitle: count == 0
        ? "nothing differs" : "\(count) file\(count == 1 ? " differs" : "s differ")",
      content: ReportPage.list("Could not be compared", failures) + reports.map(section).joined(),
      script: Self.script)
  }

  private func section(_ report: ComparisonReport) -> String {
    "<section><h2>\(ReportPage.escaped(report.path))</h2>"
      + report.scenes.map(scene).joined() + "</section>\n"
  }

  private func scene(_ scene: ComparedScene) -> String {
    let count = scene.changes.count
    return """
      <details open><summary><code>\(ReportPage.escaped(scene.scene ?? "the layout"))</code>\
      <span class="place">\(count) change\(count == 1 ? "" : "s")</span></summary>\
      \(ReportPage.list("Changes", ChangeLines.all(of: scene)))\(pictures(scene))</details>

      """
  }

  private func pictures(_ scene: ComparedScene) -> String {
    guard let pair = scene.pictures else { return "" }
    let place = ReportPage.escaped(pair.place)
    guard let before = pair.before, let after = pair.after else {
      let (one, words) = (pair.before ?? pair.after ?? "", pair.before == nil ? "new" : "removed")
      return "<figure>\(ReportPage.image(one, "the \(words) scene"))"
        + "<figcaption>\(words), \(place)</figcaption></figure>"
    }
    return """
      <figure><div class="slide">\(ReportPage.image(before, "before, \(pair.place)"))\
      \(ReportPage.image(after, "after, \(pair.place)"))\
      <input type="range" min="0" max="100" value="50" aria-label="How much of the version before is shown">\
      </div><figcaption>before | after, \(place)</figcaption></figure>
      """
  }

  private static let script = """
    for (const slider of document.querySelectorAll('.slide input'))
      slider.addEventListener('input', () => slider.parentNode.style.setProperty('--cut', slider.value + '%'));
    """
}
