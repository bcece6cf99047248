import InterfaceBuilder
import Testing

@testable import LayLanguage

/// An imported session is a session: saved and run again, it has the same frames.
@Suite("An imported session is a session")
struct ImportedSessionTests {
  private typealias Text = DocumentText

  private func session(files: [String: String]) -> Interpreter {
    Interpreter(
      host: Host(
        readFile: { path in
          files[path].map { .success(Array($0.utf8)) } ?? .failure(HostError(reason: "gone"))
        },
        writeFile: { _, _ in nil }))
  }

  private func run(_ text: String, in interpreter: inout Interpreter) throws -> String {
    var output: [String] = []
    for statement in try Source(name: "test.lay", text: text).statements() {
      output.append(try interpreter.execute(statement).output)
    }
    return output.joined(separator: "\n")
  }

  private static let document = Text.storyboard(
    tools: 14490, root: "tableView",
    "<prototypes><tableViewCell id=\"cell\">\(Text.frame(0, 28, 375, 80))"
      + "<tableViewCellContentView key=\"contentView\" id=\"content\">\(Text.frame(0, 0, 340, 80))"
      + "<subviews>"
      + Text.view("a", "button", "buttonType=\"custom\"", "<state key=\"normal\" title=\"Go\"/>")
      + Text.view(
        "b", "button", "",
        "<buttonConfiguration key=\"configuration\" title=\"Stop\" imagePadding=\"3\"/>")
      + Text.view("c", "label", "text=\"one\ntwo\" numberOfLines=\"0\" hidden=\"YES\"")
      + Text.view("d", "stackView", "axis=\"vertical\" spacingType=\"standard\"")
      + "</subviews>"
      + Text.constraints(
        "a.leading content.leadingMargin", "a.top content.topMargin", "b.leading a.trailing 8",
        "b.bottom content.bottomMargin priority=750", "c.trailing content.trailingMargin")
      + "</tableViewCellContentView></tableViewCell></prototypes>")

  @Test("saved scripts have the same frames")
  func savedScripts() throws {
    var first = session(files: ["x.storyboard": Self.document])
    #expect(
      try run("import x.storyboard", in: &first) == "opened scene: 7 views, 5 constraints")
    let frames = try run("dump frames", in: &first)
    let script = try run("save", in: &first)
    #expect(script.contains("set root.class tableview"))
    #expect(script.contains("era ios11"))
    var second = session(files: [:])
    _ = try run(script, in: &second)
    #expect(try run("dump frames", in: &second) == frames)
    #expect(try run("save", in: &second) == script)
  }

  private static let mirrored = Text.storyboard(
    "<subviews>"
      + Text.view(
        "box", "view", "userLabel=\"box\" semanticContentAttribute=\"forceRightToLeft\"",
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"30\" bottom=\"2\" "
          + "trailing=\"4\"/>"
          + "<subviews>\(Text.view("inner", "view", "userLabel=\"inner\""))</subviews>"
          + Text.constraints("inner.leading box.leadingMargin 10", "inner.width 20"))
      + "</subviews>"
      + Text.constraints("box.leading root.leading 50", "box.width 200", "box.top root.top"))

  @Test("directions are kept")
  func directionsAreKept() throws {
    var first = session(files: ["x.storyboard": Self.mirrored])
    _ = try run("import x.storyboard", in: &first)
    #expect(try run("get box.frame", in: &first) == "(50, 0, 200, 0)")
    // 200 - 30 - 10 - 20: the margin and the distance count from the right.
    #expect(try run("get inner.frame", in: &first) == "(140, 0, 20, 0)")
    let script = try run("save", in: &first)
    #expect(script.contains("set box.semanticContentAttribute forceRightToLeft\n"))
    #expect(script.contains("set box.directionalLayoutMargins (1, 30, 2, 4)\n"))
    var second = session(files: [:])
    _ = try run(script, in: &second)
    #expect(try run("save", in: &second) == script)
  }

  @Test("import is one undo step")
  func importIsOne() throws {
    var interpreter = session(files: ["x.storyboard": Self.document])
    _ = try run("add view mine\nimport x.storyboard\nundo", in: &interpreter)
    #expect(try run("get mine.frame", in: &interpreter) == "(0, 0, 0, 0)")
  }

  @Test("errors point at the place in the document")
  func errorsPoint() throws {
    var interpreter = session(files: ["mac.xib": "<document targetRuntime=\"MacOSX.Cocoa\"/>"])
    #expect {
      _ = try run("import mac.xib", in: &interpreter)
    } throws: { error in
      "\(error)".contains("mac.xib:1:1: this is a document for macOS")
    }
    #expect {
      _ = try run("import none.xib", in: &interpreter)
    } throws: { error in
      "\(error)".contains("can't read 'none.xib': gone")
    }
  }

  @Test("scenes have names")
  func scenesHaveNames() throws {
    let text = Self.document.replacing(
      "id=\"controller\"", with: "id=\"controller\" storyboardIdentifier=\"List\"")
    var interpreter = session(files: ["x.storyboard": text])
    #expect(try run("import x.storyboard scene list", in: &interpreter).hasPrefix("opened List"))
    #expect {
      _ = try run("import x.storyboard scene Lisp", in: &interpreter)
    } throws: { error in
      "\(error)".contains("did you mean 'List'?")
    }
  }

  @Test("A scene of a document that holds no view is called that, not unknown")
  func scenesWithoutView() throws {
    let text = Self.document.replacing(
      "</scenes>",
      with:
        "<scene sceneID=\"bars\"><objects><navigationController id=\"n\"/></objects></scene></scenes>"
    )
    var interpreter = session(files: ["x.storyboard": text])
    #expect {
      _ = try run("import x.storyboard scene bars", in: &interpreter)
    } throws: { error in
      "\(error)".contains("the scene 'bars' has no view")
        && "\(error)".contains("use one of: scene")
    }
  }
}
