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
  fileprivate var place: Remedy.Place { self == .swift ? .swift : .objectiveC }
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
        "  \((place == 0 ? remedy.place.rawValue : "").padded(to: width))  \(line)"
      }
    }
  }

  private func remedies(_ suggestion: ConflictSuggestion) -> [Remedy] {
    let isOfLibrary = log.line(of: suggestion.constraint).library != nil
    return statements(for: suggestion)
      + (isOfLibrary ? [] : settings(for: suggestion))
      .map { Remedy(place: .interfaceBuilder, text: $0) }
      + commands(of: suggestion).map { Remedy(place: .lay, text: $0) }
  }

  /// What is typed after the log is opened; of masks, the lines of all axes are constraints there.
  func commands(of suggestion: ConflictSuggestion) -> [String] {
    let name = suggestion.constraint.typeableName
    switch suggestion.action {
    case .lower: return changedLine(of: suggestion) == nil ? [] : ["set priority \(name) 999"]
    case .remove: return ["unpin \(name)"]
    case .disableAutoresizing:
      let views = Set(suggestion.changed.map(scene.subject))
      let masks = log.constraints.filter {
        $0.maker.kind == .autoresizing && views.contains(scene.subject(of: $0))
      }.map { $0.typeableName }
      return masks.isEmpty ? [] : ["unpin \(masks.joined(separator: " "))"]
    case .constrainInDocument:
      return diagnosis.members.filter { $0.maker.kind == .prototype }
        .map { "unpin \($0.typeableName)" }
    case .realign, .collapse, .leaveAlone: return []
    }
  }

  private func statements(for suggestion: ConflictSuggestion) -> [Remedy] {
    let language = log.language
    if suggestion.action == .disableAutoresizing {
      return diagnosis.views(of: suggestion).map {
        Remedy(place: language.place, text: language.unmasking($0))
      }
    }
    guard suggestion.isOfOneLine else { return [] }
    let isLowered = suggestion.action == .lower
    let constraint = suggestion.constraint
    let line = log.line(of: constraint)
    if let library = line.library, let (whole, lowered) = library.statement(constraint, in: scene) {
      let source = line.source.map { "  // \($0)" } ?? ""
      return [Remedy(place: library, text: (isLowered ? lowered : "delete \(whole)") + source)]
    }
    let call = AnchorCall.text(constraint, in: scene, as: language)
    let equation = scene.equation(of: constraint) ?? line.body
    let text =
      isLowered
      ? language.lowering(constraint.name, madeBy: call, equation, isAppKit: report.isAppKit)
      : "delete \(call ?? "the constraint \(equation)")"
    return [Remedy(place: language.place, text: text)]
  }

  private func settings(for suggestion: ConflictSuggestion) -> [String] {
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
  /// The library that made it; nil for the system's own class.
  fileprivate var library: Remedy.Place? {
    switch className {
    case "MASLayoutConstraint", "MASViewConstraint": .masonry
    case _ where className.hasPrefix("SnapKit."): .snapKit
    default: nil
    }
  }

  /// Where the code is: `Card.swift#17`, which SnapKit prints; nil if nothing says it.
  package var source: String? {
    handle.firstIndex(of: "@").map { String(handle[handle.index(after: $0)...]) }
      .flatMap { $0.contains("#") ? $0 : nil }
  }
}

extension Remedy.Place {
  /// A library's statement that makes a constraint, with and without a lower priority; nil if it can't make it.
  fileprivate func statement(
    _ constraint: SceneConstraint, in scene: ConflictScene
  ) -> (whole: String, lowered: String)? {
    guard let attribute = constraint.first.attribute else { return nil }
    let constant = NumberText.exact(constraint.constant)
    var target = self == .masonry ? "@\(constant)" : constant
    var rest = ""
    if let second = constraint.second, let other = second.attribute {
      let language: CodeLanguage = self == .masonry ? .objectiveC : .swift
      target = language.identifier(scene.name(of: second.view))
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
    let line = scene.written(constraint)
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

  private static func anchor(
    _ side: SceneConstraint.Side, in scene: ConflictScene, as language: CodeLanguage
  ) -> String? {
    guard let attribute = side.attribute else { return nil }
    let view = scene.views[side.view]
    var item = language.identifier(view.name)
    if view.isGuide, let property = view.label.flatMap({ guides[$0] }) {
      let holder = view.isParentGuessed ? nil : view.parent.map(scene.name)
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

extension ConflictScene {
  /// A constraint as people write it: the view first, then its superview.
  fileprivate func written(
    _ line: SceneConstraint
  ) -> (
    first: SceneConstraint.Side, relation: Relation, multiplier: Double,
    second: SceneConstraint.Side?, constant: Double
  ) {
    guard let second = line.second, line.multiplier == 1, subject(of: line) == second.view,
      second.view != line.first.view, !views[second.view].isGuide
    else { return (line.first, line.relation, line.multiplier, line.second, line.constant) }
    return (second, line.relation.flipped, 1, line.first, -line.constant)
  }
}
