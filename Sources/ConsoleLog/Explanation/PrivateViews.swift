/// Views that the system makes for its own screens and that show up in reports.
enum PrivateViews {
  /// Whose views take part; nil if none is known to be the system's own, or if one is the app's.
  static func owner(of members: [SceneConstraint], in scene: ConflictScene) -> String? {
    if !scene.mayHaveSystemViews { return nil }
    if members.count == 1, isSizeOfAlerts(members[0], in: scene) { return SystemClass.alerts }
    let classes = members.flatMap { $0.views }
      .compactMap { scene.views[$0].className }
    guard classes.allSatisfy(ClassName.isOfFrameworks),
      !members.contains(where: { isInputOfApp($0, in: scene) })
    else { return nil }
    if let owner = members.lazy.flatMap({ $0.views }).compactMap({ scene.views[$0].owner }).first {
      return owner
    }
    if members.contains(where: { isOfTitle($0, in: scene) }) { return "a navigation bar" }
    // What hosts a screen says less than what the screen is made of.
    let telling = classes.filter { !ClassName.isMadeByApps($0) }
    let met = SystemClass.all.filter { origin in telling.contains { $0.hasPrefix(origin.prefix) } }
    let origin = met.first { !$0.isHost } ?? met.first
    if let origin, origin.isHost, members.contains(where: { isContent($0, in: scene) }) {
      return nil
    }
    if let origin { return origin.owner }
    return classes.contains(where: isOfFramework) ? "one of the system's screens" : nil
  }

  /// Whether lines may be about views of the system's: no class is the app's, and none of a library's constraints.
  static func mayOwn(
    _ members: [SceneConstraint], of report: LogReport, in scene: ConflictScene
  ) -> Bool {
    let classes = members.flatMap { $0.views }.map { scene.views[$0].className }
    return !classes.isEmpty && classes.allSatisfy { $0.map(ClassName.isOfFrameworks) ?? false }
      && report.constraints.allSatisfy { $0.className.hasPrefix("NS") }
  }

  /// Whether a class is private, and not of UIKit or AppKit, which also have private views that hold the app's.
  private static func isOfFramework(_ name: String) -> Bool {
    ClassName.isPrivate(name) && !name.hasPrefix("_UI") && !name.hasPrefix("_NS")
  }

  /// Whether a line is about nothing but views that apps make: what a bar or a split view hosts.
  private static func isContent(_ constraint: SceneConstraint, in scene: ConflictScene) -> Bool {
    guard constraint.maker.isApp else { return false }
    return constraint.views.allSatisfy { view in
      guard let name = scene.views[view].className, !scene.views[view].isGuide else { return false }
      return !ClassName.isPrivate(name) && !SystemClass.all.contains { name.hasPrefix($0.prefix) }
    }
  }

  /// Whether a line is the one that action sheets make since iOS 12.2, which can't be changed (openradar 49289931):
  /// `UIView.width == - 16`.
  private static func isSizeOfAlerts(_ constraint: SceneConstraint, in scene: ConflictScene) -> Bool
  {
    constraint.second == nil && constraint.first.attribute == .width
      && constraint.relation == .equal && constraint.constant == -16
      && scene.views[constraint.first.view].className == "UIView"
  }

  /// Whether a line is the mask of an input view that the app gives the keyboard's host.
  private static func isInputOfApp(_ constraint: SceneConstraint, in scene: ConflictScene) -> Bool {
    constraint.maker.kind == .autoresizing
      && scene.views[scene.subject(of: constraint)].className == "UIInputView"
  }

  /// Whether a line is tied to a guide of the navigation bar: `TitleView(0x7f8a)`.
  private static func isOfTitle(_ constraint: SceneConstraint, in scene: ConflictScene) -> Bool {
    constraint.views.contains { view in
      let guide = scene.views[view]
      return guide.isGuide && titleGuides.contains { guide.label?.hasPrefix($0) == true }
    }
  }

  private static let titleGuides = [
    "TitleView(", "BackButtonGuide(", "LeadingBarGuide(", "TrailingBarGuide(",
  ]
}
