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
    let sign: String
    let kind: Kind
    let reason: String
    var isSuffix = false
  }

  private static let unmarkedSize = Rule(
    sign: "", kind: .containerSize,
    reason: "probably a size set by the system; Masonry hides the identifier that would show it")

  private static let zeroSize = Rule(
    sign: "", kind: .containerSize,
    reason: "probably a size set by the system; the app prints constraints without identifiers")

  private static let stackLine = Rule(sign: "", kind: .stack, reason: "made by a stack view")

  private static let privateLine = Rule(
    sign: "", kind: .framework, reason: "between views that only the system makes")

  private static let cellSize = Rule(
    sign: "", kind: .containerSize,
    reason: "probably the size that the table or collection view gives the cell")

  /// By the class of the constraint.
  private static let classRules = [
    Rule(
      sign: "NSAutoresizingMaskLayoutConstraint", kind: .autoresizing,
      reason:
        "made from the view's frame, because translatesAutoresizingMaskIntoConstraints is true"),
    Rule(
      sign: "_UILayoutSupportConstraint", kind: .guide,
      reason: "places the top or bottom layout guide below or above the bars"),
    Rule(
      sign: "NSIBPrototypingLayoutConstraint", kind: .prototype,
      reason: "made by Interface Builder while building, for a view that lacks constraints"),
    Rule(
      sign: "NSContentSizeLayoutConstraint", kind: .contentSize,
      reason: "the intrinsic content size, with hugging and compression resistance"),
    Rule(
      sign: "_UIScrollViewAutomaticContentSizeConstraint", kind: .framework,
      reason: "the content size that a scroll view computes"),
  ]

  /// By the identifier, in the order in which they are tried.
  private static let rules = [
    Rule(
      sign: "UIView-Encapsulated-Layout-", kind: .containerSize,
      reason: "the size and place that a table, collection view or container gives a view it owns"),
    Rule(
      sign: "NSView-Encapsulated-Layout-", kind: .containerSize,
      reason: "the size that a table or container gives a view it owns"),
    Rule(
      sign: "NSTableRowView-Encapsulated-Layout-", kind: .containerSize,
      reason: "the height that the table gives a row"),
    Rule(
      sign: "_UITemporaryLayout", kind: .temporarySize,
      reason: "a temporary size, while a view is added or measured"),
    Rule(
      sign: "fittingSize", kind: .fittingSize,
      reason: "the target of systemLayoutSizeFitting, while it measures"),
    Rule(
      sign: "UIViewSafeAreaLayoutGuide-", kind: .guide,
      reason: "keeps the safe area clear of bars and notches"),
    Rule(
      sign: "NSViewSafeAreaLayoutGuide-", kind: .guide,
      reason: "keeps the safe area clear of title bars and notches"),
    Rule(
      sign: "Margin-guide-constraint", kind: .guide,
      reason: "keeps the margins guide at the view's layout margins", isSuffix: true),
    Rule(
      sign: "UISV-hiding", kind: .stackHiding,
      reason: "the stack view gives a hidden arranged view no length"),
    Rule(
      sign: "UISV-canvas-connection", kind: .stack,
      reason: "ties the stack view's edges to its first and last arranged view"),
    Rule(
      sign: "UISV-spacing", kind: .stack, reason: "the stack view's spacing between neighbors"),
    Rule(
      sign: "UISV-alignment", kind: .stack, reason: "the stack view's alignment across its axis"),
    Rule(
      sign: "UISV-fill-equally", kind: .stack,
      reason: "the distribution fillEqually makes all arranged views as long as the first"),
    Rule(
      sign: "UISV-fill-proportionally", kind: .stack,
      reason: "the distribution fillProportionally divides the length"),
    Rule(
      sign: "UISV-distributing-edge", kind: .stack,
      reason: "places the gaps of equalSpacing or equalCentering"),
    Rule(
      sign: "UISV-spanning", kind: .stack,
      reason: "keeps the arranged views inside the stack view across its axis"),
    Rule(sign: "UISV-", kind: .stack, reason: "made by a stack view"),
    Rule(sign: "NSStackView", kind: .stack, reason: "made by a stack view"),
    Rule(
      sign: "UICollectionViewListCell-", kind: .framework,
      reason: "holds the content view of a list cell at the cell's edges"),
    Rule(sign: "UINavItemContentGuide-", kind: .framework, reason: "made by the navigation bar"),
    Rule(sign: "UIButtonBar.", kind: .framework, reason: "made by a bar with buttons"),
    Rule(
      sign: LogConstraint.prototype, kind: .prototype,
      reason: "made by Interface Builder while building, for a view that lacks constraints"),
    Rule(
      sign: "\(SystemIdentifier.prototype)-", kind: .prototype,
      reason: "made by Interface Builder while building, for a view that lacks constraints"),
    Rule(
      sign: "UIIBSystemGenerated", kind: .framework,
      reason: "made by Interface Builder for the content view of a cell"),
    Rule(sign: "BIB_", kind: .framework, reason: "made by a bar for its button"),
    Rule(sign: "IB_", kind: .framework, reason: "made by a bar for its button"),
    Rule(sign: "CB_", kind: .framework, reason: "made by a bar for its content"),
    Rule(sign: "TB_", kind: .framework, reason: "made by a bar for its title"),
    Rule(sign: "UINav_", kind: .framework, reason: "made by the navigation bar"),
    Rule(sign: "MaskEV_", kind: .framework, reason: "made by a bar for its background"),
    Rule(sign: "Mask_", kind: .framework, reason: "made by a bar for its background"),
    Rule(sign: "assistant", kind: .framework, reason: "made by the keyboard's bar"),
    Rule(sign: "accessoryView.", kind: .framework, reason: "made by the keyboard's host"),
    Rule(sign: "inputView.", kind: .framework, reason: "made by the keyboard's host"),
  ]
}
