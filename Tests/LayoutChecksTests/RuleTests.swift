import Testing

@testable import LayoutChecks

@Suite("Rules")
struct RuleTests {
  @Test("find what their first example has", arguments: CheckRule.all.map { $0.id })
  func firing(id: String) throws {
    let rule = try #require(CheckRule.named(id))
    let found = try groups(in: rule.examples.firing, Check(rules: [rule]))
    #expect(found.count == 1, "\(found.map { $0.text })")
    #expect(found.allSatisfy { $0.rule.id == id })
  }

  @Test("find nothing in their second example", arguments: CheckRule.all.map { $0.id })
  func clean(id: String) throws {
    let rule = try #require(CheckRule.named(id))
    let found = try groups(in: rule.examples.clean, Check(rules: [rule]))
    #expect(found.map { $0.text } == [])
  }

  @Test("have ids of their own, a reason and a remedy")
  func definitions() {
    #expect(Set(CheckRule.all.map { $0.id }).count == CheckRule.all.count)
    #expect(CheckRule.all.allSatisfy { !$0.reason.isEmpty && !$0.remedy.isEmpty })
  }
}
