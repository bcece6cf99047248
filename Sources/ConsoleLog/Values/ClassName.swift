import AutoLayout

/// Class names as people speak of them.
enum ClassName {
  /// The class without module and mangling: `ProfileCard` of `_TtC5MyApp11ProfileCard`.
  static func demangled(_ name: String) -> String {
    var name = Substring(name)
    if name.hasPrefix("_Tt") {
      // Each word has its length before it; the last word is the class itself.
      let mangled = name.dropFirst(3)
      if let word = genericName(ofMangled: mangled) ?? lastWord(ofMangled: mangled) { name = word }
    }
    let head = name.prefix { $0 != "<" }
    return String(head.split(separator: ".").last ?? head)
  }

  /// The class itself of `GC7SwiftUI14_UIHostingViewVS_7AnyView_`: its arguments come after it.
  private static func genericName(ofMangled text: Substring) -> Substring? {
    guard text.first == "G" else { return nil }
    let kinds = text.dropFirst().prefix { "CVO".contains($0) }
    var rest = text.dropFirst(1 + kinds.count)
    // A module that was named before or is known is written as a letter or two.
    let hasModule = rest.first.map(isDigit) ?? false
    if !hasModule { rest = rest.drop { !isDigit($0) } }
    var word: Substring?
    for _ in 0..<kinds.count + (hasModule ? 1 : 0) {
      let digits = rest.prefix(while: isDigit)
      guard let count = Int(digits), count > 0, count <= rest.count - digits.count else {
        return nil
      }
      word = rest.dropFirst(digits.count).prefix(count)
      rest = rest.dropFirst(digits.count + count)
    }
    return word
  }

  private static func lastWord(ofMangled text: Substring) -> Substring? {
    var rest = text
    var found: Substring?
    while let start = rest.firstIndex(where: isDigit) {
      let digits = rest[start...].prefix(while: isDigit)
      rest = rest[digits.endIndex...]
      guard let count = Int(digits), count > 0, count <= rest.count else { continue }
      let word = rest.prefix(count)
      // Private types carry the number of their file, `P33_0F…`, before the name.
      if !word.hasPrefix("_") || found == nil { found = word }
      rest = rest.dropFirst(count)
    }
    return found
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// The class without module and the prefix of its framework: `ContentView` of `XYContentView`.
  static func plain(_ name: String) -> String {
    // Swift's classes have a module in place of a prefix.
    if name.contains(".") { return demangled(name) }
    let bare = demangled(name).drop { $0 == "_" }
    let word = bare.split(separator: "_").last.map(Substring.init) ?? bare
    let capitals = word.prefix { $0.isUppercase }.count
    // The last capital begins the first word.
    let rest = capitals >= 3 ? word.dropFirst(capitals - 1) : word
    return rest.isEmpty ? "View" : String(rest)
  }

  /// Names that say more than the class does.
  static let roles: [String: String] = [
    "UITableViewCellContentView": "contentView",
    "_UICollectionViewListCellContentView": "contentView",
    "UITableViewHeaderFooterContentView": "contentView", "UILabel": "label", "UIView": "view",
    "NSView": "view", "UITextField": "textField", "NSTextField": "textField",
    "UIImageView": "imageView", "NSImageView": "imageView", "UIStackView": "stackView",
    "NSStackView": "stackView", "UIScrollView": "scrollView", "UITableView": "tableView",
    "UICollectionView": "collectionView", "UIWindow": "appWindow", "UIButton": "button",
    "NSButton": "button", "_UILayoutSpacer": "spacer", "_UILayoutGuide": "barGuide",
  ]
}

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
    isPrivate(name) || kits.contains(where: name.hasPrefix)
      || SystemClass.all.contains { $0.holds(name) }
  }

  /// How the names of the frameworks begin that apps make views of, too.
  private static let kits = [
    "UI", "NS", "SF", "MK", "WK", "AV", "_TtC5UIKit", "_TtGC5UIKit", "_TtCC5UIKit",
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
    return isOfKit(name) && !isMadeByApps(name)
  }

  /// Whether a name has the prefix of UIKit's or AppKit's classes.
  private static func isOfKit(_ name: some StringProtocol) -> Bool {
    ["NS", "UI"].contains(where: name.hasPrefix) && name.dropFirst(2).first?.isUppercase == true
  }

  /// Whether apps make views of a class of the kits.
  static func isMadeByApps(_ name: String) -> Bool { made.contains(name) }

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
    return isOfKit(word) && "-.".contains(identifier[word.endIndex...].first ?? " ")
  }
}
