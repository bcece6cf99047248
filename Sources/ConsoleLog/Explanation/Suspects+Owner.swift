/// Views that the system makes for its own screens and that show up in reports.
extension Suspects {
  /// Whose views take part; nil if none is known to be the system's own, or if one is the app's.
  var owner: String? {
    if !scene.mayHaveSystemViews { return nil }
    if lines.count == 1, isSizeOfAlerts(lines[0]) { return SystemClass.alerts }
    let classes = self.classes.compactMap { $0 }
    guard classes.allSatisfy(ClassName.isOfFrameworks), !lines.contains(where: isInputOfApp) else {
      return nil
    }
    if let owner = lines.lazy.flatMap({ $0.views }).compactMap({ scene.views[$0].owner }).first {
      return owner
    }
    if lines.contains(where: isOfTitle) { return "a navigation bar" }
    // What hosts a screen says less than what the screen is made of.
    let telling = classes.filter { !ClassName.isMadeByApps($0) }
    let met = SystemClass.all.filter { telling.contains(where: $0.holds) }
    if let origin = met.first(where: { !$0.isHost }) ?? met.first {
      return origin.isHost && lines.contains(where: isContent) ? nil : origin.owner
    }
    // UIKit and AppKit have private views that hold the app's, too.
    let isOfFramework = classes.contains { name in
      ClassName.isPrivate(name) && !name.hasPrefix("_UI") && !name.hasPrefix("_NS")
    }
    return isOfFramework ? "one of the system's screens" : nil
  }

  /// Whether the lines of a report may be about views of the system's: no class is the app's, and none of a library's
  /// constraints.
  func mayBeOfSystem(in report: LogReport) -> Bool {
    !lines.isEmpty && classes.allSatisfy { $0.map(ClassName.isOfFrameworks) ?? false }
      && report.constraints.allSatisfy { $0.className.hasPrefix("NS") }
  }

  /// The classes of all views.
  private var classes: [String?] { lines.flatMap { $0.views }.map { scene.views[$0].className } }

  /// Whether a line is about nothing but views that apps make: what a bar or a split view hosts.
  private func isContent(_ line: SceneConstraint) -> Bool {
    guard line.maker.isApp else { return false }
    return line.views.allSatisfy { view in
      guard let name = scene.views[view].className, !scene.views[view].isGuide else { return false }
      return !ClassName.isPrivate(name) && !SystemClass.all.contains { $0.holds(name) }
    }
  }

  /// Whether a line is the one that action sheets make since iOS 12.2, which can't be changed (openradar 49289931):
  /// `UIView.width == - 16`.
  private func isSizeOfAlerts(_ line: SceneConstraint) -> Bool {
    line.second == nil && line.first.attribute == .width && line.relation == .equal
      && line.constant == -16 && scene.views[line.first.view].className == "UIView"
  }

  /// Whether a line is the mask of an input view that the app gives the keyboard's host.
  private func isInputOfApp(_ line: SceneConstraint) -> Bool {
    line.maker.kind == .autoresizing
      && scene.views[scene.subject(of: line)].className == "UIInputView"
  }

  /// Whether a line is tied to a guide of the navigation bar: `TitleView(0x7f8a)`.
  private func isOfTitle(_ line: SceneConstraint) -> Bool {
    line.views.contains { view in
      let guide = scene.views[view]
      return guide.isGuide && Self.titleGuides.contains { guide.label?.hasPrefix($0) == true }
    }
  }

  private static let titleGuides = [
    "TitleView(", "BackButtonGuide(", "LeadingBarGuide(", "TrailingBarGuide(",
  ]
}
