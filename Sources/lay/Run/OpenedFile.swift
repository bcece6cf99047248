import LayLanguage

/// Files other than scripts that a session can begin with.
enum OpenedFile {
  /// The endings of documents and of Swift code.
  private static let endings = [".storyboard", ".xib", ".swift"]

  /// The command that opens a document, Swift code or a folder of it; nil for other files.
  static func command(for path: String) -> String? {
    isDocument(path) || Files.entry(path)?.kind == .directory ? "import \(quoted(path))" : nil
  }

  /// A script that opens the document or Swift file of a path; nil for other paths, and if there is no file.
  static func source(for path: String) -> Source? {
    guard isDocument(path), Files.entry(path) != nil else { return nil }
    return Source(name: "open", text: "import \(quoted(path))")
  }

  private static func isDocument(_ path: String) -> Bool {
    endings.contains { path.hasSuffix($0) }
  }

  /// A text as commands take it.
  static func quoted(_ text: String) -> String {
    "\"\(text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined())\""
  }
}
