import ArgumentParser
import LayLanguage
import LayoutChecks

/// `lay reference`, which writes Docs/Commands.md, Docs/UIKit.md and Docs/Checks/README.md.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the reference of the language's commands as Markdown.")

  @Flag(name: .customLong("uikit"), help: "Print the commands that match members of UIKit.")
  var listsUIKit = false

  @Flag(name: .customLong("checks"), help: "Print the rules of 'lay check'.")
  var listsRules = false

  @OptionGroup var shared: SharedOptions

  func run() {
    shared.console.write(
      listsRules ? RuleReference.text : listsUIKit ? Help.uiKitReference : Help.reference)
  }
}
