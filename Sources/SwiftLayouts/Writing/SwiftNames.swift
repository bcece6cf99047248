import AutoLayout
import LayoutDiagnostics

/// Swift names for the items of a layout: `Red View` becomes `redView`.
package struct SwiftNames: Sendable {
  private var names: [Item.ID: String] = [:]
  private var taken: Set<String>

  /// Names that a view's class already has, and Swift's keywords.
  private static let reserved = SwiftKeyword.all.union([
    "frame", "bounds", "center", "superview", "subviews", "window", "tag", "layer", "transform",
    "constraints", "alpha", "backgroundColor", "tintColor", "mask", "root", "safeArea", "hidden",
    "contentMode", "isHidden", "gestureRecognizers", "traitCollection", "layoutGuides",
    "layoutMargins", "layoutMarginsGuide", "readableContentGuide", "safeAreaLayoutGuide",
    "keyboardLayoutGuide", "description", "debugDescription", "hash", "next", "inputView",
    "motionEffects", "interactions", "undoManager", "accessibilityLabel", "isOpaque", "any",
    "some", "make", "coder", "intrinsicContentSize", "autoresizingMask", "clipsToBounds",
    "canBecomeFirstResponder", "isFirstResponder", "isFocused", "inputAccessoryView", "topAnchor",
    "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "widthAnchor",
    "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
    "restorationIdentifier", "isUserInteractionEnabled", "semanticContentAttribute",
    "safeAreaInsets", "effectiveUserInterfaceLayoutDirection", "overrideUserInterfaceStyle",
    "anchorPoint", "isMultipleTouchEnabled", "isExclusiveTouch", "contentScaleFactor", "snp",
    "accessibilityValue", "accessibilityHint", "accessibilityIdentifier", "focusGroupIdentifier",
    "contentView", "arrangedSubviews", "axis", "spacing", "alignment", "distribution", "text",
  ])

  init(_ layout: Layout, _ items: [Item.ID]) {
    taken = Self.reserved
    let contents = items.filter { ContentViews.owner(of: $0, in: layout) != nil }
    for item in items where !contents.contains(item) {
      names[item] = unique(Self.identifier(layout.name(of: item)))
    }
    for item in contents {
      let owner = ContentViews.owner(of: item, in: layout).flatMap { names[$0] }
      names[item] = owner.map { "\($0).contentView" } ?? "contentView"
    }
  }

  /// The name of a view or guide that the user added.
  package subscript(item: Item.ID) -> String? { names[item] }

  /// Gives an item a name, even if something else has it.
  mutating func call(_ item: Item.ID, _ name: String) { names[item] = name }

  /// A name that nothing has yet.
  mutating func unique(_ base: String) -> String {
    var name = base
    var number = 2
    while taken.contains(name) {
      name = "\(base)\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }

  /// A text as an identifier: words in camel case, starting with a lowercase letter.
  static func identifier(_ text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber) || !$0.isASCII }
    let joined = words.enumerated().map { index, word in
      if index > 0 { return word.prefix(1).uppercased() + word.dropFirst() }
      // `URLLabel` is `urlLabel`.
      let capitals = word.prefix { $0.isUppercase }.count
      let isFollowed = capitals < word.count && word.dropFirst(capitals).first?.isLetter == true
      let small = max(1, isFollowed ? capitals - 1 : capitals)
      return word.prefix(small).lowercased() + word.dropFirst(small)
    }.joined()
    guard let first = joined.first else { return "view" }
    return first.isNumber ? "view\(joined)" : joined
  }

  /// A text as the name of a type.
  static func typeName(_ text: String) -> String {
    let name = identifier(text)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension SwiftWriter {
  /// Whether Swift accepts a text as the name of a type.
  package static func isTypeName(_ text: String) -> Bool {
    let isPlain = text.allSatisfy { ($0.isLetter || $0.isNumber || $0 == "_") && $0.isASCII }
    return isPlain && text.first?.isUppercase == true && text != "Self" && text != "Any"
  }
}
