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

  /// Whether a folder is the top of a working tree: only then all files of an app lie below it.
  func isWorkingTree(_ top: String) -> Bool { names(top).contains(Self.tops[0]) }

  /// Whether a folder of these names is the top of a project or of a working tree.
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
  ///   - ignored: The names of folders that are left out besides those of other people's code and of what was built.
  ///   - visit: Takes each folder with the names in it, sorted.
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

  /// Folders of other people's code and of what was built.
  static let foreign: Set<String> = [
    "Pods", "Carthage", "build", "Build", "DerivedData", "node_modules", "vendor",
  ]
  /// The maximum number of folders that are searched in a tree, and the maximum depth.
  private static let (mostFolders, deepest) = (20_000, 24)

  /// Whether a name may be that of a folder: it has no ending as files have, though `App.Core` is one, too.
  private static func isFolder(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return true }
    return dot != name.startIndex && name[name.index(after: dot)...].first?.isLowercase == false
  }
}
