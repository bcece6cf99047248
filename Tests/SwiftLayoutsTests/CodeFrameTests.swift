import AutoLayout
import Foundation
import SwiftLayouts
import Testing

/// Frames that code sets, and values of the system that it asks for.
@Suite("Frames of Swift code", .enabled(if: SwiftReader.exists))
struct CodeFrameTests {
  private static func layout(_ lines: String) throws -> SwiftLayout {
    let source = """
      import UIKit

      final class Stage: UIViewController {
        enum Part: String, CaseIterable { case head, body, foot }
        override func viewDidLoad() {
          super.viewDidLoad()
          let box = UIView()
          view.addSubview(box)
          \(lines)
        }
      }
      """
    let document = try #require(SwiftReader.documents([source]).first)
    var made = try #require(try document.layout(of: "Stage"))
    made.layout.solve()
    return made
  }

  private static func frame(_ lines: String, of name: String = "box") throws -> Rect {
    let made = try layout(lines)
    #expect(made.warnings.isEmpty, "\(made.warnings)")
    return made.layout.frame(of: try #require(made.layout.item(named: name)))
  }

  @Test(
    "follow center and bounds as UIKit does",
    arguments: [
      (
        "box.frame.size = CGSize(width: 30, height: 50); box.center = CGPoint(x: 200, y: 90)",
        Rect(x: 185, y: 65, width: 30, height: 50)
      ),
      (
        "box.frame = CGRect(x: 10, y: 20, width: 60, height: 60); box.bounds.size.width = 20",
        Rect(x: 30, y: 20, width: 20, height: 60)
      ),
      (
        "box.frame = CGRect(x: 0, y: 0, width: 10, height: 10); box.center.x = 55",
        Rect(x: 50, y: 0, width: 10, height: 10)
      ),
      (
        "box.frame = view.bounds.insetBy(dx: 20, dy: 40)",
        Rect(x: 20, y: 40, width: 335, height: 587)
      ),
      (
        "box.frame = CGRect(x: 5, y: 6, width: 7, height: 8); box.frame = box.bounds",
        Rect(x: 0, y: 0, width: 7, height: 8)
      ),
      (
        "box.bounds = CGRect(x: 0, y: 0, width: 75, height: 67); box.center = view.center",
        Rect(x: 150, y: 300, width: 75, height: 67)
      ),
    ] as [(String, Rect)])
  func geometry(_ lines: String, _ expected: Rect) throws {
    #expect(try Self.frame(lines) == expected)
  }

  @Test("fit labels to their text, from their origin or around their center")
  func fitted() throws {
    let label = "let label = UILabel(); label.text = \"A few words\"; view.addSubview(label); "
    let plain = try Self.frame(label + "label.sizeToFit()", of: "label")
    #expect(plain.size.width > 40 && plain.size.height > 15)
    #expect(plain.origin == .zero)
    let centered = try Self.frame(
      label + "label.sizeToFit(); label.center = CGPoint(x: 150, y: 100)", of: "label")
    #expect(centered.size == plain.size)
    #expect(abs(centered.origin.x + centered.size.width / 2 - 150) < 0.26)
    #expect(abs(centered.origin.y + centered.size.height / 2 - 100) < 0.26)
  }

  @Test("that depend on themselves aren't known")
  func circles() throws {
    let source = """
      final class Ring: UIView {
        weak var outer: UIView!
        let inner = UIView()
        let frame = self.bounds, half = self.bounds.insetBy(dx: 1, dy: 1)
        func turn(_ other: UIView) {
          other.frame = other.bounds
          inner.frame = other.bounds
          other.frame = inner.bounds
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(inner)
          turn(outer)
          outer.frame = outer.bounds
        }
      }
      """
    let document = try #require(SwiftReader.documents([source]).first)
    let made = try #require(try document.layout(of: "Ring"))
    #expect(made.warnings.contains { $0.reason == "the frame of 'inner' isn't known" })
  }

  @Test("list calls that are handed a view, whatever they are called")
  func unknownCalls() throws {
    let made = try Self.layout("box.fooBar(in: view); box.quux(1)")
    #expect(made.warnings.map { $0.reason }.count { $0.contains("'fooBar'") } == 1)
    #expect(!made.warnings.contains { $0.reason.contains("'quux'") })
  }

  @Test("go through all cases of an enum")
  func allCases() throws {
    let made = try Self.layout(
      """
      for part in Part.allCases {
        let label = UILabel()
        label.text = part.rawValue
        view.addSubview(label)
        label.frame = CGRect(x: 0, y: 0, width: 10, height: CGFloat(Part.allCases.count))
      }
      """)
    #expect(made.warnings.isEmpty, "\(made.warnings)")
    #expect(made.views.count == 5)
    let names = made.layout.items.filter { made.layout.viewClass(of: $0) == .label }
    #expect(names.map { made.layout.frame(of: $0).size.height } == [3, 3, 3])
  }

  @Test("answer which text size the reader has, and say that the code asks")
  func textSize() throws {
    let made = try Self.layout(
      """
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      box.frame = CGRect(x: 0, y: 0, width: isLarge ? 300 : 100, height: 5)
      """)
    let box = try #require(made.layout.item(named: "box"))
    #expect(made.layout.frame(of: box).size.width == 100)
    #expect(made.warnings.map { $0.kind } == [.assumption])
  }
}
