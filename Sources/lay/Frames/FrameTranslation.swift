import InterfaceBuilder
import LayLanguage

/// The language in which `lay frames` shows a document.
struct FrameTranslation {
  /// The document that the app opens in that language.
  let document: String
  /// The texts of the language; nil where those of the document stay.
  let texts: LocalizedTexts?
  /// Lines for standard error.
  let warnings: [String]

  /// Finds the texts as the app does: in a language that it doesn't have it shows that of its
  /// development.
  init(of path: String, into wanted: String) {
    let found = Translations(besides: path, files: LocalizedFiles(Files.host))
    guard let language = found.language(for: wanted) else {
      (document, texts) = (path, nil)
      warnings = ["\(path): warning: there are no translations into '\(wanted)'"]
      return
    }
    document = found.documentPath(in: language)
    let texts = found.texts(in: language)
    let fallback =
      found.match(wanted) == nil
      ? ["\(path): warning: there are no translations into '\(wanted)'; shown in '\(language)'"]
      : []
    warnings =
      fallback
      + texts.issues.map {
        "\($0.path)\($0.issue.place.map { ":\($0)" } ?? ""): warning: \($0.issue)"
      }
    self.texts = texts
  }
}
