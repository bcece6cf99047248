import AutoLayout
import Foundation
import InterfaceBuilder

@testable import LayoutChecks

/// A document that was fine, with one fault put into it.
struct SeededFault {
  /// The kind of fault.
  let kind: String
  /// The document with the fault.
  let text: String
  /// One of these rules must find it.
  let rules: Set<String>
  /// One of these object ids must be named as the culprit or the subject.
  let ids: Set<String>
}

/// Puts faults into a storyboard.
struct FaultSeeder {
  private let text: String
  private let subject: CheckSubject
  private let layout: Layout
  private let context: CheckContext

  /// The first scene of a storyboard that fills a screen and has constraints; nil if there is none.
  init?(_ text: String) throws {
    let document = try InterfaceDocument([UInt8](text.utf8))
    let subjects = try document.parts.map { try CheckSubject($0, of: document) }
    guard subjects.count == 1, subjects[0].size == .screen, text.contains("<constraints>") else {
      return nil
    }
    self.text = text
    subject = subjects[0]
    layout = subject.layout
    context = CheckContext(subject, SubjectFacts(subject), solved: layout.solved)
  }

  /// All faults that the scene has a place for, by kind.
  var faults: [SeededFault] {
    let candidates = [
      narrowTexts, lowTexts, contradictions, lostConstraints, fixedSides, repetitions, strayViews,
      longTexts, flatButtons, wideSwitches,
    ]
    return candidates.flatMap { $0 }
  }

  private func views(_ classes: Set<ViewClass>) -> [(id: String, item: Item.ID)] {
    layout.items.compactMap { item in
      guard let viewClass = layout.viewClass(of: item), classes.contains(viewClass),
        let source = subject.sources?.views[item], subject.guesses[item] == nil,
        layout.isVisible(item), layout.model.stack(arranging: item) == nil,
        !layout.model.ancestry(of: item).contains(where: { layout.model[$0].view?.scroll != nil })
      else { return nil }
      return (source.id, item)
    }
  }

  /// The document with one more constraint.
  private func adding(_ constraint: String) -> String {
    text.replacing("<constraints>", with: "<constraints>\(constraint)", maxReplacements: 1)
  }

  private func size(_ id: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"seeded\"/>"
  }

  private var narrowTexts: [SeededFault] {
    views([.label, .button]).filter { isText($0.item) && !hasConstraint($0.item, .width) }.map {
      SeededFault(
        kind: "narrow", text: adding(size($0.id, "width", 12)),
        rules: ["truncated-text", "conflict"],
        ids: ["seeded"])
    }
  }

  private var lowTexts: [SeededFault] {
    views([.label]).filter { view in
      isText(view.item) && !hasConstraint(view.item, .height)
        && layout.model[view.item].view?.content.numberOfLines == 0
        // Whether a text that may shrink does so for a height is not known.
        && subject.sources?.views[view.item]?.leastTextScale == 1
    }.map {
      SeededFault(
        kind: "low", text: adding(size($0.id, "height", 8)),
        // In a row that grows with its content only the fixed height itself is certain.
        rules: ["truncated-text", "conflict", "fixed-text-size"], ids: ["seeded"])
    }
  }

  /// Whether a view shows a real text, not a placeholder.
  private func isText(_ item: Item.ID) -> Bool {
    (layout.model[item].view?.content.text ?? "").count > 3 && !context.isStandIn(item)
  }

  private func hasConstraint(_ item: Item.ID, _ attribute: Attribute) -> Bool {
    layout.constraints.contains { layout.constraint($0).first == Anchor(item, attribute) }
  }

  private var contradictions: [SeededFault] {
    layout.constraints.compactMap { id in
      let made = layout.constraint(id)
      guard made.second == nil, made.relation == .equal, made.priority.isRequired,
        let view = subject.sources?.views[made.first.item], subject.guesses[made.first.item] == nil
      else { return nil }
      return SeededFault(
        kind: "contradiction",
        text: adding(size(view.id, made.first.attribute.rawValue, Int(made.constant) + 60)),
        rules: ["conflict"], ids: ["seeded"])
    }
  }

  /// Constraints that a view needs for its position: the only one on its axis.
  private var lostConstraints: [SeededFault] {
    views([.label, .button, .textField, .switch]).flatMap { view -> [SeededFault] in
      Axis.allCases.compactMap { axis in
        let own = layout.constraints.filter { id in
          let made = layout.constraint(id)
          return [made.first, made.second].compactMap { $0 }.contains { anchor in
            anchor.item == view.item && anchor.attribute.axis == axis && !anchor.attribute.isSize
          }
        }
        guard own.count == 1, layout.constraint(own[0]).relation == .equal,
          let source = subject.sources?.constraints[own[0]],
          let range = text.range(
            of: "<constraint [^>]*id=\"\(source.id)\"/>", options: .regularExpression)
        else { return nil }
        return SeededFault(
          kind: "lost", text: text.replacingCharacters(in: range, with: ""), rules: ["ambiguity"],
          ids: [view.id])
      }
    }
  }

  private func element(of id: LayoutConstraint.ID) -> (id: String, range: Range<String.Index>)? {
    guard let source = subject.sources?.constraints[id],
      let range = text.range(
        of: "<constraint [^>]*id=\"\(source.id)\"/>", options: .regularExpression)
    else { return nil }
    return (source.id, range)
  }

  private var fixedSides: [SeededFault] {
    layout.constraints.compactMap { id in
      let made = layout.constraint(id)
      guard made.first.attribute == .leading, made.second?.attribute == .leading,
        let (name, range) = element(of: id)
      else { return nil }
      let changed = text[range].replacing("\"leading\"", with: "\"left\"")
      return SeededFault(
        kind: "side", text: text.replacingCharacters(in: range, with: changed),
        rules: ["left-right"], ids: [name])
    }
  }

  private var repetitions: [SeededFault] {
    layout.constraints.compactMap { id in
      guard let (name, range) = element(of: id), text[range].contains("firstItem") else {
        return nil
      }
      let twin = text[range].replacing("id=\"\(name)\"", with: "id=\"seeded\"")
      return SeededFault(
        kind: "repetition", text: text.replacingCharacters(in: range, with: text[range] + twin),
        rules: ["duplicate"], ids: ["seeded", name])
    }
  }

  /// Views at the very edge of the screen, whatever holds them.
  private var strayViews: [SeededFault] {
    views([.label, .button]).compactMap { view in
      // Rows are as high as what they hold.
      guard isText(view.item), SubjectFacts(subject).cell[view.item] == nil,
        let id = layout.constraints.first(where: { id in
          let made = layout.constraint(id)
          return made.first == Anchor(view.item, .top) && made.second != nil
            && !layout.constraints.contains {
              layout.constraint($0).second?.item == view.item
                && layout.constraint($0).first.attribute.axis == .vertical
            }
        }), let (name, range) = element(of: id)
      else { return nil }
      let plain = text[range].replacing(#/ constant="[^"]*"/#, with: "")
      let far = plain.replacing("firstAttribute", with: "constant=\"2000\" firstAttribute")
      return SeededFault(
        kind: "stray", text: text.replacingCharacters(in: range, with: far),
        rules: ["off-screen", "conflict"], ids: [name])
    }
  }

  /// Texts that were short, of labels that are tied on both sides.
  private var longTexts: [SeededFault] {
    views([.label]).compactMap { view in
      guard isText(view.item), let shown = layout.model[view.item].view?.content,
        shown.numberOfLines == 1, let old = shown.text,
        old.allSatisfy({ $0.isLetter || $0 == " " }),
        text.ranges(of: "text=\"\(old)\"").count == 1
      else { return nil }
      let long = String(repeating: old + " ", count: 60)
      return SeededFault(
        kind: "long", text: text.replacing("text=\"\(old)\"", with: "text=\"\(long)\""),
        rules: ["truncated-text", "off-screen", "overlap", "conflict"], ids: [view.id])
    }
  }

  private var flatButtons: [SeededFault] {
    views([.button]).filter { isText($0.item) && !hasConstraint($0.item, .height) }.map {
      SeededFault(
        kind: "flat", text: adding(size($0.id, "height", 0)), rules: ["zero-size", "conflict"],
        ids: ["seeded"])
    }
  }

  private var wideSwitches: [SeededFault] {
    views([.switch, .stepper]).filter { !hasConstraint($0.item, .width) }.map {
      SeededFault(
        kind: "wide", text: adding(size($0.id, "width", 150)),
        rules: ["stretched-control", "conflict"], ids: ["seeded"])
    }
  }
}
