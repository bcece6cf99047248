import AutoLayout
import LayoutDiagnostics

/// A line of a page's list: a step of a script, a test, a finding, a scene that differs.
package struct PageEntry: Sendable {
  /// A view that moved, with its frames in points; the old frame is nil for a new view.
  package typealias Move = (name: String, from: Rect?, to: Rect)

  /// A picture as SVG.
  package struct Picture: Sendable {
    /// Its caption.
    package var caption: String
    /// The file.
    package var svg: String
    /// The area to look at, in points of the picture, if it is small enough to be overlooked.
    package var focus: Rect?

    /// Creates a picture from its parts.
    package init(_ caption: String, _ svg: String, focus: Rect? = nil) {
      (self.caption, self.svg, self.focus) = (caption, svg, focus)
    }
  }

  /// Its short title.
  package var title: String
  /// The file that it is about; entries of one file follow each other.
  package var section = ""
  /// Its place in the file.
  package var place = ""
  /// The rule that found it.
  package var rule = ""
  /// Its status or severity: `failed`, `warning`, `moved`.
  package var tags: [String] = []
  /// Further texts, under headings.
  package var texts: [(title: String, lines: [String])] = []
  /// The moved views.
  package var moved: [Move] = []
  /// The scenes before and after, by their places; nil if there is none.
  package var scenes: (before: Int?, after: Int?) = (nil, nil)
  /// Pictures if there is no scene; two called `before` and `after` belong together.
  package var pictures: [Picture] = []

  /// Creates an entry.
  package init(_ title: String, section: String = "", place: String = "", tags: [String] = []) {
    (self.title, self.section, self.place, self.tags) = (title, section, place, tags)
  }

  /// Adds lines under a heading, or nothing if there are no lines.
  package mutating func tell(_ title: String, _ lines: [String]) {
    if !lines.isEmpty { texts.append((title, lines)) }
  }

  /// The entry as JSON.
  package var json: JSONValue {
    [
      "title": .string(VisibleText.lines(title)), "section": .string(VisibleText.shown(section)),
      "place": .string(VisibleText.shown(place)), "rule": .string(rule), "tags": .strings(tags),
      "texts": .array(
        texts.map {
          ["title": .string($0.title), "lines": .strings($0.lines.map(VisibleText.lines))]
        }),
      "moved": .array(moved.map(Self.json)),
      "before": scenes.before.map { .number(Double($0)) } ?? .null,
      "scene": scenes.after.map { .number(Double($0)) } ?? .null,
      "pictures": .array(
        pictures.map {
          [
            "caption": .string(VisibleText.shown($0.caption)), "svg": .string($0.svg),
            "focus": $0.focus.map { $0.frameJSON } ?? .null,
          ]
        }),
    ]
  }

  private static func json(_ move: Move) -> JSONValue {
    [
      "name": .string(move.name),
      "from": move.from.map { $0.frameJSON } ?? .null, "to": move.to.frameJSON,
    ]
  }
}

extension Rect {
  fileprivate var frameJSON: JSONValue { .array(inOrder.map(JSONValue.measured)) }
}

/// The shared parts of a page's scenes: most views and constraints stay the same from step to step, and are stored
/// once.
struct PageParts {
  /// Each distinct view and constraint.
  private(set) var all: [JSONValue] = []
  private var places: [JSONValue: Int] = [:]

  private static let shared: Set<String> = ["views", "constraints"]

  /// A scene with the indices of parts in place of its views and constraints.
  mutating func take(_ scene: JSONValue) -> JSONValue {
    guard case .object(let members) = scene else { return scene }
    var taken: [JSONValue.Member] = []
    for member in members {
      guard Self.shared.contains(member.key), case .array(let values) = member.value else {
        taken.append(member)
        continue
      }
      var numbers: [JSONValue] = []
      for value in values { numbers.append(.number(Double(place(of: value)))) }
      taken.append(.init(member.key, .array(numbers)))
    }
    return .object(taken)
  }

  private mutating func place(of value: JSONValue) -> Int {
    if let place = places[value] { return place }
    places[value] = all.count
    all.append(value)
    return all.count - 1
  }
}
