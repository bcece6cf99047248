import Foundation
import Testing

/// Files that a search of folders leaves out.
@Suite("Files that lay check leaves out")
struct ExcludedFileTests {
  private static func directory(_ files: [String]) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for file in files { try directory.file(file, SmallScript.narrow) }
    return directory
  }

  /// The files with findings.
  private static func found(_ arguments: String..., in directory: TemporaryDirectory) throws
    -> [String]
  {
    let run = try Program(arguments: ["check"] + arguments).directory(directory).run()
    let lines = run.stdout.split(separator: "\n").filter { $0.contains(": error: ") }
    return lines.map { String($0.prefix { $0 != ":" }) }
  }

  @Test("are other people's code, what was built, and copies for translators")
  func standard() throws {
    let others = [
      "Pods/a.lay", "App/Carthage/a.lay", ".build/a.lay", "DerivedData/a.lay", "App/build/b/a.lay",
      "node_modules/a.lay", "de.xcloc/Source Contents/App/a.lay",
    ]
    let directory = try Self.directory(others + ["App/a.lay", "App/builder/a.lay"])
    let kept = ["App/a.lay", "App/builder/a.lay"]
    #expect(try Self.found(".", in: directory) == kept)
    // Named files are checked, as are folders named for the search.
    #expect(try Self.found("Pods/a.lay", in: directory) == ["Pods/a.lay"])
    #expect(try Self.found("App/build", in: directory) == ["App/build/b/a.lay"])
    let git = "cd '\(directory.url.path)' && git init -q ."
    try #require(try Program.shell(git).status == 0)
    #expect(try Self.found(".", in: directory) == kept)
  }

  @Test("are those that a .laycheck file excludes, unless they are named")
  func settings() throws {
    let directory = try Self.directory([
      "App/a.lay", "App/Old/b.lay", "App/Old/c/d.lay", "Kit/a.lay",
    ])
    try directory.file("App/.laycheck", "exclude Old/*.lay \"**/c/d.lay\"\n")
    #expect(try Self.found(".", in: directory) == ["App/a.lay", "Kit/a.lay"])
    #expect(
      try Self.found("./App", "App/Old/b.lay", in: directory) == ["App/a.lay", "App/Old/b.lay"])
    try directory.file("App/.laycheck", "exclude **\n")
    let none = try Program("check", "App").directory(directory).run()
    #expect(none.status == 66)
    #expect(none.stderr.hasSuffix("in App: a .laycheck file excludes all files\n"))
    try directory.file("App/.laycheck", "exclude ../Kit\n")
    let wrong = try Program("check", ".").directory(directory).run()
    #expect(wrong.status == 2)
    #expect(
      wrong.stderr.contains("App/.laycheck:1: error: '../Kit' is not below this file; write "))
  }
}
