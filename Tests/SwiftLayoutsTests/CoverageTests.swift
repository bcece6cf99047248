import AutoLayout
import SwiftLayouts
import Testing

/// The share of code that is read, in addition to the first layout.
@Suite("The share that is read", .enabled(if: SwiftReader.exists)) struct CoverageTests {
  /// Of a view `V` with a subview `box`: how many statements are read now and elsewhere, and why others
  /// aren't.
  private static func coverage(_ statements: String, _ members: String = "") throws -> [String] {
    let source = """
      import SnapKit
      class V: UIView {
        let box = UIView()
        var views: [UIView] = []
        override init(frame: CGRect) {
          super.init(frame: frame)
          box.translatesAutoresizingMaskIntoConstraints = false
          addSubview(box)
          \(statements)
        }
        \(members)
      }
      """
    let document = try #require(try SwiftReader.documents([source]).first)
    #expect(document.errors.map { $0.reason } == [])
    let found = document.coverage()
    return ["\(found.read) now", "\(found.readElsewhere) elsewhere"]
      + found.unread.map { $0.reason }
  }

  @Test("has both sides of a condition that isn't known")
  func conditions() throws {
    #expect(
      try Self.coverage(
        "box.widthAnchor.constraint(equalToConstant: Device.isBig ? 3 : 4).isActive = true")
        == ["0 now", "1 elsewhere"])
    #expect(
      try Self.coverage(
        """
        var width: CGFloat = 1
        if Device.isBig { width = 2 } else { width = 3 }
        box.widthAnchor.constraint(equalToConstant: width).isActive = true
        """) == ["0 now", "1 elsewhere"])
  }

  @Test("has no number that isn't known on either side")
  func numbers() throws {
    #expect(
      try Self.coverage("box.widthAnchor.constraint(equalToConstant: Device.width).isActive = true")
        .prefix(2) == ["0 now", "0 elsewhere"])
  }

  @Test("has loops that have nothing to go through")
  func loops() throws {
    let statement = "view.snp.makeConstraints { $0.top.equalToSuperview().inset(8) }"
    #expect(try Self.coverage("for view in views { \(statement) }") == ["0 now", "1 elsewhere"])
    #expect(
      try Self.coverage("views.forEach { view in \(statement) }") == ["0 now", "1 elsewhere"])
  }

  @Test("has views from elsewhere only in code that doesn't run now")
  func standIns() throws {
    let statement = "box.snp.makeConstraints { $0.top.equalTo(Router.shared.bar.snp.bottom) }"
    #expect(
      try Self.coverage("", "func later() { \(statement) }") == ["0 now", "1 elsewhere"])
    #expect(try Self.coverage(statement).prefix(2) == ["0 now", "0 elsewhere"])
  }

  @Test("doesn't get lost in functions that call each other under conditions")
  func circles() throws {
    let names = (0..<12).map { "f\($0)" }
    let calls = names.map { "if state.\($0) { \($0)() } else { g() }" }.joined(separator: "\n")
    let functions = names.map { "func \($0)() {\n\(calls)\n}" }.joined(separator: "\n")
    let last = """
      func g() { box.heightAnchor.constraint(equalToConstant: 1).isActive = true }
      func last() { box.widthAnchor.constraint(equalToConstant: 1).isActive = true }
      """
    #expect(try Self.coverage("f0()", functions + "\n" + last) == ["0 now", "2 elsewhere"])
  }

  @Test(
    "counts libraries that aren't read",
    arguments: [
      ("Stevia", "box.fillContainer()"), ("Stevia", "box.Top == Bottom + 8"),
      ("EasyPeasy", "box.easy.layout(Edges())"), ("Anchorage", "box.topAnchor == topAnchor + 8"),
    ])
  func libraries(name: String, statement: String) throws {
    let source = """
      import \(name)
      class V: UIView {
        let box = UIView()
        init() {
          super.init(frame: .zero)
          addSubview(box)
          \(statement)
        }
      }
      """
    let document = try #require(try SwiftReader.documents([source]).first)
    #expect(document.coverage().unread.map { $0.reason } == ["\(name) isn't read"])
    let warnings = try #require(try document.layout(of: "V")).warnings.map { $0.reason }
    #expect(
      warnings.contains("\(name) isn't read; the constraints that it makes are missing"))
  }
}
