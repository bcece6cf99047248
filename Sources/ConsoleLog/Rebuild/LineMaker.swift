import AutoLayout

/// Who made a constraint of a log, and why it exists.
package struct LineMaker: Hashable, Sendable {
  /// What kind of constraint it is; stable, for machines.
  package enum Kind: String, Hashable, Sendable {
    /// The app's code or Interface Builder.
    case app
    /// An autoresizing mask.
    case autoresizing
    /// The size that a container gives a view it lays out by itself.
    case containerSize
    /// A size that exists only during measuring or adding.
    case temporarySize
    /// The target of a fitting measurement.
    case fittingSize
    /// A layout guide's own edges.
    case guide
    /// A stack view.
    case stack
    /// A hidden arranged view.
    case stackHiding
    /// Interface Builder, for a view without constraints.
    case prototype
    /// The intrinsic content size.
    case contentSize
    /// A bar, cell or keyboard of UIKit's.
    case framework
  }

  /// What kind of constraint it is.
  package let kind: Kind
  /// Why it exists, in a sentence without a full stop; nil for the app's own.
  package let reason: String?
  /// Whether the breaking rule passes over it while others are listed.
  let isSpared: Bool

  /// Whether the app's code can change it.
  package var isApp: Bool { kind == .app }

  /// Whether it is a size that exists for a moment.
  package var setsSize: Bool {
    switch kind {
    case .containerSize, .temporarySize, .fittingSize: true
    default: false
    }
  }

  /// Whether it gives a view a length, or none, for as long as it is there.
  var setsLength: Bool { setsSize || kind == .stackHiding }

  /// What a log lacks because the app replaces the descriptions of all constraints.
  enum Hiding {
    /// Nothing.
    case nothing
    /// Identifiers: a plain size of 0 is then taken for the system's, which measures with it.
    case identifiers
    /// Identifiers, in an app whose own constraints are of Masonry's class: any plain constant size is taken for
    /// the system's.
    case masonry
  }

  /// Judges a line of a log that hides something.
  init(_ line: LogConstraint, hiding: Hiding) {
    let isCellSize = line.first.item.className?.hasSuffix("CellContentView") == true
    // The system writes such sizes as `H:[cell(320)]`, or says that they are active.
    let isMasonrySize = isCellSize && line.isActive == nil && !line.isVisual
    let isUnmarkedSize =
      line.className == "NSLayoutConstraint" && line.identifier == nil
      && line.second == nil && line.relation == .equal
      && (isMasonrySize || hiding == .masonry && (line.isActive == nil || isCellSize)
        || hiding == .identifiers && line.isActive == nil && line.constant == 0)
    let unmarked =
      switch hiding {
      case .nothing: Self.cellSize
      case .identifiers: Self.zeroSize
      case .masonry: Self.unmarkedSize
      }
    self.init(
      isUnmarkedSize
        ? unmarked : Self.rule(line.className, line.identifier, line.items.map { $0.className }),
      isSpared: isUnmarkedSize || Self.isSpared(line.className, line.identifier))
  }

  /// Judges a constraint by its class, its identifier and the classes of its views.
  init(_ className: String, _ identifier: String?, of views: [String?]) {
    self.init(
      Self.rule(className, identifier, views), isSpared: Self.isSpared(className, identifier))
  }

  private init(_ rule: Rule?, isSpared: Bool) {
    kind = rule?.kind ?? .app
    reason = rule?.reason
    self.isSpared = isSpared || [.autoresizing, .prototype, .contentSize].contains(kind)
  }

  private static func isSpared(_ className: String, _ identifier: String?) -> Bool {
    className == "_UILayoutSupportConstraint"
      || identifier.map(SystemIdentifier.isSpared) ?? false
  }

  private static func rule(_ className: String, _ identifier: String?, _ views: [String?]) -> Rule?
  {
    if let rule = classRules.first(where: { $0.sign == className }) { return rule }
    if views.contains(where: { $0 == "NSStackViewSpacer" || $0 == "NSStackViewContainer" }) {
      return stackLine
    }
    guard let identifier else { return ClassName.areAllPrivate(views) ? privateLine : nil }
    return rules.first { rule in
      rule.isSuffix ? identifier.hasSuffix(rule.sign) : identifier.hasPrefix(rule.sign)
    } ?? (ClassName.begins(identifier) ? privateLine : nil)
  }

  /// What the beginning of an identifier says about a line that can't be read; nil if that is not certain.
  init?(ofIdentifier start: Substring) {
    let rules = Self.rules.filter { !$0.isSuffix }
    let longer = rules.filter { start.count > 8 && $0.sign.hasPrefix(start) }
    let rule = longer.first ?? rules.first { start.hasPrefix($0.sign) }
    guard let rule, longer.allSatisfy({ $0.kind == rule.kind }) else { return nil }
    self.init(rule, isSpared: true)
  }

  private struct Rule {
    /// A class, or how an identifier begins or ends; empty for what other signs show.
    let sign: String
    let kind: Kind
    let reason: String
    let isSuffix: Bool

    init(_ sign: String, _ kind: Kind, _ reason: String, isSuffix: Bool = false) {
      self.sign = sign
      self.kind = kind
      self.reason = reason
      self.isSuffix = isSuffix
    }
  }

  private static let unmarkedSize = Rule(
    "", .containerSize,
    "probably a size set by the system; Masonry hides the identifier that would show it")

  private static let zeroSize = Rule(
    "", .containerSize,
    "probably a size set by the system; the app prints constraints without identifiers")

  private static let stackLine = Rule("", .stack, "made by a stack view")

  private static let privateLine = Rule("", .framework, "between views that only the system makes")

  private static let cellSize = Rule(
    "", .containerSize, "probably the size that the table or collection view gives the cell")

  /// By the class of the constraint.
  private static let classRules = [
    Rule(
      "NSAutoresizingMaskLayoutConstraint", .autoresizing,
      "made from the view's frame, because translatesAutoresizingMaskIntoConstraints is true"),
    Rule(
      "_UILayoutSupportConstraint", .guide,
      "places the top or bottom layout guide below or above the bars"),
    Rule(
      "NSIBPrototypingLayoutConstraint", .prototype,
      "made by Interface Builder while building, for a view that lacks constraints"),
    Rule(
      "NSContentSizeLayoutConstraint", .contentSize,
      "the intrinsic content size, with hugging and compression resistance"),
    Rule(
      "_UIScrollViewAutomaticContentSizeConstraint", .framework,
      "the content size that a scroll view computes"),
  ]

  /// By the identifier, in the order in which they are tried.
  private static let rules = [
    Rule(
      "UIView-Encapsulated-Layout-", .containerSize,
      "the size and place that a table, collection view or container gives a view it owns"),
    Rule(
      "NSView-Encapsulated-Layout-", .containerSize,
      "the size that a table or container gives a view it owns"),
    Rule(
      "NSTableRowView-Encapsulated-Layout-", .containerSize, "the height that the table gives a row"
    ),
    Rule(
      "_UITemporaryLayout", .temporarySize, "a temporary size, while a view is added or measured"),
    Rule("fittingSize", .fittingSize, "the target of systemLayoutSizeFitting, while it measures"),
    Rule("UIViewSafeAreaLayoutGuide-", .guide, "keeps the safe area clear of bars and notches"),
    Rule(
      "NSViewSafeAreaLayoutGuide-", .guide, "keeps the safe area clear of title bars and notches"),
    Rule(
      "Margin-guide-constraint", .guide, "keeps the margins guide at the view's layout margins",
      isSuffix: true),
    Rule("UISV-hiding", .stackHiding, "the stack view gives a hidden arranged view no length"),
    Rule(
      "UISV-canvas-connection", .stack,
      "ties the stack view's edges to its first and last arranged view"),
    Rule("UISV-spacing", .stack, "the stack view's spacing between neighbors"),
    Rule("UISV-alignment", .stack, "the stack view's alignment across its axis"),
    Rule(
      "UISV-fill-equally", .stack,
      "the distribution fillEqually makes all arranged views as long as the first"),
    Rule(
      "UISV-fill-proportionally", .stack, "the distribution fillProportionally divides the length"),
    Rule("UISV-distributing-edge", .stack, "places the gaps of equalSpacing or equalCentering"),
    Rule("UISV-spanning", .stack, "keeps the arranged views inside the stack view across its axis"),
    Rule("UISV-", .stack, "made by a stack view"),
    Rule("NSStackView", .stack, "made by a stack view"),
    Rule(
      "UICollectionViewListCell-", .framework,
      "holds the content view of a list cell at the cell's edges"),
    Rule("UINavItemContentGuide-", .framework, "made by the navigation bar"),
    Rule("UIButtonBar.", .framework, "made by a bar with buttons"),
    Rule(
      LogConstraint.prototype, .prototype,
      "made by Interface Builder while building, for a view that lacks constraints"),
    Rule(
      "\(SystemIdentifier.prototype)-", .prototype,
      "made by Interface Builder while building, for a view that lacks constraints"),
    Rule(
      "UIIBSystemGenerated", .framework, "made by Interface Builder for the content view of a cell"),
    Rule("BIB_", .framework, "made by a bar for its button"),
    Rule("IB_", .framework, "made by a bar for its button"),
    Rule("CB_", .framework, "made by a bar for its content"),
    Rule("TB_", .framework, "made by a bar for its title"),
    Rule("UINav_", .framework, "made by the navigation bar"),
    Rule("MaskEV_", .framework, "made by a bar for its background"),
    Rule("Mask_", .framework, "made by a bar for its background"),
    Rule("assistant", .framework, "made by the keyboard's bar"),
    Rule("accessoryView.", .framework, "made by the keyboard's host"),
    Rule("inputView.", .framework, "made by the keyboard's host"),
  ]
}
