import LayLanguage

/// PNG and PDF, which `rsvg-convert` makes from SVG.
enum PictureConversion {
  private static let program = "rsvg-convert"
  /// Two pixels a point; pages are measured in points, of which `rsvg-convert` has 72 for 96 pixels.
  private static let zooms = ["png": "2", "pdf": "1.3333333333"]

  /// Converts a picture.
  @Sendable
  static func convert(_ svg: [UInt8], to format: String) -> Result<[UInt8], HostError> {
    TemporaryFiles.with(["picture.svg", "picture.\(format)"]) { paths in
      if let error = Files.host.writeFile(paths[0], svg) { return .failure(error) }
      let zoom = zooms[format] ?? "1"
      switch run(
        [program, "-f", format, "-z", zoom, "-o", paths[1], paths[0]], package: "librsvg2-bin")
      {
      case .system(let error)?: return .failure(error)
      case .status?: return .failure(HostError(reason: "\(program) failed"))
      case nil: return Files.host.readFile(paths[1])
      }
    }
  }

  /// Turns the first page of a PDF file into an SVG drawing.
  @Sendable
  static func drawing(ofPage pdf: [UInt8]) -> Result<[UInt8], HostError> {
    TemporaryFiles.with(["page.pdf", "page.svg"]) { paths in
      if let error = Files.host.writeFile(paths[0], pdf) { return .failure(error) }
      let arguments = ["pdftocairo", "-svg", "-f", "1", "-l", "1", paths[0], paths[1]]
      guard run(arguments, package: "poppler-utils") == nil else {
        return .failure(HostError(reason: "pdftocairo failed"))
      }
      return Files.host.readFile(paths[1])
    }
  }

  private static func run(_ arguments: [String], package: String) -> ChildProcess.Failure? {
    ChildProcess.run(
      arguments,
      missing: HostError(
        reason: "\(arguments.first ?? "") is missing (Debian: apt-get install \(package))"))
  }
}
