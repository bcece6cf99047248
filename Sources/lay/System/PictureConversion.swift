import InterfaceBuilder
import LayLanguage
import LayoutDiagnostics
import Platform
import Synchronization
import TextSizes

/// PNG and PDF, which `rsvg-convert` makes from SVG.
enum PictureConversion {
  private static let program = "rsvg-convert"
  /// Two pixels per point; pages are measured in points, and for `rsvg-convert` 72 points are 96 pixels.
  private static let zooms = ["png": "2", "pdf": "1.3333333333"]

  /// Converts a picture, with the fonts of the given files besides those of the system.
  @Sendable
  static func convert(
    _ svg: [UInt8], to format: String, fonts: [String]
  ) -> Result<[UInt8], HostError> {
    let names = ["picture.svg", "picture.\(format)", "fonts.conf"]
    return TemporaryFiles.with(names) { paths in
      if let error = Files.host.writeFile(paths[0], svg) { return .failure(error) }
      let zoom = zooms[format] ?? "1"
      let variables = fonts.isEmpty ? [] : ["FONTCONFIG_FILE=\(paths[2])"]
      if !fonts.isEmpty, let error = offer(fonts, in: paths[2]) { return .failure(error) }
      let command = [program, "-f", format, "-z", zoom, "-o", paths[1], paths[0]]
      switch run(command, variables, package: "librsvg2-bin") {
      case .system(let error)?: return .failure(error)
      case .status?: return .failure(HostError(reason: "\(program) failed"))
      case nil: return Files.host.readFile(paths[1])
      }
    }
  }

  /// Writes a fontconfig configuration with a folder of font files, each found only by its PostScript name: texts ask
  /// for that name, which includes the weight.
  private static func offer(_ fonts: [String], in configuration: String) -> HostError? {
    let folder = String(
      configuration[..<(configuration.lastIndex(of: "/") ?? configuration.endIndex)])
    for (number, font) in fonts.enumerated() {
      let ending = font.split(separator: ".").last ?? ""
      guard let path = Files.real(font) else { continue }
      symlink(path, "\(folder)/\(number).\(ending)")
    }
    let known = ProcessEnvironment.value("FONTCONFIG_FILE") ?? "/etc/fonts/fonts.conf"
    return Files.host.write(
      """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <cachedir>\(XMLText.escaped(folder))</cachedir>
        <dir>\(XMLText.escaped(folder))</dir>
        <match target="scan">
          <edit name="family" mode="assign"><name>postscriptname</name></edit>
          <edit name="weight" mode="assign"><const>regular</const></edit>
          <edit name="slant" mode="assign"><const>roman</const></edit>
        </match>
        <include ignore_missing="yes">\(XMLText.escaped(known))</include>
      </fontconfig>

      """, to: configuration)
  }

  /// Converts the first page of a PDF file to an SVG drawing, or to a PNG if only Ghostscript is available.
  @Sendable
  static func drawing(ofPage pdf: [UInt8]) -> Result<[UInt8], HostError> {
    TemporaryFiles.with(["page.pdf", "page.image"]) { paths in
      if let error = Files.host.writeFile(paths[0], pdf) { return .failure(error) }
      let drawing = ["pdftocairo", "-svg", "-f", "1", "-l", "1", paths[0], paths[1]]
      guard run(drawing, package: "poppler-utils") != nil else {
        return Files.host.readFile(paths[1])
      }
      guard
        run(["gs"] + pixels + ["-sOutputFile=\(paths[1])", paths[0]], package: "ghostscript") == nil
      else { return .failure(HostError(reason: "neither pdftocairo nor gs could read it")) }
      return Files.host.readFile(paths[1])
    }
  }

  /// Ghostscript's options for one page on a clear background with antialiasing, two pixels per point.
  private static let pixels = [
    "-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dUseCropBox", "-dFirstPage=1", "-dLastPage=1",
    "-sDEVICE=pngalpha", "-r144", "-dTextAlphaBits=4", "-dGraphicsAlphaBits=4", "-sstdout=%stderr",
  ]

  private static func run(
    _ arguments: [String], _ environment: [String] = [], package: String
  ) -> ChildProcess.Failure? {
    ChildProcess.run(
      arguments, environment: environment,
      missing: HostError(
        reason: "\(arguments.first ?? "") is missing (Debian: apt-get install \(package))"))
  }
}

/// The fonts with which `rsvg-convert` draws texts, found the same way: by fontconfig.
///
/// Apple's font is on no other system, and librsvg ignores `textLength`. With the widths of the substitute font, words
/// can be spaced to be as wide as measured.
enum PictureFonts {
  /// The families of ``SVGWriter``, without the name that means Apple's font to browsers.
  private static let families = "Inter,Helvetica Neue,Arial,sans\\-serif"

  /// Fontconfig's numbers, from the manual of FcPattern.
  private static let weights: [FontWeight: Int] = [
    .ultraLight: 0, .thin: 40, .light: 50, .regular: 80, .medium: 100, .semibold: 180, .bold: 200,
    .heavy: 205, .black: 210,
  ]

  private static let known = Mutex<[FontWeight: FontFile?]>([:])

  /// The font of a weight; nil if there is no fontconfig, or the font can't be read.
  @Sendable
  static func font(_ weight: FontWeight) -> FontFile? {
    if let font = known.withLock({ $0[weight] }) { return font }
    let font = find(weight)
    known.withLock { _ = $0.updateValue(font, forKey: weight) }
    return font
  }

  private static let named = Mutex<[AppFont]>([])

  /// The fonts that the user named.
  @Sendable
  static func added() -> [AppFont] { named.withLock { $0 } }

  /// Records the fonts of a file that the user named.
  static func add(_ fonts: [FontFile], of path: String) {
    named.withLock { $0 += fonts.map { AppFont(path: path, font: $0) } }
  }

  private static func find(_ weight: FontWeight) -> FontFile? {
    let pattern = "\(families):weight=\(weights[weight] ?? 80)"
    guard
      let answer = try? ChildProcess.output(of: ["fc-match", "-f", "%{index}:%{file}", pattern])
        .get()
    else { return nil }
    let parts = String(decoding: answer, as: UTF8.self).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let index = Int(parts[0]),
      let bytes = try? Files.host.readFile(String(parts[1])).get(),
      let fonts = try? FontFile.fonts(in: bytes)
    else { return nil }
    // The upper half of the number is the index of a variable font's instance.
    let place = index & 0xFFFF
    return fonts.indices.contains(place) ? fonts[place] : nil
  }

  /// Latin, Greek and Cyrillic, signs, and variation selectors: every font for pictures has them or doesn't need them.
  private static let common: [ClosedRange<UInt32>] = [0...0x52F, 0x2000...0x2E7F, 0xFE00...0xFE0F]
  /// Whether blocks of 256 characters, which fonts usually have or lack as a whole, are available.
  private static let blocks = Mutex<[UInt32: Bool]>([:])

  /// Whether any font has a character; assumed if there is no fontconfig.
  @Sendable
  static func canDraw(_ scalar: Unicode.Scalar) -> Bool {
    if common.contains(where: { $0.contains(scalar.value) }) { return true }
    let block = scalar.value >> 8
    if let known = blocks.withLock({ $0[block] }) { return known }
    let pattern = ":charset=\(String(scalar.value, radix: 16))"
    let answer = try? ChildProcess.output(of: ["fc-list", pattern, "file"]).get()
    let isThere = answer.map { !$0.isEmpty } ?? true
    blocks.withLock { $0[block] = isThere }
    return isThere
  }
}
