import Foundation
import TestSupport
import Testing

/// The packages that `scripts/package` makes.
@Suite("scripts/package.py")
struct PackageTests {
  /// Packs a small installation whose program prints a line.
  private static func packed() throws -> TemporaryDirectory {
    let home = try TemporaryDirectory()
    try home.file("usr/bin/lay", "#!/bin/sh\necho this is lay\n")
    try home.file("usr/lib/lay/part.so", "part")
    try home.file("usr/share/man/man1/lay.1", ".TH LAY 1\n")
    let version = try Program("--version").run().stdout.trimmingCharacters(in: .newlines)
    let script = Repository.root.appending(path: "scripts/package.py").path
    let run = try Program.shell(
      """
      cd '\(home.url.path)' && chmod 755 usr/bin/lay && export SOURCE_DATE_EPOCH=1700000000 || exit
      export LAY_REPOSITORY=https://example.com/lay
      for folder in one two; do
        mkdir $folder
        python3 '\(script)' usr \(version) "$(uname -m)" $folder || exit
      done
      """)
    #expect(run.status == 0, "\(run.stderr)")
    return home
  }

  private static func shell(_ line: String, in home: TemporaryDirectory) throws -> Program.Run {
    try Program.shell("cd '\(home.url.path)' && \(line)")
  }

  @Test("packs the same bytes each time")
  func reproducible() throws {
    let home = try Self.packed()
    #expect(try Self.shell("diff -r one two", in: home).status == 0)
    #expect(try Self.shell("cd one && sha256sum -c SHA256SUMS", in: home).status == 0)
    #expect(try Self.shell("cat one/release-notes.md", in: home).stdout.count > 100)
  }

  @Test(
    "packs the sources, and a formula that names them",
    .enabled(if: FileManager.default.fileExists(atPath: Repository.root.path + "/.git")))
  func sources() throws {
    let home = try Self.packed()
    let run = try Self.shell(
      """
      cd one && tar -xzf lay-*-source.tar.gz && test -x lay-*/scripts/install && test -s lay-*/Package.swift \
      && grep -q "$(sha256sum lay-*-source.tar.gz | cut -d' ' -f1)" lay.rb \
      && grep -o 'https://example.com/lay/releases/.*gz' lay.rb && ls lay-*-source.tar.gz
      """, in: home)
    let lines = run.stdout.split(separator: "\n")
    #expect(run.status == 0 && lines.count == 2, "\(run.stdout) \(run.stderr)")
    #expect(lines.first.map { $0.hasSuffix("/" + (lines.last ?? "?")) } == true)
  }

  @Test("packs an archive whose program runs where it is unpacked")
  func tarball() throws {
    let home = try Self.packed()
    let run = try Self.shell("tar -xzf one/lay-*-linux-*.tar.gz && lay-*/bin/lay", in: home)
    #expect(run.stdout == "this is lay\n")
    #expect(
      try Self.shell("test -s lay-*/LICENSE && test -s lay-*/lib/lay/part.so", in: home).status == 0
    )
  }

  @Test("packs a wheel that pip installs, and its program runs")
  func wheel() throws {
    let home = try Self.packed()
    let run = try Self.shell(
      """
      python3 -m venv venv && venv/bin/pip install -q --no-index --disable-pip-version-check one/*.whl \
      && venv/bin/lay && test -s venv/lib/lay/part.so && venv/bin/pip show lay
      """, in: home)
    #expect(run.status == 0, "\(run.stderr)")
    #expect(run.stdout.hasPrefix("this is lay\n"))
    #expect(run.stdout.contains("License: GPL-3.0-or-later"))
  }

  @Test("packs a Debian package of root's files")
  func debian() throws {
    let home = try Self.packed()
    let run = try Self.shell(
      "dpkg-deb --contents one/*.deb && dpkg-deb -f one/*.deb Package", in: home)
    #expect(run.stdout.contains("-rwxr-xr-x root/root"))
    #expect(run.stdout.contains("./usr/bin/lay\n"))
    #expect(run.stdout.hasSuffix("lay\n"))
    #expect(
      try Self.shell("dpkg-deb -x one/*.deb out && out/usr/bin/lay", in: home).stdout
        == "this is lay\n")
  }

  @Test("packs an image whose parts have the digests that name them")
  func image() throws {
    let home = try Self.packed()
    let run = try Self.shell(
      """
      mkdir image && tar -xf one/*oci*.tar -C image && cd image && cat oci-layout && \
      for blob in blobs/sha256/*; do
        [ "$(sha256sum < "$blob" | cut -d' ' -f1)" = "${blob##*/}" ] || exit 1
      done; python3 - <<'END'
      import json, tarfile
      def blob(entry): return 'blobs/' + entry['digest'].replace(':', '/')
      manifest = json.load(open(blob(json.load(open('index.json'))['manifests'][0])))
      print(json.load(open(blob(manifest['config'])))['config']['Entrypoint'])
      print([file.name for file in tarfile.open(blob(manifest['layers'][0])) if file.isfile()])
      END
      """.replacingOccurrences(of: "\n      ", with: "\n"), in: home)
    #expect(run.status == 0, "\(run.stderr)")
    #expect(run.stdout.contains("['/usr/bin/lay']\n['usr/bin/lay']\n"))
  }
}

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
