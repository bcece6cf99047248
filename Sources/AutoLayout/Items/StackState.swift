/// The values of a `UIStackView` that affect its layout.
package struct StackState: Hashable, Sendable {
  /// `axis`: the direction in which the arranged views follow each other.
  var axis: Axis
  /// `distribution`: sizes and gaps along the axis.
  var distribution = StackDistribution.fill
  /// `alignment`: places across the axis.
  var alignment = StackAlignment.fill
  /// `spacing`: the gap between neighbors.
  var spacing = StackSpacing.points(0)
  /// `isLayoutMarginsRelativeArrangement`: whether the layout margins stay free.
  package var isLayoutMarginsRelative = false
  /// `isBaselineRelativeArrangement`: whether a vertical stack measures gaps between baselines.
  var isBaselineRelative = false

  /// The alignment that is in force.
  ///
  /// UIKit's documentation calls baselines in a vertical stack invalid without saying what happens;
  /// that the views then lie at the leading edge is a guess.
  var effectiveAlignment: StackAlignment {
    axis == .vertical && alignment.isBaseline ? .leading : alignment
  }
}

/// How a stack view shares out its length: `UIStackView.Distribution`.
enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering

  /// Whether gaps may be longer than the spacing.
  var hasFlexibleGaps: Bool { self == .equalSpacing || self == .equalCentering }
}

/// How a stack view places its views across the axis: `UIStackView.Alignment`.
enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case fill
  /// Named `top` in a horizontal stack.
  case leading
  case center
  /// Named `bottom` in a horizontal stack.
  case trailing
  case firstBaseline
  case lastBaseline

  /// UIKit's other names for the same values; Interface Builder writes `top` in vertical stacks too (in them, 168 of
  /// 208 narrower children lie at the leading edge).
  private static let aliases: [String: StackAlignment] = ["top": .leading, "bottom": .trailing]

  /// Every word for an alignment.
  static let words = allCases.map { $0.rawValue } + aliases.keys.sorted().reversed()

  /// The alignment that a word stands for.
  init?(word: String) {
    guard let found = Self(rawValue: word) ?? Self.aliases[word] else { return nil }
    self = found
  }

  /// UIKit's word for the alignment in a stack with that axis.
  func word(_ axis: Axis) -> String {
    let other = Self.aliases.first { $0.value == self }?.key
    return axis == .horizontal ? other ?? rawValue : rawValue
  }

  /// Whether baselines are aligned instead of edges.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// A distance between arranged views.
enum StackSpacing: Hashable, Sendable {
  case points(Double)
  /// `UIStackView.spacingUseSystem`.
  case standard

  /// The word for ``standard``, which Interface Builder shows.
  static let standardWord = "standard"

  /// Other words for ``standard``: UIKit's constant, and its shortened form.
  static let synonyms = ["system": standardWord, "spacingUseSystem": standardWord]

  /// The distance; the system's is 8 (98 of 100 gaps in saved documents).
  var points: Double {
    switch self {
    case .points(let points): points
    case .standard: 8
    }
  }
}

/// A rectangle that a stack view uses to state its constraints; nothing else can refer to it.
package enum StackHelper: Hashable, Sendable {
  /// Encloses the arranged views across the axis.
  case spanner
  /// Lies between two neighbors where the distribution makes gaps equal; 1 is the first.
  case gap(Int)

  /// Whether a stack whose newest helper is this one must also have another: they are made in order.
  func follows(_ other: StackHelper) -> Bool {
    switch (self, other) {
    case (_, .spanner): true
    case (.spanner, .gap): false
    case (.gap(let number), .gap(let wanted)): number >= wanted
    }
  }

  /// The name after that of the stack: `row.gap1`.
  var name: String {
    switch self {
    case .spanner: "spanner"
    case .gap(let number): "gap\(number)"
    }
  }

  /// UIKit's class; the class of the gaps is from memory (a guess).
  package var className: String {
    switch self {
    case .spanner: "_UILayoutSpacer"
    case .gap: "_UIOLAGapGuide"
    }
  }

  /// UIKit's identifier; the identifier of the gaps is from memory (a guess).
  package var identifier: String {
    switch self {
    case .spanner: "UISV-alignment-spanner"
    case .gap: "UISV-distributing"
    }
  }
}
