import AutoLayout
import LayoutDiagnostics
import LayoutPictures

extension CommandDefinition {
  static let preview = CommandDefinition(
    syntax: ["preview [DEVICE…] [landscape] [rtl] [text TEXTSIZE…] [language PSEUDO…] [to FILE]"],
    summary: "show how the layout looks on several screens",
    explanation: """
      Prints a line for each screen: what is ambiguous, what had to be broken, and what else \
      'report issues' finds. Without devices, the screens are those of a small phone, a current \
      phone and a tablet. landscape adds each device rotated, rtl each screen from right to left, \
      text each screen with other text sizes. language adds each screen in Xcode's \
      pseudo-languages: double has every text twice, accented puts accents on letters, bounded \
      puts marks around texts. With a file, pictures of all screens are written side by side, in \
      any format of 'render' except HTML. Put names of several words in quotes.
      """,
    examples: [
      """
      add label title "Hello"
      set title.font headline
      pin title.top = safeArea.top + 8
      pin title horizontal to superview inset 16
      preview "iPhone SE" "iPad" landscape text XXL
      """
    ],
    parse: { reader throws(Problem) in
      let preview = try Preview(&reader)
      let source = reader.source.name
      if let target = preview.target, target.format == .html {
        throw Problem(
          "a preview can't be written as HTML", at: target.range, remedy: "use .svg, .png or .pdf")
      }
      return Command(
        .session { interpreter, _ throws(Problem) in
          let pictures = preview.pictures(of: interpreter.session.layout)
          if let target = preview.target {
            let (assets, host) = (interpreter.images(near: source), interpreter.host)
            let sheet = Drawing(
              sheet: pictures.map { picture in
                let images = assets.pictures(for: picture.layout, host)
                return (picture.screen, Drawing(of: picture.layout, images: images))
              }, title: "preview")
            let bytes = try interpreter.picture(target.format, at: target.range) { host in
              target.format.write(sheet, assets, converting: host)
            }
            try interpreter.write(bytes, to: target.file, at: target.range)
          }
          return Outcome(output: pictures.map { $0.line }.joined(separator: "\n"))
        })
    })
}

/// `"iPhone SE" iPad landscape rtl text XXL AX3 language double to screens.svg`.
private struct Preview {
  private let matrix: ScreenMatrix
  private var languages = [PseudoLanguage?.none]
  private(set) var target: (file: String, format: PictureFormat, range: SourceRange)?

  init(_ reader: inout TokenReader) throws(Problem) {
    _ = reader.take(keyword: "devices")
    matrix = try ScreenMatrix(&reader, before: ["language", "to"])
    if reader.take(keyword: "language") {
      repeat {
        languages.append(try Self.language(&reader))
      } while !reader.isAtEnd && !reader.isAt(keyword: "to")
    }
    guard reader.take(keyword: "to") else { return }
    let path = try reader.file("a file").plain
    let file = FilePath.resolve(path.value, relativeTo: reader.source.name)
    target = (file, try PictureFormat(path), path.range)
  }

  private static func language(_ reader: inout TokenReader) throws(Problem) -> PseudoLanguage {
    let words = PseudoLanguage.allCases.map { $0.rawValue }
    let name = try reader.plainName("a pseudo-language", of: words)
    guard let language = PseudoLanguage(rawValue: name.value.lowercased()) else {
      throw .unknown("pseudo-language", name, oneOf: words)
    }
    return language
  }

  /// The layout on every screen.
  func pictures(of layout: Layout) -> [ScreenPicture] {
    // Translated once, shown on every screen.
    let translated = languages.map { ($0, $0.map(layout.inPseudoLanguage) ?? layout) }
    return matrix.screens.flatMap { screen in
      translated.map { language, layout in
        let words = [screen.name, language?.rawValue].compactMap { $0 }
        return ScreenPicture(screen: words.joined(separator: " "), layout: screen.showing(layout))
      }
    }
  }
}

/// A layout on one screen.
private struct ScreenPicture {
  /// `iPhone SE landscape rtl XXL double`.
  let screen: String
  let layout: Layout

  /// `iPad landscape: 1024x768: clipped-content: title`.
  var line: String {
    let size = layout.environment.size
    let name = "\(screen) (\(NumberText.measured(size.width))x\(NumberText.measured(size.height)))"
    let broken = layout.conflictReports().map { $0.brokenHandle }
    var parts = broken.isEmpty ? [] : ["broken: \(Sentence.list(broken))"]
    for issue in IssueReport(of: layout).issues {
      let items = issue.findings.flatMap { $0.items }
      let names = items.enumerated().filter { !items[..<$0.offset].contains($0.element) }
        .map { $0.element }
      parts.append(
        "\(issue.rule.id): \(names.isEmpty ? "\(issue.findings.count)" : Sentence.list(names))")
    }
    return "\(name): \(parts.isEmpty ? "no issues" : parts.joined(separator: "; "))"
  }
}
