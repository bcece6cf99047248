import LayoutDiagnostics

/// The contents of an asset catalog: its image and color sets, and the names of its symbol sets.
struct AssetCatalog: Sendable {
  /// The file of a set or group that says what it is.
  static let contents = "Contents.json"

  /// The folders of image sets by name.
  private(set) var sets: [String: String] = [:]
  /// The folders of color sets by name.
  private(set) var colors: [String: String] = [:]
  /// The names of symbol sets.
  private(set) var symbolSets: Set<String> = []
  /// The number of its folders.
  private(set) var folderCount = 0

  private static let imageSet = ".imageset"
  private static let symbolSet = ".symbolset"
  private static let colorSet = ".colorset"
  /// The suffixes of folders that are named like their contents.
  static let endings = [imageSet, symbolSet]
  /// Other folders in catalogs, which contain no images of views.
  private static let noGroups = ["set", ".json", ".launchimage", ".stickerpack"]
  private static let deepest = 16

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - folder: The catalog.
  ///   - files: What the folders are read with.
  ///   - limit: How many folders are read at most.
  init(_ folder: String, files: NearbyFiles, limit: Int) {
    read(folder, prefix: "", depth: Self.deepest, files, limit)
  }

  private mutating func read(
    _ folder: String, prefix: String, depth: Int, _ files: NearbyFiles, _ limit: Int
  ) {
    guard folderCount < limit, depth > 0 else { return }
    folderCount += 1
    for name in files.names(folder).sorted() {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(Self.imageSet) {
        let key = prefix + name.dropLast(Self.imageSet.count)
        if sets[key] == nil { sets[key] = path }
      } else if name.hasSuffix(Self.colorSet) {
        let key = prefix + name.dropLast(Self.colorSet.count)
        if colors[key] == nil { colors[key] = path }
      } else if name.hasSuffix(Self.symbolSet) {
        symbolSets.insert(prefix + name.dropLast(Self.symbolSet.count))
      } else if !Self.noGroups.contains(where: name.hasSuffix) {
        let group = Self.givesNamespace(path, files) ? "\(prefix)\(name)/" : prefix
        read(path, prefix: group, depth: depth - 1, files, limit)
      }
    }
  }

  private static func givesNamespace(_ group: String, _ files: NearbyFiles) -> Bool {
    guard let bytes = files.read("\(group)/\(contents)"),
      let read = try? JSONValue(file: bytes)
    else { return false }
    return read["properties"]?["provides-namespace"] == .bool(true)
  }
}
