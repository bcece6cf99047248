internal import FoundationEssentials

/// Looks for asset catalogs and fonts near a document.
///
/// The project of the document is the nearest folder above it with a file that says so. From the
/// document upwards to the project, each folder and two levels of folders in it are searched; without a
/// project, only the folder of the document and the folders in it. Nearer catalogs win.
struct AssetSearch {
  /// The file of a set or group that says what it is.
  static let contents = "Contents.json"

  private let files: NearbyFiles
  /// The folders of image sets by name; where a name is there twice, that of the nearest catalog.
  private(set) var sets: [String: String] = [:]
  /// The names of symbol sets.
  private(set) var symbolSets: Set<String> = []
  /// Image files outside of catalogs, beside the document, by their names.
  private(set) var loose: [String: String] = [:]
  /// The files of fonts.
  private(set) var fonts: [String] = []
  private var searched: Set<String> = []
  /// How many more folders are looked into; the largest project seen has 900 below its catalogs.
  private var budget = 20_000

  init(files: NearbyFiles) { self.files = files }

  private static let catalog = ".xcassets"
  private static let imageSet = ".imageset"
  private static let symbolSet = ".symbolset"
  /// What else is in catalogs, and holds no images of views.
  private static let noGroups = ["set", ".json", ".launchimage", ".stickerpack"]
  private static let fontEndings = [".ttf", ".otf", ".ttc", ".otc"]
  private static let imageEndings = [".png", ".jpg", ".jpeg", ".gif", ".pdf"]
  /// What only the top folder of a project has.
  private static let projects = [".xcodeproj", ".xcworkspace", "Package.swift", ".git"]
  private static let farthest = 8
  private static let depth = 2
  /// Folders of other people's code and of what was built.
  private static let ignored: Set<String> = [
    "Pods", "Carthage", "build", "Build", "DerivedData", "node_modules", "vendor",
  ]

  /// Searches the folders near a document.
  mutating func search(near document: String) {
    let folder = LocalizedPath(document).folder
    let own = folder.isEmpty ? "." : String(folder.dropLast())
    for name in files.names(own) where Self.imageEndings.contains(where: name.hasSuffix) {
      loose[name] = "\(own)/\(name)"
    }
    let above = foldersOfProject(from: own)
    guard !above.isEmpty else { return search(in: own, depth: 1) }
    for folder in above { search(in: folder, depth: Self.depth) }
  }

  /// The folders from that of the document up to the project; none without a project.
  private func foldersOfProject(from folder: String) -> [String] {
    var above = [folder.isEmpty ? "/" : folder]
    while let last = above.last, above.count < Self.farthest {
      if isProject(last) { return above }
      above.append(Self.folder(above: last))
    }
    return []
  }

  /// `App` for `App/Screens`, and `../..` for `..`.
  private static func folder(above folder: String) -> String {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, !["", ".", ".."].contains(last) else { return folder + "/.." }
    return parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
  }

  private func isProject(_ folder: String) -> Bool {
    files.names(folder).contains { name in Self.projects.contains { name.hasSuffix($0) } }
  }

  private mutating func search(in folder: String, depth: Int) {
    // What is nearer has been searched at least as deep.
    guard budget > 0, searched.insert(folder).inserted else { return }
    budget -= 1
    let names = files.names(folder).sorted()
    for name in names where name.hasSuffix(Self.catalog) {
      read(catalog: "\(folder)/\(name)", prefix: "", depth: 16)
    }
    for name in names where Self.fontEndings.contains(where: name.lowercased().hasSuffix) {
      fonts.append("\(folder)/\(name)")
    }
    // Folders of sources have no dots in their names, but for those of languages.
    for name in names where depth > 0 && !name.contains(".") && !Self.ignored.contains(name) {
      search(in: folder == "." ? name : "\(folder)/\(name)", depth: depth - 1)
    }
  }

  /// Notes the sets of a catalog or of a group in it.
  private mutating func read(catalog folder: String, prefix: String, depth: Int) {
    guard budget > 0, depth > 0 else { return }
    budget -= 1
    for name in files.names(folder).sorted() {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(Self.imageSet) {
        let key = prefix + name.dropLast(Self.imageSet.count)
        if sets[key] == nil { sets[key] = path }
      } else if name.hasSuffix(Self.symbolSet) {
        symbolSets.insert(prefix + name.dropLast(Self.symbolSet.count))
      } else if !Self.noGroups.contains(where: name.hasSuffix) {
        let group = givesNamespace(path) ? "\(prefix)\(name)/" : prefix
        read(catalog: path, prefix: group, depth: depth - 1)
      }
    }
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    let properties: Properties?
  }

  private func givesNamespace(_ group: String) -> Bool {
    guard let bytes = files.read("\(group)/\(Self.contents)"),
      let read = try? JSONDecoder().decode(Group.self, from: Data(bytes))
    else { return false }
    return read.properties?.providesNamespace == true
  }
}
