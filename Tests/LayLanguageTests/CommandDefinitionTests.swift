import Testing

@testable import LayLanguage

/// What every command must have, so that help, completion and the reference are complete.
@Suite struct CommandDefinitionTests {
  @Test(arguments: CommandDefinition.all.map(\.name))
  func isComplete(_ name: String) throws {
    let definition = try #require(CommandDefinition.named(name))
    #expect(!definition.summary.isEmpty)
    #expect(definition.summary.last != ".")
    #expect(definition.explanation.last == ".")
    #expect(!definition.syntax.isEmpty)
    #expect(!definition.examples.isEmpty)
    for syntax in definition.syntax {
      #expect(syntax == name || syntax.hasPrefix(name + " "))
    }
    #expect(definition.examples.contains { $0.contains(name) })
  }

  // The example of 'swift' takes the parser beside the program, which reads it in Docs/Commands.md.
  @Test(arguments: CommandDefinition.all.map(\.name).filter { $0 != "swift" })
  func examplesRun(_ name: String) throws {
    for example in try #require(CommandDefinition.named(name)).examples {
      var script = Script(files: Files(["Import/SignIn.storyboard": Self.storyboard]))
      do {
        try script.run(example)
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  /// The document that the example of `import` opens; the real one is in Docs.
  private static let storyboard = """
    <document targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="a">
    <objects><viewController><view key="view"><rect key="frame" width="375" height="667"/>
    <subviews><textField userLabel="email"/></subviews></view></viewController></objects>
    </scene></scenes></document>
    """

  @Test func namesAreUnique() {
    #expect(Set(CommandDefinition.names).count == CommandDefinition.names.count)
    #expect(Set(Help.topics).count == Help.topics.count)
  }
}
