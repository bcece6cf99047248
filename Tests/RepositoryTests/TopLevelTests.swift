import Foundation
import TestSupport
import Testing

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
