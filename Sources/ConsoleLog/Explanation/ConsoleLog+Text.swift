import AutoLayout
import LayoutDiagnostics

extension ConsoleLog {
  /// The explanation of everything in the log, without a final newline.
  public var explanation: String { explanation(startingAt: 1) }

  /// The explanation of a log that is part of a longer one, so its first line has another number.
  package func explanation(startingAt line: Int) -> String {
    guard !isEmpty else {
      return "There is no report about constraints in this log."
    }
    let (scene, explanations) = explanations()
    var blocks = explanations.enumerated().map { place, explanation in
      let count = explanations.count == 1 ? "" : " \(place + 1) of \(explanations.count)"
      let report = explanation.report
      let hasPrefix = report.prefix.contains { $0.isLetter || $0.isNumber }
      let prefix = hasPrefix ? " (\(report.prefix))" : ""
      let version = explanation.isList ? "" : ", \(report.era)\(prefix)"
      return "\(explanation.isList ? "constraints" : "report")\(count), "
        + "line \(report.firstLine + line - 1)\(version)\n\n"
        + explanation.text
    }
    let notes = noticeLines(startingAt: line).joined(separator: "\n")
    if !notes.isEmpty {
      // What a message says to do comes before lists in which nothing is wrong.
      blocks.insert(notes, at: explanations.contains { !$0.isList } ? blocks.count : 0)
    }
    let views = scene.viewList
    if !views.isEmpty { blocks.append(views) }
    return blocks.joined(separator: "\n\n")
  }
}

extension LogScene {
  /// The size that the content of a view asks for, in words; nil for other lines.
  func wish(of constraint: SceneConstraint) -> String? {
    let line = line(of: constraint)
    guard line.isContentSize, let attribute = constraint.first.attribute else { return nil }
    let priorities =
      line.contentPriorities.map {
        " (hugging \(NumberText.exact($0.hugging)), compression resistance \(NumberText.exact($0.resistance)))"
      }
    let side = "\(scene.name(of: constraint.first.view)).\(attribute.rawValue)"
    return "\(side) wants to be \(NumberText.exact(constraint.constant))\(priorities ?? "")"
  }

  /// Longer lists of views that no constraint mentions only repeat the tree of the log.
  private static let treeLimit = 40

  /// Which name belongs to which address.
  var viewList: String {
    let isLong = views.count > Self.treeLimit
    let mentioned = Set(constraints.flatMap { $0.views })
    let shown = views.indices.filter { !isLong || views[$0].node == nil || mentioned.contains($0) }
    if shown.isEmpty { return "" }
    let rows = shown.map { views[$0] }.map { view in
      let parent = view.parent.map { parent in
        "in \(scene.name(of: parent))" + (view.isParentGuessed ? " (a guess)" : "")
      }
      let details = [
        view.className.map(ClassName.demangled), view.address, view.label.map { "'\($0)'" }, parent,
        view.frame.map { "at (\($0.inOrder.map(NumberText.measured).joined(separator: ", ")))" },
      ]
      let text = details.compactMap { $0 }.joined(separator: " ")
      return (name: view.name, text.isEmpty ? "a superview that the log doesn't name" : text)
    }
    let width = rows.map { $0.name.count }.max() ?? 0
    let lines = rows.map { name, details in "  \(name.padded(to: width))  \(details)" }
    let isGuessed = shown.contains { views[$0].isParentGuessed }
    let legend = isGuessed ? " (\"a guess\" where no line shows what a view is in)" : ""
    return (["views\(legend)"] + lines).joined(separator: "\n")
  }
}
