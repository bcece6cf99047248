import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics
import Testing

/// The frames that depend on unknowns of a document.
@Suite("The frames that depend on unknowns of a document")
struct GuessTests {
  private typealias Text = DocumentText

  /// The guesses of a document's views by object id.
  private static func guesses(
    _ content: String, resources: String = "", isWhole: Bool = true
  ) throws -> [String: Guess] {
    let text = Text.storyboard(resources: resources, content)
    let document = try InterfaceDocument(Array(text.utf8))
    var found: [String: Guess] = [:]
    for scene in document.scenes {
      for var part in try document.layouts(of: scene, ImportOptions(showsPlaceholders: true)) {
        part.layout.solve()
        let guessed = part.layout.guessedFrames(of: part.views.map { $0.item }, isWhole: isWhole)
        for (id, item) in part.views { found[id] = guessed[item] }
      }
    }
    return found
  }

  private static func font(_ name: String) -> String {
    "<fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"17\"/>"
  }

  @Test(
    "sizes that nobody can know have a reason",
    arguments: [
      ("label", "text=\"x\"", "Gotham-Bold", Guess.font), ("label", "text=\"x\"", "Lato-Bold", nil),
      ("label", "text=\"x\" customClass=\"Own\"", "Lato-Bold", .class),
      ("imageView", "image=\"gone\"", "", .image), ("imageView", "image=\"sun\"", "", nil),
      ("view", "", "", .content), ("view", "customClass=\"Chart\"", "", .class),
      ("switch", "", "", nil), ("datePicker", "", "", nil),
      ("datePicker", "style=\"wheels\"", "", nil),
      ("datePicker", "style=\"compact\"", "", .content),
      ("datePicker", "style=\"inline\"", "", .content),
    ] as [(String, String, String, Guess?)])
  func reasons(_ element: String, _ attributes: String, _ font: String, _ guess: Guess?) throws {
    let view = Text.view(
      "a", element, attributes, Text.frame(0, 0, 50, 50) + (font.isEmpty ? "" : Self.font(font)))
    let found = try Self.guesses(
      "<subviews>\(view)</subviews>" + Text.constraints("a.top root.top", "a.leading root.leading"),
      resources: "<image name=\"sun\" width=\"9\" height=\"9\"/>", isWhole: false)
    #expect(found["a"] == guess)
  }

  @Test(
    "runtime attributes may change the content",
    arguments: [
      ("string", "localizedKey", Guess.class), ("localizedString", "title", .class),
      ("number", "titleFontSize", .class), ("color", "borderColor", nil),
      ("string", "accessibilityLabel", nil), ("number", "layer.cornerRadius", nil),
    ])
  func runtimeAttributes(_ type: String, _ path: String, _ guess: Guess?) throws {
    let attribute =
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"1\"/>"
    let label = Text.view(
      "a", "label", "text=\"x\"",
      "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>")
    let found = try Self.guesses(
      "<subviews>\(label)</subviews>" + Text.constraints("a.top root.top", "a.leading root.leading")
    )
    #expect(found["a"] == guess)
  }

  @Test(
    "subtitles make the size of a button a guess",
    arguments: [
      ("", "", nil), ("subtitle=\"one more line\"", "", Guess.font), ("subtitle=\"\"", "", nil),
      ("", "<attributedString key=\"attributedSubtitle\"/>", .font),
    ] as [(String, String, Guess?)])
  func subtitles(_ attributes: String, _ content: String, _ guess: Guess?) throws {
    let button = Text.view(
      "a", "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Add\" \(attributes)>"
        + "\(content)</buttonConfiguration>")
    let found = try Self.guesses(
      "<subviews>\(button)</subviews>"
        + Text.constraints("a.top root.top", "a.leading root.leading"))
    #expect(found["a"] == guess)
  }

  @Test("what constraints decide rests on no guess")
  func whatConstraintsDecide() throws {
    let label = Text.view("a", "label", "text=\"x\"", Self.font("Gotham-Bold"))
    let found = try Self.guesses(
      "<subviews>\(label)\(Text.view("b"))\(Text.view("c"))</subviews>"
        + Text.constraints(
          "a.top root.top", "a.leading root.leading", "a.width 40", "a.height 20",
          "b.leading a.trailing", "b.top root.top", "b.width 9", "b.height 9", "c.top root.top",
          "c.leading root.leading", "c.width 9", "c.height 9"))
    #expect(found == [:])
  }

  @Test("neighbors follow")
  func neighboursFollow() throws {
    let label = Text.view("a", "label", "text=\"x\"", Self.font("Gotham-Bold"))
    let found = try Self.guesses(
      "<subviews>\(label)\(Text.view("b"))</subviews>"
        + Text.constraints(
          "a.top root.top", "a.leading root.leading", "b.leading a.trailing", "b.top root.top",
          "b.width 9", "b.height 9"))
    #expect(found == ["a": .font, "b": .follows])
  }

  @Test("least lengths hide no guess")
  func leastLengthsHide() throws {
    // Whatever height the class has, it is at least 45.
    let found = try Self.guesses(
      "<subviews>\(Text.view("a", "textField", "customClass=\"Filled\""))</subviews>"
        + Text.constraints(
          "a.top root.top", "a.leading root.leading", "a.width 90",
          "a.height 45 relation=greaterThanOrEqual"))
    #expect(found["a"] == .class)
  }

  @Test(
    "texts that nobody measured are guesses",
    arguments: [
      ("опыта", "", nil), ("ようこそ", "", Guess.font), ("\u{1F600}", "", nil), ("x", "black", .font),
      ("x", "semibold", nil),
    ])
  func textThatNobody(_ text: String, _ weight: String, _ guess: Guess?) throws {
    let font =
      "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"\(weight)\" pointSize=\"17\"/>"
    let label = Text.view("a", "label", "text=\"\(text)\"", font)
    let found = try Self.guesses(
      "<subviews>\(label)</subviews>" + Text.constraints("a.top root.top", "a.leading root.leading")
    )
    #expect(found["a"] == guess)
  }

  @Test("places that nothing decides are guesses")
  func placesThatNothing() throws {
    let found = try Self.guesses(
      "<subviews>\(Text.view("a"))</subviews>"
        + Text.constraints("a.top root.top", "a.width 9", "a.height 9"))
    #expect(found == ["a": .ambiguous])
  }

  @Test("what follows an image is not called ambiguous")
  func whatFollows() throws {
    let found = try Self.guesses(
      "<subviews>\(Text.view("a", "imageView", "image=\"gone\""))\(Text.view("b"))</subviews>"
        + Text.constraints(
          "a.top root.top", "a.leading root.leading", "b.leading a.trailing", "b.top a.bottom",
          "b.width 9", "b.height 9"))
    #expect(found == ["a": .image, "b": .follows])
  }

  /// Two labels side by side between the edges of the root view.
  private static func row(_ firstHugging: Int, _ secondHugging: Int) -> String {
    let labels = [("a", firstHugging), ("b", secondHugging)].map { id, hugging in
      Text.view(id, "label", "text=\"x\" horizontalHuggingPriority=\"\(hugging)\"")
    }
    return "<subviews>\(labels.joined())\(Text.view("c"))</subviews>"
      + Text.constraints(
        "a.top root.top", "a.leading root.leading", "b.leading a.trailing", "b.top root.top",
        "root.trailing b.trailing", "c.top a.bottom", "c.width 9", "c.height 9",
        "c.leading b.leading")
  }

  @Test(
    "equal wishes are ties",
    arguments: [
      (251, 251, ["a": Guess.ambiguous, "b": .ambiguous, "c": .ambiguous]), (250, 251, [:]),
      (251, 250, [:]),
    ])
  func equalWishes(_ first: Int, _ second: Int, _ guesses: [String: Guess]) throws {
    #expect(try Self.guesses(Self.row(first, second)) == guesses)
  }

  /// A label with its saved frame, and a view below it.
  private static func column(saved width: Double, _ height: Double, gap: Double) -> String {
    let label = Text.view("a", "label", "text=\"Label\"", Text.frame(0, 0, width, height))
    let below = Text.view("b", "view", "", Text.frame(0, height + gap, 9, 9))
    return "<subviews>\(label)\(below)</subviews>"
      + Text.constraints(
        "a.top root.top", "a.leading root.leading", "b.top a.bottom 8", "b.leading root.leading",
        "b.width 9", "b.height 9")
  }

  @Test(
    "saved frames may contradict the document",
    arguments: [
      (42.0, 20.5, 8.0, [:]), (41, 21, 8, [:]), (60, 20.5, 8, ["a": Guess.saved]),
      (41.5, 40, 8, ["a": .saved, "b": .saved]), (41.5, 20.5, 20, ["b": .saved]),
    ])
  func savedFrames(
    _ width: Double, _ height: Double, _ gap: Double, _ guesses: [String: Guess]
  ) throws {
    #expect(try Self.guesses(Self.column(saved: width, height, gap: gap)) == guesses)
  }

  @Test("what a conflict decides is a guess")
  func whatAConflict() throws {
    let found = try Self.guesses(
      "<subviews>\(Text.view("a"))\(Text.view("b"))\(Text.view("c"))</subviews>"
        + Text.constraints(
          "a.top root.top", "a.leading root.leading", "a.height 9", "a.width 40", "a.width 50",
          "b.leading a.trailing", "b.top root.top", "b.width 9", "b.height 9",
          "c.leading root.leading", "c.top root.top", "c.width 9", "c.height 9"))
    #expect(found == ["a": .conflict, "b": .conflict])
  }
}
