import AutoLayout
import SwiftLayouts
import Testing

/// Code that depends on what isn't in the files: all of it is listed, and only that.
@Suite("Code that isn't known in full", .enabled(if: SwiftReader.exists))
struct UnknownCodeTests {
  /// The layout of a view with a square, a label, a button and some helpers.
  private static func read(_ statements: String) throws -> SwiftLayout {
    let source = """
      import UIKit

      class Chip: UIView {
        var side: CGFloat = 1 {
          didSet { if side != oldValue { heightAnchor.constraint(equalToConstant: side).isActive = true } }
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          translatesAutoresizingMaskIntoConstraints = false
          side = 2
        }
      }

      final class WideChip: Chip {
        override init(frame: CGRect) {
          super.init(frame: frame)
          side = 88
        }
      }

      class Titled: UIView {
        let title = UILabel(), image = UIImageView()
        var text = "", placeholder = 3, large = server.isLarge, transform = 4
      }

      final class Loud: UILabel {
        override var text: String? { didSet {} }
      }

      final class Card: UIView {
        let box = UIView(), label = UILabel(), button = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [box, label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
          label.text = "Label"
          button.setTitle("Go", for: .normal)
          \(statements)
        }
        func addBanner() {
          let banner = UIView()
          addSubview(banner)
        }
        func show(_ text: String) { if box.isHidden { show(text) } else { addBanner() } }
        func mark(_ marked: UIButton) { marked.setTitle("Marked", for: .normal) }
      }
      """
    let document = try #require(try SwiftReader.documents([source]).first)
    return try #require(try document.layout(of: "Card"))
  }

  private static func said(_ statements: String) throws -> [String] {
    try read(statements).warnings.map { $0.reason }
  }

  @Test(
    "of types elsewhere is listed",
    arguments: [
      (
        "label.text = Theme.title",
        "the text of 'label' isn't known: 'Theme.title' isn't in these files"
      ),
      (
        "label.text = L10n.Login.button",
        "the text of 'label' isn't known: 'L10n.Login.button' isn't in these files"
      ),
      (
        "label.text = .welcome",
        "the text of 'label' isn't known: 'String.welcome' isn't in these files"
      ),
      (
        "label.font = Theme.font",
        "the font of 'label' isn't known: 'Theme.font' isn't in these files"
      ),
      ("label.font = UIFont.brand", "the font of 'label' isn't known: it isn't a plain value"),
      (
        "button.setTitle(Theme.title, for: .normal)",
        "the text of 'button' isn't known: 'Theme.title' isn't in these files"
      ),
      (
        "addSubview(Theme.view)",
        "a view that is added isn't known: 'Theme.view' isn't in these files"
      ),
      (
        "let stack = UIStackView(arrangedSubviews: [box, Theme.view])",
        "a view that is arranged isn't known: 'Theme.view' isn't in these files"
      ),
      (
        "let stack = UIStackView(arrangedSubviews: Theme.views)",
        "a view that is arranged isn't known: 'Theme.views' isn't in these files"
      ),
      (
        "UIStackView().addArrangedSubview(Theme.view)",
        "a view that is arranged isn't known: 'Theme.view' isn't in these files"
      ),
    ] as [(String, String)])
  func elsewhere(_ statements: String, _ expected: String) throws {
    #expect(try Self.said(statements) == [expected])
  }

  @Test("knows what UIKit's own types have")
  func system() throws {
    let said = try Self.said(
      """
      label.textColor = UIColor.red
      label.textAlignment = NSTextAlignment.center
      label.lineBreakMode = .byClipping
      label.font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.body)
      """)
    #expect(said.isEmpty, "\(said)")
  }

  @Test(
    "behind a condition is listed where a function that it calls changes the layout",
    arguments: [
      ("if server.isOn { addBanner() }", "assumed to hold: 'server' isn't declared in these files"),
      (
        "let text: String? = server.text; if let text { self.show(text) }",
        "assumed to hold: 'server' isn't declared in these files"
      ),
      (
        "for row in server.rows { addBanner() }",
        "a loop isn't followed: 'server' isn't declared in these files"
      ),
      (
        "switch server.state { case .on: addBanner(); default: break }",
        "no case is in the layout: 'server' isn't declared in these files"
      ),
      (
        "func local() { addBanner() }; if server.isOn { local() } else { print(1) }",
        "neither branch is in the layout: 'server' isn't declared in these files"
      ),
    ] as [(String, String)])
  func helpers(_ statements: String, _ expected: String) throws {
    #expect(try Self.said(statements) == [expected])
  }

  @Test(
    "behind a condition leaves open what it sets",
    arguments: [
      ("button.setTitle(\"Longer\", for: .normal)", "the text of 'button' isn't known"),
      ("mark(button)", "the text of 'button' isn't known"),
      (
        "label.setContentHuggingPriority(.required, for: .vertical)",
        "the vertical hugging of 'label' isn't known"
      ),
      (
        "label.setContentCompressionResistancePriority(.required, for: .horizontal)",
        "the horizontal compression resistance of 'label' isn't known"
      ),
      ("UIStackView().setCustomSpacing(4, after: box)", nil),
      ("stack.setCustomSpacing(4, after: box)", "the spacing after 'box' isn't known"),
      ("box.isHidden = true", "whether 'box' is hidden isn't known"),
      (
        "box.translatesAutoresizingMaskIntoConstraints = true",
        "translatesAutoresizingMaskIntoConstraints of 'box' isn't known"
      ),
    ] as [(String, String?)])
  func setters(_ statement: String, _ expected: String?) throws {
    let read = try Self.read(
      """
      let stack = UIStackView(arrangedSubviews: [box])
      addSubview(stack)
      box.widthAnchor.constraint(equalToConstant: 5).isActive = true
      if server.isOn { \(statement) }
      """)
    let reason = "'server' isn't declared in these files"
    #expect(read.warnings.map { $0.reason } == (expected.map { ["\($0): \(reason)"] } ?? []))
    #expect(read.mistakes.isEmpty, "\(read.mistakes)")
  }

  @Test(
    "that may add constraints is listed",
    arguments: [
      "NSLayoutConstraint.activate(server.constraints)",
      "NSLayoutConstraint.deactivate(Theme.constraints)",
      "NSLayoutConstraint.activate(makeConstraints(for: server.view))",
      "addConstraints(server.constraints)", "server.constraint.isActive = true", "attach(box)",
      "stack([box, label])", "Theme.pin(box, to: self)", "server.helper.pin(box)",
      "UIView.pin(box, to: self)", "Helper().pin(box)",
    ])
  func constraints(_ statements: String) throws {
    #expect(try Self.said(statements).count == 1)
  }

  @Test("that leaves the layout alone, or is listed already, isn't listed")
  func listedOnce() throws {
    #expect(try Self.said("print(box); Theme.apply(8); UIAccessibility.post(box)").isEmpty)
    let said = try Self.said(
      """
      let width = box.widthAnchor.constraint(equalToConstant: server.width)
      width.priority = .defaultHigh
      width.isActive = true
      NSLayoutConstraint.activate([width])
      let all = NSLayoutConstraint.constraints(withVisualFormat: server.format, views: ["box": box])
      NSLayoutConstraint.activate(all)
      """)
    #expect(said.count == 2, "\(said)")
  }

  @Test(
    "isn't called a mistake",
    arguments: [
      "NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 5)] + server.more)",
      """
      let all = [box.widthAnchor.constraint(equalToConstant: 5)]
      if Theme.isOn { NSLayoutConstraint.activate(all) } else { all[0].isActive = true }
      """,
    ])
  func noMistake(_ statements: String) throws {
    let read = try Self.read(statements)
    #expect(read.mistakes.isEmpty, "\(read.mistakes)")
    #expect(!read.warnings.isEmpty)
  }

  @Test("says of a constraint whose priority isn't known that this is why it is left out")
  func priority() throws {
    let said = try Self.said(
      """
      let width = box.widthAnchor.constraint(equalToConstant: 5)
      width.priority = server.priority
      width.isActive = true
      """)
    #expect(
      said == [
        "a constraint is left out: its priority isn't known: 'server' isn't declared in these files"
      ])
  }

  @Test("finds constraints that are added twice by the number of their priority")
  func repeated() throws {
    let said = try Self.said(
      """
      for priority in [UILayoutPriority.defaultHigh, UILayoutPriority(750)] {
        let width = box.widthAnchor.constraint(equalToConstant: 5)
        width.priority = priority
        width.isActive = true
      }
      """)
    #expect(said == ["this constraint is added twice"])
  }

  @Test("tells properties of the app from UIKit's of the same name")
  func ownProperties() throws {
    #expect(try Self.said("addSubview(Titled())").isEmpty)
    let read = try Self.read("let loud = Loud(); loud.text = \"Hey\"; addSubview(loud)")
    let loud = try #require(read.layout.item(named: "loud"))
    #expect(ViewProperty.named("text")?.value(of: loud, in: read.layout) == .text("Hey"))
  }

  @Test(
    "runs the observers of other objects and classes in initializers",
    arguments: [("Chip()", []), ("Chip(); chip.side = 77", [77]), ("WideChip()", [88])])
  func observers(_ made: String, _ heights: [Double]) throws {
    let read = try Self.read("let chip = \(made); addSubview(chip)")
    #expect(read.layout.constraints.map { read.layout.constraint($0).constant } == heights)
  }

  @Test(
    "transforms views",
    arguments: [
      ("CGAffineTransform(scaleX: 2, y: 3)", Rect(x: -20, y: -20, width: 80, height: 60)),
      (
        "CGAffineTransform.identity.translatedBy(x: 10, y: 0)",
        Rect(x: 10, y: 0, width: 40, height: 20)
      ),
      ("CGAffineTransform(rotationAngle: .pi / 2)", Rect(x: 10, y: -10, width: 20, height: 40)),
    ] as [(String, Rect)])
  func transforms(_ transform: String, _ expected: Rect) throws {
    var read = try Self.read(
      """
      let plate = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      addSubview(plate)
      plate.transform = \(transform)
      """)
    #expect(read.warnings.isEmpty, "\(read.warnings)")
    read.layout.solve()
    #expect(read.layout.frame(of: try #require(read.layout.item(named: "plate"))) == expected)
  }

  @Test("reads the safe area and margins that controllers decide")
  func controllers() throws {
    let source = """
      final class Stage: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          additionalSafeAreaInsets.top = 10
          viewRespectsSystemMinimumLayoutMargins = false
          view.directionalLayoutMargins = .zero
          box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
          box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
        }
      }
      """
    let document = try #require(try SwiftReader.documents([source]).first)
    var read = try #require(try document.layout(of: "Stage"))
    read.layout.solve()
    let box = try #require(read.layout.item(named: "box"))
    #expect(read.layout.frame(of: box).origin == Point(x: 0, y: 30))
  }
}
