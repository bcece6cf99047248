import Testing

@testable import LayoutChecks
@testable import LayoutDiagnostics

@Suite("Rules")
struct RuleTests {
  /// Those whose examples are code are tried with the program, which has a parser.
  private static let ids = CheckRule.all.filter { $0.examples.language != .code }.map { $0.id }

  @Test("are all looked for, and nothing else is")
  func complete() {
    let idle = Rule.all.filter { CheckRule.of($0) == nil && IssueRule.of($0) == nil }
    #expect(idle.map { $0.id } == [])
    #expect(CheckRule.byRule.count == CheckRule.all.count, "a rule is missing in Rule.all")
    #expect(IssueRule.byRule.count == IssueRule.all.count, "a rule is missing in Rule.all")
  }

  @Test("find what their first example has", arguments: ids)
  func firing(id: String) throws {
    let rule = try #require(CheckRule.named(id))
    let found = try Self.groups(in: rule.examples.firing, rule)
    #expect(found.count == 1, "\(found.map { $0.text })")
    #expect(found.allSatisfy { $0.rule.id == id })
  }

  @Test("find nothing in their second example", arguments: ids)
  func clean(id: String) throws {
    let rule = try #require(CheckRule.named(id))
    let found = try Self.groups(in: rule.examples.clean, rule)
    #expect(found.map { $0.text } == [])
  }

  private static func groups(in example: String, _ rule: CheckRule) throws -> [FindingGroup] {
    let check = Check(rules: [rule])
    return switch rule.examples.language {
    case .script, .code: try LayoutChecksTests.groups(in: example, check)
    case .document: try DocumentFaultTests.groups(in: storyboard(content: example), check, app)
    }
  }

  /// The app of the examples.
  private static let app = [
    "Card.swift": "class Card: UIView { @IBOutlet var name: UILabel! }",
    "Media.xcassets/sun.imageset/Contents.json": "{}",
  ]

  @Test(
    "find contradictions of views whose content nobody knows",
    arguments: [
      ("view", ""), ("view", #" customClass="Chart""#), ("imageView", #" image="missing""#),
      ("label", #" text="Title""#),
    ])
  func contradiction(element: String, attributes: String) throws {
    let box = """
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="box"\(attributes)>
      <rect key="frame" x="20" y="20" width="100" height="200"/>
      <constraints>
      <constraint firstAttribute="height" constant="100" id="low"/>
      <constraint firstAttribute="height" constant="200" id="high"/>
      <constraint firstAttribute="width" constant="100" id="wide"/>
      </constraints>
      </\(element)>
      """
    let place = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="lead"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="60" id="top"/>
      """
    let rule = try #require(CheckRule.of(.conflict))
    let found = try LayoutChecksTests.groups(
      inDocument: storyboard(box, constraints: place), Check(rules: [rule]))
    #expect(found.count == 1)
    #expect(found.first?.text.hasSuffix("can't hold together: short by 100 pt") == true)
  }

  @Test("have ids of their own, a reason and a remedy")
  func definitions() {
    #expect(Set(CheckRule.all.map { $0.id }).count == CheckRule.all.count)
    #expect(CheckRule.all.allSatisfy { !$0.reason.isEmpty && !$0.remedy.isEmpty })
  }
}
