import AutoLayout
import LayoutDiagnostics
import LayoutPictures

extension CommandDefinition {
  static let preview = CommandDefinition(
    name: "preview",
    topic: .looking,
    syntax: ["preview DEVICE… [landscape] [rtl] [text TEXTSIZE…] [language PSEUDO…] [to FILE]"],
    summary: "show how the layout looks on several screens",
    explanation: """
      Prints a line for each screen: what is ambiguous, what had to be broken, and what else is \
      wrong with it, as 'report issues' says it. landscape adds each device on its side, rtl each \
      screen from right to left, text each screen with other text sizes. language adds each screen \
      in pseudo-languages, as Xcode has them: double has every text twice, accented puts accents on \
      letters, bounded puts marks around texts. With a file, pictures of all screens are written side by side, in any format of 'render' but HTML. Names of several \
      words are in quotes. Nothing changes.
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
      if let target = preview.target, target.format == .html {
        throw Problem(
          "a preview can't be written as HTML", at: target.range, remedy: "use .svg, .png or .pdf")
      }
      return .session { interpreter, _ throws(Problem) in
        let shots = preview.shots(of: interpreter.session.layout)
        if let target = preview.target {
          let sheet = Drawing(
            sheet: shots.map { ($0.screen, Drawing(of: $0.layout)) }, title: "preview")
          let bytes = try interpreter.picture(target.format, at: target.range) { host in
            target.format.write(sheet, converting: host)
          }
          try interpreter.write(bytes, to: target.file, at: target.range)
        }
        return Outcome(output: shots.map { $0.line }.joined(separator: "\n"))
      }
    })
}

/// `"iPhone SE" iPad landscape rtl text XXL AX3 to screens.svg`.
private struct Preview {
  private var devices: [Device] = []
  private var orientations = [false]
  private var directions = [LayoutDirection?.none]
  private var textSizes = [PropertyValue?.none]
  private var languages = [PseudoLanguage?.none]
  private(set) var target: (file: String, format: PictureFormat, range: SourceRange)?

  private static let keywords = ["landscape", "rtl", "text", "language", "to"]

  init(_ reader: inout TokenReader) throws(Problem) {
    repeat { devices.append(try Self.device(&reader)) } while !Self.isAtKeyword(reader)
    if reader.take(keyword: "landscape") { orientations.append(true) }
    if reader.take(keyword: "rtl") { directions.append(.rightToLeft) }
    if reader.take(keyword: "text") {
      repeat { textSizes.append(try Self.textSize(&reader)) } while !Self.isAtKeyword(reader)
    }
    if reader.take(keyword: "language") {
      repeat { languages.append(try Self.language(&reader)) } while !Self.isAtKeyword(reader)
    }
    guard reader.take(keyword: "to") else { return }
    let path = try reader.path("a file")
    let file = FilePath.resolve(path.value, relativeTo: reader.source.name)
    target = (file, try PictureFormat(path), path.range)
  }

  private static func isAtKeyword(_ reader: TokenReader) -> Bool {
    reader.isAtEnd || keywords.contains { reader.isAt(keyword: $0) }
  }

  private static func device(_ reader: inout TokenReader) throws(Problem) -> Device {
    let name = try reader.plainName("a device")
    guard let device = Device.named(name.value) else {
      throw .unknown(
        "device", name.value, at: name.range, candidates: Device.all.map { $0.name },
        otherwise: "'help devices' lists them")
    }
    return device
  }

  private static func textSize(_ reader: inout TokenReader) throws(Problem) -> PropertyValue {
    let property = EnvironmentProperty.contentSizeCategory
    let name = try reader.plainName("a text size")
    let word = property.words.first { NameText.folded($0) == NameText.folded(name.value) }
    guard let word else {
      throw .unknown(
        "text size", name.value, at: name.range, candidates: property.words,
        otherwise: "use one of: \(property.words.joined(separator: ", "))")
    }
    return .choice(word)
  }

  private static func language(_ reader: inout TokenReader) throws(Problem) -> PseudoLanguage {
    let name = try reader.plainName("a pseudo-language")
    guard let language = PseudoLanguage(rawValue: name.value.lowercased()) else {
      let words = PseudoLanguage.allCases.map { $0.rawValue }
      throw .unknown(
        "pseudo-language", name.value, at: name.range, candidates: words,
        otherwise: "use one of: \(words.joined(separator: ", "))")
    }
    return language
  }

  /// The layout on every screen.
  func shots(of layout: Layout) -> [Shot] {
    // Translated once, shown on every screen.
    let translated = languages.map { ($0, $0.map(layout.inPseudoLanguage) ?? layout) }
    var shots: [Shot] = []
    for device in devices {
      for isLandscape in orientations {
        for direction in directions {
          for textSize in textSizes {
            shots += translated.map { language, layout in
              Shot(layout, on: device, isLandscape: isLandscape, direction, textSize, language)
            }
          }
        }
      }
    }
    return shots
  }
}

/// A layout on one screen.
private struct Shot {
  /// `iPhone SE landscape rtl XXL`.
  let screen: String
  let layout: Layout

  init(
    _ layout: Layout, on device: Device, isLandscape: Bool, _ direction: LayoutDirection?,
    _ textSize: PropertyValue?, _ language: PseudoLanguage?
  ) {
    var environment = layout.environment.moved(to: device, isLandscape: isLandscape)
    var words = [device.name]
    if isLandscape { words.append("landscape") }
    if let direction {
      environment.direction = direction
      words.append(direction.shortName)
    }
    if let textSize {
      // The words come from the property's own table.
      try? EnvironmentProperty.contentSizeCategory.set(textSize, in: &environment)
      words.append(textSize.description)
    }
    if let language { words.append(language.rawValue) }
    var copy = layout
    copy.setEnvironment(environment)
    copy.solve()
    (screen, self.layout) = (words.joined(separator: " "), copy)
  }

  /// `iPad landscape: 1024x768: clipped-content: title`.
  var line: String {
    let size = layout.environment.size
    let name = "\(screen) (\(NumberText.measured(size.width))x\(NumberText.measured(size.height)))"
    let broken = layout.conflictReports().map { $0.brokenHandle }
    var parts = broken.isEmpty ? [] : ["broken: \(Sentence.list(broken))"]
    for issue in layout.issueReport().issues {
      let items = issue.findings.flatMap { $0.items }
      let names = items.enumerated().filter { !items[..<$0.offset].contains($0.element) }
        .map { $0.element }
      parts.append(
        "\(issue.rule): \(names.isEmpty ? "\(issue.findings.count)" : Sentence.list(names))")
    }
    return "\(name): \(parts.isEmpty ? "no issues" : parts.joined(separator: "; "))"
  }
}
