/// Views that the system makes for its own screens and that show up in reports.
enum PrivateViews {
  /// Whose views take part; nil if none is known to be the system's own, or if one is the app's.
  static func owner(of members: [SceneConstraint], in scene: ConflictScene) -> String? {
    if !scene.mayHaveSystemViews { return nil }
    if members.count == 1, isSizeOfAlerts(members[0], in: scene) { return alerts }
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
    let met = origins.filter { origin in classes.contains { $0.hasPrefix(origin.prefix) } }
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
      return !ClassName.isPrivate(name) && !origins.contains { name.hasPrefix($0.prefix) }
    }
  }

  private static let alerts = "an alert or action sheet"

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

  /// Where classes whose names begin alike come from.
  private struct Origin {
    let prefix: String
    let owner: String
    /// Whether views of the app's are in it as well.
    let isHost: Bool

    init(_ prefix: String, _ owner: String, isHost: Bool = false) {
      self.prefix = prefix
      self.owner = owner
      self.isHost = isHost
    }
  }

  private static let origins = [
    Origin("_UIAlertController", alerts), Origin("UIAlertController", "an alert"),
    Origin("_UIInterfaceActionGroup", alerts), Origin("UIInterfaceAction", alerts),
    Origin("SFAirDrop", "the share sheet"), Origin("UIActivity", "the share sheet"),
    Origin("VKKeyboardCamera", "VisionKit's camera"), Origin("VKAVCapture", "VisionKit's camera"),
    Origin("UIKeyboard", "the keyboard"), Origin("UIKB", "the keyboard"),
    Origin("_UIUCBKB", "the keyboard"), Origin("TUI", "the keyboard"),
    Origin("UISystemInput", "the keyboard"),
    Origin("_UIRemoteKeyboard", "the keyboard"), Origin("_UIKB", "the keyboard"),
    Origin("UIInputSet", "the keyboard", isHost: true),
    Origin("UITextEffects", "the keyboard", isHost: true),
    Origin("_UIButtonBar", "a navigation or tool bar", isHost: true),
    Origin("_UIModernBar", "a navigation or tool bar", isHost: true),
    Origin("_UINavigationBar", "a navigation bar", isHost: true),
    Origin("_UIToolbar", "a tool bar", isHost: true),
    Origin("_UITAMICAdaptor", "a navigation or tool bar", isHost: true),
    Origin("UIStatusBar", "the status bar"), Origin("_UIStatusBar", "the status bar"),
    Origin("SPUI", "search (Spotlight)"), Origin("AV", "the video player"),
    Origin("_AV", "the video player"), Origin("FI_T", "an open or save panel"),
    Origin("NSToolbar", "a tool bar", isHost: true),
    Origin("NSTitlebar", "the title bar", isHost: true),
    Origin("_UIDatePicker", "a date picker"), Origin("_UICalendar", "a date picker"),
    Origin("CKMessage", "the screen for messages"), Origin("CKBrowser", "the screen for messages"),
    Origin("CKTranscript", "the screen for messages"),
    Origin("CKConversation", "the screen for messages"),
    Origin("CKEntryView", "the screen for messages"),
    Origin("CKBalloon", "the screen for messages"),
    Origin("CKRecipient", "the screen for messages"),
    Origin("CKChat", "the screen for messages"), Origin("_CK", "the screen for messages"),
    Origin("MFRecipient", "the screen for mail"), Origin("MFHeader", "the screen for mail"),
    Origin("MFMessage", "the screen for mail"), Origin("_MF", "the screen for mail"),
    Origin("PHPicker", "the photo picker"), Origin("PXPhoto", "the photo picker"),
    Origin("PUPicker", "the photo picker"), Origin("_PX", "the photo picker"),
    Origin("_PU", "the photo picker"), Origin("QLItem", "Quick Look"),
    Origin("QLToolbar", "Quick Look"), Origin("_QL", "Quick Look"),
    Origin("MFMail", "the screen for mail"), Origin("MFCompose", "the screen for mail"),
    Origin("PUPhoto", "the photo picker"), Origin("PUUI", "the photo picker"),
    Origin("PXUI", "the photo picker"), Origin("PLUI", "the photo picker"),
    Origin("CAMViewfinder", "the camera"), Origin("QLPreview", "Quick Look"),
    Origin("PKPalette", "PencilKit's palette"), Origin("GKUI", "Game Center"),
    Origin("SKUI", "the App Store's screen"), Origin("_SF", "Safari's screen"),
    Origin("SFSafari", "Safari's screen"), Origin("UICallout", "the edit menu"),
    Origin("_UIEditMenu", "the edit menu"), Origin("_UIContextMenu", "a context menu"),
    Origin("_UISearchBar", "a search bar"), Origin("_UITabBar", "a tab bar"),
    Origin("UITabBarButton", "a tab bar"), Origin("_UIPageControl", "a page control"),
    Origin("_UIPageIndicator", "a page control"),
    Origin("UIPickerColumn", "a picker"), Origin("_UIRemoteView", "a screen of another process"),
    Origin("_NSTextContent", "a text view"), Origin("NSTouchBar", "the Touch Bar"),
    Origin("_NSSplitViewItem", "a split view", isHost: true),
    Origin("_UIPanel", "a split view controller", isHost: true),
  ]
}
