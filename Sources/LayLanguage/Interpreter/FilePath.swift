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
}
