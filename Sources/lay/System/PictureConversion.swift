import LayLanguage
import LayoutDiagnostics
import Platform

/// PNG and PDF, which `rsvg-convert` makes from SVG.
enum PictureConversion {
  private static let program = "rsvg-convert"
  /// Two pixels a point; pages are measured in points, and for `rsvg-convert` 72 points are 96 pixels.
  private static let zooms = ["png": "2", "pdf": "1.3333333333"]

  /// Converts a picture, with the fonts of some files besides those of the system.
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

  /// Writes a fontconfig configuration with a folder of font files, each found by its PostScript name alone: texts ask
  /// for that name, which includes the weight.
  private static func offer(_ fonts: [String], in configuration: String) -> HostError? {
    let folder = String(
      configuration[..<(configuration.lastIndex(of: "/") ?? configuration.endIndex)])
    for (number, font) in fonts.enumerated() {
      let ending = font.split(separator: ".").last ?? ""
      guard let path = Files.real(font) else { continue }
      symlink(path, "\(folder)/\(number).\(ending)")
    }
    let known = Variables.value("FONTCONFIG_FILE") ?? "/etc/fonts/fonts.conf"
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

  /// Turns the first page of a PDF file into an SVG drawing, or where only Ghostscript is there into a PNG.
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

  /// Ghostscript's options for one page on a clear background with antialiasing, two pixels a point.
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
