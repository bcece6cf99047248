import AutoLayout

/// The words of a path that mean UIKit's items.
enum PathWord {
  /// The word for the superview of the other view.
  static let superview = "superview"

  /// The guides in the order help lists them.
  static let guideNames = GuideKind.allCases.map { $0.rawValue }

  private static let guides: [String: GuideKind] = {
    var table = ["safearealayoutguide": GuideKind.safeArea]
    for kind in GuideKind.allCases { table[NameText.folded(kind.rawValue)] = kind }
    return table
  }()

  static func isSuperview(_ name: String) -> Bool { name.lowercased() == superview }

  /// The guide of a name: `safeArea`, `Top Layout Guide`.
  static func guide(_ name: String) -> GuideKind? { guides[NameText.folded(name)] }
}
