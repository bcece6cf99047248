import AutoLayout
import LayoutDiagnostics
import SwiftLayouts
import Testing

/// Swift as code uses it to make constraints.
@Suite("The language of code", .enabled(if: SwiftReader.exists)) struct LanguageTests {
  /// The active constraints of the view `V`, as equations.
  private static func constraints(_ source: String) throws -> [String] {
    let document = try #require(try SwiftReader.documents([source]).first)
    #expect(document.errors.isEmpty)
    let layout = try #require(try document.layout(of: "V")).layout
    return layout.constraints.filter { layout.constraint($0).isActive }
      .map { layout.equation(of: $0) }
  }

  /// A view `V` with a subview `box`, between other declarations and statements.
  private static func view(_ declarations: String, _ statements: String) -> String {
    """
    \(declarations)
    class V: UIView {
      let box = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        \(statements)
      }
    }
    """
  }

  @Test("calls the function whose closure takes as many parameters as the one that is given")
  func closureParameters() throws {
    let source = Self.view(
      """
      func each(_ body: (Int, Int) -> Void) { body(1, 2) }
      func each(_ body: (Int, Int, CGFloat) -> Void) { body(1, 2, 3) }
      """,
      """
      each { a, b, side in box.widthAnchor.constraint(equalToConstant: side).isActive = true }
      each { a, b in box.heightAnchor.constraint(equalToConstant: CGFloat(a + b * 4)).isActive = true }
      """)
    #expect(try Self.constraints(source) == ["box.width = 3", "box.height = 9"])
  }

  @Test("doesn't take every attribute whose name ends in Builder for a result builder")
  func otherBuilders() throws {
    let source = Self.view(
      "@propertyWrapper struct SideBuilder { var wrappedValue: CGFloat }",
      """
      @SideBuilder func side() -> CGFloat { let half = 5.0; return half * 2 }
      box.widthAnchor.constraint(equalToConstant: side()).isActive = true
      """)
    #expect(try Self.constraints(source) == ["box.width = 10"])
  }

  @Test("collects what result builders collect")
  func builders() throws {
    let builder = """
      @resultBuilder enum LayoutBuilder {
        static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
          parts.flatMap { $0 }
        }
        static func buildExpression(_ part: NSLayoutConstraint) -> [NSLayoutConstraint] { [part] }
        static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
        static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
          parts.flatMap { $0 }
        }
      }
      extension NSLayoutConstraint {
        static func activate(@LayoutBuilder _ constraints: () -> [NSLayoutConstraint]) {
          activate(constraints())
        }
      }
      """
    let source = Self.view(
      builder,
      """
      NSLayoutConstraint.activate {
        box.topAnchor.constraint(equalTo: topAnchor)
        if frame.width > 0 || true { box.widthAnchor.constraint(equalToConstant: 3) }
        for side in [4, 5] { box.heightAnchor.constraint(equalToConstant: CGFloat(side)) }
      }
      """)
    #expect(
      try Self.constraints(source)
        == ["box.top = root.top", "box.width = 3", "box.height = 4", "box.height = 5"])
  }

  @Test("follows key paths, generics, subscripts and operators of the app")
  func helpers() throws {
    let helpers = """
      infix operator <~: AssignmentPrecedence
      func <~ (view: UIView, width: CGFloat) {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      extension Array { subscript(safe index: Int) -> Element? { self[index] } }
      extension UIView {
        func align<Axis>(_ path: KeyPath<UIView, NSLayoutAnchor<Axis>>, _ other: UIView) {
          self[keyPath: path].constraint(equalTo: other[keyPath: path]).isActive = true
        }
        static func make<T: UIView>(_ type: T.Type) -> T { T() }
      }
      """
    let source = Self.view(
      helpers,
      """
      box <~ 2 + 3
      box.align(\\.leadingAnchor, self)
      let list = [10, 20]
      let label = UIView.make(UILabel.self)
      addSubview(label)
      label.heightAnchor.constraint(equalToConstant: CGFloat(list[safe: 1]!)).isActive = true
      let sum = list.reduce(0, +)
      box.heightAnchor.constraint(equalToConstant: CGFloat(sum << 1)).isActive = true
      """)
    #expect(
      try Self.constraints(source)
        == ["box.width = 5", "box.leading = root.leading", "label.height = 20", "box.height = 60"])
  }

  @Test("runs the code that errors lead to, and loops of every kind")
  func flow() throws {
    let source = Self.view(
      "",
      """
      var n = 0
      repeat { n += 1 } while n < 4
      outer: for a in 1...3 { for b in 1...3 { if a * b == 4 { break outer }; n += 10 } }
      do { throw Failure() } catch { n += 100 }
      box.widthAnchor.constraint(equalToConstant: CGFloat(n)).isActive = true
      """)
    #expect(try Self.constraints(source) == ["box.width = 144"])
  }

  @Test("has errors with places")
  func errors() throws {
    let document = try SwiftReader.documents(["class V: UIView {\n  func f( {\n}"])[0]
    #expect(document.errors.first.map(document.line)?.hasPrefix("A.swift:") == true)
    let deep = String(repeating: "[", count: 20_000)
    #expect(try SwiftReader.documents(["let x = \(deep)"])[0].errors.count == 1)
  }

  @Test(
    "shows mistakes",
    arguments: [
      Rule.leftRight, .duplicate, .neverActivated, .missingTranslates, .activatedEarly,
      .unusableConstraint, .undecidedHeight,
    ])
  func mistakes(_ mistake: Rule) throws {
    let statements: [Rule: String] = [
      .leftRight: "box.leftAnchor.constraint(equalTo: leftAnchor).isActive = true",
      .duplicate: """
      for _ in 0..<2 { box.topAnchor.constraint(equalTo: topAnchor).isActive = true }
      """,
      .neverActivated: "box.topAnchor.constraint(equalTo: topAnchor)",
      .missingTranslates: """
      let other = UIView()
      addSubview(other)
      other.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      .activatedEarly: """
      let other = UIView()
      other.translatesAutoresizingMaskIntoConstraints = false
      other.topAnchor.constraint(equalTo: topAnchor).isActive = true
      addSubview(other)
      """,
      .unusableConstraint: "box.topAnchor.constraint(equalTo: leadingAnchor).isActive = true",
      .undecidedHeight: "box.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    ]
    var source = Self.view("", try #require(statements[mistake]))
    if mistake == .undecidedHeight {
      source = source.replacing("class V: UIView", with: "class V: UITableViewCell")
    }
    let document = try SwiftReader.documents([source])[0]
    let found = try #require(try document.layout(of: "V")).mistakes
    #expect(found.map { $0.mistake } == [mistake])
    #expect(found.first?.place != nil)
  }
}
