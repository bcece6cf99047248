/// Classes whose names begin alike and that only the system makes views of: where such views come from.
///
/// The names are those that public logs show.
struct SystemClass: Sendable {
  /// How the names begin.
  let prefix: String
  /// What the views belong to.
  let owner: String
  /// Whether views of the app's are in it as well.
  let isHost: Bool

  private init(_ prefix: String, _ owner: String, isHost: Bool = false) {
    self.prefix = prefix
    self.owner = owner
    self.isHost = isHost
  }

  /// What belongs to an alert or to an action sheet.
  static let alerts = "an alert or action sheet"

  /// All of them; the first that a name begins with counts.
  static let all = [
    SystemClass("_UIAlertController", alerts), SystemClass("UIAlertController", "an alert"),
    SystemClass("_UIInterfaceActionGroup", alerts), SystemClass("UIInterfaceAction", alerts),
    SystemClass("SFAirDrop", "the share sheet"), SystemClass("UIActivity", "the share sheet"),
    SystemClass("VKKeyboardCamera", "VisionKit's camera"),
    SystemClass("VKAVCapture", "VisionKit's camera"),
    SystemClass("UIKeyboard", "the keyboard"), SystemClass("UIKB", "the keyboard"),
    SystemClass("_UIUCBKB", "the keyboard"), SystemClass("TUI", "the keyboard"),
    SystemClass("UISystemInput", "the keyboard"),
    SystemClass("_UIRemoteKeyboard", "the keyboard"), SystemClass("_UIKB", "the keyboard"),
    SystemClass("UIInputSet", "the keyboard", isHost: true),
    SystemClass("UITextEffects", "the keyboard", isHost: true),
    SystemClass("_UIButtonBar", "a navigation or tool bar", isHost: true),
    SystemClass("_UIModernBar", "a navigation or tool bar", isHost: true),
    SystemClass("_UINavigationBar", "a navigation bar", isHost: true),
    SystemClass("_UIToolbar", "a tool bar", isHost: true),
    SystemClass("_UITAMICAdaptor", "a navigation or tool bar", isHost: true),
    SystemClass("UIStatusBar", "the status bar"), SystemClass("_UIStatusBar", "the status bar"),
    SystemClass("SPUI", "search (Spotlight)"), SystemClass("AV", "the video player"),
    SystemClass("_AV", "the video player"), SystemClass("FI_T", "an open or save panel"),
    SystemClass("NSToolbar", "a tool bar", isHost: true),
    SystemClass("NSTitlebar", "the title bar", isHost: true),
    SystemClass("_UIDatePicker", "a date picker"), SystemClass("_UICalendar", "a date picker"),
    SystemClass("CKMessage", "the screen for messages"),
    SystemClass("CKBrowser", "the screen for messages"),
    SystemClass("CKTranscript", "the screen for messages"),
    SystemClass("CKConversation", "the screen for messages"),
    SystemClass("CKEntryView", "the screen for messages"),
    SystemClass("CKBalloon", "the screen for messages"),
    SystemClass("CKRecipient", "the screen for messages"),
    SystemClass("CKChat", "the screen for messages"), SystemClass("_CK", "the screen for messages"),
    SystemClass("MFRecipient", "the screen for mail"),
    SystemClass("MFHeader", "the screen for mail"),
    SystemClass("MFMessage", "the screen for mail"), SystemClass("_MF", "the screen for mail"),
    SystemClass("PHPicker", "the photo picker"), SystemClass("PXPhoto", "the photo picker"),
    SystemClass("PUPicker", "the photo picker"), SystemClass("_PX", "the photo picker"),
    SystemClass("_PU", "the photo picker"), SystemClass("QLItem", "Quick Look"),
    SystemClass("QLToolbar", "Quick Look"), SystemClass("_QL", "Quick Look"),
    SystemClass("MFMail", "the screen for mail"), SystemClass("MFCompose", "the screen for mail"),
    SystemClass("PUPhoto", "the photo picker"), SystemClass("PUUI", "the photo picker"),
    SystemClass("PXUI", "the photo picker"), SystemClass("PLUI", "the photo picker"),
    SystemClass("CAMViewfinder", "the camera"), SystemClass("QLPreview", "Quick Look"),
    SystemClass("PKPalette", "PencilKit's palette"), SystemClass("GKUI", "Game Center"),
    SystemClass("SKUI", "the App Store's screen"), SystemClass("_SF", "Safari's screen"),
    SystemClass("SFSafari", "Safari's screen"), SystemClass("UICallout", "the edit menu"),
    SystemClass("_UIEditMenu", "the edit menu"), SystemClass("_UIContextMenu", "a context menu"),
    SystemClass("_UISearchBar", "a search bar"), SystemClass("_UITabBar", "a tab bar"),
    SystemClass("UITabBarButton", "a tab bar"), SystemClass("_UIPageControl", "a page control"),
    SystemClass("_UIPageIndicator", "a page control"),
    SystemClass("UIPickerColumn", "a picker"),
    SystemClass("_UIRemoteView", "a screen of another process"),
    SystemClass("_NSTextContent", "a text view"), SystemClass("NSTouchBar", "the Touch Bar"),
    SystemClass("_NSSplitViewItem", "a split view", isHost: true),
    SystemClass("_UIPanel", "a split view controller", isHost: true),
  ]
}
