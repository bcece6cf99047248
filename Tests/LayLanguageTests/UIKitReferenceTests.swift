import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import LayLanguage

/// The names in the table of UIKit's members must exist.
@Suite("The table of UIKit's members") struct UIKitReferenceTests {
  private static let docs = Repository.root.appending(path: "Docs")

  static let covered = UIKitClass.all.flatMap { uiKitClass in
    uiKitClass.members.compactMap { member -> (name: String, command: String, script: String)? in
      guard case .command(let command, let script) = member.coverage else { return nil }
      return ("\(uiKitClass.name) \(member.name)", command, script)
    }
  }

  @Test("names commands that can be read", arguments: covered.map(\.command))
  func commands(_ command: String) throws {
    let source = Source(name: "table", text: command)
    for statement in try source.statements() {
      let resolver = Resolver(try Self.layout(), source: source)
      do { _ = try CommandParser.action(of: statement, resolver) } catch {
        Issue.record("\(command): \(error)")
      }
    }
  }

  /// A layout with what the commands mention.
  private static func layout() throws -> Layout {
    var script = Script()
    try script.run(
      """
      add view red; add view card; add view depth; add guide gap; add scroll scroller
      add hstack row; add label title; pin red.width = 10 as lead; pin red.height = 10 as wide
      """)
    return script.interpreter.session.layout
  }

  /// The script holds a line with the same command about the same property.
  @Test("names scripts that show the command", arguments: covered.map { [$0.command, $0.script] })
  func scripts(_ row: [String]) throws {
    let (command, script) = (row[0], row[1])
    let text = String(
      decoding: try Data(contentsOf: Self.docs.appending(path: script)), as: UTF8.self)
    let words = command.split(separator: " ").map(String.init)
    let word = try #require(words.first)
    let target = words.dropFirst().first?.split(separator: ".").dropFirst().last.map { "." + $0 }
    let shows = text.split(separator: "\n").contains { line in
      guard let target, word == "set" || word == "get" else {
        return (line + " ").contains(word + " ")
      }
      return line.contains(target)
        && ["set ", "get ", "expect ", "when "].contains(where: line.contains)
    }
    #expect(shows, "\(script) doesn't show '\(command)'")
  }

  @Test("gives reasons and names each member once") func reasons() {
    for uiKitClass in UIKitClass.all {
      let names = uiKitClass.members.map(\.name)
      #expect(Set(names).count == names.count)
    }
    let reasons = UIKitClass.all.flatMap(\.members).compactMap { member in
      if case .missing(let reason) = member.coverage { reason } else { nil }
    }
    #expect(!reasons.isEmpty)
    for reason in reasons { #expect(reason.count > 10) }
  }
}
