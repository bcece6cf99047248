/// A path of a file, cut into what localized folders are made of.
struct LocalizedPath {
  /// The folder that holds the `.lproj` folders, with a slash at its end; empty for the current one.
  let folder: String
  /// The name of the `.lproj` folder without its ending; nil outside of any.
  let language: String?
  /// The name of the file without its ending, which is that of its tables.
  let table: String
  /// The ending with its dot.
  let ending: String

  private static let localized = ".lproj"

  init(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let file = parts.last ?? path
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    table = String(file[..<dot])
    ending = String(file[dot...])
    var folders = Array(parts.dropLast())
    language = folders.last.flatMap(Self.language(ofFolder:))
    if language != nil { folders.removeLast() }
    folder = folders.map { $0 + "/" }.joined()
  }

  /// The language of a folder: `de` of `de.lproj`; nil for other folders.
  static func language(ofFolder name: String) -> String? {
    name.hasSuffix(localized) && name.count > localized.count
      ? String(name.dropLast(localized.count)) : nil
  }

  /// The folder of a language, with a slash at its end.
  func folder(of language: String) -> String { "\(folder)\(language)\(Self.localized)/" }
}
