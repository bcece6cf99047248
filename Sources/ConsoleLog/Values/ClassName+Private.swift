import AutoLayout

/// Names that only Apple's frameworks use.
extension ClassName {
  /// Whether a name has the underscore and prefix of Apple's private classes; Swift's mangled names begin with `_Tt`.
  static func isPrivate(_ name: String) -> Bool {
    let letters = name.dropFirst().prefix(2)
    return name.first == "_" && letters.count == 2
      && letters.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// Whether a class belongs to Apple's frameworks, judging by its prefix.
  static func isOfFrameworks(_ name: String) -> Bool {
    isPrivate(name) || prefixes.contains(where: name.hasPrefix)
  }

  private static let prefixes = [
    "UI", "NS", "SF", "SPUI", "MK", "WK", "AV", "FI_", "TUI", "CKMessage", "CKBrowser",
    "CKTranscript", "CKConversation", "CKEntryView", "CKBalloon", "CKRecipient", "CKChat",
    "PHPicker", "PXPhoto", "PUPicker", "MFRecipient", "MFHeader", "MFMessage", "QLItem",
    "QLToolbar",
    "VKKeyboardCamera", "VKAVCapture", "MFMail", "MFCompose", "PUPhoto", "PUUI", "PXUI", "PLUI",
    "GKUI", "SKUI", "CAMViewfinder", "QLPreview", "PKPalette", "_TtC5UIKit", "_TtGC5UIKit",
    "_TtCC5UIKit",
  ]

  /// Whether all views of a line are private; a layout guide or spacer says nothing, and the content view of a
  /// header holds the app's.
  static func areAllPrivate(_ classes: [String?]) -> Bool {
    classes.allSatisfy { name in
      guard let name, isPrivate(name) else { return false }
      return !name.hasPrefix("_UIHosting")
        && !["LayoutGuide", "LayoutSpacer", "ContentView"].contains(where: name.hasSuffix)
    }
  }

  /// Whether only the system makes views of a class: private ones, windows, and what bars, cells and controllers are
  /// made of.
  static func isOfSystem(_ name: String) -> Bool {
    if isPrivate(name) || name.hasSuffix("CellContentView") { return true }
    let isOfKit = ["NS", "UI"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
    return isOfKit && !made.contains(name)
  }

  /// Classes of the kits that apps make views of.
  private static let made = Set(
    ViewClass.all.map { $0.className } + [
      "UIControl", "UIInputView", "UILayoutGuide", "UIRefreshControl", "UIRoundedRectButton",
      "UITableViewHeaderFooterView",
      "UIWebView", "NSView", "NSBox", "NSButton", "NSClipView", "NSCollectionView", "NSComboBox",
      "NSControl", "NSImageView", "NSLayoutGuide", "NSOutlineView", "NSPopUpButton",
      "NSProgressIndicator", "NSScrollView", "NSSearchField", "NSSecureTextField",
      "NSSegmentedControl", "NSSlider", "NSSplitView", "NSStackView", "NSSwitch",
      "NSTableCellView", "NSTableView", "NSTextField", "NSTextView", "NSVisualEffectView",
    ])

  /// Whether an identifier begins like the names of Apple's classes: `NSWindow-current-width`.
  static func begins(_ identifier: String) -> Bool {
    let word = identifier.prefix { $0.isLetter }
    let isOfKit = ["NS", "UI"].contains { prefix in
      word.hasPrefix(prefix) && word.dropFirst(2).first?.isUppercase == true
    }
    return isOfKit && "-.".contains(identifier[word.endIndex...].first ?? " ")
  }
}
