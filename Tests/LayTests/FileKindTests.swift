import Foundation
import TestSupport
import Testing

/// Files and piped texts of any kind, given to any command.
@Suite("Files of another kind", .enabled(if: Program.readsSwift))
struct FileKindTests {
  private static let card = """
    import UIKit
    class Card: UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }

    """

  private static let log = """
    started
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600000f1 UIView:0x7f1.width == 100   (active)>",
        "<NSLayoutConstraint:0x600000f2 UIView:0x7f1.width == 200   (active)>"
    )

    """

  private static let screen =
    "import SwiftUI\nstruct Screen: View { var body: some View { Text(\"a\") } }\n"
  private static let scene = SmallDocument.scene(
    views: SmallDocument.label("title", "Title", y: 40, width: 60))
  private static let clash = "view.width is both 100 and 200."

  /// A folder with a file of each kind, also under names that don't tell it.
  private static func directory() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let document = SmallDocument.storyboard(scene)
    let files = [
      "run.log": log, "a run.txt": log, "Card.swift": card, "code.txt": card, "Main.xml": document,
      "App/Main.storyboard": document, "Docs/Main.storyboard": document, "App/Card.swift": card,
      "Screen.swift": screen,
      "half.swift": card.components(separatedBy: ".top").first ?? "", "notes.txt": "notes\n",
      "report.lay": "veiw red\nreport conflicts\n"
        + log.split(separator: "\n").map { "#> \($0)\n" }.joined(),
    ]
    for (name, text) in files { try directory.file(name, text) }
    return directory
  }

  @Test(
    "are read, or named with the line that reads them",
    arguments: [
      ("frames run.log", 1, "run.log: error: this is a console log; write: lay explain run.log\n"),
      ("run 'a run.txt'", 1, "this is a console log; write: lay explain 'a run.txt'\n"),
      ("stress run.log", 1, "write: lay explain run.log\n"),
      ("explain Card.swift", 1, "in Card.swift: this is Swift code; write: lay check Card.swift\n"),
      ("explain Main.xml", 1, "this is a storyboard or xib; write: lay check Main.xml\n"),
      ("run code.txt", 1, "this is Swift code; write: lay check code.txt\n"),
      ("explain App", 66, "cannot read App: Is a directory; write: lay check App\n"),
      ("open .build", 66, "cannot read .build: No such file or directory\n"),
      ("frames notes.txt", 1, "this isn't a document, a script, Swift code or a console log"),
      ("frames no.swift", 66, "error: cannot read no.swift: No such file or directory\n"),
      ("run half.swift", 1, "half.swift:10:12: error: "),
      ("render half.swift -o x.svg", 1, "half.swift:10:12: error: "),
      ("frames Screen.swift", 1, "Screen.swift: error: this is SwiftUI, which lays out"),
      ("check Screen.swift", 66, "Screen.swift: note: skipped: this is SwiftUI, which"),
      // What a script expects is no log.
      ("run report.lay", 1, "report.lay:1:1: error: unknown command 'veiw'"),
      ("-c 'import Docs'", 1, "name a file in it, such as Docs/Main.storyboard\n"),
    ] as [(String, Int32, String)])
  func refused(_ arguments: String, _ status: Int32, _ reason: String) throws {
    let run = try Self.run(arguments, in: try Self.directory())
    #expect(run.stderr.contains(reason), "\(run)")
    #expect(run.status == status)
  }

  @Test(
    "are read whatever their names are",
    arguments: [
      ("frames code.txt", "label (8, 8, "), ("frames Main.xml", "title (0, 0, "),
      ("run Main.xml", "opened main: "), ("check 'a run.txt'", clash), ("check code.txt", ""),
      ("render code.txt -o x.svg", ""), ("frames App", "Main.storyboard main\n"),
      ("frames App", "App Card\n"),
    ])
  func read(_ arguments: String, _ output: String) throws {
    let run = try Self.run(arguments, in: try Self.directory())
    #expect(output.isEmpty || run.stdout.contains(output), "\(run)")
    #expect(run.stderr == "")
  }

  @Test(
    "are read from standard input",
    arguments: [
      ("< run.log", clash), ("run - < 'a run.txt'", clash), ("< Card.swift", "opened Card: "),
      ("frames - < Card.swift", "label (8, 8, "), ("frames - < Main.xml", "title (0, 0, "),
      ("check - < run.log", clash),
    ])
  func piped(_ arguments: String, _ output: String) throws {
    let run = try Self.run(arguments, in: try Self.directory())
    #expect(run.stdout.contains(output), "\(run)")
    #expect(run.stderr == "")
  }

  @Test("that are piped in, but aren't commands, name the line that reads them")
  func pipedDocument() throws {
    let directory = try Self.directory()
    let refused = try Self.run("< Main.xml", in: directory)
    #expect(
      refused.stderr == "<stdin>:1:1: error: this is a storyboard or xib; write: lay check -\n")
    #expect(refused.status == 1)
    #expect(try Self.run("check - < Main.xml", in: directory).stderr == "")
    let typed = try Self.run("< report.lay", in: directory)
    #expect(typed.stderr.contains("unknown command 'veiw'") && typed.status == 1)
  }

  @Test("of Swift in UTF-16 are read by every command")
  func wideCode() throws {
    let directory = try TemporaryDirectory()
    try directory.file("Card.swift", try #require(Self.card.data(using: .utf16)))
    for command in ["check", "frames", "run", "open", "explain"] {
      let run = try Program(command, "Card.swift").directory(directory).run()
      #expect(!run.stderr.contains("UTF-8"), "\(run)")
      #expect(run.status == (command == "explain" ? 1 : 0))
    }
  }

  @Test("that are folders give the documents of one language")
  func translated() throws {
    let directory = try TemporaryDirectory()
    let document = SmallDocument.storyboard(Self.scene)
    for folder in ["Base", "de", "fr"] {
      try directory.file("App/\(folder).lproj/Main.storyboard", document)
    }
    try directory.file("App/Mac.xib", "<document targetRuntime=\"MacOSX.Cocoa\"></document>")
    let count = { (run: Program.Run) in run.stdout.components(separatedBy: "title (").count - 1 }
    let all = try Program("frames", "App").directory(directory).run()
    #expect(count(all) == 3 && all.status == 0, "\(all)")
    #expect(all.stderr == "App/Mac.xib: note: skipped: the document is for macOS\n")
    let one = try Program(
      "frames", "--device", "iPhone 15", "--landscape", "--language", "de", "App"
    ).directory(directory).run()
    #expect(count(one) == 1 && one.stdout.contains("(0, 0, 852, 393)"), "\(one)")
  }

  @Test("with the marks of a merge, or numbers that are none, aren't checked")
  func damaged() throws {
    let directory = try TemporaryDirectory()
    let merged = Self.card.replacing(
      "      label.leading", with: "<<<<<<< HEAD\n=======\n>>>>>>> theirs\n      label.leading")
    try directory.file("Card.swift", merged)
    for command in ["check", "frames"] {
      let run = try Program(command, "Card.swift").directory(directory).run()
      #expect(run.stderr.hasPrefix("Card.swift:9:1: error: '<<<<<<< HEAD' isn't expected here"))
      #expect(run.status == 1)
    }
    for number in ["1e30", "nan", "abc", ""] {
      let scene = Self.scene.replacing("width=\"375\"", with: "width=\"\(number)\"")
      try directory.file("Main.storyboard", SmallDocument.storyboard(scene))
      let run = try Program("check", "Main.storyboard").directory(directory).run()
      #expect(run.stderr.contains("error: the width of <rect> can't be '\(number)'"), "\(run)")
      #expect(run.stderr.hasPrefix("Main.storyboard:8:") && run.status == 1, "\(run)")
    }
  }

  private static func run(_ arguments: String, in directory: TemporaryDirectory) throws
    -> Program.Run
  {
    try Program.shell("cd '\(directory.url.path)' && '\(Program.path)' \(arguments)")
  }
}
