import AutoLayout
import Cassowary
import LayoutDiagnostics

/// The call that makes a constraint, so that people find it in their code.
enum AnchorCall {
  /// `card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8)`; nil for constraints that anchors can't
  /// make.
  static func text(
    _ constraint: SceneConstraint, in scene: ConflictScene, as language: CodeLanguage = .swift
  ) -> String? {
    let line = Statement(constraint, in: scene)
    guard let first = anchor(line.first, in: scene, as: language) else { return nil }
    let isSize = line.first.attribute?.isSize == true
    let constant = NumberText.exact(line.constant)
    guard let side = line.second else {
      return isSize
        ? language.call(first, line.relation, nil, multiplier: nil, constant: constant) : nil
    }
    let isScaled = line.multiplier != 1
    guard let second = anchor(side, in: scene, as: language), !isScaled || isSize else {
      return nil
    }
    return language.call(
      first, line.relation, second,
      multiplier: isScaled ? NumberText.exact(line.multiplier) : nil,
      constant: line.constant == 0 ? nil : constant)
  }

  /// A constraint as people write it: the view first, then its superview.
  private struct Statement {
    let first: SceneConstraint.Side
    let relation: Relation
    let multiplier: Double
    let second: SceneConstraint.Side?
    let constant: Double

    init(_ line: SceneConstraint, in scene: ConflictScene) {
      multiplier = line.multiplier
      guard let second = line.second, line.multiplier == 1,
        scene.subject(of: line) == second.view, second.view != line.first.view,
        !scene.views[second.view].isGuide
      else {
        (first, relation, self.second, constant) =
          (line.first, line.relation, line.second, line.constant)
        return
      }
      (first, relation, self.second, constant) =
        (second, line.relation.flipped, line.first, -line.constant)
    }
  }

  private static func anchor(
    _ side: SceneConstraint.Side, in scene: ConflictScene, as language: CodeLanguage
  ) -> String? {
    guard let attribute = side.attribute else { return nil }
    let view = scene.views[side.view]
    var item = language.identifier(view.name)
    if view.isGuide, let property = view.label.flatMap({ guides[$0] }) {
      let holder = view.isParentGuessed ? nil : view.parent.map { scene.views[$0].name }
      item = "\(holder.map { language.identifier($0) } ?? "view").\(property)"
    }
    guard attribute.isMargin else { return "\(item).\(attribute.rawValue)Anchor" }
    let place = attribute.edge ?? (attribute.axis == .horizontal ? .centerX : .centerY)
    return "\(item).layoutMarginsGuide.\(place.rawValue)Anchor"
  }

  /// The properties of views that hold the guides of the system, by their identifiers.
  private static let guides = [
    "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide",
    "UIViewLayoutMarginsGuide": "layoutMarginsGuide",
    "UIViewReadableContentGuide": "readableContentGuide",
    "UIScrollView-contentLayoutGuide": "contentLayoutGuide",
    "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
    "NSViewSafeAreaLayoutGuide": "safeAreaLayoutGuide",
  ]
}
