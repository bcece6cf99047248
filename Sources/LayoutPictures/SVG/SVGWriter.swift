import AutoLayout
import LayoutDiagnostics
import TextSizes

extension Drawing {
  /// The picture as an SVG document: the same bytes on every machine.
  ///
  /// It uses only what browsers, librsvg and resvg draw alike, and nothing that runs or loads. Each word has its own
  /// place, so that a font with different widths doesn't move other words.
  public func svg() -> String { svg(measuring: nil) }

  /// The same for a renderer that ignores the widths of words: they are spaced by their widths in its own font.
  ///
  /// - Parameters:
  ///   - measure: The width of a word in a line in the renderer's font, in points; nil if unknown.
  ///   - names: The PostScript names of fonts that the renderer has.
  ///   - canDraw: Whether the renderer has a font with a character; words with a missing one are boxes.
  /// - Returns: The document.
  package func svg(
    measuring measure: WordMeasure?, named names: Set<String> = [],
    canDraw: @escaping (Unicode.Scalar) -> Bool = { _ in true }
  ) -> String {
    var writer = SVGWriter()
    writer.measure = measure
    writer.names = names
    writer.canDraw = canDraw
    writer.write(self)
    return writer.lines.joined(separator: "\n") + "\n"
  }
}

/// Writes the lines of an SVG document.
struct SVGWriter {
  /// Measures words in the font of a renderer that can't fit them itself.
  var measure: WordMeasure?
  /// The fonts that texts may name.
  var names: Set<String> = []
  /// Whether there is a font with a character.
  var canDraw: (Unicode.Scalar) -> Bool = { _ in true }
  private(set) var lines: [String] = []
  private var indentation = 0
  private var clipCount = 0
  /// The tint colors that were used for images so far.
  var tints: Set<Paint> = []

  /// The marks of a single layer, as an element inside a page.
  static func fragment(of layer: Layer) -> String {
    if layer.marks.isEmpty { return "" }
    var writer = SVGWriter()
    let (width, height) = (writer.number(layer.size.width), writer.number(layer.size.height))
    writer.open("svg", [("width", width), ("height", height), ("aria-hidden", "true")])
    for mark in layer.marks { writer.write(mark) }
    writer.close("svg")
    return writer.lines.joined()
  }

  /// Layers on top of each other, as an element inside a page.
  static func fragment(of layers: [Layer], size: Size) -> String {
    if layers.isEmpty { return "" }
    var writer = SVGWriter()
    let (width, height) = (writer.number(size.width), writer.number(size.height))
    writer.open("svg", [("width", width), ("height", height), ("aria-hidden", "true")])
    for layer in layers { writer.write(layer) }
    writer.close("svg")
    return writer.lines.joined()
  }

  mutating func write(_ drawing: Drawing) {
    let (width, height) = (number(drawing.size.width), number(drawing.size.height))
    open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
        ("aria-labelledby", "title description"),
        ("font-family", "-apple-system, \(Self.families)"),
      ])
    put("<title id=\"title\">\(text(drawing.title))</title>")
    put("<desc id=\"description\">\(text(drawing.summary))</desc>")
    for layer in drawing.layers { write(layer) }
    close("svg")
  }

  private mutating func write(_ layer: Layer) {
    var attributes = [("class", layer.kind)]
    if layer.transform != .identity {
      attributes.append(("transform", transform(layer.transform)))
    }
    if layer.opacity < 1 { attributes.append(("opacity", number(layer.opacity))) }
    if let clip = layer.clip {
      clipCount += 1
      put("<clipPath id=\"clip\(clipCount)\">\(element("rect", corners(clip)))</clipPath>")
      // The clipped contents are inside the transform, but the path isn't.
      open("g", attributes)
      attributes = [("clip-path", "url(#clip\(clipCount))")]
    }
    open("g", attributes)
    put("<title>\(text(layer.name))</title>")
    for mark in layer.marks { write(mark) }
    for inner in layer.layers { write(inner) }
    close("g")
    if layer.clip != nil { close("g") }
  }

  // MARK: Marks

  mutating func write(_ mark: Mark) {
    switch mark.shape {
    case .rect(let shape): put(element("rect", corners(shape) + style(mark)))
    case .ellipse(let rect):
      let (x, y) = (rect.size.width / 2, rect.size.height / 2)
      put(
        element(
          "ellipse",
          [
            ("cx", number(rect.origin.x + x)), ("cy", number(rect.origin.y + y)),
            ("rx", number(x)), ("ry", number(y)),
          ] + style(mark)))
    case .line(let points):
      let path = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      let name = mark.fill == nil ? "polyline" : "polygon"
      put(element(name, [("points", path)] + style(mark)))
    case .path(let outline):
      let round = [("stroke-linecap", "round"), ("stroke-linejoin", "round")]
      put(element("path", [("d", path(outline))] + style(mark) + round))
    case .text(let run): write(run, mark)
    case .image(let image): write(image)
    }
  }

  private func path(_ outline: Outline) -> String {
    let steps = outline.steps.map { step in
      let letter =
        switch step {
        case .move: "M"
        case .line: "L"
        case .curve: "C"
        }
      return letter + step.points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return steps.joined() + (outline.isClosed ? "Z" : "")
  }

  private func corners(_ shape: RoundedRect) -> [(String, String)] {
    let rect = shape.rect
    var attributes = [
      ("x", number(rect.origin.x)), ("y", number(rect.origin.y)),
      ("width", number(max(0, rect.size.width))), ("height", number(max(0, rect.size.height))),
    ]
    if shape.radius > 0 { attributes.append(("rx", number(shape.radius))) }
    return attributes
  }

  func style(_ mark: Mark) -> [(String, String)] {
    var attributes: [(String, String)] = []
    if let fill = mark.fill {
      attributes.append(("fill", fill.hex))
      if fill.alpha < 1 { attributes.append(("fill-opacity", number(fill.alpha))) }
    } else {
      attributes.append(("fill", "none"))
    }
    guard let stroke = mark.stroke else { return attributes }
    attributes += [("stroke", stroke.paint.hex), ("stroke-width", number(stroke.width))]
    if stroke.paint.alpha < 1 {
      attributes.append(("stroke-opacity", number(stroke.paint.alpha)))
    }
    if !stroke.dashes.isEmpty {
      attributes.append(
        ("stroke-dasharray", stroke.dashes.map(number).joined(separator: " ")))
    }
    return attributes
  }

  // MARK: Elements

  func element(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)\(list(attributes))/>"
  }

  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    put("<\(name)\(list(attributes))>")
    indentation += 1
  }

  mutating func close(_ name: String) {
    indentation -= 1
    put("</\(name)>")
  }

  mutating func put(_ line: String) {
    lines.append(String(repeating: " ", count: indentation) + line)
  }

  func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(text($1))\"" }.joined()
  }

  /// Text that can contain no markup, and no character that changes the direction of the text around it.
  func text(_ text: String) -> String { XMLText.escaped(VisibleText.shown(text)) }

  func number(_ value: Double) -> String { NumberText.measured(value) }

  private func transform(_ transform: AffineTransform) -> String {
    transform.isTranslation
      ? "translate(\(number(transform.tx)) \(number(transform.ty)))"
      : "matrix(\(transform.inOrder.map { NumberText.exact($0) }.joined(separator: " ")))"
  }
}

extension AffineTransform {
  /// Whether it only moves.
  fileprivate var isTranslation: Bool { (a, b, c, d) == (1, 0, 0, 1) }
}
