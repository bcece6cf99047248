import TextSizes

/// Looks for asset catalogs, images and fonts near the documents of a folder.
///
/// The project of a document is the nearest folder above it with a file that marks a project. From the document up to
/// the project, each folder and two levels of folders in it are searched; without a project, only the folder of the
/// document and the folders in it. Nearer catalogs win.
struct AssetSearch: Sendable {
  /// The folders of image sets by name; if a name occurs twice, the nearest catalog's.
  private(set) var sets: [String: String] = [:]
  /// The folders of color sets by name, chosen like those of images.
  private(set) var colors: [String: String] = [:]
  /// The names of symbol sets.
  private(set) var symbolSets: Set<String> = []
  /// Image files outside catalogs, beside the document, by their names.
  private(set) var loose: [String: String] = [:]
  /// The same in all folders near the document; pictures show these as a last resort.
  private(set) var resources: [String: String] = [:]
  /// The files of fonts, nearest first.
  private(set) var fonts: [String] = []
  private var searched: Set<String> = []
  /// The remaining number of folders to search; the largest project seen has 900 below its catalogs.
  private var budget = 20_000

  /// The suffix of catalogs.
  static let catalog = ".xcassets"
  private static let fontEndings = [".ttf", ".otf", ".ttc", ".otc"]
  private static let imageEndings = [".png", ".jpg", ".jpeg", ".gif", ".pdf"]
  private static let farthest = 8
  private static let depth = 2

  /// Whether a file of this name is an image or a font.
  static func isResource(_ name: String) -> Bool {
    imageEndings.contains(where: name.lowercased().hasSuffix) || isFont(name)
  }

  /// Whether a file of this name is a font.
  static func isFont(_ name: String) -> Bool {
    fontEndings.contains(where: name.lowercased().hasSuffix)
  }

  /// The names that documents may use for a file: those of its set, or its own; none for other files.
  ///
  /// Sets are named without the groups that contain them, and fonts as their files usually are.
  static func names(ofFile path: String) -> [String] {
    let parts = path.split(separator: "/").map(String.init)
    for part in parts.reversed() {
      for ending in AssetCatalog.endings where part.hasSuffix(ending) {
        return [String(part.dropLast(ending.count))]
      }
    }
    guard let file = parts.last, let dot = file.lastIndex(of: ".") else { return [] }
    let (stem, ending) = (String(file[..<dot]), String(file[dot...]))
    if isFont(file) { return [stem] }
    guard imageEndings.contains(ending.lowercased()) else { return [] }
    // `icon@2x~ipad.png` is `icon` on tablets.
    let plain = stem.split(separator: "~").first.map(String.init) ?? stem
    let name = plain.hasSuffix("@2x") || plain.hasSuffix("@3x") ? String(plain.dropLast(3)) : plain
    return [name, name + ending]
  }

  /// Searches the folders near a folder of documents.
  init(near folder: String, in project: ProjectFiles) {
    for name in project.names(folder) where Self.imageEndings.contains(where: name.hasSuffix) {
      loose[name] = "\(folder)/\(name)"
    }
    let above = Self.foldersOfProject(from: folder, project)
    if above.isEmpty { search(folder, depth: 1, project) }
    for folder in above { search(folder, depth: Self.depth, project) }
  }

  /// The folders from that of the document up to the project; none without a project.
  private static func foldersOfProject(from folder: String, _ project: ProjectFiles) -> [String] {
    var above = [folder.isEmpty ? "/" : folder]
    while let last = above.last, above.count < farthest {
      if NearbyFiles.isTop(project.names(last)) { return above }
      guard let next = NearbyFiles.folder(above: last) else { return [] }
      above.append(next)
    }
    return []
  }

  private mutating func search(_ folder: String, depth: Int, _ project: ProjectFiles) {
    // Nearer folders have been searched at least as deeply.
    guard budget > 0, searched.insert(folder).inserted else { return }
    budget -= 1
    let names = project.names(folder)
    for name in names where name.hasSuffix(Self.catalog) {
      let catalog = project.catalog("\(folder)/\(name)", limit: budget)
      budget -= catalog.folderCount
      sets.merge(catalog.sets) { nearer, _ in nearer }
      colors.merge(catalog.colors) { nearer, _ in nearer }
      symbolSets.formUnion(catalog.symbolSets)
    }
    for name in names where Self.imageEndings.contains(where: name.hasSuffix) {
      resources[name] = resources[name] ?? "\(folder)/\(name)"
    }
    for name in names where Self.isFont(name) {
      fonts.append("\(folder)/\(name)")
    }
    // Source folders have no dots in their names, except those for languages.
    for name in names where depth > 0 && !name.contains(".") && !NearbyFiles.foreign.contains(name)
    {
      search(folder == "." ? name : "\(folder)/\(name)", depth: depth - 1, project)
    }
  }
}

/// A font that an app or a user provides, and its file.
package struct AppFont: Sendable {
  /// The file.
  package let path: String
  /// The font.
  package let font: FontFile

  /// A font from a file.
  package init(path: String, font: FontFile) { (self.path, self.font) = (path, font) }
}

extension NearbyAssets {
  /// The app's fonts that pictures need for their texts, from anywhere in the project.
  ///
  /// Only files inside the document's project may be read, wherever links and names lead.
  ///
  /// - Parameters:
  ///   - names: The PostScript names that are wanted.
  ///   - hasAll: Whether the others are wanted as well, for characters that no other font has.
  /// - Returns: The fonts, nearest first; if several have the same name, only the first.
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
