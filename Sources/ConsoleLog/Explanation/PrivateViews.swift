/// Views that the system makes for its own screens and that show up in reports.
enum PrivateViews {
  /// Whose views take part; nil when none is known to be the system's own, or one is the app's.
  static func owner(of members: [SceneConstraint], in scene: LogScene) -> String? {
    if members.count == 1, isSizeOfAlerts(members[0], in: scene) { return alerts }
    let classes = members.flatMap { [$0.first.view, $0.second?.view].compactMap { $0 } }
      .compactMap { scene.views[$0].className }
    guard classes.allSatisfy(isSystem), !members.contains(where: { isInputOfApp($0, in: scene) })
    else { return nil }
    if members.contains(where: { isOfTitle($0, in: scene) }) { return "a navigation bar" }
    for (prefix, origin) in origins where classes.contains(where: { $0.hasPrefix(prefix) }) {
      return origin
    }
    return nil
  }

  private static let alerts = "an alert or action sheet"

  /// Whether a line is the one that action sheets make since iOS 12.2, which nobody can change (openradar
  /// 49289931): `UIView.width == - 16`.
  private static func isSizeOfAlerts(_ constraint: SceneConstraint, in scene: LogScene) -> Bool {
    constraint.second == nil && constraint.first.attribute == .width
      && constraint.line.relation == .equal && constraint.line.constant == -16
      && scene.views[constraint.first.view].className == "UIView"
  }

  /// Whether a line is the mask of an input view that the app gives the keyboard's host.
  private static func isInputOfApp(_ constraint: SceneConstraint, in scene: LogScene) -> Bool {
    constraint.maker.kind == .autoresizing
      && scene.views[scene.subject(of: constraint)].className == "UIInputView"
  }

  /// Whether a line is tied to a guide of the navigation bar's: `TitleView(0x7f8a)`.
  private static func isOfTitle(_ constraint: SceneConstraint, in scene: LogScene) -> Bool {
    [constraint.first.view, constraint.second?.view].compactMap { $0 }.contains { view in
      let guide = scene.views[view]
      return guide.isGuide && titleGuides.contains { guide.label?.hasPrefix($0) == true }
    }
  }

  private static let titleGuides = [
    "TitleView(", "BackButtonGuide(", "LeadingBarGuide(", "TrailingBarGuide(",
  ]

  /// Whether a class belongs to Apple's frameworks, judging by its prefix.
  private static func isSystem(_ name: String) -> Bool {
    prefixes.contains(where: name.hasPrefix)
  }

  private static let prefixes = [
    "UI", "_UI", "NS", "_NS", "SF", "SPUI", "MK", "WK", "AV", "FI_", "TUI", "CKMessage",
    "CKBrowser", "VKKeyboardCamera", "VKAVCapture",
    "MFMail", "MFCompose", "PUPhoto", "PUUI", "PXUI", "PLUI", "GKUI", "SKUI", "_SFBrowser",
    "_TtC5UIKit",
    "_TtGC5UIKit", "_TtCC5UIKit",
  ]

  private static let origins = [
    ("_UIAlertController", alerts), ("UIAlertController", "an alert"),
    ("_UIInterfaceActionGroup", alerts), ("UIInterfaceAction", alerts),
    ("SFAirDrop", "the share sheet"), ("UIActivity", "the share sheet"),
    ("VKKeyboardCamera", "VisionKit's camera"), ("VKAVCapture", "VisionKit's camera"),
    ("UIInputSet", "the keyboard"), ("UIKeyboard", "the keyboard"), ("UIKB", "the keyboard"),
    ("TUI", "the keyboard"), ("UISystemInput", "the keyboard"),
    ("_UIRemoteKeyboard", "the keyboard"),
    ("UITextEffects", "the keyboard"),
    ("_UIButtonBar", "a navigation or tool bar"), ("_UIModernBar", "a navigation or tool bar"),
    ("_UINavigationBar", "a navigation bar"), ("_UIToolbar", "a tool bar"),
    ("_UITAMICAdaptor", "a navigation or tool bar"), ("UIStatusBar", "the status bar"),
    ("_UIStatusBar", "the status bar"), ("SPUI", "search (Spotlight)"),
    ("AVPlayer", "the video player"), ("FI_T", "an open or save panel"),
    ("NSToolbar", "a tool bar"), ("NSTitlebar", "the title bar"),
    ("_UIDatePicker", "a date picker"), ("_UICalendar", "a date picker"),
    ("CKMessage", "the screen for messages"), ("CKBrowser", "the screen for messages"),
    ("MFMail", "the screen for mail"), ("MFCompose", "the screen for mail"),
    ("PUPhoto", "the photo picker"), ("PUUI", "the photo picker"), ("PXUI", "the photo picker"),
    ("PLUI", "the photo picker"), ("GKUI", "Game Center"), ("SKUI", "the App Store's screen"),
    ("_SFBrowser", "Safari's screen"), ("SFSafari", "Safari's screen"),
    ("UICallout", "the edit menu"), ("_UIEditMenu", "the edit menu"),
    ("_UIContextMenu", "a context menu"), ("_UISearchBar", "a search bar"),
    ("_UITabBar", "a tab bar"), ("UITabBarButton", "a tab bar"), ("_UIPage", "a page control"),
    ("UIPickerColumn", "a picker"), ("_UIRemoteView", "a screen of another process"),
    ("_NSTextContent", "a text view"), ("NSTouchBar", "the Touch Bar"),
    ("_NSSplitViewItem", "a split view"),
  ]
}
