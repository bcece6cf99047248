import Foundation
import TestSupport
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

/// What a newcomer sees first.
@Suite("The top level")
struct TopLevelTests {
  private static let isCheckout = FileManager.default.fileExists(
    atPath: Repository.root.appending(path: ".git").path)

  @Test(
    "holds what belongs there and nothing else", .enabled(if: isCheckout, "this isn't a checkout"))
  func names() throws {
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "-C", Repository.root.path, "ls-files"]
    git.standardOutput = output
    try git.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    let paths = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let places = Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) })
    let agreed: Set<String> = [
      ".ci", ".devcontainer.json", ".editorconfig", ".gitignore", ".pre-commit-hooks.yaml",
      ".swift-format", ".swiftformat", "CHANGELOG.md",
      "CONTRIBUTING.md", "Docs", "LICENSE", "Package.swift", "README.md", "Sources", "Tests",
      "scripts",
    ]
    #expect(places == agreed)
  }
}

/// Files and functions stay small.
@Suite("Sizes")
struct SizeTests {
  private static let fileLimit = 500
  private static let functionLimit = 60

  @Test("of files")
  func files() {
    let long = SourceFile.all.filter { $0.lines.count > Self.fileLimit }
    #expect(long.map(\.path) == [])
  }

  @Test("of functions")
  func functions() {
    var long: [String] = []
    var count = 0
    for file in SourceFile.all {
      for (index, line) in file.lines.enumerated() {
        // Looking for the words first spares most lines the regular expression.
        guard line.contains("func ") || line.contains("init"),
          line.contains(/^ *([a-z@][\w()@ ]* )?(func |init[(<?])/)
        else { continue }
        count += 1
        // One that ends on its line has no closing brace below.
        if line.hasSuffix("}") { continue }
        // The formatter puts the closing brace below the first letter of the declaration.
        let end = String(line.prefix { $0 == " " }) + "}"
        let length = file.lines[index...].firstIndex { $0 == end }.map { $0 - index + 1 } ?? 1
        if length > Self.functionLimit { long.append("\(file.path):\(index + 1): \(length)") }
      }
    }
    #expect(count > 1_000)
    #expect(long == [])
  }
}
