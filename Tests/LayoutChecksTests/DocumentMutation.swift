import Foundation

@testable import LayoutChecks

/// A document and the same with one thing changed, and what `lay diff` has to say about it.
struct DocumentMutation {
  let kind: String
  let text: String
  /// The expected additions, removals and changes, as kind and id.
  let expected: Set<[String]>

  /// Mutations of a storyboard whose elements have a line for each tag, as Interface Builder writes them.
  static func all(of text: String, views: [String], constraints: [String]) -> [DocumentMutation] {
    var found = [
      DocumentMutation(
        kind: "moved lines",
        text: text.replacing("<subviews>", with: "\n\n<!-- note -->\n<subviews>"),
        expected: [])
    ]
    for id in constraints {
      guard let element = element("constraint", id, in: text) else { continue }
      func change(_ kind: String, _ name: String, _ value: String) {
        found.append(
          DocumentMutation(
            kind: kind, text: text.replacing(element, with: setting(name, to: value, in: element)),
            expected: [["changed", id]]))
      }
      change("constant", "constant", "37")
      change("priority", "priority", "613")
      if element.contains("secondItem") {
        change("relation", "relation", relation(besides: element))
      }
      found.append(
        DocumentMutation(
          kind: "constraint removed", text: text.replacing(element, with: ""),
          expected: [["removed", id]]))
      let twin = setting(
        "id", to: "seeded",
        in: setting("constant", to: "91", in: setting("priority", to: "77", in: element)))
      found.append(
        DocumentMutation(
          kind: "constraint added", text: text.replacing(element, with: element + twin),
          expected: [["added", "seeded"]]))
    }
    for id in views {
      for (name, value) in [
        ("hidden", "YES"), ("horizontalHuggingPriority", "333"), ("userLabel", "Renamed \(id)"),
        ("text", "Another text"),
      ] {
        guard let opening = opening(of: id, in: text),
          name != "text" || opening.contains(" text=\"")
        else { continue }
        found.append(
          DocumentMutation(
            kind: name, text: text.replacing(opening, with: setting(name, to: value, in: opening)),
            expected: name == "userLabel" ? [] : [["changed", id]]))
      }
    }
    return found
  }

  private static func relation(besides element: String) -> String {
    element.contains("greaterThanOrEqual") ? "lessThanOrEqual" : "greaterThanOrEqual"
  }

  /// A self-closing element with an id.
  private static func element(_ name: String, _ id: String, in text: String) -> String? {
    text.range(of: "<\(name) [^>]*id=\"\(id)\"/>", options: .regularExpression)
      .map { String(text[$0]) }
  }

  /// The opening tag of a view.
  private static func opening(of id: String, in text: String) -> String? {
    text.range(
      of: "<(label|button|switch|textField|stepper|slider) [^>]*id=\"\(id)\"[^>]*>",
      options: .regularExpression
    ).map { String(text[$0]) }
  }

  private static func setting(_ name: String, to value: String, in element: String) -> String {
    if let range = element.range(of: " \(name)=\"[^\"]*\"", options: .regularExpression) {
      return element.replacingCharacters(in: range, with: " \(name)=\"\(value)\"")
    }
    guard let space = element.firstIndex(of: " ") else { return element }
    return element.replacingCharacters(in: space..<space, with: " \(name)=\"\(value)\"")
  }
}
