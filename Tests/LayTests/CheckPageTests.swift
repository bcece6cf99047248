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

  /// The block of a language below a heading.
  private static func block(_ language: String, below heading: String) throws -> String {
    let page = try Repository.text(of: Self.page)
    let start = try #require(page.firstRange(of: "\n## \(heading)\n")).upperBound
    let block = page[start...].firstMatch(of: #/\n```(\w+)\n((?s).*?)\n```/#)
    let found = try #require(block)
    #expect(found.output.1 == language)
    return String(found.output.2)
  }

  @Test("has a job for GitLab that writes both reports")
  func gitLab() throws {
    let directory = try Self.repository()
    let job = try Self.block("yaml", below: "GitLab")
    let lines = job.split(separator: "\n").drop { $0 != "  script:" }.dropFirst()
      .prefix { $0.hasPrefix("    - ") }.map { $0.dropFirst(6) }
    let run = try Self.run(lines.joined(separator: "\n"), in: directory)
    #expect(run.status == 1, "\(run.stderr)")
    for (name, part) in [
      ("codequality", "\"path\": \"App/SignIn.storyboard\""),
      ("junit", "<testcase name=\"App/SignIn.storyboard\""),
    ] {
      let file = try #require(job.firstMatch(of: try Regex("\(name): (\\S+)"))?.output[1].substring)
      #expect(try directory.text(String(file)).contains(part))
    }
  }

  @Test("has a hook that takes files as pre-commit names them")
  func hook() throws {
    let directory = try Self.repository()
    try directory.file("App/a file.xib", try Repository.text(of: "Docs/Import/SignIn.storyboard"))
    try directory.file("App/View.swift", "struct View {}\n")
    #expect(try Self.block("yaml", below: "Before each commit").contains("- id: lay-check"))
    let hooks = try Repository.text(of: ".pre-commit-hooks.yaml")
    let start = try #require(hooks.firstRange(of: "- id: lay-check\n")).upperBound
    let hook = hooks[start...]
    func value(_ key: String) throws -> String {
      let line = hook.split(separator: "\n").first { $0.contains(" \(key): ") }
      return String(try #require(line?.firstRange(of: ": ").map { line?[$0.upperBound...] ?? "" }))
    }
    let wanted = try Regex(try value("files"))
    let files = ["App/SignIn.storyboard", "App/View.swift", "App/a file.xib"]
      .filter { $0.contains(wanted) }
    #expect(files.count == 2)
    let command = try value("entry") + files.map { " '\($0)'" }.joined()
    let broken = try Self.run(command, in: directory)
    #expect(broken.status == 1)
    #expect(broken.stdout.contains("App/SignIn.storyboard:"))
    #expect(broken.stderr == "")
    #expect(try Self.run("git checkout -q . && \(command)", in: directory).status == 0)
  }

  @Test("has a script for Xcode, whose lines Xcode understands")
  func xcode() throws {
    let directory = try Self.repository()
    let script = try Self.block("bash", below: "In Xcode")
    let root = directory.url.path
    let wanted = try Regex("(?m)^\(root)/App/SignIn\\.storyboard:\\d+:\\d+: error: ")
    let all = try Self.run("export SRCROOT='\(root)'\n\(script)", in: directory)
    #expect(all.status == 1 && all.stdout.contains(wanted), "\(all)")
    try directory.file(
      "Other App/Fine.storyboard", try Repository.text(of: "Docs/Import/SignIn.storyboard"))
    let inputs = """
      export SRCROOT='\(root)' SCRIPT_INPUT_FILE_COUNT=2
      export SCRIPT_INPUT_FILE_0="$SRCROOT/Other App/Fine.storyboard"
      export SCRIPT_INPUT_FILE_1="$SRCROOT/App/SignIn.storyboard"

      """
    let some = try Self.run(inputs + script, in: directory)
    #expect(some.status == 1 && some.stdout.contains(wanted), "\(some)")
    #expect(some.stdout.contains(" in 1 of 2 files\n"))
    let fine = inputs.replacing("COUNT=2", with: "COUNT=1")
    #expect(try Self.run(fine + script, in: directory).status == 0)
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
