import ArgumentParser
import LayLanguage

/// `lay reference`, which writes Docs/Commands.md and Docs/UIKit.md.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the reference of the language's commands as Markdown.")

  @Flag(name: .customLong("uikit"), help: "Print the commands that match members of UIKit.")
  var listsUIKit = false

  @OptionGroup var shared: SharedOptions

  func run() {
    shared.console.write(listsUIKit ? Help.uiKitReference : Help.reference)
  }
}
