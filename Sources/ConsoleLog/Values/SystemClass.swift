/// Classes whose names begin alike and that only the system makes views of: where such views come from.
///
/// The names are those that public logs show.
struct SystemClass: Sendable {
  /// What the views belong to.
  let owner: String
  /// How the names begin.
  private let prefixes: [String]
  /// Whether views of the app's are in it as well.
  let isHost: Bool

  private init(_ owner: String, _ prefixes: String, isHost: Bool = false) {
    self.owner = owner
    self.prefixes = prefixes.split(separator: " ").map(String.init)
    self.isHost = isHost
  }

  /// Whether a class is one of them.
  func holds(_ name: String) -> Bool { prefixes.contains(where: name.hasPrefix) }

  /// What belongs to an alert or to an action sheet.
  static let alerts = "an alert or action sheet"

  /// All of them; the first that a name begins with counts.
  static let all = [
    SystemClass(alerts, "_UIAlertController"),
    SystemClass("an alert", "UIAlertController"),
    SystemClass(alerts, "_UIInterfaceActionGroup UIInterfaceAction"),
    SystemClass("the share sheet", "SFAirDrop UIActivity"),
    SystemClass("VisionKit's camera", "VKKeyboardCamera VKAVCapture"),
    SystemClass(
      "the keyboard", "UIKeyboard UIKB _UIUCBKB TUI UISystemInput _UIRemoteKeyboard _UIKB"),
    SystemClass("the keyboard", "UIInputSet UITextEffects", isHost: true),
    SystemClass("a navigation or tool bar", "_UIButtonBar _UIModernBar", isHost: true),
    SystemClass("a navigation bar", "_UINavigationBar", isHost: true),
    SystemClass("a tool bar", "_UIToolbar", isHost: true),
    SystemClass("a navigation or tool bar", "_UITAMICAdaptor", isHost: true),
    SystemClass("the status bar", "UIStatusBar _UIStatusBar"),
    SystemClass("search (Spotlight)", "SPUI"),
    SystemClass("the video player", "AV _AV"),
    SystemClass("an open or save panel", "FI_T"),
    SystemClass("a tool bar", "NSToolbar", isHost: true),
    SystemClass("the title bar", "NSTitlebar", isHost: true),
    SystemClass("a date picker", "_UIDatePicker _UICalendar"),
    SystemClass(
      "the screen for messages",
      "CKMessage CKBrowser CKTranscript CKConversation CKEntryView "
        + "CKBalloon CKRecipient CKChat _CK"),
    SystemClass("the screen for mail", "MFRecipient MFHeader MFMessage _MF"),
    SystemClass("the photo picker", "PHPicker PXPhoto PUPicker _PX _PU"),
    SystemClass("Quick Look", "QLItem QLToolbar _QL"),
    SystemClass("the screen for mail", "MFMail MFCompose"),
    SystemClass("the photo picker", "PUPhoto PUUI PXUI PLUI"),
    SystemClass("the camera", "CAMViewfinder"),
    SystemClass("Quick Look", "QLPreview"),
    SystemClass("PencilKit's palette", "PKPalette"),
    SystemClass("Game Center", "GKUI"),
    SystemClass("the App Store's screen", "SKUI"),
    SystemClass("Safari's screen", "_SF SFSafari"),
    SystemClass("the edit menu", "UICallout _UIEditMenu"),
    SystemClass("a context menu", "_UIContextMenu"),
    SystemClass("a search bar", "_UISearchBar"),
    SystemClass("a tab bar", "_UITabBar UITabBarButton"),
    SystemClass("a page control", "_UIPageControl _UIPageIndicator"),
    SystemClass("a picker", "UIPickerColumn"),
    SystemClass("a screen of another process", "_UIRemoteView"),
    SystemClass("a text view", "_NSTextContent"),
    SystemClass("the Touch Bar", "NSTouchBar"),
    SystemClass("a split view", "_NSSplitViewItem", isHost: true),
    SystemClass("a split view controller", "_UIPanel", isHost: true),
  ]
}
