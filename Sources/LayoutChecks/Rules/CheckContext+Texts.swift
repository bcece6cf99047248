import AutoLayout
import LayoutDiagnostics

/// Conclusions from a document's texts about those that the app shows.
extension CheckContext {
  /// Whether a text only stands in for one that the app sets: what Interface Builder gives new views, blind text,
  /// and names of texts such as `sign_in_title`.
  ///
  /// In scripts and code, the author wrote every text.
  func isStandIn(_ item: Item.ID) -> Bool {
    guard subject.sources != nil, let text = writtenText(of: item) else { return false }
    let words = text.split { $0.isWhitespace }
    return Self.defaults.contains(text) || text.lowercased().hasPrefix(Self.blindText)
      || words.count == 1 && Self.isIdentifier(words[0])
  }

  /// Advice in one sentence, in the language of the subject's author.
  func text(of advice: Advice, naming known: LayoutConstraint.ID? = nil) -> String {
    subject.with(layout).text(of: advice, naming: known)
  }

  /// Whether a text has letters; texts such as `+`, `–` and `42` need no translation.
  func hasLetters(_ item: Item.ID) -> Bool {
    writtenText(of: item)?.contains { $0.isLetter } ?? false
  }

  /// The text as written: for a pseudo-language the document's.
  private func writtenText(of item: Item.ID) -> String? {
    let isTranslated = if case .translation = language { true } else { false }
    // A size class may have views that the canvas hasn't.
    let isDrawn = subject.layout.model.contains(item)
    let layout = isTranslated || !isDrawn ? layout : subject.layout
    return layout.model[item].view?.content.text
  }

  /// The texts of views from Interface Builder's library.
  private static let defaults: Set<String> = [
    "Label", "Title", "Subtitle", "Detail", "Text", "Button",
  ]
  /// The beginning of placeholder text, as in new text views.
  private static let blindText = "lorem ipsum"

  /// Whether a word is letters and digits with `_` between them.
  private static func isIdentifier(_ word: Substring) -> Bool {
    let parts = word.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }
}
