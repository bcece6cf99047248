import Foundation
import TestSupport
import Testing

/// The page about continuous integration does what it says, as far as a shell can try.
@Suite("The page about checks in CI")
struct CheckPageTests {
  private static let page = "Docs/Checks/continuous-integration.md"

  /// A repository with a storyboard that is fine on `main` and broken in the working tree.
  private static func repository() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let fine = try Repository.text(of: "Docs/Import/SignIn.storyboard")
    try directory.file("App/SignIn.storyboard", fine)
    let narrow =
      "<constraints><constraint firstItem=\"\(try titleID(in: fine))\" "
      + "firstAttribute=\"width\" constant=\"10\" id=\"narrow\"/>"
    let commands = """
      cd '\(directory.url.path)'
      git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b commit -qm one
      git update-ref refs/remotes/origin/main HEAD
      """
    try #require(try Program.shell(commands).status == 0)
    try directory.file(
      "App/SignIn.storyboard",
      fine.replacing("<constraints>", with: narrow, maxReplacements: 1))
    return directory
  }

  private static func titleID(in text: String) throws -> String {
    let label = try #require(text.firstMatch(of: #/<label [^>]*id="([^"]*)"/#))
    return String(label.output.1)
  }

  /// Runs a script as GitHub's runners do, with `lay` on the path.
  private static func run(_ script: String, in directory: TemporaryDirectory) throws -> Program.Run
  {
    let programs = URL(filePath: Program.path).deletingLastPathComponent().path
    return try Program.shell(
      """
      cd '\(directory.url.path)'
      export PATH='\(programs)':$PATH GITHUB_BASE_REF=main GITHUB_STEP_SUMMARY=summary.md
      set -eo pipefail
      \(script)
      """)
  }

  /// The script of a step of the workflow.
  private static func step(_ name: String) throws -> String {
    let page = try Repository.text(of: Self.page)
    let start = try #require(page.firstRange(of: "- name: \(name)\n")).upperBound
    let lines = page[start...].split(separator: "\n", omittingEmptySubsequences: false)
    let script = lines.drop { !$0.hasSuffix("run: |") }.dropFirst()
      .prefix { $0.hasPrefix("          ") }
    #expect(!script.isEmpty)
    return script.map { $0.dropFirst(10) }.joined(separator: "\n")
  }

  @Test("has a workflow that checks, uploads and compares")
  func workflow() throws {
    let directory = try Self.repository()
    let check = try Self.run(try Self.step("Check"), in: directory)
    #expect(check.status == 1)
    #expect(check.stdout.contains("::error file=App/SignIn.storyboard,line="))
    #expect(try directory.text("layouts.sarif").contains("\"uri\": \"App/SignIn.storyboard\""))
    #expect(try Self.run(try Self.step("Compare"), in: directory).status == 0)
    let summary = try directory.text("summary.md")
    #expect(summary.contains("### `App/SignIn.storyboard`: "))
    #expect(summary.contains("\n| added | "))
    #expect(summary.contains("\n| new finding | "))
  }

  @Test("has baselines and settings that work")
  func settings() throws {
    let directory = try Self.repository()
    let page = try Repository.text(of: Self.page)
    let blocks = page.matches(of: #/\n```(\w+)\n((?s).*?)\n```/#)
    let shell = blocks.filter { $0.output.1 == "sh" }.map { String($0.output.2) }
    #expect(shell.count == 2)
    #expect(try Self.run(shell[0], in: directory).status == 0)
    #expect(try Self.run(shell[1], in: directory).status == 0)
    let diff = try Self.run("git diff --textconv App", in: directory)
    #expect(diff.stdout.contains(".width = 10"))
    let settings = try #require(blocks.first { $0.output.1 == "text" })
    try directory.file(".laycheck", String(settings.output.2))
    let check = try Self.run("lay check . || true", in: directory)
    #expect(
      check.stderr
        == "warning: no document is translated into 'ar'\nwarning: no document is translated into 'de'\n"
    )
    #expect(check.stdout.contains("of 27") || check.stdout.contains("all 27"))
  }
}
