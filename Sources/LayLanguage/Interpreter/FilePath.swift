/// Paths of files that name each other.
enum FilePath {
  /// The path that means standard output, as it means standard input in `lay run -`.
  static let standardStream = "-"

  /// A path as seen from the file that holds it; sources that are not files count as files of the
  /// current directory, and `~/` is always the home directory.
  static func resolve(_ path: String, relativeTo file: String) -> String {
    guard !path.hasPrefix("/"), !path.hasPrefix("~/"), let slash = file.lastIndex(of: "/") else {
      return path
    }
    return file[...slash] + path
  }

  /// The title of a picture: the script that draws it, or at a prompt its own file.
  static func title(of picture: String, drawnBy source: String) -> String {
    let isScript = !source.hasPrefix("<") && !source.hasPrefix("-")
    let path = isScript ? source : picture
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return isScript ? name : name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
