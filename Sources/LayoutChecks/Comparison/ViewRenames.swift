import AutoLayout

/// Views of scripts and code that are called something else in the new version, and are otherwise the
/// same: documents tell views apart by their ids.
struct ViewRenames {
  /// The views that have other names, by name of the old version.
  private(set) var names: [(old: String, new: String)] = []
  /// The old version with the names of the new one.
  private(set) var old: CheckSubject

  init(from old: CheckSubject, to new: CheckSubject) {
    self.old = old
    guard old.sources == nil, new.sources == nil else { return }
    var layout = old.layout
    var table = FormTable()
    var gone = ViewForms(of: layout, missingIn: new.layout, &table)
    var fresh = ViewForms(of: new.layout, missingIn: layout, &table)
    // Once a view is recognized, others that are tied to it or lie in it may be, too.
    var pending = gone.order
    var next = 0
    while next < pending.count {
      let item = pending[next]
      next += 1
      guard let form = gone.form(of: item), gone.only(form) == item, let twin = fresh.only(form)
      else { continue }
      let (before, after) = (layout.name(of: item), new.layout.name(of: twin))
      // A name that something else has in the old version is left alone.
      do { try layout.rename(item, to: after) } catch { continue }
      names.append((before, after))
      let touched =
        gone.recognize(item, in: layout, &table) + fresh.recognize(twin, in: new.layout, &table)
      pending += touched.compactMap { gone.only($0) }
    }
    if !names.isEmpty { self.old = old.with(layout) }
  }
}
