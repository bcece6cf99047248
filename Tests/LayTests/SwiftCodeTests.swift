import Foundation
import TestSupport
import Testing

/// Swift code, read by the program.
///
/// Where the toolchain has no parser there is no `lay-swift`.
@Suite("Swift code", .enabled(if: Program.readsSwift))
struct SwiftCodeTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test("of the page is read as it says")
  func page() throws {
    let page = try Repository.text(of: "Docs/Swift.md")
    let examples = page.matches(of: /```swift\n([^`]*)```\n\n```text\n([^`]*)```/)
    #expect(examples.count > 1)
    for example in examples {
      try directory.file("Example.swift", String(example.output.1))
      let run = try Program("frames", "Example.swift").directory(directory).run()
      let printed = run.stdout.replacing("Example.swift ", with: "") + run.stderr
      #expect(printed == String(example.output.2))
    }
  }

  private static let view = """
    class Card: UIView {
      let box = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        box.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.top).isActive = true
        box.heightAnchor.constraint(equalToConstant: unknown).isActive = true
      }
    }
    """

  @Test("is read after the running program was replaced")
  func replaced() throws {
    try directory.file("Card.swift", Self.view)
    let run = try Program.shell(
      """
      cd '\(directory.url.path)' && mkdir bin && cp '\(Program.path)' '\(Program.path)-swift' bin && mkfifo in || exit
      bin/lay < in &
      exec 3> in
      until [ "$(readlink /proc/$!/exe)" = "$(realpath bin/lay)" ]; do :; done
      rm bin/lay
      echo 'import "Card.swift"; get box.superview' >&3
      exec 3>&-
      wait $!
      """)
    #expect(run.status == 0, "\(run.stderr)")
    #expect(run.stdout.contains("root"), "\(run.stderr)")
  }

  @Test("in a folder is read together, in every subcommand")
  func folder() throws {
    try directory.file("App/Card.swift", Self.view)
    try directory.file("App/More/Metrics.swift", "enum Metrics { static let top: CGFloat = 30 }")
    let frames = try Program("frames", "App").directory(directory).run()
    #expect(frames.stdout.contains("  box (0, 30, 0, 0) ambiguous\n"))
    #expect(frames.stderr.contains("App/Card.swift:8:5: warning: a constraint is left out"))
    let coverage = try Program("frames", "--coverage", "App").directory(directory).run()
    #expect(
      coverage.stdout.contains("2 constraint statements (2 anchors): 1 read in first layouts"))
    #expect(coverage.stdout.contains("50.0 % read\n"))
    let open = try Program("open", "App", "--type", "card").directory(directory)
      .input("get box.frame.minY\n").run()
    #expect(open.stdout.contains("30\n"))
    let render = try Program("render", "App/Card.swift", "-o", "card.svg").directory(directory)
      .run()
    #expect(render.status == 0)
    #expect(try directory.text("card.svg").contains("<svg"))
  }

  @Test("says which frames rest on a guess")
  func guesses() throws {
    try directory.file(
      "Booking.swift",
      """
      import UIKit
      final class Booking: UIView {
        let day = UIDatePicker()
        let note = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          note.text = "When?"
          for view in [day, note] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          }
          day.topAnchor.constraint(equalTo: topAnchor).isActive = true
          note.topAnchor.constraint(equalTo: topAnchor, constant: 300).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let run = try Program("frames", "--unknown", "Booking.swift").directory(directory).run()
    #expect(run.stdout.contains("  day (0, 0, 320, 216) content\n"), "\(run.stdout)")
    #expect(!run.stdout.contains("  note"))
  }

  @Test("has structs that each variable owns")
  func structs() throws {
    try directory.file(
      "Box.swift",
      """
      struct Spec {
        var x: CGFloat
        mutating func grow() { x += 10 }
      }
      class Box: UIView {
        var spec = Spec(x: 1)
        override init(frame: CGRect) {
          super.init(frame: frame)
          var other = spec
          other.x = 90
          let kept = spec
          spec.grow()
          var list = [kept]
          let first = list
          list[0].x = 70
          var lent: CGFloat = 3
          nudge(&lent)
          for (index, side) in [spec.x, other.x, kept.x, first[0].x, list[0].x, lent].enumerated() {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.widthAnchor.constraint(equalToConstant: side).isActive = true
            view.heightAnchor.constraint(equalToConstant: CGFloat(index)).isActive = true
          }
        }
        func nudge(_ side: inout CGFloat) { side *= 2 }
      }
      """)
    let run = try Program("frames", "Box.swift").directory(directory).run()
    for (index, side) in [11, 90, 1, 1, 70].enumerated() {
      #expect(run.stdout.contains("(0, 0, \(side), \(index)) ambiguous\n"))
    }
    #expect(!run.stdout.contains("(0, 0, 3, 5)"))
  }

  @Test("switches off the constraints that a view holds")
  func held() throws {
    try directory.file(
      "Held.swift",
      """
      class Held: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          for _ in 0..<3 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5).isActive = true
          }
          subviews[0].removeConstraints(subviews[0].constraints)
          NSLayoutConstraint.deactivate(subviews[1].constraints)
          subviews[2].constraints.forEach { $0.isActive = false }
          NSLayoutConstraint.deactivate(constraints)
        }
      }
      """)
    let run = try Program("frames", "Held.swift").directory(directory).run()
    #expect(run.stdout.matches(of: /\(0, 0, 0, 0\)/).count == 3)
  }

  @Test("has places, which reports and explanations name")
  func places() throws {
    try directory.file(
      "Bar.swift",
      """
      class Bar: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          box.widthAnchor.constraint(equalToConstant: 10).isActive = true
          box.widthAnchor.constraint(equalToConstant: 20).isActive = true
          box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7).isActive = true
        }
      }
      """)
    let run = try Program("open", "Bar.swift").directory(directory).input("explain box.leading\n")
      .run()
    #expect(run.stderr.contains("The code is at:\n\tc1: Bar.swift:7:5\n\tc2: Bar.swift:8:5"))
    #expect(run.stdout.contains("c3: box.leading = root.leading + 7, Bar.swift:9:5"))
  }

  @Test("is warned of where it is wrong")
  func mistakes() throws {
    try directory.file(
      "Bar.swift",
      """
      class Bar: UIView {
        let a = UIView(), b = UIView()
        var later: [NSLayoutConstraint] = []
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a)
          b.translatesAutoresizingMaskIntoConstraints = false
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
          b.topAnchor.constraint(equalTo: topAnchor).isActive = true
          addSubview(b)
          b.leftAnchor.constraint(equalTo: leftAnchor)
          later = [b.heightAnchor.constraint(equalToConstant: 3)]
        }
      }
      """)
    let run = try Program("frames", "Bar.swift").directory(directory).run()
    let lines = run.stderr.split(separator: "\n").map { $0.prefix(60) }
    #expect(
      lines == [
        "Bar.swift:8:5: warning: translatesAutoresizingMaskIntoConstr",
        "Bar.swift:9:5: warning: this constraint is activated before ",
        "Bar.swift:11:5: warning: this constraint is made but never a",
      ])
  }

  @Test("in another encoding is refused at its first such line")
  func encoding() throws {
    let latin = Data("class Card: UIView {\n  // caf".utf8) + [0xE9] + Data("\n}\n".utf8)
    try latin.write(to: directory.url.appending(path: "Card.swift"))
    let run = try Program("frames", "Card.swift").directory(directory).run()
    #expect(run.status != 0)
    #expect(run.stdout.isEmpty)
    #expect(run.stderr.contains("Card.swift:2:1: error: the file isn't UTF-8"), "\(run)")
  }

  @Test("is refused with a reason")
  func refusals() throws {
    try directory.file("Empty.swift", "enum Metrics { static let gap = 8 }")
    try directory.file("Card.swift", Self.view)
    let empty = try Program("-c", "import Empty.swift").directory(directory).run()
    #expect(empty.stderr.contains("declares no view and no view controller"))
    let other = try Program("-c", "import Card.swift type Cart").directory(directory).run()
    #expect(other.stderr.contains("did you mean 'Card'"))
    #expect(try Program("frames", "Missing.swift").directory(directory).run().status == 66)
  }
}

/// The behavior without `lay-swift`.
@Suite("Without a parser of Swift") struct MissingParserTests {
  @Test("everything says what to do")
  func message() throws {
    let directory = try TemporaryDirectory()
    try directory.file("Card.swift", "class Card: UIView {}")
    let run = try lone("frames Card.swift", in: directory)
    #expect(run.status == 66)
    #expect(run.stderr.contains("reading Swift takes lay-swift, which isn't beside lay"))
  }

  @Test("that can't start no file is blamed")
  func broken() throws {
    let directory = try TemporaryDirectory()
    for name in ["A", "B"] { try directory.file("\(name).swift", "class \(name): UIView {}") }
    let run = try lone(
      "frames A.swift B.swift", in: directory,
      after: #"printf '#!/bin/sh\nexit 127\n' > lay-swift && chmod +x lay-swift"#)
    #expect(run.status == 66)
    #expect(run.stderr.contains("lay-swift printed no trees; rebuild it together with lay"))
    #expect(!run.stderr.contains("can't read this file"))
  }

  /// Runs a copy of the program that has nothing beside it but what `preparation` makes.
  ///
  /// The shell that starts the copy writes it. If this process did, another test that starts a program at that
  /// moment would hand the descriptor on, and the copy would be "Text file busy".
  private func lone(
    _ arguments: String, in directory: TemporaryDirectory, after preparation: String = "true"
  ) throws -> Program.Run {
    try Program.shell(
      "cd '\(directory.url.path)' && cp '\(Program.path)' lay && \(preparation) && ./lay \(arguments)"
    )
  }
}

extension Program {
  /// Whether `lay-swift` was built beside the program.
  static let readsSwift = FileManager.default.isExecutableFile(
    atPath: URL(filePath: path).deletingLastPathComponent().appending(path: "lay-swift").path)
}
