/// Fonts by PostScript name that a layout provides, such as those of the app that a document belongs to.
///
/// Names that are known without it, because ``NamedFonts`` has them or the user named their file, are never looked up
/// here.
package struct FontTable: Hashable, Sendable {
  /// By PostScript name.
  var faces: [String: NamedFonts.Face] = [:]

  /// A table without fonts.
  package init() {}

  /// Whether there are no fonts in it.
  package var isEmpty: Bool { faces.isEmpty }

  package func hash(into hasher: inout Hasher) {
    // The order of the names doesn't count, and comparing the faces is quick only where they are shared.
    hasher.combine(faces.count)
  }
}
