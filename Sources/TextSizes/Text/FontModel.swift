/// The measurements of the system font: the content of `Resources/SystemFont.txt`.
struct FontModel: Sendable {
  /// Advances and kerning of every face.
  var faces: [FontFace.Name: FontFace] = [:]
  /// The tracking that every size adds to each advance.
  var trackings: [SystemFontDesign: SizeTable] = [:]
  /// Advances of characters beyond ASCII.
  var fallback = FallbackAdvances()

  /// The model of the package, read once.
  static let shared = (try? FontModel(reading: PackageResources.SystemFont_txt)) ?? FontModel()

  /// The face that a weight has in a design.
  func face(of weight: FontWeight, _ design: SystemFontDesign) -> FontFace {
    faces[design == .helveticaNeue ? .helvetica : weight.face] ?? FontFace()
  }

  /// The tracking of a design at a size.
  func tracking(_ design: SystemFontDesign, size: Double) -> Double {
    trackings[design]?.value(at: size) ?? 0
  }
}
