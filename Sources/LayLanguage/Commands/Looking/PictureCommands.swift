import AutoLayout
import LayoutPictures

extension CommandDefinition {
  static let draw = CommandDefinition(
    syntax: [
      "draw [VIEW] [constraints] [ambiguity] [margins] [guides] [bounds] [bars] [--ascii]",
      "draw on [VIEW] [constraints] [ambiguity] [margins] [guides] [bounds] [bars] [--ascii]",
      "draw off",
    ],
    summary: "show the layout, or a view, in characters",
    explanation: """
      Each view is a box with its name and size; small views are their text or their name. \
      constraints adds lines with the constants of your constraints, with ✗ where they conflict; \
      ambiguity adds dashed edges around views whose frame is not unique; margins, guides and bars \
      draw dashed lines where those are, and a keyboard is drawn where there is one. Terminals \
      show these lines in color. The picture fits the terminal, or 80 columns and 40 lines \
      elsewhere. --ascii draws lines without box-drawing characters. Hidden views are left out, \
      and so is the lower part of the screen where nothing is in it. Texts that don't fit are \
      named below the picture. 'draw on' draws again after each typed command that moves \
      something, until 'draw off'.
      """,
    examples: [
      """
      add view card
      add label title "Hello" in card
      pin card edges to superview inset 40
      pin title center to card
      draw
      draw card constraints --ascii
      """
    ],
    parse: { reader throws(Problem) in
      if reader.take(keyword: "off") {
        return Command(
          .session { interpreter, _ in
            interpreter.redrawn = nil
            return Outcome()
          })
      }
      let isOn = reader.take(keyword: "on")
      let subject = try PictureSyntax(&reader)
      let isASCII = try reader.options([.ascii]).isASCII
      return Command { resolver throws(Problem) in
        let subject = try subject.resolved(resolver)
        return .session { interpreter, _ throws(Problem) in
          let picture: Interpreter.Redrawing = { layout, columns, rows throws(Problem) in
            try subject.drawing(of: layout, besides: .keyboard)
              .terminalRuns(columns: columns, rows: rows, isASCII: isASCII)
          }
          let (columns, rows) = interpreter.screen
          let runs = try picture(interpreter.session.layout, columns, rows)
          if isOn { interpreter.redrawn = picture }
          return Outcome(picture: runs)
        }
      }
    })

  static let render = CommandDefinition(
    syntax: [
      "render FILE [VIEW] [constraints] [ambiguity] [margins] [guides] [bounds] [bars] [keyboard]"
    ],
    summary: "write a picture of the layout, or of a view",
    explanation: """
      The file extension decides the format: .svg, .png, .pdf or .html. HTML is a view debugger in \
      one file, for a browser: the whole layout as a tree and as a picture that can be spread and \
      turned, with the frame of each view, why it is so, and what else it could be. An SVG has the \
      same bytes on every machine; PNG, at two pixels per point, and PDF are made from it by \
      rsvg-convert (Debian: librsvg2-bin). Controls look as on iOS in the layout's appearance; \
      images are those of the asset catalogs around the document or script, symbols are simple \
      strokes, and a missing image is a box with its name. Scenes of documents have their bars \
      with titles and items; plain views without a color show their edges in scripts, and with \
      bounds everywhere. constraints draws your constraints in Interface Builder's colors: blue \
      where they hold, red where they conflict, orange where a view is ambiguous. bars draws what \
      'bars' put around the root view, and keyboard the keyboard. The path is relative to the file \
      that contains the command.
      """,
    examples: [
      """
      add view card
      set card.backgroundColor systemTeal
      add button ok "OK" in card
      pin card edges to superview inset 40
      pin ok center to card
      render card.svg constraints
      """
    ],
    parse: { reader throws(Problem) in
      let path = try reader.file("a file")
      let start = reader.current.range
      let subject = try PictureSyntax(&reader)
      let range = reader.range(from: start)
      return Command { resolver throws(Problem) in
        let path = try resolver.file(path)
        let file = FilePath.resolve(path.value, relativeTo: resolver.source.name)
        let format = try PictureFormat(path)
        if format == .html, !subject.isWhole {
          throw Problem(
            "a page shows the whole layout, and constraints beside each view", at: range,
            remedy: "leave this out, or write another format")
        }
        let subject = try subject.resolved(resolver)
        let source = resolver.source.name
        return .session { interpreter, _ throws(Problem) in
          let layout = interpreter.session.layout
          let view = try subject.item(in: layout)
          let images = interpreter.images(near: source)
          let bytes = try interpreter.picture(format, at: path.range) { host in
            format.picture(
              of: layout, view: view, showing: subject.overlays,
              titled: FilePath.title(of: path.value, drawnBy: source), images, converting: host)
          }
          try interpreter.write(bytes, to: file, at: path.range)
          return Outcome().remarking("wrote \(path.value)")
        }
      }
    })
}

/// The subject of a picture: `card constraints margins`.
struct PictureSubject: Sendable {
  fileprivate let view: Name?
  let overlays: Set<Overlay>

  /// The view that is drawn; nil for the whole layout.
  ///
  /// - Throws: When there is no such view, or when it is a guide.
  func item(in layout: Layout) throws(Problem) -> Item.ID? {
    guard let view else { return nil }
    let item = try layout.item(view)
    guard layout.viewClass(of: item) != nil else {
      throw Problem(
        "'\(view.value)' is a layout guide, which shows nothing", at: view.range,
        remedy: "draw its view with 'guides'")
    }
    return item
  }

  /// The picture.
  ///
  /// - Throws: What ``item(in:)`` throws, and when the view has no size.
  func drawing(of layout: Layout, besides overlay: Overlay) throws(Problem) -> Drawing {
    let item = try item(in: layout)
    let drawing = Drawing(of: layout, view: item, showing: overlays.union([overlay]))
    guard let view, drawing.size.width <= 0 || drawing.size.height <= 0 else { return drawing }
    let size = PropertyValue.size(width: drawing.size.width, height: drawing.size.height)
    throw Problem("'\(view.value)' is \(size), so nothing of it shows", at: view.range)
  }
}

/// The subject of a picture, as written.
struct PictureSyntax: Sendable {
  private var view: Reference?
  private var overlays: Set<Overlay> = []

  /// Whether it is the whole layout, without anything added.
  var isWhole: Bool { view == nil && overlays.isEmpty }

  /// Reads `[VIEW] [constraints] [ambiguity] [margins] …`, in either order.
  init(_ reader: inout TokenReader) throws(Problem) {
    takeOverlays(&reader)
    if overlays.isEmpty { reader.note(.name(.view)) }
    guard overlays.isEmpty, !reader.isAtEnd, !reader.isAtOption else { return }
    view = try reader.name("a view, or one of \(Overlay.words)")
    takeOverlays(&reader)
  }

  private mutating func takeOverlays(_ reader: inout TokenReader) {
    while let overlay: Overlay = reader.takeChoice() { overlays.insert(overlay) }
  }

  func resolved(_ resolver: Resolver) throws(Problem) -> PictureSubject {
    PictureSubject(view: try resolver.name(view), overlays: overlays)
  }
}

extension Overlay {
  fileprivate static let words = allCases.map { $0.rawValue }.joined(separator: ", ")
}

extension PictureFormat {
  /// The format that a path's extension names.
  init(_ path: Name) throws(Problem) {
    guard let format = PictureFormat(ending: path.value) else {
      throw Problem(
        "'\(path.value)' has no extension of a picture", at: path.range,
        remedy: "use \(Self.endings)")
    }
    self = format
  }
}
