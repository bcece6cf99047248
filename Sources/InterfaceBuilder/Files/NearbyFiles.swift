/// Finds and reads the files around a document: translations and images.
package struct NearbyFiles: Sendable {
  /// The bytes of a file; nil if it can't be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// The names in a folder, in any order; none if it can't be read.
  package var names: @Sendable (_ folder: String) -> [String]
  /// The path of a file or folder once all links are followed; nil if nothing is there.
  package var realPath: @Sendable (_ path: String) -> String?

  /// Creates the access from its parts; by default, files without links are assumed.
  package init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    names: @escaping @Sendable (String) -> [String],
    realPath: @escaping @Sendable (String) -> String? = { $0 }
  ) {
    self.read = read
    self.names = names
    self.realPath = realPath
  }

  /// Whether a file is really in a folder once all links are followed.
  func holds(_ path: String, in folder: String) -> Bool {
    guard let folder = realPath(folder), let path = realPath(path) else { return false }
    return folder == "." || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}

extension NearbyFiles {
  /// The folder at the top of an app's files: the nearest working tree, or else the nearest project, or the folder itself.
  func top(above folder: String) -> String {
    var (next, project) = (Optional(folder), String?.none)
    for _ in 0..<Self.farthest {
      guard let place = next else { break }
      let names = names(place)
      if names.contains(Self.tops[0]) { return place }
      if project == nil, Self.isTop(names) { project = place }
      next = Self.folder(above: place)
    }
    return project ?? folder
  }

  /// `App` for `App/Screens`, and `../..` for `..`; nil for the root of the file system.
  static func folder(above folder: String) -> String? {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, !["", ".", ".."].contains(last) else {
      return folder.isEmpty || folder == "/" ? nil : folder + "/.."
    }
    if parts.count == 1 { return "." }
    return parts.count == 2 && parts[0].isEmpty ? "/" : parts.dropLast().joined(separator: "/")
  }

  /// Whether a folder is the top of a working tree: only then do all files of an app lie below it.
  func isWorkingTree(_ top: String) -> Bool { names(top).contains(Self.tops[0]) }

  /// Whether a folder with these names in it is the top of a project or of a working tree.
  static func isTop(_ names: [String]) -> Bool {
    names.contains { name in tops.contains(where: name.hasSuffix) }
  }

  /// The marks of a tree's top folder, the surest first.
  private static let tops = [".git", ".xcodeproj", ".xcworkspace", "Package.swift"]
  private static let farthest = 12

  /// Goes through the folders of a tree that hold the app's own files.
  ///
  /// - Parameters:
  ///   - top: The folder at the top.
  ///   - ignored: The names of folders to leave out besides those of other people's code and build products.
  ///   - visit: Receives each folder with the names in it, sorted.
  func visitFolders(
    below top: String, besides ignored: Set<String> = [],
    _ visit: (_ folder: String, _ names: [String]) -> Void
  ) {
    let ignored = ignored.union(Self.foreign)
    var pending = [(path: top, depth: 0)]
    var count = 0
    while let folder = pending.popLast(), count < Self.mostFolders {
      count += 1
      let names = names(folder.path).sorted()
      visit(folder.path, names)
      if folder.depth == Self.deepest { continue }
      pending += names.filter { Self.isFolder($0) && !ignored.contains($0) }
        .map { ("\(folder.path)/\($0)", folder.depth + 1) }
    }
  }

  /// Folders of other people's code and of build products.
  static let foreign: Set<String> = [
    "Pods", "Carthage", "build", "Build", "DerivedData", "node_modules", "vendor",
  ]
  /// The maximum number of folders that are searched in a tree, and the maximum depth.
  private static let (mostFolders, deepest) = (20_000, 24)

  /// Whether a name may be a folder's: it has no extension like those of files; `App.Core` is a folder, too.
  private static func isFolder(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return true }
    return dot != name.startIndex && name[name.index(after: dot)...].first?.isLowercase == false
  }
}

/// The path of a file, split into the parts that matter for localization.
struct LocalizedPath {
  /// The folder that holds the `.lproj` folders, with a slash at its end; empty for the current one.
  let folder: String
  /// The name of the `.lproj` folder without its extension; nil outside any.
  let language: String?
  /// The name of the file without its extension, which is also that of its tables.
  let table: String
  /// The extension with its dot.
  let ending: String

  private static let localized = ".lproj"

  init(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let file = parts.last ?? path
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    table = String(file[..<dot])
    ending = String(file[dot...])
    var folders = Array(parts.dropLast())
    language = folders.last.flatMap(Self.language(ofFolder:))
    if language != nil { folders.removeLast() }
    folder = folders.map { $0 + "/" }.joined()
  }

  /// The language of a folder: `de` of `de.lproj`; nil for other folders.
  static func language(ofFolder name: String) -> String? {
    name.hasSuffix(localized) && name.count > localized.count
      ? String(name.dropLast(localized.count)) : nil
  }

  /// The folder of a language, with a slash at its end.
  func folder(of language: String) -> String { "\(folder)\(language)\(Self.localized)/" }
}
