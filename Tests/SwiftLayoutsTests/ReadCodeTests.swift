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
    return try #require(document.layout(of: "Card"))
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
}
