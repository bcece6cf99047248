import AutoLayout
import ConsoleLog
import LayoutDiagnostics
import LayoutPictures
import LayoutSession
import SwiftLayouts
import TextSizes

/// A page's queries about a session, none of which changes it.
extension Interpreter {
  /// A kind of question, by the value of `ask`.
  private typealias Answer =
    @Sendable (Interpreter) -> (JSONValue) throws(PageError) -> JSONValue

  private static let answers: [(word: String, answer: Answer)] = [
    ("why", why), ("scene", sceneAsked), ("try", trial), ("export", export),
    ("breakpoints", breakpoints), ("lessons", { interpreter in { _ in interpreter.lessonsAsked } }),
    ("complete", completion), ("explain", explanation),
  ]

  /// Answers a question of a page, an object with the member `ask`; texts in the answer are data.
  ///
  /// `Docs/JSON.md` lists the questions.
  package func answer(page request: JSONValue) -> JSONValue {
    do throws(PageError) {
      let word = try request.needed("ask")
      guard let known = Self.answers.first(where: { $0.word == word }) else {
        let words = Self.answers.map { $0.word }
        throw PageError("a page asks for \(Sentence.list(words, "or")), not for '\(word)'")
      }
      return try known.answer(self)(request)
    } catch {
      return ["error": .string(VisibleText.lines(error.text))]
    }
  }

  private func why(_ request: JSONValue) throws(PageError) -> JSONValue {
    let name = try request.needed("view")
    guard let item = session.layout.item(named: name) else {
      throw PageError("no view is called '\(name)' any longer")
    }
    let fields = PageFields(layout: session.layout)
    return [
      "why": .strings(Scene.explanations(of: item, in: session.layout)),
      "fields": fields.fields(of: item), "stack": fields.stack(arranging: item),
    ]
  }

  private func sceneAsked(_ request: JSONValue) throws(PageError) -> JSONValue {
    guard let word = request["language"]?.text else { return ["scene": scene()] }
    guard let language = PseudoLanguage(rawValue: word) else {
      throw PageError("there is no pseudo-language '\(word)'")
    }
    var layout = session.layout.inPseudoLanguage(language)
    layout.solve()
    return ["scene": scene(of: layout)]
  }

  /// Runs commands on a copy that can neither read nor write files.
  private func trial(_ request: JSONValue) throws(PageError) -> JSONValue {
    do throws(ScriptError) {
      let copy = try tried(commands(of: request), as: "<page>")
      return ["scene": copy.scene()]
    } catch {
      return ["error": .string(VisibleText.lines(error.description))]
    }
  }

  private func commands(of request: JSONValue) -> String { request["commands"]?.text ?? "" }

  private func export(_ request: JSONValue) throws(PageError) -> JSONValue {
    let layout = session.layout
    switch try request.needed("format") {
    case "svg": return ["text": .string(Drawing(of: layout).svg())]
    case "script": return ["text": .string(script)]
    case "test": return ["text": .string(script + "\n" + expectations)]
    case "swift":
      return ["text": .string(SwiftWriter.code(layout, view: layout.root, style: .anchors))]
    case let format:
      throw PageError("a layout can be had as svg, script, test or swift, not as '\(format)'")
    }
  }

  /// Expectations that hold for the current layout: where each view is.
  private var expectations: String {
    let layout = session.layout
    let views = layout.items.filter { layout.viewClass(of: $0) != nil && $0 != layout.root }
    return views.map {
      "expect \(NameText.written(layout.path(of: $0))).frame = "
        + "\(FrameText.text(layout.frame(of: $0)))\n"
    }.joined()
  }

  private func breakpoints(_ request: JSONValue) throws(PageError) -> JSONValue {
    let axes = ["width": Axis.horizontal, "height": .vertical]
    guard let axis = axes[try request.needed("axis")] else {
      throw PageError("breakpoints are of the width or the height")
    }
    let found = SizeBreakpoint.all(of: session.layout, along: axis) { Interruption.isRequested }
    return [
      "breakpoints": .array(
        found.map {
          ["at": .number($0.length), "text": .string(VisibleText.shown($0.text))]
        })
    ]
  }

  private func explanation(_ request: JSONValue) throws(PageError) -> JSONValue {
    let log = ConsoleLog(bytes: [UInt8](try request.needed("text").utf8))
    return ["text": .string(log.explanation)]
  }

  private func completion(_ request: JSONValue) throws(PageError) -> JSONValue {
    let completion = Completion.complete(try request.needed("line"), session: session)
    return ["candidates": .strings(completion.candidates.prefix(100).map { $0.text })]
  }
}

/// Why a page's question has no answer.
private struct PageError: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

extension JSONValue {
  /// The text of a member that a question must have.
  fileprivate func needed(_ key: String) throws(PageError) -> String {
    guard let text = self[key]?.text else { throw PageError("the question has no '\(key)'") }
    return text
  }
}

extension Interpreter {
  /// The same layout in a new session: a copy kept only for looking at needs no history.
  package var withoutHistory: Interpreter {
    var copy = self
    copy.session = Session(layout: session.layout)
    return copy
  }

  /// The layout as a page shows it, with advice in the language requested last; a page that can ask needs no
  /// explanations in advance.
  package func scene(explained: Scene.Explained = .none) -> JSONValue {
    scene(of: session.layout, explained)
  }

  /// The layout as a finished script left it, with everything known about each view.
  var solvedScene: JSONValue {
    var layout = session.layout
    layout.solve()
    return scene(of: layout, .all)
  }

  /// The same for another layout.
  func scene(of layout: Layout, _ explained: Scene.Explained = .none) -> JSONValue {
    let style = adviceStyle
    let lines: Scene.Lines = (
      origins?.places(ofItemsIn: layout).mapValues { $0.line } ?? [:],
      origins?.places(ofConstraintsIn: layout).mapValues { $0.line } ?? [:]
    )
    let images = images(near: "").pictures(for: layout, host)
    return Scene(
      of: layout, explained: explained, lines: lines, images: images, quoting: NameText.written
    ) { style.lines($0, in: $1) }.json
  }
}
