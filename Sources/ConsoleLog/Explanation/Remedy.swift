import AutoLayout
import Cassowary
import LayoutDiagnostics

/// A suggestion in the form in which the reader of a log carries it out.
package struct Remedy: Hashable, Sendable {
  /// Where it is carried out.
  package enum Place: String, Hashable, Sendable {
    case swift = "Swift"
    case objectiveC = "Objective-C"
    case snapKit = "SnapKit"
    case masonry = "Masonry"
    case interfaceBuilder = "Interface Builder"
    case lay
  }

  /// Where it is carried out.
  package let place: Place
  /// The statement, setting or command.
  package let text: String
}

extension CodeLanguage {
  /// What remedies in it are marked with.
  fileprivate var place: Remedy.Place {
    switch self {
    case .swift: .swift
    case .objectiveC: .objectiveC
    }
  }
}

extension LogExplanation {
  /// What to change, in its code or document, and at the prompt after the log is opened; empty if nothing is certain or
  /// only a person can do it.
  package var remedies: [Remedy] { suggestions.flatMap(remedies) }

  /// What to change, in the words of each place, a line each.
  var remedyList: [String] {
    let remedies = remedies
    let width = remedies.map { $0.place.rawValue.count }.max() ?? 0
    return remedies.flatMap { remedy in
      remedy.text.split(separator: "\n").enumerated().map { place, line in
        let label = place == 0 ? remedy.place.rawValue : ""
        return "  \(label)\(String(repeating: " ", count: width - label.count))  \(line)"
      }
    }
  }

  private func remedies(_ suggestion: ConflictSuggestion) -> [Remedy] {
    let line = log.line(of: suggestion.constraint)
    let code = statements(suggestion, of: line)
    let command = commands(of: suggestion).map { Remedy(place: .lay, text: $0) }
    guard line.maker == .foundation else { return code + command }
    return code + setting(suggestion).map { Remedy(place: .interfaceBuilder, text: $0) } + command
  }

  /// What is typed after the log is opened.
  func commands(of suggestion: ConflictSuggestion) -> [String] {
    switch suggestion.action {
    case .lower where changedLine(of: suggestion) == nil: []
    case .lower: ["set priority \(suggestion.constraint.typeableName) 999"]
    case .remove: ["unpin \(suggestion.constraint.typeableName)"]
    case .disableAutoresizing:
      masks(of: suggestion).isEmpty
        ? [] : ["unpin \(masks(of: suggestion).joined(separator: " "))"]
    case .constrainInDocument:
      diagnosis.members.filter { $0.maker.kind == .prototype }.map { "unpin \($0.typeableName)" }
    case .realign, .collapse, .leaveAlone: []
    }
  }

  /// The lines of masks that go; in the layout that is opened they are constraints.
  private func masks(of suggestion: ConflictSuggestion) -> [String] {
    let views = Set(([suggestion.constraint] + suggestion.also).map(log.scene.subject))
    return log.constraints.filter {
      $0.maker.kind == .autoresizing && views.contains(log.scene.subject(of: $0))
    }
    .map { $0.typeableName }
  }

  private func statements(_ suggestion: ConflictSuggestion, of line: LogConstraint) -> [Remedy] {
    if suggestion.action == .disableAutoresizing {
      return diagnosis.views(of: suggestion).map {
        Remedy(place: log.language.place, text: log.language.unmasking($0))
      }
    }
    guard [.lower, .remove].contains(suggestion.action) else { return [] }
    let isLowered = suggestion.action == .lower
    if let statement = line.maker.statement(suggestion.constraint, in: diagnosis.scene) {
      let place = line.source.map { "  // \($0)" } ?? ""
      let text =
        (isLowered ? statement.lowered : "delete \(statement.whole)") + place
      return [Remedy(place: line.maker.place, text: text)]
    }
    return [
      Remedy(place: log.language.place, text: code(suggestion.constraint, isLowered: isLowered))
    ]
  }

  /// The statements that make a constraint give way, after those that make it; for one that goes, which one it is.
  private func code(_ constraint: SceneConstraint, isLowered: Bool) -> String {
    let call = AnchorCall.text(constraint, in: diagnosis.scene, as: log.language)
    let equation = diagnosis.scene.equation(of: constraint) ?? log.line(of: constraint).body
    guard isLowered else { return "delete \(call ?? "the constraint \(equation)")" }
    return log.language.lowering(
      constraint.name, madeBy: call, equation, isAppKit: report.isAppKit)
  }

  private func setting(_ suggestion: ConflictSuggestion) -> [String] {
    switch suggestion.action {
    case .lower: ["Priority 999 in the Size inspector of the constraint"]
    case .remove: ["delete the constraint"]
    case .realign: ["Alignment Center in the Attributes inspector of the stack view"]
    case .constrainInDocument:
      ["Placeholder: Remove at build time, in the Size inspector of a constraint"]
    case .disableAutoresizing, .collapse, .leaveAlone: []
    }
  }
}

extension LogConstraint {
  /// The library that the constraint's class belongs to.
  fileprivate enum Maker {
    case foundation, snapKit, masonry

    var place: Remedy.Place {
      switch self {
      case .foundation: .swift
      case .snapKit: .snapKit
      case .masonry: .masonry
      }
    }
  }

  fileprivate var maker: Maker {
    switch className {
    case "MASLayoutConstraint", "MASViewConstraint": .masonry
    case _ where className.hasPrefix("SnapKit."): .snapKit
    default: .foundation
    }
  }

  /// Where the code is: `Card.swift#17`, which SnapKit prints; nil if nothing says it.
  package var source: String? {
    handle.firstIndex(of: "@").map { String(handle[handle.index(after: $0)...]) }
      .flatMap { $0.contains("#") ? $0 : nil }
  }
}

extension LogConstraint.Maker {
  /// The statement that makes a constraint, with and without a lower priority; nil if it isn't one of the library's.
  func statement(
    _ constraint: SceneConstraint, in scene: ConflictScene
  ) -> (whole: String, lowered: String)? {
    guard self != .foundation, let attribute = constraint.first.attribute else { return nil }
    let constant = NumberText.exact(constraint.constant)
    var target = self == .masonry ? "@\(constant)" : constant
    var rest = ""
    if let second = constraint.second, let other = second.attribute {
      let language: CodeLanguage = self == .masonry ? .objectiveC : .swift
      target = language.identifier(scene.views[second.view].name)
      if self == .masonry {
        target += ".mas_\(other.rawValue)"
      } else if other != attribute {
        target += ".snp.\(other.rawValue)"
      }
      if constraint.multiplier != 1 {
        rest += ".multipliedBy(\(NumberText.exact(constraint.multiplier)))"
      }
      if constraint.constant != 0 { rest += ".offset(\(constant))" }
    }
    let whole = "make.\(attribute.rawValue).\(constraint.relation.callName)(\(target))\(rest)"
    return (whole, "\(whole).priority(999)\(self == .masonry ? ";" : "")")
  }
}

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
