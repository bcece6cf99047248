import AutoLayout
import LayoutPictures

extension CommandDefinition {
  static let render = CommandDefinition(
    name: "render",
    topic: .looking,
    syntax: [
      "render FILE [VIEW] [constraints] [ambiguity] [margins] [guides] [bounds] [bars] [keyboard]"
    ],
    summary: "write a picture of the layout, or of a view",
    explanation: """
      The file extension decides the format: .svg, .png, .pdf or .html. HTML is a view \
      debugger in one file, for a browser: the whole layout as a tree and as a picture that \
      can be spread and turned, with the frame of each view, why it is so, and what else it \
      could be. An SVG has the same bytes on every machine; PNG, at two pixels a point, and \
      PDF are made from it by rsvg-convert (Debian: librsvg2-bin). Controls look as on iOS in \
      the layout's appearance; images are those of the asset catalogs around the document or \
      script, symbols simple strokes, and what is not there a box with its name. Scenes of \
      documents have their bars with titles and items; plain views without a color show their \
      edges in scripts, and with bounds everywhere. constraints draws your constraints in \
      Interface Builder's colors: blue where they hold, red where they conflict, orange where \
      a view is ambiguous. bars draws what 'bars' put around the root view, and keyboard the keyboard. The path is relative to the file that contains the command.
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

extension PictureFormat {
  /// The format that the ending of a path says.
  init(_ path: Name) throws(Problem) {
    guard let format = PictureFormat(ending: path.value) else {
      throw Problem(
        "'\(path.value)' has no extension of a picture", at: path.range,
        remedy: "use \(Self.endings)")
    }
    self = format
  }
}
