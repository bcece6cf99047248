import InterfaceBuilder

/// The words for a path in a document's contents.
struct ContentWords {
  /// Its name in Interface Builder.
  let words: String
  /// Whether frames depend on it, so it is reported separately.
  var isLayout = false
  /// The default value; nil if there is none.
  var usual: String?
  /// The word for a missing value.
  var missing = "none"

  private init(_ words: String, layout isLayout: Bool = false, usual: String? = nil) {
    (self.words, self.isLayout, self.usual) = (words, isLayout, usual)
  }

  /// The row of a number or choice that affects frames and has a default in UIKit.
  private static func layout(_ words: String) -> ContentWords {
    var row = ContentWords(words, layout: true)
    row.missing = "default"
    return row
  }

  /// The words for a path, and which one of several it is.
  ///
  /// - Parameters:
  ///   - path: The path of a fact.
  ///   - element: The element of the object, whose own words go first.
  /// - Returns: The row of the longest beginning of the path, with the rest of the path where an object has several of
  ///   the kind; or the last name of the path itself.
  static func named(_ path: String, of element: String) -> (row: ContentWords, item: String) {
    if let row = ofElements["\(element).\(path)"] { return (row, "") }
    var start = path[...]
    while true {
      let rest = String(path.dropFirst(start.count + 1))
      if let words = several[String(start)], !rest.isEmpty {
        return (ContentWords(words), rest)
      }
      if let row = table[String(start)] { return (row, "") }
      guard let dot = start.lastIndex(of: ".") else { break }
      start = start[..<dot]
    }
    return (ContentWords(String(path.split(separator: ".").last ?? path[...])), "")
  }

  /// The parts that an object may have several of.
  private static let several: [String: String] = [
    "outlet": "outlet", "outletCollection": "outlet collection", "action": "action",
    DocumentContents.runtimePath: "runtime attribute",
    DocumentContents.installedPath: "installed for",
    DocumentContents.variationPath: "variation for",
    DocumentContents.imagePath: "size of image",
  ]

  /// Words whose meaning differs for some elements.
  private static let ofElements: [String: ContentWords] = [
    "tableView.style": ContentWords("table style", layout: true, usual: "plain"),
    "tableViewCell.style": layout("cell style"),
    "document.useSafeAreas": ContentWords("safe area layout guides"),
    "document.useAutolayout": ContentWords("Auto Layout"),
    "document.useTraitCollections": ContentWords("trait variations"),
    "document.initialViewController": ContentWords("initial view controller"),
    "document.launchScreen": ContentWords("launch screen"),
  ]

  /// Keys of Interface Builder's documents → words of its inspectors.
  private static let table: [String: ContentWords] = identity.merging(
    layout.merging(contents) { first, _ in first }
  ) {
    first, _ in first
  }

  private static let identity: [String: ContentWords] = [
    DocumentContents.classPath: "class", DocumentContents.modulePath: "module",
    "userLabel": "label in Interface Builder", "restorationIdentifier": "restoration id",
    "storyboardIdentifier": "storyboard id", "reuseIdentifier": "reuse identifier",
    "backgroundColor": "background color", "tintColor": "tint color", "textColor": "text color",
    "highlightedColor": "highlighted color", "shadowColor": "shadow color",
    "separatorColor": "separator color", "separatorStyle": "separator style",
    "barTintColor": "bar tint color", "onTintColor": "tint color when on",
    "normal.titleColor": "title color", "normal.titleShadowColor": "title shadow color",
    "configuration.baseForegroundColor": "foreground color",
    "configuration.baseBackgroundColor": "background color", "highlighted": "highlighted state",
    "disabled": "disabled state", "selected": "selected state",
    "userInteractionEnabled": "user interaction", "multipleTouchEnabled": "multiple touch",
    "clipsSubviews": "clips to bounds", "clearsContextBeforeDrawing": "clears graphics context",
    "autoresizesSubviews": "autoresizes subviews", "opaque": "opaque",
    "textAlignment": "text alignment", "selectionStyle": "selection style",
    "accessoryType": "accessory", "textInputTraits": "text input traits",
    "clearButtonMode": "clear button", "dataMode": "content (static or prototypes)",
    "verifyAmbiguity": "ambiguity", "accessibilityConfiguration": "accessibility",
    "accessibilityConfiguration.isElement": "accessibility enabled",
    "accessibilityConfiguration.label": "accessibility label",
    "accessibilityConfiguration.hint": "accessibility hint",
    "accessibilityConfiguration.value": "accessibility value",
    "accessibilityConfiguration.identifier": "accessibility identifier",
    "accessibilityConfiguration.traits": "accessibility traits", "destination": "destination",
    "kind": "kind", "modalPresentationStyle": "presentation", "modalTransitionStyle": "transition",
    "storyboardName": "storyboard", "navigationBarHidden": "hidden navigation bar",
    "hidesBottomBarWhenPushed": "hide bottom bar on push", "largeTitleDisplayMode": "large title",
    "edgesForExtendedLayout": "extended edges",
    "extendedLayoutIncludesOpaqueBars": "extend under opaque bars",
    "automaticallyAdjustsScrollViewInsets": "adjust scroll view insets",
    "simulatedDestinationMetrics": "simulated metrics",
    "simulatedScreenMetrics": "simulated metrics",
    "simulatedOrientationMetrics": "simulated metrics", "freeformSize": "simulated size",
    "contentSizeForViewInPopover": "popover size",
  ].mapValues { ContentWords($0) }.merging(
    [
      "tag": ContentWords("tag", usual: "0"),
      "alpha": ContentWords("alpha", usual: "1"),
      "contentMode": ContentWords("content mode", usual: "scaleToFill"),
      "simulatedTopBarMetrics": ContentWords("simulated top bar", usual: "inferred"),
      "simulatedBottomBarMetrics": ContentWords("simulated bottom bar", usual: "inferred"),
      "simulatedStatusBarMetrics": ContentWords("simulated status bar", usual: "inferred"),
    ]
  ) { first, _ in first }

  /// The contents of views that affect frames.
  private static let contents: [String: ContentWords] = [
    "text": "text", "attributedText": "attributed text", "title": "title",
    "normal.title": "title", "normal.attributedTitle": "attributed title",
    "configuration.title": "title", "configuration.attributedTitle": "attributed title",
    "configuration.subtitle": "subtitle", "configuration.titleFontDescription": "font",
    "configuration.fontDescription": "font", "configuration.image": "image",
    "configuration": "button configuration", "segments": "segments",
    "placeholder": "placeholder", "fontDescription": "font", "image": "image",
    "highlightedImage": "highlighted image", "normal.image": "image",
    "normal.backgroundImage": "background image",
    "preferredSymbolConfiguration": "symbol configuration",
  ].mapValues { ContentWords($0, layout: true) }

  /// Other values that affect frames.
  private static let layout: [String: ContentWords] = [
    "configuration.contentInsets": "content insets",
    "configuration.imagePadding": "image padding",
    "configuration.imagePlacement": "image placement", "lineBreakMode": "line breaks",
    "preferredMaxLayoutWidth": "preferred width", "borderStyle": "border style",
    "buttonType": "button type", "contentEdgeInsets": "content insets",
    "imageEdgeInsets": "image insets", "titleEdgeInsets": "title insets",
    "spacingType": "spacing", "layoutMargins": "layout margins",
    "directionalLayoutMargins": "layout margins",
    "preservesSuperviewLayoutMargins": "preserve superview margins",
    "insetsLayoutMarginsFromSafeArea": "safe area relative margins",
    "layoutMarginsFollowReadableWidth": "follow readable width",
    "viewRespectsSystemMinimumLayoutMargins": "system minimum margins",
    "translatesAutoresizingMaskIntoConstraints": "translates mask into constraints",
    "autoresizingMask": "autoresizing", "fixedFrame": "fixed frame",
    "semanticContentAttribute": "semantic", "adjustsFontSizeToFit": "autoshrink",
    "minimumFontSize": "minimum font size", "minimumScaleFactor": "minimum font scale",
    "adjustsFontForContentSizeCategory": "Dynamic Type", "rowHeight": "row height",
    "estimatedRowHeight": "estimated row height", "sectionHeaderHeight": "section header height",
    "sectionFooterHeight": "section footer height",
    "estimatedSectionHeaderHeight": "estimated section header height",
    "estimatedSectionFooterHeight": "estimated section footer height", "itemSize": "cell size",
    "estimatedItemSize": "estimated cell size", "minimumLineSpacing": "line spacing",
    "minimumInteritemSpacing": "cell spacing", "sectionInset": "section insets",
    "headerReferenceSize": "header size", "footerReferenceSize": "footer size",
    "scrollDirection": "scroll direction", "scrollEnabled": "scrolling",
    "contentInsetAdjustmentBehavior": "content insets adjustment",
    "separatorInset": "separator inset", "intrinsicContentSize": "intrinsic size on the canvas",
    "placeholderIntrinsicWidth": "intrinsic size on the canvas",
    "placeholderIntrinsicHeight": "intrinsic size on the canvas", "numberOfPages": "pages",
    "apportionsSegmentWidthsByContent": "segment widths by content", "style": "style",
    "progressViewStyle": "style", "largeTitles": "large titles",
    "prefersLargeTitles": "large titles", "baselineRelativeArrangement": "baseline relative",
    "isLayoutMarginsRelativeArrangement": "margins relative",
    "layoutMarginsRelativeArrangement": "margins relative",
    "hidesWhenStopped": "hides when stopped",
  ].mapValues(layout).merging(
    [
      "hidden": ContentWords("hidden", layout: true, usual: "NO"),
      "numberOfLines": ContentWords("lines", layout: true, usual: "1"),
      "axis": ContentWords("axis", layout: true, usual: "horizontal"),
      "distribution": ContentWords("distribution", layout: true, usual: "fill"),
      "alignment": ContentWords("alignment", layout: true, usual: "fill"),
      "spacing": ContentWords("spacing", layout: true, usual: "0"),
      "horizontalHuggingPriority": ContentWords("horizontal hugging", layout: true, usual: "250"),
      "verticalHuggingPriority": ContentWords("vertical hugging", layout: true, usual: "250"),
      "horizontalCompressionResistancePriority": ContentWords(
        "horizontal compression resistance", layout: true, usual: "750"),
      "verticalCompressionResistancePriority": ContentWords(
        "vertical compression resistance", layout: true, usual: "750"),
      DocumentContents.installedPath: ContentWords("installed", layout: true, usual: "YES"),
    ]
  ) { first, _ in first }
}

/// The names of a document's objects.
struct ObjectNames {
  /// The names of views and constraints in layouts, by object id.
  let ofLayouts: [String: String]

  /// `titleLabel`, `bar button item Save`, `view controller`, `File's Owner`.
  func name(of id: String, in side: DocumentContents) -> String {
    if let name = ofLayouts[id] { return name }
    guard let object = side.objects[id] else { return id }
    if id == DocumentContents.documentID { return "" }
    if isOwner(object) { return object.label ?? object.element }
    let kind = words(object.element)
    let label = object.label ?? (object.element == "segue" ? destination(of: object, side) : nil)
    return [kind, label].compactMap { $0 }.joined(separator: " ")
  }

  /// File's Owner and First Responder.
  private func isOwner(_ object: DocumentContents.Object) -> Bool {
    object.element == "placeholder"
  }

  private func destination(
    of segue: DocumentContents.Object, _ side: DocumentContents
  ) -> String? {
    guard let id = segue.facts["destination"]?.first, let target = side.objects[id] else {
      return nil
    }
    let scene = side.scenes.first { $0.id == target.scene }
    return "to \(scene?.name ?? words(target.element))"
  }

  /// The name of an element as words: `barButtonItem` is a bar button item.
  private func words(_ element: String) -> String {
    element.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
