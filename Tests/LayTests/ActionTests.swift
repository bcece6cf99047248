import Foundation
import TestSupport
import Testing

/// The steps of the GitHub Action, with stand-ins for what talks to GitHub.
@Suite("The GitHub Action")
struct ActionTests {
  private static let script = Repository.root.appending(path: "scripts/action/lay-action").path

  private static func run(_ step: String, in home: TemporaryDirectory, _ more: String = "") throws
    -> Program.Run
  {
    try home.file(
      "bin/gh",
      "#!/bin/sh\nprintf '%s\\n' \"$*\" >> \"$RUNNER_TEMP/calls\"\ncat \"$RUNNER_TEMP/known\" 2>/dev/null || :\n"
    )
    return try Program.shell(
      """
      cd '\(home.url.path)' && chmod 755 bin/gh && export RUNNER_TEMP=$PWD GITHUB_OUTPUT=$PWD/output \
      LAY_PATHS=. LAY_ARGUMENTS= PATH="$PWD/bin:\(URL(filePath: Program.path).deletingLastPathComponent().path):$PATH" \
      GITHUB_REPOSITORY=a/b LAY_PULL_REQUEST=7 LAY_VERSION=9.9.9 \(more)
      bash '\(script)' \(step)
      """)
  }

  private static let document = "Docs/Import/SignIn.storyboard"

  /// A repository with a storyboard.
  private static func repository() throws -> TemporaryDirectory {
    let home = try TemporaryDirectory()
    try home.file("a.storyboard", try Repository.text(of: document))
    let run = try Program.shell(
      """
      cd '\(home.url.path)' && git init -q && git add a.storyboard && \
      git -c user.name=a -c user.email=a@b commit -qm one
      """)
    #expect(run.status == 0, "\(run.stderr)")
    return home
  }

  @Test("checks, and says where the report is")
  func check() throws {
    let home = try TemporaryDirectory()
    try home.file("a.lay", "add view red\npin red.width = 10\npin red.width = 20\n")
    let run = try Self.run("check", in: home)
    #expect(run.status == 1)
    #expect(run.stdout.contains("::error file=a.lay"))
    #expect(try home.text("output") == "sarif=\(home.url.path)/lay.sarif\n")
    #expect(try home.text("lay.sarif").contains("\"version\""))
  }

  @Test("writes one comment, and then rewrites it")
  func comment() throws {
    let home = try Self.repository()
    let changed = try Repository.text(of: Self.document)
      .replacing("constant=\"40\"", with: "constant=\"41\"")
    try home.file("a.storyboard", changed)
    let base = "LAY_BASE=HEAD"
    #expect(try Self.run("comment", in: home, base).status == 0)
    #expect(try home.text("calls").contains("repos/a/b/issues/7/comments -f body=<!-- lay -->"))
    #expect(try home.text("calls").contains("a.storyboard"))
    try home.file("known", "42\n")
    #expect(try Self.run("comment", in: home, base).status == 0)
    #expect(try home.text("calls").contains("PATCH repos/a/b/issues/comments/42"))
  }

  @Test("writes no comment where nothing differs and none was written")
  func silence() throws {
    let home = try Self.repository()
    #expect(try Self.run("comment", in: home, "LAY_BASE=HEAD").status == 0)
    #expect(try !home.text("calls").contains("body="))
  }

  @Test("fetches a release only with its checksum", arguments: [true, false])
  func fetch(isWhole: Bool) throws {
    let home = try TemporaryDirectory()
    try home.file("made/lay/bin/lay", "#!/bin/sh\necho fetched\n")
    let sum = isWhole ? "" : "&& echo >> \"$R/lay-9.9.9-linux-$(uname -m).tar.gz\""
    let made = try Program.shell(
      """
      cd '\(home.url.path)' && chmod 755 made/lay/bin/lay && R=$PWD/releases/v9.9.9 && mkdir -p "$R" && \
      tar -czf "$R/lay-9.9.9-linux-$(uname -m).tar.gz" -C made lay && \
      (cd "$R" && sha256sum *.tar.gz > SHA256SUMS) \(sum)
      """)
    #expect(made.status == 0, "\(made.stderr)")
    let run = try Self.run("fetch", in: home, "LAY_RELEASES=file://$PWD/releases")
    #expect((run.status == 0) == isWhole, "\(run.stderr)")
    let program = try Self.run(
      "fetch > /dev/null 2>&1; lay/bin/lay", in: home, "LAY_RELEASES=file://$PWD/releases")
    #expect((program.stdout == "fetched\n") == isWhole)
  }
}
