import Foundation
import TestSupport
import Testing

/// What `lay check` says of code that it can't lay out in full: silence would pass for approval.
@Suite("Checks of Swift code that ends the app or can't be read", .enabled(if: Program.readsSwift))
struct SwiftSilenceTests {
  private static func controller(_ lines: String, properties: String = "") -> String {
    """
    import SnapKit
    import UIKit

    final class Screen: UIViewController {
      let tile = UIView()
      \(properties)
      override func viewDidLoad() {
        super.viewDidLoad()
        tile.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tile)
    \(lines.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      }
    }

    """
  }

  private static func check(_ source: String, _ name: String = "Screen.swift") throws
    -> Program.Run
  {
    let directory = try TemporaryDirectory()
    try directory.file(name, source)
    return try Program("check", name).directory(directory).run()
  }

  static let fatal = [
    "tile.trailingAnchor.constraint(equalTo: view.rightAnchor).isActive = true",
    "tile.bottomAnchor.constraint(equalTo: view.centerXAnchor).isActive = true",
    format("H:|[tile]-[cover]|"), format("V:|-[tile(40"), format("V:|-edge-[tile]"),
    """
    tile.snp.makeConstraints { $0.top.leading.width.equalToSuperview() }
    tile.snp.updateConstraints { $0.height.equalTo(60) }
    """,
  ]

  private static func format(_ text: String) -> String {
    "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"\(text)\", "
      + "metrics: [\"gap\": 8], views: [\"tile\": tile]))"
  }

  @Test("make what ends the app an error with its line", arguments: fatal)
  func fatalCode(_ lines: String) throws {
    let run = try Self.check(Self.controller(lines))
    let line = lines.contains("snp") ? 12 : 11
    #expect(run.status == 1)
    #expect(run.stdout.contains("Screen.swift:\(line):"), "\(run.stdout)")
    #expect(run.stdout.contains("[unusable-constraint]"), "\(run.stdout)")
    #expect(!run.stdout.contains("[ambiguity]"))
  }

  @Test("don't take what UIKit may accept for the end of the app")
  func margins() throws {
    let run = try Self.check(
      Self.controller(
        "tile.snp.makeConstraints { $0.top.equalTo(view.safeAreaLayoutGuide.snp.topMargin) }"))
    #expect(!run.stdout.contains("[unusable-constraint]"), "\(run.stdout)")
  }

  @Test("take an update that SnapKit carries out")
  func updates() throws {
    for lines in [
      "tile.snp.updateConstraints { $0.edges.equalToSuperview() }",
      """
      tile.snp.makeConstraints { $0.top.leading.width.height.equalTo(20) }
      tile.snp.updateConstraints { $0.height.equalTo(60) }
      """,
    ] {
      let run = try Self.check(Self.controller(lines))
      #expect(!run.stdout.contains("[unusable-constraint]"), "\(run.stdout)")
    }
  }

  @Test("note and count what can't be read")
  func notes() throws {
    let lines = """
      tile.widhtAnchor.constraint(equalToConstant: 4).isActive = true
      tile.heightAnchor.constraint(equalToConstant: Remote.shared.height).isActive = true
      tile.stick(to: view)
      """
    let run = try Self.check(Self.controller(lines))
    #expect(run.status == 0)
    for line in 11...13 {
      #expect(run.stderr.contains("Screen.swift:\(line):5: note: "), "\(run.stderr)")
    }
    #expect((run.stdout + run.stderr).contains("3 places in code could not be followed"))
  }

  @Test("keep notes in a cache")
  func cache() throws {
    let directory = try TemporaryDirectory()
    try directory.file("Screen.swift", Self.controller("tile.stick(to: view)"))
    let first = try Program("check", "--cache", "kept", "Screen.swift").directory(directory).run()
    let second = try Program("check", "--cache", "kept", "Screen.swift").directory(directory).run()
    #expect(first.stderr.contains("note: "))
    #expect(first.stderr == second.stderr)
  }

  @Test("don't take calls of UIKit that leave the layout alone for unread ones")
  func harmless() throws {
    let lines = """
      let button = UIButton(type: .system)
      button.addTarget(tile, action: #selector(tap), for: .touchUpInside)
      _ = tile.convert(tile.bounds, to: view)
      """
    let run = try Self.check(Self.controller(lines))
    #expect(!run.stderr.contains("note: "), "\(run.stderr)")
  }

  @Test(
    "take no file without views for a pass", arguments: ["", "let x = 5\n", "import Combine\n"])
  func nothing(_ source: String) throws {
    let run = try Self.check(source, "Model.swift")
    #expect(run.status == 66)
    #expect(
      run.stderr.contains("Model.swift: note: skipped: it declares no view or view controller"))
    #expect(run.stderr.hasSuffix("all files were skipped\n"))
    #expect(!(run.stdout + run.stderr).contains("no findings"))
  }

  @Test("tell an open place, whatever the view shows and whatever is open beside it")
  func places() throws {
    let square = """
      NSLayoutConstraint.activate([
        tile.widthAnchor.constraint(equalToConstant: 40),
        tile.heightAnchor.constraint(equalToConstant: 40),
        tile.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      ])
      """
    #expect(try Self.check(Self.controller(square)).stdout.contains("ambiguous for tile"))
    let beside = """
      let name = UILabel()
      name.text = "Hi"
      name.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(name)
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        tile.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8),
        tile.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        tile.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      ])
      """
    let found = try Self.check(Self.controller(beside)).stdout
    #expect(found.contains("Horizontal position is ambiguous for name"), "\(found)")
    // UIKit gives a plain view no height, and no code does.
    #expect(found.contains("Height is ambiguous for tile"), "\(found)")
  }

  @Test("tell an open place beside a clash on the other axis")
  func besideClash() throws {
    let found = try Self.check(
      Self.controller(
        """
        let name = UILabel()
        name.text = "Hi"
        name.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(name)
        NSLayoutConstraint.activate([
          tile.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          tile.widthAnchor.constraint(equalToConstant: 40),
          tile.topAnchor.constraint(equalTo: view.topAnchor),
          tile.heightAnchor.constraint(equalToConstant: 20),
          tile.heightAnchor.constraint(equalToConstant: 30),
          name.topAnchor.constraint(equalTo: tile.bottomAnchor),
        ])
        """)
    ).stdout
    #expect(found.contains("[contradiction]") || found.contains("[conflict]"), "\(found)")
    #expect(found.contains("Horizontal position is ambiguous for name"), "\(found)")
  }

  @Test("skip a file without views beside others")
  func mixed() throws {
    let directory = try TemporaryDirectory()
    try directory.file("Model.swift", "let x = 5\n")
    try directory.file("Card.swift", Self.controller("_ = tile"))
    let run = try Program("check", "Model.swift", "Card.swift").directory(directory).run()
    #expect(run.status != 66)
    #expect(run.stdout.contains("1 file skipped"), "\(run)")
  }

  @Test("name the bracket that a line of Swift lacks")
  func syntax() throws {
    let run = try Self.check(Self.controller("tile.addSubview(UIView("))
    #expect(run.status == 1)
    #expect(run.stderr.contains("expected"), "\(run.stderr)")
    #expect(run.stderr.contains("')'"), "\(run.stderr)")
  }

  // MARK: Findings

  @Test("find nothing wrong with sides that are alike, but with sides that aren't")
  func sides() throws {
    for (lines, isFound) in [
      ("tile.snp.makeConstraints { $0.edges.equalTo(view) }", false),
      ("tile.snp.makeConstraints { $0.edges.equalToSuperview().inset(12) }", false),
      (
        """
        tile.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.left.equalToSuperview().offset(20)
        view.snp.makeConstraints { $0.right.equalTo(tile).offset(20) }
        }
        """, false
      ),
      (
        """
        tile.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.left.equalToSuperview().offset(20)
        make.right.equalToSuperview().offset(-40)
        }
        """, true
      ),
      ("tile.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true", true),
    ] {
      let run = try Self.check(Self.controller(lines))
      #expect(run.stdout.contains("[left-right]") == isFound, "\(lines)\n\(run.stdout)")
    }
  }

  @Test("report what a line does to several views once, and say where views are made")
  func repeated() throws {
    let lines = """
      for place in 0..<5 {
        let tag = UISwitch()
        tag.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tag)
        tag.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 900).isActive = true
        tag.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(60 + 40 * place)).isActive = true
      }
      tile.snp.makeConstraints { $0.edges.equalTo(view) }
      """
    let run = try Self.check(Self.controller(lines))
    #expect(run.stdout.ranges(of: "[off-screen]").count == 1, "\(run.stdout)")
    #expect(run.stdout.contains("Screen.swift:12:"), "\(run.stdout)")
  }

  @Test("say which rows have a height that nothing decides")
  func rows() throws {
    let row = """
      import UIKit

      final class Row: UITableViewCell {
        let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Name"
          name.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(name)
          name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
          name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    let directory = try TemporaryDirectory()
    try directory.file("Row.swift", row)
    let frames = try Program("frames", "Row.swift").directory(directory).run()
    #expect(frames.stdout.contains("root (0, 0, 375, 44)"), "\(frames.stdout)")
    let check = try Program("check", "Row.swift").directory(directory).run()
    #expect(check.stdout.contains("Row.swift:3:"), "\(check.stdout)")
    #expect(check.stdout.contains("[undecided-height]"), "\(check.stdout)")
    let whole = row.replacing(
      "name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true",
      with: """
        name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6).isActive = true
        name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6).isActive = true
        """)
    try directory.file("Row.swift", whole)
    let fixed = try Program("check", "Row.swift").directory(directory).run()
    #expect(!fixed.stdout.contains("[undecided-height]"), "\(fixed.stdout)")
  }
}
