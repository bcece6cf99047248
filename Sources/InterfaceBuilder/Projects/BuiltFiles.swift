/// The files that the projects of a working tree build into their targets.
struct BuiltFiles: Sendable {
  /// The names, without their folders; nil if the projects don't tell all of them.
  private let names: Set<String>?

  /// Files of tools that generate projects, or add files to them without naming these.
  private static let generators: Set<String> = [
    "Package.swift", "Project.swift", "project.yml", "BUILD", "BUILD.bazel", "CMakeLists.txt",
  ]
  private static let project = ".xcodeproj"
  private static let specification = ".podspec"
  /// The project objects for folders that are built as a whole, since Xcode 16.
  private static let wholeFolder = "PBXFileSystemSynchronizedRootGroup"
  /// The comment after the name of a file that a target copies or compiles.
  private static let mark = " in Resources */"
  private static let comment = "/* "
  /// Larger projects aren't read.
  private static let limit = 16 << 20

  /// Reads the projects of a tree.
  init(below top: String, _ files: NearbyFiles) {
    var projects: [String] = []
    var isOpen = !files.isWorkingTree(top)
    files.visitFolders(below: top) { folder, found in
      if found.contains(where: { Self.generators.contains($0) || $0.hasSuffix(Self.specification) })
      {
        isOpen = true
      }
      projects += found.filter { $0.hasSuffix(Self.project) }
        .map { "\(folder)/\($0)/project.pbxproj" }
    }
    var names: Set<String> = []
    for path in projects where !isOpen {
      guard let bytes = files.read(path), bytes.count <= Self.limit else {
        isOpen = true
        break
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains(Self.wholeFolder) { isOpen = true }
      for before in text.split(separator: Self.mark).dropLast() {
        if let name = before.split(separator: Self.comment).last { names.insert(String(name)) }
      }
    }
    self.names = isOpen || names.isEmpty ? nil : names
  }

  /// Whether no target builds a file, as far as the projects tell.
  func lacks(_ name: String) -> Bool { names.map { !$0.contains(name) } ?? false }
}
