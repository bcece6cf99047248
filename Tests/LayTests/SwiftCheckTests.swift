import Foundation
import TestSupport
import Testing

/// `lay check` and `lay diff` of code.
///
/// Where the toolchain has no parser there is no `lay-swift`.
@Suite("Checks of Swift code", .enabled(if: Program.readsSwift))
struct SwiftCheckTests {
  private static func view(_ lines: String) -> String {
    if lines.hasPrefix("final class") { return "import UIKit\n\n\(lines)\n" }
    let body = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
      import UIKit

      class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
      \(body)  }

        required init?(coder: NSCoder) { nil }
      }

      """
  }

  /// The examples of the page that are code: a rule, what it finds and what it doesn't.
  @Test("find what the page says, with its place")
  func rules() throws {
    let page = try Repository.text(of: "Docs/Checks/README.md")
    let rules = page.matches(
      of: #/\n## ([a-z-]+)\n[^#]*?```swift\n([^`]*)\n```\n\nNot found:\n\n```swift\n([^`]*)\n```/#)
    #expect(
      rules.map { $0.output.1 } == [
        "never-activated", "activated-early", "added-repeatedly", "undecided-height",
      ])
    for rule in rules {
      let directory = try TemporaryDirectory()
      try directory.file("Card.swift", Self.view(String(rule.output.2)))
      let firing = try Program("check", "Card.swift").directory(directory).run()
      #expect(firing.stdout.contains("[\(rule.output.1)]"), "\(firing.stdout)")
      #expect(firing.stdout.contains("Card.swift:"))
      try directory.file("Card.swift", Self.view(String(rule.output.3)))
      let clean = try Program("check", "Card.swift").directory(directory).run()
      #expect(!clean.stdout.contains("[\(rule.output.1)]"), "\(clean.stdout)")
    }
  }

  private static let label = """
    let title = UILabel()
    title.text = "A title that is rather long"
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    title.leftAnchor.constraint(equalTo: leftAnchor, constant: 8).isActive = true
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    title.widthAnchor.constraint(equalToConstant: 40).isActive = true
    """

  @Test("find what layouts show, and say where the code is")
  func layouts() throws {
    let directory = try TemporaryDirectory()
    try directory.file("Card.swift", Self.view(Self.label))
    let run = try Program("check", "Card.swift").directory(directory).run()
    #expect(
      run.stdout.contains(
        "Card.swift:10:5: warning: title (\"A title that is rather long\") keeps to the left"))
    #expect(run.stdout.contains(": c1: title.left"))
    #expect(run.stdout.contains("[truncated-text]"))
    #expect(
      run.stdout.contains(
        "because of c3 (title.width = 40) at 12:5: replace it by "
          + "title.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true\n"))
  }

  @Test("advise with names that the code has, and name other constraints by what they say")
  func names() throws {
    let directory = try TemporaryDirectory()
    for (declaration, advice) in [
      ("", "replace card.bottom <= root.bottom - 4 by card.bottomAnchor"),
      ("end = ", "end.isActive = false and card.bottomAnchor"),
    ] {
      try directory.file(
        "Screen.swift",
        """
        import UIKit

        class Screen: UIViewController {
          var end: NSLayoutConstraint!

          override func viewDidLoad() {
            let card = UIView()
            card.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(card)
            let title = UILabel()
            title.text = "Hello"
            title.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(title)
            title.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
            title.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 80).isActive = true
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            \(declaration)card.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -4)
            \(declaration.isEmpty ? "  .isActive = true" : "end.isActive = true")
          }
        }

        """)
      let run = try Program("check", "Screen.swift").directory(directory).run()
      #expect(run.stdout.contains(advice), "\(run.stdout)")
    }
  }

  /// What `lay check` says about a controller with a view called card, and the lines of `viewDidLoad`.
  private func findings(
    _ lines: String, _ members: String = "", options: [String] = []
  ) throws -> String {
    let directory = try TemporaryDirectory()
    try directory.file(
      "Screen.swift",
      """
      import UIKit

      class Screen: UIViewController {
        let card = UIView()
        var tall: [NSLayoutConstraint] = []
        var wide: [NSLayoutConstraint] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          card.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(card)
      \(lines)
        }
      \(members)
      }

      """)
    let arguments = ["check", "Screen.swift"] + options
    return try Program(arguments: arguments).directory(directory).run().stdout
  }

  @Test(
    "advise to turn a wrong sign first",
    arguments: [("leading", "trailing", "width", "top"), ("top", "bottom", "height", "leading")])
  func signs(near: String, far: String, size: String, other: String) throws {
    func screen(_ constant: Int) -> String {
      """
          NSLayoutConstraint.activate([
            card.\(near)Anchor.constraint(equalTo: view.\(near)Anchor, constant: 16),
            card.\(far)Anchor.constraint(equalTo: view.\(far)Anchor, constant: \(constant)),
            card.\(size)Anchor.constraint(equalTo: view.\(size)Anchor, constant: -32),
            card.\(other)Anchor.constraint(equalTo: view.\(other)Anchor, constant: 60),
            card.\(size == "width" ? "height" : "width")Anchor.constraint(equalToConstant: 100),
          ])
      """
    }
    let wrong = try findings(screen(16))
    #expect(
      wrong.contains("(card.\(far) = root.\(far) + 16) at 13:7: turn the sign of its constant\n"),
      "\(wrong)")
    #expect(try findings(screen(-16)).contains("no findings"))
  }

  @Test("write the equations of constraints as JSON")
  func equations() throws {
    let found = try findings(
      """
          card.widthAnchor.constraint(equalToConstant: 100).isActive = true
          card.widthAnchor.constraint(equalToConstant: 200).isActive = true
      """, options: ["--json"])
    for width in [100, 200] {
      #expect(found.contains("\"equation\": \"card.width = \(width)\""), "\(found)")
    }
  }

  @Test("advise to deactivate one of two sets of constraints that can't both be meant")
  func sets() throws {
    let lines = """
          tall = [
            card.topAnchor.constraint(equalTo: view.topAnchor),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.widthAnchor.constraint(equalToConstant: 100),
            card.heightAnchor.constraint(equalToConstant: 200),
          ]
          wide = [
            card.topAnchor.constraint(equalTo: view.topAnchor),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.widthAnchor.constraint(equalToConstant: 200),
            card.heightAnchor.constraint(equalToConstant: 100),
          ]
          NSLayoutConstraint.activate(tall)
      """
    let both = try findings(lines + "\n    NSLayoutConstraint.activate(wide)")
    #expect(
      both.contains(": deactivate tall before wide is activated, or the other way round\n"),
      "\(both)")
    #expect(!both.contains("999"))
    #expect(try findings(lines).contains("no findings"))
    // Without either of these something is open: both are meant.
    let parts = try findings(
      """
          tall = [
            card.topAnchor.constraint(equalTo: view.topAnchor),
            card.heightAnchor.constraint(equalToConstant: 200),
          ]
          wide = [
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.widthAnchor.constraint(equalToConstant: 200),
            card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 2),
          ]
          NSLayoutConstraint.activate(tall + wide)
      """)
    #expect(!parts.contains("deactivate") && parts.contains("[conflict]"), "\(parts)")
  }

  @Test(
    "say that a method adds constraints whenever UIKit calls it",
    arguments: ["viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateViewConstraints"])
  func passes(method: String) throws {
    let place = """
          card.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      """
    func members(_ condition: String) -> String {
      """
        var isReady = false
        override func \(method)() {
          super.\(method)()
          \(condition)
          card.widthAnchor.constraint(equalToConstant: view.bounds.width / 2).isActive = true
          card.heightAnchor.constraint(equalToConstant: 100).isActive = true
        }
      """
    }
    let found = try findings(place, members(""))
    #expect(
      found.hasPrefix(
        "Screen.swift:18:5: warning: \(method) adds these 2 constraints again each time it runs "
          + "[added-repeatedly]\n"), "\(found)")
    #expect(!found.contains("[duplicate]") && !found.contains("[conflict]"))
    let guarded = try findings(place, members("if isReady { return }\n    isReady = true"))
    #expect(!guarded.contains("added-repeatedly"), "\(guarded)")
  }

  @Test(
    "judge plain views for what they are, and not those of classes that aren't there",
    arguments: [("UIView", true), ("BadgeView", false)])
  func plainViews(viewClass: String, isJudged: Bool) throws {
    let directory = try TemporaryDirectory()
    try directory.file(
      "Card.swift",
      Self.view(
        """
        let line = \(viewClass)()
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        line.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        line.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        line.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        """))
    let run = try Program("check", "Card.swift").directory(directory).run()
    #expect(run.stdout.contains("Height is ambiguous for line") == isJudged, "\(run.stdout)")
  }

  @Test("report each mistake, also of the same kind")
  func several() throws {
    let directory = try TemporaryDirectory()
    let forgotten = Self.label.replacing(".isActive = true", with: "")
    try directory.file("Card.swift", Self.view(forgotten))
    let run = try Program("check", "Card.swift").directory(directory).run()
    #expect(run.stdout.ranges(of: "[never-activated]").count == 3)
  }

  @Test("keep to the constraints themselves where a part of the code can't be read")
  func incomplete() throws {
    let directory = try TemporaryDirectory()
    let unknown = Self.label.replacing(
      "constant: 8", with: "constant: Theme.current.inset(of: self)")
    try directory.file("Card.swift", Self.view(unknown))
    let run = try Program("check", "Card.swift").directory(directory).run()
    #expect(!run.stdout.contains("[truncated-text]"))
    #expect(!run.stdout.contains("[ambiguity]"))
  }

  @Test("tell in lay diff what changed")
  func differences() throws {
    let directory = try TemporaryDirectory()
    try directory.file("Card.swift", Self.view(Self.label))
    let git = "cd '\(directory.url.path)' && git init -q . && git add ."
    let commit = "git -c user.name=a -c user.email=a@b commit -q -m one"
    try #require(try Program.shell("\(git) && \(commit)").status == 0)
    try directory.file(
      "Card.swift", Self.view(Self.label.replacing("constant: 8", with: "constant: 16")))
    let run = try Program("diff", "HEAD", "--", "Card.swift").directory(directory).run()
    #expect(run.status == 1)
    #expect(
      run.stdout.hasPrefix(
        "Card.swift: Card\n  ~ title.left = root.left + 8 → title.left = root.left + 16\n"))
  }
}

/// Advice in Swift, typed where Swift is read.
@Suite("Advice in Swift", .enabled(if: Program.readsSwift))
struct SwiftAdviceTests {
  /// A session, and a view that is ambiguous in it.
  @Test(
    "runs on the session and settles the view",
    arguments: [
      (
        """
        add label title "A"
        add label detail "B"
        pin H:|-20-[title]-8-[detail]-20-|
        pin title, detail top to safeArea inset 20
        """, "title"
      ),
      ("add view card\npin card.leading = safeArea.leading + 20", "card"),
      (
        "add view card\npin card.leadingMargin = root.leadingMargin\npin card.top >= root.top",
        "card"
      ),
      (
        "add scroll list\npin list edges to root\nadd view page in list\npin page.top = list.top",
        "list"
      ),
      ("add view box 40x40", "box"),
    ])
  func runs(session: String, view: String) throws {
    let told = try Program().input("\(session)\nsuggest \(view) --as swift\n").run()
    #expect(told.status == 0 && told.stdout.contains("("), "\(told.stdout)\(told.stderr)")
    let typed =
      "\(session)\nswift {\n\(told.stdout)}\nexpect unambiguous \(view)\nexpect satisfied\n"
    let run = try Program().input(typed).run()
    #expect(run.status == 0, "\(typed)\(run.stderr)")
  }
}
