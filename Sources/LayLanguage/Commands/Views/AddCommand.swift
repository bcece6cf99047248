import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let add = CommandDefinition(
    syntax: [
      "add CLASS NEWNAME [TEXT] [SIZE | intrinsic SIZE] [in VIEW] [at INDEX | before VIEW | after VIEW]",
      "add stack|hstack|vstack NEWNAME [STACKOPTION…] [in VIEW] [at INDEX | before VIEW | after VIEW]",
      "add guide NEWNAME [in VIEW]",
    ],
    summary: "add a view or layout guide",
    explanation: """
      The new view goes in front of the other subviews of the root view, unless in, at, before \
      or after say otherwise. Controls with a text take it in double quotes. A size gives the \
      view an explicit intrinsic content size; 'none' means no intrinsic size in that direction \
      (30xnone). 'help classes' lists the classes. A stack view arranges the views that are \
      added to it; its options are \
      \(stackOptions.map { "'\($0)'" }.joined(separator: ", ")), with the values that 'set' \
      takes.
      """,
    examples: [
      """
      add view card
      add label title "Hello" in card
      add image photo 320x240 in card before title
      add guide gap in card
      dump tree
      """,
      """
      add vstack form spacing 8 alignment leading
      add label title "Name" 40x20 in form
      add view line 100x1 in form
      pin form.top = superview.top + 20
      pin form.leading = superview.leading + 20
      get form.frame
      """,
    ],
    parse: { reader throws(Problem) in
      let syntax = try AdditionSyntax(&reader)
      return Command { resolver throws(Problem) in
        let addition = try syntax.resolved(resolver)
        var action = Action.edit(addition.kind(in: resolver.layout)) { layout throws(Problem) in
          _ = try addition.add(to: &layout)
        } inWhen: { layout, sizeClasses throws(Problem) in
          let item = try addition.add(to: &layout)
          try blaming(addition.name.range) { () throws(LayoutError) in
            try layout.setInstalled(false, item)
            try layout.setInstalled(true, item, in: sizeClasses)
          }
        }
        if syntax.name.path.head.isQuoted, syntax.name.path.head.constant != nil {
          action.remark = addition.remarkAboutName
        }
        return action
      }
    })
}

/// The properties that a stack view takes when it is added.
private let stackOptions = ["axis", "spacing", "alignment", "distribution"]

/// What `add` adds, as written.
private struct AdditionSyntax: Sendable {
  /// A view's class, or nil for a layout guide.
  let viewClass: ViewClass?
  let name: Reference
  var text: TextSyntax?
  /// A size; a variable with a text may precede it.
  var size: ValueSyntax?
  var options: [(property: ViewProperty, value: ValueSyntax)] = []
  var placement = PlacementSyntax()

  init(_ reader: inout TokenReader) throws(Problem) {
    viewClass = try Self.viewClass(&reader)
    name = try reader.newName("a name for the new view")
    text = try reader.takeString()
    let start = reader.current.range
    while true {
      if try readStackOption(&reader) { continue }
      if try placement.read(&reader, isGuide: viewClass == nil) { continue }
      if try readSize(&reader) { continue }
      if reader.isAtEnd { break }
      let isBehindName = text == nil && reader.current.range == start && reader.word() != nil
      throw reader.unexpected(expected, remedy: isBehindName ? Self.remedy : nil)
    }
  }

  private static let remedy = "put a name of several words in double quotes"
  private static let stops = Set(stackOptions + ["intrinsic", "below", "above"])

  /// The possible continuations, for errors.
  private var expected: String {
    guard let viewClass else { return "'in'" }
    let last = viewClass.stackAxis == nil ? ["intrinsic"] : stackOptions
    return Sentence.list((["in", "at", "before", "after"] + last).map { "'\($0)'" }, "or")
  }

  private mutating func readSize(_ reader: inout TokenReader) throws(Problem) -> Bool {
    guard let viewClass, viewClass.stackAxis == nil, size == nil,
      reader.take(keyword: "intrinsic")
        || reader.isAtElement(ExpressionMode(isInList: true, stops: Self.stops))
    else { return false }
    size = try reader.size("a size such as 320x480", stops: Self.stops)
    return true
  }

  /// Reads an option of a stack view; false if none is next.
  private mutating func readStackOption(_ reader: inout TokenReader) throws(Problem) -> Bool {
    guard viewClass?.stackAxis != nil else { return false }
    let start = reader.current.range
    guard let keyword = reader.takeKeyword(of: stackOptions),
      let property = ViewProperty.named(keyword.value)
    else { return false }
    if options.contains(where: { $0.property.name == property.name }) {
      throw Problem("'\(keyword.value)' is given twice", at: start)
    }
    options.append((property, try reader.values(of: property, stops: Self.stops)))
    return true
  }

  /// The class after `add`; nil for a guide.
  private static func viewClass(_ reader: inout TokenReader) throws(Problem) -> ViewClass? {
    for viewClass in ViewClass.all {
      reader.note(.word(viewClass.keyword, summary: viewClass.summary))
    }
    reader.note([guideKeyword], "UILayoutGuide")
    let token = reader.current
    guard case .word(let word) = token.kind else { throw reader.unexpected("a view class") }
    reader.advance()
    if word == guideKeyword { return nil }
    if let viewClass = ViewClass.named(word) { return viewClass }
    // A capital letter means a class of UIKit.
    let classNames = word.first?.isUppercase == true ? ViewClass.all.map { $0.className } : []
    throw .unknown(
      "view class", Name(word, token.range),
      in: classNames + ViewClass.all.map { $0.keyword } + [guideKeyword],
      otherwise: "'help classes' lists them")
  }

  private static let guideKeyword = "guide"

  func resolved(_ resolver: Resolver) throws(Problem) -> Addition {
    var addition = Addition(
      viewClass: viewClass, name: try resolver.newName(name),
      text: try text.map { text throws(Problem) in try resolver.text(text) },
      placement: try placement.resolved(resolver))
    if var size {
      if let path = size.elements[0].path, path.steps.isEmpty, !path.head.isQuoted,
        path.word?.hasPrefix("none") != true
      {
        switch resolver.variable(path.head) {
        case .text(let text) where addition.text == nil:
          addition.text = Name(text, path.range)
          size = ValueSyntax(
            elements: Array(size.elements.dropFirst()), range: size.range, text: size.text)
        case nil:
          throw Problem(
            "expected \(expected), found '\(Excerpt.clipped(path.word ?? ""))'", at: path.range,
            remedy: Self.remedy)
        default: break
        }
      }
      if !size.elements.isEmpty { addition.intrinsicSize = try resolver.value(size, of: .size) }
    }
    addition.options = try options.map { option throws(Problem) in
      (option.property, try resolver.value(option.value, of: option.property))
    }
    return addition
  }
}

/// The addition of `add`.
private struct Addition: Sendable {
  /// A view's class, or nil for a layout guide.
  let viewClass: ViewClass?
  let name: Name
  var text: Name?
  var intrinsicSize: Located<PropertyValue>?
  /// Values of a stack view.
  var options: [(property: ViewProperty, value: Located<PropertyValue>)] = []
  let placement: Placement

  /// Whether a stack view will arrange the new view.
  func kind(in layout: Layout) -> EditKind {
    guard let parent = try? placement.place(in: layout).superview else { return .adds }
    return layout.viewClass(of: parent)?.stackAxis == nil ? .adds : .arranges
  }

  /// What to tell about a name in quotes: other tools take the one text after a label's class for what it shows.
  var remarkAboutName: String? {
    guard let viewClass, viewClass.hasText, text == nil else { return nil }
    let quoted = NameText.quoted(name.value)
    return "\(quoted) is its name, and it shows no text yet: "
      + "set \(NameText.written(name.value)).text \(quoted)"
  }

  /// Adds the view or guide with its values.
  func add(to layout: inout Layout) throws(Problem) -> Item.ID {
    let (parent, index) = try placement.place(in: layout)
    guard let viewClass else {
      return try blaming(name.range) { () throws(LayoutError) in
        try layout.addGuide(named: name.value, in: parent)
      }
    }
    if let text, !viewClass.hasText {
      let segments =
        "leave it out, and write: set \(NameText.written(name.value)).segments \"One|Two\""
      throw Problem(
        "\(viewClass.className) has no text", at: text.range,
        remedy: viewClass == .segmentedControl ? segments : "remove the text")
    }
    let view = try blaming(name.range) { () throws(LayoutError) in
      try layout.addView(viewClass, named: name.value, in: parent, at: index, text: text?.value)
    }
    if let intrinsicSize {
      try ViewProperty.named("intrinsicContentSize")?.set(intrinsicSize, of: view, in: &layout)
    }
    for option in options { try option.property.set(option.value, of: view, in: &layout) }
    return view
  }
}
