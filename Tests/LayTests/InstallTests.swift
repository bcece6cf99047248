import Foundation
import TestSupport
import Testing

@Suite("scripts/install")
struct InstallTests {
  @Test("puts everything below the prefix")
  func files() throws {
    let home = try TemporaryDirectory()
    let script = Repository.root.appending(path: "scripts/install").path
    let prefix = home.url.appending(path: "some where").path
    let run = try Program.shell("LAY_PROGRAM='\(Program.path)' '\(script)' '\(prefix)'")
    #expect(run.status == 0, "\(run.stderr)")
    for path in [
      "bin/lay", "share/bash-completion/completions/lay", "share/zsh/site-functions/_lay",
      "share/fish/vendor_completions.d/lay.fish", "share/man/man1/lay.1",
      "share/lay/lay.tmLanguage.json", "share/vim/vimfiles/syntax/lay.vim",
      "share/vim/vimfiles/ftdetect/lay.vim",
    ] {
      let file = "\(prefix)/\(path)"
      let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
      #expect(try #require(size) > 0, "\(path)")
      #expect(run.stdout.contains(file))
    }
    let version = try Program.shell("'\(prefix)/bin/lay' --version")
    #expect(version.status == 0)
    #expect(try Program.shell("'\(script)'").status == 1)
  }

  @Test("has a manual page that man can show")
  func manual() throws {
    let page = try Program("reference", "--man").run().stdout
    #expect(page.contains(".SH NAME\nlay \\- Auto Layout you can talk to"))
    for name in ["explain", "test", "check", "format"] { #expect(page.contains(".SS lay \(name)")) }
    #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
  }
}
