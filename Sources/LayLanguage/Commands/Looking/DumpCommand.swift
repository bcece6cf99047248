import AutoLayout
import LayoutDiagnostics
import SwiftLayouts

extension CommandDefinition {
  static let dump = CommandDefinition(
    syntax: [
      "dump trace [--addresses] [--json]",
      "dump tree|frames [--json]",
      "dump constraints [VIEW] [horizontal | vertical] [--style ios9|ios10|ios12] [--addresses] [--json]",
      "dump groups|traits|variations",
      "dump json",
      "dump swift [anchors | snapkit | initializers] [VIEW] [class NEWNAME]",
      "dump vfl",
    ],
    summary: "print the layout",
    explanation: """
      trace is UIKit's _autolayoutTrace, which marks ambiguous views; tree is its \
      recursiveDescription; frames lists names and frames; groups lists the groups of \
      constraints; traits lists the traits of the screen and of views that override some; \
      variations prints the blocks of 'when'; constraints lists the constraints that affect a \
      view, or all constraints, first yours and then UIKit's own, as Apple prints them; 'pin' \
      accepts your lines. --style prints as older systems did. --addresses prints addresses \
      instead of names, the same ones in every report. json is the whole layout; Docs/JSON.md \
      describes the schema. swift is a subclass of UIView that makes the layout, or the part of it in a \
      view; what Swift can't say is in comments. vfl writes the constraints in visual format, and \
      those that it can't say as comments.
      """,
    examples: [
      """
      add view red
      pin red edges to superview inset 20
      dump trace
      dump frames
      dump constraints red horizontal
      """
    ],
    parse: { reader throws(Problem) in
      for form in dumpForms where reader.take(keyword: form.word) {
        let options = try reader.options(form.options)
        return Command(.look { layout in form.text(layout, options) })
      }
      if reader.take(keyword: "constraints") {
        let (name, axis) = try selection(&reader)
        let options = try reader.options([.style, .addresses, .json])
        return Command { resolver throws(Problem) in
          let name = try resolver.name(name)
          return .look { layout throws(Problem) in
            let item = try layout.item(name)
            return options.isJSON
              ? LayoutJSON(layout).constraints(of: item, axis: axis).description
              : layout.constraintDump(of: item, axis: axis, style: options.style)
          }
        }
      }
      if reader.take(keyword: "swift") { return try dumpSwift(&reader) }
      let words = dumpForms.map { $0.word } + ["constraints", "swift"]
      throw reader.unknownForm(of: "dump", words)
    })

  private static func dumpSwift(_ reader: inout TokenReader) throws(Problem) -> Command {
    let style = reader.takeChoice() ?? SwiftStyle.anchors
    var typeName = try className(&reader)
    let name = typeName == nil ? try reader.nameIfAny("a view") : nil
    if typeName == nil { typeName = try className(&reader) }
    let className = typeName
    return Command { resolver throws(Problem) in
      let name = try resolver.name(name)
      return .look { layout throws(Problem) in
        let view = try layout.item(name) ?? layout.root
        if let name, layout.viewClass(of: view) == nil {
          throw Problem("a layout guide can't be a class", at: name.range, remedy: "name a view")
        }
        return SwiftWriter.code(layout, view: view, style: style, typeName: className).dropLast()
          .description
      }
    }
  }

  /// The name after `class`; nil if the word isn't there.
  private static func className(_ reader: inout TokenReader) throws(Problem) -> String? {
    guard reader.take(keyword: "class") else { return nil }
    let name = try reader.plainName("a name for the class")
    guard SwiftWriter.isTypeName(name.value) else {
      throw Problem(
        "'\(name.value)' can't be the name of a class in Swift", at: name.range,
        remedy: "use a name such as LoginView")
    }
    return name.value
  }

  private typealias DumpForm = (
    word: String, options: Set<OutputOptions.Option>,
    text: @Sendable (Layout, OutputOptions) -> String
  )

  private static let dumpForms: [DumpForm] = [
    (
      "trace", [.addresses, .json],
      { $1.isJSON ? LayoutJSON($0).tree.description : $0.trace(style: $1.style) }
    ),
    ("tree", [.json], { $1.isJSON ? LayoutJSON($0).tree.description : $0.treeDump() }),
    ("frames", [.json], { $1.isJSON ? LayoutJSON($0).frames.description : $0.frameDump() }),
    ("groups", [], { layout, _ in groups(of: layout) }),
    ("traits", [], { layout, _ in layout.traitDump() }),
    (
      "variations", [],
      { layout, _ in
        let blocks = VariationText.blocks(of: layout)
        return blocks.isEmpty ? "no variations" : blocks.joined(separator: "\n")
      }
    ),
    (
      "vfl", [],
      { layout, _ in
        let lines = VisualFormatWriter.lines(of: layout)
        return lines.isEmpty ? "no constraints" : lines.joined(separator: "\n")
      }
    ),
    (
      "json", [],
      { layout, _ in
        layout.json().description
      }
    ),
  ]

  /// `wide: lead, trail`, a line for each group.
  private static func groups(of layout: Layout) -> String {
    let lines = layout.groups.map { group in
      "\(group.name): \(group.members.map { layout.constraint($0).name }.joined(separator: ", "))"
    }
    return lines.isEmpty ? "no groups" : lines.joined(separator: "\n")
  }

  /// The view and the axis whose constraints are printed; nil for all.
  private static func selection(_ reader: inout TokenReader) throws(Problem) -> (Reference?, Axis?)
  {
    if let axis: Axis = reader.takeChoice() { return (nil, axis) }
    reader.note(.name(.part))
    guard !reader.isAtEnd, !reader.isAtOption else { return (nil, nil) }
    let name = try reader.name("a view, 'horizontal' or 'vertical'")
    return (name, reader.takeChoice())
  }

  /// For those used to typing it into a debugger.
  static let autolayoutTrace = CommandDefinition(
    syntax: ["_autolayoutTrace"],
    summary: "print UIKit's trace of the views: dump trace",
    explanation: "Ambiguous views are marked. 'dump trace' has options.",
    examples: ["add view red\n_autolayoutTrace"],
    parse: { _ throws(Problem) in Command(.look { layout in layout.trace() }) })
}
