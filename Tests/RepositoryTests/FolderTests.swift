import Testing

/// Inside a module, folders refer to each other in one direction only.
@Suite("Folders")
struct FolderTests {
  static let modules = Set(SourceFile.all.map(\.module)).sorted()

  @Test("are found") func found() {
    #expect(Self.modules.count > 10)
    #expect(SourceFile.all.filter { $0.folder != "." }.count > 100)
  }

  @Test("of a module form no circle", arguments: modules)
  func circles(module: String) {
    var arrows = Self.arrows(in: SourceFile.all.filter { $0.module == module })
    // A folder that refers to none of the remaining ones can't be in a cycle.
    while let end = arrows.first(where: { $0.value.isEmpty })?.key {
      arrows[end] = nil
      for folder in arrows.keys { arrows[folder]?[end] = nil }
    }
    let circle = arrows.sorted { $0.key < $1.key }.flatMap { folder, targets in
      targets.sorted { $0.key < $1.key }.map { "\(folder) → \($0): \($1.sorted())" }
    }
    #expect(circle == [], "move a type to the lower folder, or what needs it to the higher one")
  }

  /// For each folder the folders it refers to, and the types it uses.
  private static func arrows(in files: [SourceFile]) -> [String: [String: Set<String>]] {
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in file.types { homes[type, default: []].insert(file.folder) }
    }
    var arrows: [String: [String: Set<String>]] = [:]
    for file in files {
      arrows[file.folder, default: [:]].merge([:]) { $0.union($1) }
      for type in file.mentions {
        for home in homes[type, default: []] where home != file.folder {
          arrows[file.folder]?[home, default: []].insert(type)
        }
      }
    }
    return arrows
  }
}
