import TextSizes

/// A font that an app or a user provides, and its file.
package struct AppFont: Sendable {
  /// The file.
  package let path: String
  /// The font.
  package let font: FontFile

  /// A font of a file.
  package init(path: String, font: FontFile) { (self.path, self.font) = (path, font) }
}

extension NearbyAssets {
  /// The app's fonts that pictures need for their texts, wherever in the project they are.
  ///
  /// Only files inside the document's project may be read, wherever links and names lead.
  ///
  /// - Parameters:
  ///   - names: The PostScript names that are wanted.
  ///   - hasAll: Whether the others are wanted, too: for characters that no other font has.
  /// - Returns: The fonts, nearest first; of several with a name the first.
  package func fonts(named names: Set<String>, orAll hasAll: Bool) -> [AppFont] {
    var (missing, found) = (names, [AppFont]())
    let top = project.files.top(above: folder)
    for path in fontPaths where hasAll || !missing.isEmpty {
      guard project.files.holds(path, in: top) else { continue }
      for font in project.fonts(in: path) {
        let isWanted = font.name.map { missing.remove($0) != nil } ?? false
        if isWanted || hasAll { found.append(AppFont(path: path, font: font)) }
      }
    }
    return found
  }

  private var fontPaths: [String] {
    let near = search.fonts
    let known = Set(near)
    return near
      + project.resources(around: folder).values
      .filter { AssetSearch.isFont($0) && !known.contains($0) }.sorted()
  }
}
