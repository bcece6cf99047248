import AutoLayout
import InterfaceBuilder

/// Storyboards of one correct scene each.
struct SampleDocument {
  let name: String
  private let views: [View]
  private let constraints: [String]

  /// A view of the scene.
  struct View {
    let id: String
    let element: String
    let attributes: String
    let inside: String

    static func label(_ id: String, _ text: String, lines: Int = 1) -> View {
      View(
        id: id, element: "label",
        attributes: "text=\"\(text)\" numberOfLines=\"\(lines)\" lineBreakMode=\"tailTruncation\" "
          + "adjustsFontSizeToFit=\"NO\" horizontalHuggingPriority=\"251\" "
          + "verticalHuggingPriority=\"251\"",
        inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    }

    static func button(_ id: String, _ title: String) -> View {
      View(
        id: id, element: "button",
        attributes: "buttonType=\"system\" lineBreakMode=\"middleTruncation\"",
        inside: "<state key=\"normal\" title=\"\(title)\"/>")
    }

    static func field(_ id: String, _ placeholder: String) -> View {
      View(
        id: id, element: "textField",
        attributes: "borderStyle=\"roundedRect\" placeholder=\"\(placeholder)\"",
        inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>")
    }

    static func control(_ id: String, _ element: String) -> View {
      // Beside a long text the control keeps its size.
      View(
        id: id, element: element, attributes: "horizontalCompressionResistancePriority=\"751\"",
        inside: "")
    }

    func text(frame: Rect) -> String {
      """
      <\(element) opaque="NO" contentMode="scaleToFill" \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(frame.origin.x)" y="\(frame.origin.y)" width="\(frame.size.width)" \
      height="\(frame.size.height)"/>
      \(inside)
      </\(element)>
      """
    }
  }

  /// The document, with the frames that its constraints give the views.
  var text: String {
    get throws {
      let draft = Self.text(views.map { $0.text(frame: .zero) }, constraints)
      let document = try InterfaceDocument([UInt8](draft.utf8))
      var made = try document.layout(of: document.parts[0])
      made.layout.solve()
      let frames = Dictionary(uniqueKeysWithValues: made.views.map { ($0.id, $0.item) })
      let elements = views.map { view in
        view.text(frame: frames[view.id].map { made.layout.frame(of: $0) } ?? .zero)
      }
      return Self.text(elements, constraints)
    }
  }

  private static func text(_ views: [String], _ constraints: [String]) -> String {
    storyboard(
      views.joined(separator: "\n"),
      constraints: constraints.enumerated().map { constraint($0.element, "c\($0.offset + 1)") }
        .joined(separator: "\n"))
  }

  /// The element of `title.top = safe.top + 20`, `name.trailing <= follow.leading - 8`, or
  /// `picture.width = 40`.
  private static func constraint(_ line: String, _ id: String) -> String {
    let words = line.split(separator: " ").map(String.init)
    let first = words[0].split(separator: ".")
    let relations = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]
    let relation = relations[words[1]].map { " relation=\"\($0)\"" } ?? ""
    let second = words[2].split(separator: ".")
    let isNumber = Double(words[2]) != nil
    let other =
      isNumber ? "" : " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
    let sign = words.count > 4 && words[3] == "-" ? "-" : ""
    let constant = isNumber ? words[2] : words.count > 4 ? sign + words[4] : "0"
    return """
      <constraint firstItem="\(first[0])" firstAttribute="\(first[1])"\(relation)\(other) \
      constant="\(constant)" id="\(id)"/>
      """
  }

  /// The constraints of a row: a text on the left, a control on the right that it doesn't reach.
  private static func row(_ text: String, _ control: String, below: String) -> [String] {
    [
      "\(text).leading = safe.leading + 20", "\(text).top = \(below) + 24",
      "\(control).centerY = \(text).centerY", "safe.trailing = \(control).trailing + 20",
      "\(control).leading >= \(text).trailing + 8",
    ]
  }

  /// The constraints of a view from side to side.
  private static func full(_ view: String, below: String) -> [String] {
    [
      "\(view).leading = safe.leading + 20", "safe.trailing = \(view).trailing + 20",
      "\(view).top = \(below) + 16",
    ]
  }

  static let all = [
    SampleDocument(
      name: "sign in",
      views: [
        .label("title", "Sign in"), .label("note", "With your account", lines: 0),
        .field("mail", "name@example.org"), .field("word", "Password"), .label("keep", "Remember"),
        .control("on", "switch"), .button("enter", "Go"),
      ],
      constraints: full("title", below: "safe.top") + full("note", below: "title.bottom")
        + full("mail", below: "note.bottom") + full("word", below: "mail.bottom")
        + row("keep", "on", below: "word.bottom") + full("enter", below: "keep.bottom")),
    SampleDocument(
      name: "profile",
      views: [
        .label("name", "Ada"), .button("follow", "Follow"), .label("city", "Rome"),
        .control("count", "stepper"), .label("about", "Writes about trees and water", lines: 0),
      ],
      constraints: row("name", "follow", below: "safe.top")
        + row("city", "count", below: "name.bottom")
        + full("about", below: "city.bottom")),
    SampleDocument(
      name: "settings",
      views: [
        .label("wifi", "Wi-Fi"), .control("wifiOn", "switch"), .label("sound", "Sound"),
        .control("soundOn", "switch"), .label("mode", "Dark"), .control("modeOn", "switch"),
        .label("foot", "Sound needs a restart", lines: 0),
      ],
      constraints: row("wifi", "wifiOn", below: "safe.top")
        + row("sound", "soundOn", below: "wifi.bottom")
        + row("mode", "modeOn", below: "sound.bottom") + full("foot", below: "mode.bottom")),
    SampleDocument(
      name: "player",
      views: [
        .label("song", "Blue"), .label("band", "The Three"), .control("time", "slider"),
        .label("volume", "Loud"), .control("level", "stepper"), .button("play", "Play"),
      ],
      constraints: full("song", below: "safe.top") + full("band", below: "song.bottom")
        + full("time", below: "band.bottom") + row("volume", "level", below: "time.bottom")
        + ["play.centerX = safe.centerX", "play.top = volume.bottom + 24"]),
    SampleDocument(
      name: "article",
      views: [
        .label("head", "A river", lines: 0), .label("author", "Kim"), .button("share", "Share"),
        .label("body", "It runs down to the sea", lines: 0), .label("like", "Like it"),
        .control("liked", "switch"),
      ],
      constraints: full("head", below: "safe.top") + row("author", "share", below: "head.bottom")
        + full("body", below: "author.bottom") + row("like", "liked", below: "body.bottom")),
  ]
}
