import Foundation
import TestSupport
import Testing

/// Links in an untrusted tree lead nowhere, and no line of their targets is quoted.
@Suite("A stranger's tree")
struct TreeFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.file("secret.lay", "hunter2 is the password\n")
    try directory.file("out/deep.lay", "hunter2 is the password\n")
    try directory.file("tree/fine.lay", "expect root.alpha = 1\n")
    try directory.file("tree/a.swift", "let a = 1\n")
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.url.appending(path: path).path, withDestinationPath: target)
  }

  private func run(_ arguments: String...) throws -> Program.Run {
    let run = try Program(arguments: arguments).directory(directory).run()
    #expect(!(run.stdout + run.stderr).contains("hunter2"), "\(arguments)")
    return run
  }

  @Test("Searches of folders follow no links")
  func search() throws {
    try link("tree/x.lay", to: "../secret.lay")
    try link("tree/d", to: "../out")
    try link("tree/up", to: "..")
    #expect(try run("test", "tree").stdout == "1 passed, 0 failed, 0 skipped\n")
    #expect(try run("check", "tree").stdout == "no findings in 1 file\n")
    #expect(try run("format", "--check", "tree").status == 0)
  }

  @Test(
    "A link that leads out is refused by whoever only looks",
    arguments: [
      ["test"], ["check"], ["format"], ["textconv"], ["stress"], ["frames"], ["run", "--safe"],
      ["open", "--safe"], ["render", "-o", "x.svg"], ["diff", "tree/fine.lay"],
    ])
  func named(command: [String]) throws {
    try link("tree/x.lay", to: "../secret.lay")
    let run = try Program(arguments: command + ["tree/x.lay"]).directory(directory).run()
    #expect(run.status != 0)
    #expect(run.stderr.contains("it is a link that leads out of its folder"), "\(command)")
    #expect(!(run.stdout + run.stderr).contains("hunter2"))
  }

  @Test("A link within the folder or the working tree counts, but isn't written through")
  func inside() throws {
    try link("tree/same.lay", to: "fine.lay")
    #expect(try run("test", "tree/same.lay").status == 0)
    try directory.file("tree/record.lay", "add view a\nget a.alpha\n#> 2\n")
    try link("tree/recorded.lay", to: "record.lay")
    let update = try run("test", "--update", "tree/recorded.lay")
    #expect(update.stderr.contains("it is a link; name what it leads to"))
    #expect(try directory.text("tree/record.lay").hasSuffix("#> 2\n"))
    #expect(try run("test", "--update", "tree/record.lay").status == 0)
    #expect(try directory.text("tree/record.lay").hasSuffix("#> 1\n"))
  }

  @Test("Settings are not a link, and only the beginning of a long word is shown")
  func settings() throws {
    try link("tree/.laycheck", to: "../secret.lay")
    let linked = try run("check", "tree")
    #expect(linked.stderr.contains(".laycheck: it is a link that leads out"))
    try FileManager.default.removeItem(at: directory.url.appending(path: "tree/.laycheck"))
    try directory.file("tree/.laycheck", String(repeating: "word", count: 5_000) + "\n")
    let long = try run("check", "tree")
    #expect(long.stderr.contains("is unknown; write check, silence"))
    #expect(long.stderr.count < 400)
  }

  @Test("Revisions are compared with no link, and git runs no filter")
  func revisions() throws {
    let tree = try TemporaryDirectory()
    try tree.file("fine.lay", "add view a\n")
    func shell(_ commands: String) throws {
      try #require(try Program.shell("cd '\(tree.url.path)' && \(commands)").status == 0)
    }
    try shell("git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm 1")
    let secret = directory.url.appending(path: "secret.lay").path
    try shell("rm fine.lay && ln -s '\(secret)' fine.lay")
    let link = try Program("diff", "HEAD", "--", ".").directory(tree).run()
    #expect(link.stderr.contains("it is a link that leads out"))
    #expect(!(link.stdout + link.stderr).contains("hunter2"))
    try shell("rm fine.lay && echo 'add view b' > fine.lay && git config filter.e.clean ./e.sh")
    try shell("echo '*.lay filter=e' > .gitattributes && git config filter.e.required true")
    try shell("printf '#!/bin/sh\\ntouch ran; cat\\n' > e.sh && chmod +x e.sh")
    let run = try Program("diff", "HEAD", "--", ".").directory(tree).run()
    #expect(run.stdout.contains("fine.lay"))
    #expect(!FileManager.default.fileExists(atPath: tree.url.appending(path: "ran").path))
  }

  @Test("A folder that is a link out is none: neither what git has there nor a named file is read")
  func folders() throws {
    let tree = try TemporaryDirectory()
    try tree.file("src/a.lay", "add view a\n")
    func shell(_ commands: String) throws {
      try #require(try Program.shell("cd '\(tree.url.path)' && \(commands)").status == 0)
    }
    try shell("git init -q . && git add . && rm -r src")
    let out = directory.url.appending(path: "out")
    try directory.file("out/a.lay", "hunter2\n")
    try FileManager.default.createSymbolicLink(
      at: tree.url.appending(path: "src"), withDestinationURL: out)
    for arguments in [
      ["check", "."], ["check", "src/a.lay"], ["test", "src/a.lay"], ["format", "src/a.lay"],
      ["format", tree.url.resolvingSymlinksInPath().path + "/src/a.lay"],
    ] {
      let run = try Program(arguments: arguments).directory(tree).run()
      #expect(!(run.stdout + run.stderr).contains("hunter2"), "\(arguments): \(run)")
    }
  }

  @Test(
    "No report is written through a link that leads out",
    arguments: [
      ["test", "a.lay", "--junit"], ["check", "a.lay", "--junit"], ["check", "a.lay", "--sarif"],
      ["check", "a.lay", "--html"], ["check", "a.lay", "--write-baseline"],
      ["render", "a.lay", "-o"], ["run", "a.lay", "--report"],
    ], ["there", "missing"])
  func outputs(_ command: [String], _ name: String) throws {
    let tree = try TemporaryDirectory()
    try tree.file("a.lay", "add view a\nexpect 1 = 1\n")
    let target = directory.url.appending(path: "out/\(name)")
    let file = name + (["-o", "--report", "--html"].contains(command.last) ? ".html" : ".xml")
    try FileManager.default.createSymbolicLink(
      at: tree.url.appending(path: file), withDestinationURL: target)
    try directory.file("out/there", "kept\n")
    let run = try Program(arguments: command + [file]).directory(tree).run()
    #expect(run.status != 0)
    #expect(run.stderr.contains("leads out of its folder"), "\(run)")
    let left = try? String(contentsOf: target, encoding: .utf8)
    #expect(left == (name == "there" ? "kept\n" : nil))
  }

  @Test("A cache entry that is a link is ignored, and never written through")
  func cache() throws {
    let tree = try TemporaryDirectory()
    try tree.file("a.xib", try Repository.text(of: "Docs/Import/Badge.xib"))
    try tree.file("target", "kept\n")
    let check = Program("check", "a.xib", "--cache", "kept").directory(tree)
    let first = try check.run()
    let entries = tree.url.appending(path: "kept")
    let entry = try #require(FileManager.default.contentsOfDirectory(atPath: entries.path).first)
    try FileManager.default.removeItem(at: entries.appending(path: entry))
    try FileManager.default.createSymbolicLink(
      atPath: entries.appending(path: entry).path, withDestinationPath: "../target")
    let second = try check.run()
    #expect(second.stdout == first.stdout && second.status == first.status)
    #expect(
      try String(contentsOf: tree.url.appending(path: "target"), encoding: .utf8) == "kept\n")
  }

  @Test("A script that is upgraded reads nothing outside its tree")
  func upgrade() throws {
    try directory.file("tree/up.lay", "source \"\(directory.url.path)/secret.lay\"\n")
    _ = try run("format", "--upgrade", "tree/up.lay")
  }

  @Test(
    "Nothing of a repository is run, whatever its filters are called, in submodules and in folders that look like one"
  )
  func programs() throws {
    let tree = try TemporaryDirectory()
    func shell(_ commands: String) throws {
      let run = try Program.shell("cd '\(tree.url.path)' && \(commands)")
      try #require(run.status == 0, "\(run)")
    }
    let commit = "git -c user.name=a -c user.email=a@b commit -qm 1"
    try tree.file("ran.sh", "#!/bin/sh\ntouch '\(tree.url.path)/ran'; cat\n")
    try tree.file("fine.lay", "add view a\n")
    try shell("chmod +x ran.sh && git init -q . && echo '*.lay filter=a=b' > .gitattributes")
    try shell("git init -q sub && cd sub && echo '* filter=s' > .gitattributes && echo x > f")
    try shell("cd sub && git add . && \(commit) && cd .. && git add . 2>&1 && \(commit)")
    try shell("printf '[filter \"a=b\"]\\n clean = ../ran.sh\\n' >> .git/config")
    try shell("git -C sub config filter.s.clean ../ran.sh && echo y > sub/f")
    try shell("ln -s ../../ran.sh .git/hooks/post-index-change && touch fine.lay")
    try shell("rm -f ran")
    #expect(try Program("diff", "HEAD", "--", ".").directory(tree).run().status == 0)
    try tree.file("fine.lay", "add view b\n")
    let diff = try Program("diff", "HEAD", "--", ".").directory(tree).run()
    #expect(diff.stdout.contains("fine.lay"))
    // A folder with the files of a repository, whose configuration was committed with it.
    try shell(
      "mkdir App && cp -r sub/.git/HEAD sub/.git/objects sub/.git/refs App && cp fine.lay App")
    try tree.file(
      "App/config",
      "[core]\nrepositoryformatversion = 1\nbare = false\nworktree = .\nfsmonitor = ../ran.sh\n")
    try shell("git add -A && \(commit) && echo 'add label c \"x\"' > App/fine.lay && rm -f ran")
    let check = try Program("check", "App", "--since", "HEAD").directory(tree).run()
    #expect(check.status == 66, "\(check)")
    #expect(!FileManager.default.fileExists(atPath: tree.url.appending(path: "ran").path))
  }

  @Test("A file whose name is not UTF-8 doesn't end a search")
  func names() throws {
    let make = "cd '\(directory.url.path)/tree' && cp fine.lay \"$(printf 'b\\377.lay')\""
    try #require(try Program.shell(make).status == 0)
    #expect(try run("test", "tree").stdout == "1 passed, 0 failed, 0 skipped\n")
    #expect(try run("check", "tree").stdout == "no findings in 1 file\n")
  }
}
