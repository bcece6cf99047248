import ArgumentParser
import LayLanguage

/// `lay reference`, which writes Docs/Commands.md.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the reference of the language's commands as Markdown.")

  @OptionGroup var shared: SharedOptions

  func run() {
    shared.console.write(Help.reference)
  }
}
