import Foundation
import Testing

/// `--limit` holds wherever a layout is made: of scripts, documents, Swift code and console logs.
@Suite("Limits of layouts")
struct SizeLimitTests {
  private static let document = SmallDocument.storyboard(
    SmallDocument.scene(
      views: (0..<5).map {
        SmallDocument.label(["a", "b", "c", "d", "e"][$0], "x", y: 10, width: 40)
      }
      .joined(),
      constraints: ["leading", "top"].map { SmallDocument.constraint("a", $0, "main-safe", 20) }
        .joined() + SmallDocument.constraint("b", "top", "a", 9)))

  private static let code = """
    import UIKit
    final class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        for _ in 0..<5 {
          let label = UILabel()
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 H:|-(20)-[UIImageView:0x10]   (active, names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x2 H:[UIImageView:0x10]-(8)-[UILabel:0x11]   (active)>",
        "<NSLayoutConstraint:0x3 H:[UILabel:0x11]-(20)-|   (active, names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x4 UIImageView:0x10.width == 500   (active)>",
        "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' UIView:0x20.width == 320   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x4 UIImageView:0x10.width == 500   (active)>
    """

  private static let script = """
    add view a
    add view b in a
    add view c in b
    pin a edges to superview
    pin b edges to a
    expect c.width >= 0
    """

  /// A log alone makes no layout.
  private static let options = ["explain": ["--open"]]
  /// Unreadable input is printed unchanged.
  private static let passing: Set = ["textconv"]

  @Test(
    "hold in every command that has them",
    arguments: Subcommand.all.filter { $0.arguments.contains { $0.option == "--limit" } })
  func limits(command: Subcommand) throws {
    let directory = try TemporaryDirectory()
    let (script, document) = (Self.script, Self.document)
    let contents: KeyValuePairs = [
      "lay": script, "storyboard": document, "swift": Self.code, "log": Self.log,
      "md": "```lay\n\(script)\n```\n",
    ]
    var files: [String: [String]] = [:]
    for (ending, content) in contents {
      let names = ["1.\(ending)", "2.\(ending)"]
      files[ending] = names
      try directory.file(names[0], content)
      // The files that lay diff compares must differ.
      try directory.file(names[1], content.replacing("20", with: "24"))
    }
    for operands in command.operands(files, oneByOne: true) {
      guard let file = operands.last, file != "out/", Self.makes(command, file) else { continue }
      for (limit, told) in [
        ("views=2", "more than 2 views"), ("constraints=1", "more than 1 constraints"),
      ] {
        let run = try Program(
          arguments: [command.name, "--limit", limit] + (Self.options[command.name] ?? [])
            + operands
        ).directory(directory).input("get root.frame\n").run()
        let place = "\(command) \(file) \(limit): \(run.stdout)\(run.stderr)"
        if Self.passing.contains(command.name) {
          #expect(run.stdout == contents.first { file.hasSuffix($0.key) }?.value, "\(place)")
          continue
        }
        #expect((run.stdout + run.stderr).contains(told), "\(place)")
        // A page stays open for the next version of its file.
        #expect(run.status == (command.name == "live" ? 0 : 1), "\(place)")
      }
      let run = try Program(
        arguments: [command.name] + (Self.options[command.name] ?? []) + operands
      ).directory(directory).input("get root.frame\n").run()
      let isRefused = (run.stdout + run.stderr).contains(/more than [0-9]+ (views|constraints)/)
      #expect(!isRefused, "\(command) \(file)")
    }
  }

  /// Whether a command makes a layout of a file.
  private static func makes(_ command: Subcommand, _ file: String) -> Bool {
    switch command.name {
    case "explain": file.hasSuffix(".log")
    case "diff", "textconv": !file.hasSuffix(".log") && !file.hasSuffix(".md")
    // Findings in a log are reported without making a layout of it.
    case "check": !file.hasSuffix(".log")
    case "test": file.hasSuffix(".lay") || file.hasSuffix(".md")
    default: true
    }
  }

  @Test(
    "hold for what a script imports and opens",
    arguments: ["import \"1.storyboard\"", "import \"1.swift\"", "open \"1.log\""])
  func imported(command: String) throws {
    let directory = try TemporaryDirectory()
    try directory.file("1.storyboard", Self.document)
    try directory.file("1.swift", Self.code)
    try directory.file("1.log", Self.log)
    let run = try Program("run", "-c", command, "--limit", "views=2").directory(directory).run()
    #expect(run.status == 1)
    #expect(run.stderr.contains("more than 2 views"), "\(run.stderr)")
  }

  @Test(
    "count commands in braces",
    arguments: [
      "each i in 1...200 { add view \"w\\(i)\" }",
      "define many { each i in 1...200 { add view \"w\\(i)\" } }\nmany",
      "add label l \"x\"\nforall width w in 1...200 { expect l.width >= 0 }",
      "when wC { each i in 1...200 { add view \"w\\(i)\" } }",
    ])
  func braces(script: String) throws {
    let limited = try Program("run", "--limit", "commands=50").input(script).run()
    #expect(limited.status == 1)
    #expect(limited.stderr.contains("more than 50 commands"), "\(limited.stderr)")
    #expect(try Program("run").input(script).run().status == 0)
  }

  @Test("hold while a loop runs, not only after it")
  func loops() throws {
    let run = try Program("run", "--limit", "views=20")
      .input("each i in 1...100000 { add view \"w\\(i)\"; each j in 1...1000 { hide root } }").run()
    #expect(run.status == 1)
    #expect(run.stderr.contains("more than 20 views"), "\(run.stderr)")
  }

  @Test(
    "of time and memory end a program without a prompt with status 3",
    arguments: [["--timeout", "0.2"], ["--max-memory", "1M"]])
  func resources(options: [String]) throws {
    let run = try Program(arguments: ["run", "--limit", "commands=2000000000"] + options)
      .input("add view red\neach i in 1...100000 { each j in 1...100000 { hide red } }\n").run()
    #expect(run.status == 3, "\(run.stderr)")
    #expect(run.stderr.contains("(\(options[0]))"))
  }
}
