import InterfaceBuilder
import LayLanguage

/// The language that `lay frames` shows a document in.
struct FrameTranslation {
  /// The document that the app opens in that language.
  let document: String
  /// The texts of the language; nil if those of the document stay.
  let texts: LocalizedTexts?
  /// Lines for standard error.
  let warnings: [String]

  /// The directories of a document's translations, besides its own.
  static func folders(around path: String) -> [String] {
    // A path is bytes to the system, and bytes are quicker to look at.
    let folders = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropLast().map { Substring($0) }
    guard folders.last?.hasSuffix(".lproj") == true else { return [] }
    let parent = folders.dropLast().joined(separator: "/")
    return [parent.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : parent]
  }

  /// Finds the texts as the app does: in a language that it doesn't have it shows that of its
  /// development.
  init(of path: String, into wanted: String, _ host: Host) {
    let found = Translations(besides: path, files: NearbyFiles(host))
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
