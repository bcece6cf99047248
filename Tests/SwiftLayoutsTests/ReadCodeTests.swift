import AutoLayout
import SwiftLayouts
import Testing

/// Code that is read.
@Suite("Read code", .enabled(if: SwiftReader.exists)) struct ReadCodeTests {
  /// The layout of a view that sets itself up with some statements.
  private static func read(_ statements: String) throws -> SwiftLayout {
    let source = """
      class Card: UIView {
        let box = UIView(), label = UILabel(), picture = UIImageView(), button = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          [box, label, picture, button].forEach(addSubview)
          box.translatesAutoresizingMaskIntoConstraints = false
          \(statements)
        }
      }
      """
    let document = try #require(try SwiftReader.documents([source]).first)
    return try #require(try document.layout(of: "Card"))
  }

  @Test("makes labels and image views that hug at 250, as UIKit does")
  func hugging() throws {
    let layout = try Self.read("picture.setContentHuggingPriority(.required, for: .vertical)")
      .layout
    let values = try ["label", "picture"].flatMap { name in
      let view = try #require(layout.item(named: name))
      return ["horizontal", "vertical"].map {
        ViewProperty.named("hugging.\($0)")?.value(of: view, in: layout)
      }
    }
    #expect(values == [250, 250, 250, 1000].map { .number($0) })
  }

  @Test("makes text fields without a border, as UIKit does")
  func textField() throws {
    let layout = try Self.read(
      """
      let name = UITextField(), mail = UITextField()
      mail.borderStyle = .roundedRect
      addSubview(name)
      addSubview(mail)
      """
    ).layout
    let values = try ["name", "mail"].map { name in
      let field = try #require(layout.item(named: name))
      return ["borderStyle", "font"].map {
        ViewProperty.named($0)?.value(of: field, in: layout)
      }
    }
    #expect(values == [[.text("none"), .text("17")], [.text("roundedRect"), .text("17")]])
  }

  @Test("says that of date pickers only wheels have a known size")
  func datePicker() throws {
    let layout = try Self.read(
      """
      let usual = UIDatePicker(), small = UIDatePicker(), wheels = UIDatePicker()
      small.preferredDatePickerStyle = .compact
      wheels.preferredDatePickerStyle = .wheels
      [usual, small, wheels].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
      addSubview(usual)
      addSubview(small)
      addSubview(wheels)
      """
    ).layout
    let guesses = try ["usual", "small", "wheels"].map { name in
      let picker = try #require(layout.item(named: name))
      return ViewProperty.named("sizeGuess")?.value(of: picker, in: layout)
    }
    #expect(guesses == [.choice("content"), .choice("content"), .choice("none")])
  }

  @Test("measures symbols of the system, and says that other images aren't known")
  func images() throws {
    let layout = try Self.read(
      """
      let star = UIImageView(image: UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysTemplate))
      let large = UIImageView()
      let configuration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
      large.image = UIImage(systemName: "star.fill", withConfiguration: configuration)
      let logo = UIImageView(image: UIImage(named: "logo")), none = UIImageView()
      for view in [star, large, logo, none] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      """
    ).layout
    let values = try ["star", "large", "logo", "none"].map { name in
      let view = try #require(layout.item(named: name))
      return ["imageSize", "sizeGuess"].map {
        ViewProperty.named($0)?.value(of: view, in: layout)?.description ?? "none"
      }
    }
    // As `InterfaceBuilder` measures them in documents; weights change a little, so they are guesses.
    #expect(
      values == [
        ["21.75x20", "none"], ["43.5x41", "image"], ["none", "image"], ["none", "none"],
      ])
  }

  @Test("sets the font of a button by its label")
  func font() throws {
    let layout = try Self.read("button.titleLabel?.font = .systemFont(ofSize: 21)").layout
    let button = try #require(layout.item(named: "button"))
    #expect(ViewProperty.named("font")?.value(of: button, in: layout) == .text("21"))
  }

  @Test(
    "is that of the clause that holds",
    arguments: [
      ("os(macOS) || (os(iOS) && !DEBUG)", true), ("(os(iOS) || os(tvOS)) && DEBUG", false),
      ("swift(<6)", false), ("swift(>=5.9)", true), ("compiler(>=7.1)", false),
      ("canImport(Cocoa)", false), ("canImport(UIKit)", true), ("!(os(macOS) || os(tvOS))", true),
    ])
  func condition(text: String, holds: Bool) throws {
    let read = try Self.read("#if \(text)\n\(Self.width(1))\n#else\n\(Self.width(2))\n#endif")
    #expect(
      read.layout.constraints.map { read.layout.constraint($0).constant } == [holds ? 1 : 2])
    #expect(read.warnings.isEmpty)
  }

  @Test("says which condition it doesn't know")
  func unknownCondition() throws {
    let read = try Self.read("#if BRANDED && os(iOS)\n\(Self.width(1))\n#endif")
    #expect(read.warnings.map { $0.reason } == ["assumed not to hold: #if BRANDED && os(iOS)"])
  }

  private static func width(_ points: Int) -> String {
    "box.widthAnchor.constraint(equalToConstant: \(points)).isActive = true"
  }

  @Test("that is nested too deep is left out, and ends nothing", arguments: [3000, 20])
  func deep(count: Int) throws {
    let sum = Array(repeating: "1", count: count).joined(separator: " + ")
    let read = try Self.read("box.widthAnchor.constraint(equalToConstant: \(sum)).isActive = true")
    #expect(read.layout.constraints.isEmpty == (count > 1000))
    #expect(read.warnings.isEmpty == (count < 1000))
  }

  @Test("may have any number of brackets in texts and comments")
  func brackets() throws {
    let open = String(repeating: "([{", count: 300)
    let read = try Self.read("// \(open)\n/* \(open) */ label.text = \"\(open)\"\n\(Self.width(7))")
    #expect(read.layout.constraints.count == 1)
    #expect(read.warnings.isEmpty)
    let code = try #require(try SwiftReader.documents(["let a = \(open)\n"]).first)
    #expect(code.errors.map { $0.reason } == ["brackets are nested more than 400 levels deep"])
  }

  @Test(
    "that the parser needs forever for is refused at once",
    arguments: [("[", "]"), ("[(", ")]"), ("[a: ", "]"), ("a[", "]")])
  func squares(open: String, close: String) throws {
    let nested = { String(repeating: open, count: $0) + "1" + String(repeating: close, count: $0) }
    let code = try #require(try SwiftReader.documents(["let a = 1\nlet b = \(nested(40))\n"]).first)
    #expect(code.errors.map { $0.reason } == ["brackets are nested more than 12 levels deep"])
    #expect(code.errors.first.map(code.line)?.hasPrefix("A.swift:2") == true)
    // Brackets that close nothing make no room for others.
    let unbalanced = "let a = 1 \(String(repeating: "]", count: 40))\nlet b = \(nested(40))\n"
    let refused = try #require(try SwiftReader.documents([unbalanced]).first)
    #expect(refused.errors.map { $0.reason } == ["brackets are nested more than 12 levels deep"])
    // A source with operators of its own is examined in advance, and interpolations are code.
    let texts = String(repeating: "\"\\(", count: 40)
    for (source, levels) in [
      ("infix operator <~\nlet b = \(nested(40))\n", 12), ("let b = \"\\(\(nested(40)))\"\n", 12),
      ("let b = \(texts)\n", 16),
    ] {
      let deep = try #require(try SwiftReader.documents([source]).first)
      #expect(
        deep.errors.map { $0.reason } == ["brackets are nested more than \(levels) levels deep"])
    }
    // Closures start afresh.
    let closures = "{ \(nested(6)) }"
    let read = try Self.read("a([[[[[[[ \(closures) ]]]]]]])\n\(Self.width(7))")
    #expect(read.layout.constraints.count == 1)
  }

  @Test("may set a constant to a symbol", arguments: [".zero", ".nan", ".infinity", ".unheardOf"])
  func symbols(constant: String) throws {
    let read = try Self.read(
      "let w = box.widthAnchor.constraint(equalToConstant: 1)\nw.isActive = true\nw.constant = \(constant)"
    )
    #expect(read.layout.constraints.count <= 1)
  }

  /// The constraints of a view that sets itself up with some statements, and what is said about them.
  private static func equations(_ statements: String) throws -> (all: [String], said: [String]) {
    let read = try read(statements)
    let all = read.layout.constraints.filter { read.layout.constraint($0).isActive }
    return (all.map { read.layout.equation(of: $0) }, read.warnings.map { $0.reason })
  }

  @Test("takes no branch that it can't decide on")
  func branches() throws {
    let cases = try Self.equations(
      "switch other { case .a: \(Self.width(1))\ndefault: \(Self.width(2)) }")
    #expect(cases.all.isEmpty)
    #expect(cases.said == ["no case is in the layout: 'other' isn't declared in these files"])
    let both = try Self.equations(
      "var w: CGFloat = 3\nif other { w = 4 } else { w = 5 }\n\(Self.width("w"))")
    #expect(both.all.isEmpty)
    #expect(both.said.count == 1)
  }

  @Test(
    "knows which systems there are",
    arguments: [
      ("iOS 99, *", 2), ("iOS 15.4, *", 1), ("macOS 99, *", 1), ("iOS 26.1, *", 2),
      ("iOS 25.10.2, *", 1),
    ])
  func availability(condition: String, width: Int) throws {
    let read = try Self.equations(
      "if #available(\(condition)) { \(Self.width(1)) } else { \(Self.width(2)) }")
    #expect(read.all == ["box.width = \(width)"])
  }

  @Test("says of each round of a loop what it leaves out")
  func rounds() throws {
    let read = try Self.equations(
      "for w in [1, other, 3, other] { \(Self.width("w")) }")
    #expect(read.all == ["box.width = 1", "box.width = 3"])
    #expect(
      read.said.contains("2 constraints are left out: 'other' isn't declared in these files"))
  }

  @Test("sets values in every way")
  func values() throws {
    let layout = try Self.read(
      """
      box.layoutMargins.left = 30
      picture.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
      label.isHidden.toggle()
      label.attributedText = NSAttributedString(string: "Hello")
      button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      UIView.animate(withDuration: 1) { self.box.alpha = 0.5 }
      """
    ).layout
    func value(_ name: String, _ property: String) throws -> PropertyValue? {
      ViewProperty.named(property)?.value(of: try #require(layout.item(named: name)), in: layout)
    }
    #expect(
      try value("box", "layoutMargins")
        == .insets(EdgeInsets(top: 8, left: 30, bottom: 8, right: 8)))
    #expect(
      try value("picture", "directionalLayoutMargins")
        == .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(try value("label", "hidden") == .bool(true))
    #expect(try value("label", "text") == .text("Hello"))
    #expect(
      try value("button", "contentInsets")
        == .insets(EdgeInsets(top: 10, left: 20, bottom: 10, right: 20)))
    #expect(try value("box", "alpha") == .number(0.5))
  }

  private static func width(_ value: String) -> String {
    "box.widthAnchor.constraint(equalToConstant: \(value)).isActive = true"
  }
}
