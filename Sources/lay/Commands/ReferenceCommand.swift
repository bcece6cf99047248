import ArgumentParser
import ConsoleLog
import LayLanguage
import LayoutChecks
import LayoutPictures

/// `lay reference`, which writes what is generated from definitions: pages, the manual, and colors for editors.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the reference of the language's commands as Markdown.")

  /// The pages to print instead of the command reference.
  enum Page: String, EnumerableFlag {
    case uikit
    case phrases
    case checks
    case messages
    case man
    case textmate
    case vim
    case playground
    case worker

    static func help(for page: Page) -> ArgumentHelp? {
      switch page {
      case .uikit: "Print the commands that match members of UIKit."
      case .phrases: "Print the phrasebook: what people say, and what it stands for."
      case .checks: "Print the rules of 'lay check'."
      case .messages: "Print what messages of UIKit, AppKit and Xcode about layout mean."
      case .man: "Print the manual page."
      case .textmate: "Print a TextMate grammar for editors."
      case .vim: "Print a syntax file for Vim."
      case .playground: "Print the page in which lay runs as WebAssembly; see scripts/playground."
      case .worker: "Print the script that runs lay beside that page."
      }
    }
  }

  @Flag(exclusivity: .exclusive)
  var page: Page?

  @OptionGroup var shared: SharedOptions

  func run() {
    shared.console.write(text)
  }

  private var text: String {
    switch page {
    case nil: Help.reference
    case .uikit: Help.uiKitReference
    case .phrases: Help.phraseReference
    case .checks: RuleReference.text
    case .messages: MessageReference.text
    case .man: ManualPage.text
    case .textmate: Help.textMateGrammar
    case .vim: Help.vimSyntax
    case .playground: LayoutPictures.Page(.playground, title: "lay").html
    case .worker: LayoutPictures.Page.worker
    }
  }
}
