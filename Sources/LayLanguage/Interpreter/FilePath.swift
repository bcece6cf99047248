/// Paths of files that name each other.
enum FilePath {
  /// What stands for standard output, as for standard input in `lay run -`.
  static let standardStream = "-"

  /// A path as seen from the file that holds it; sources that are no files stand in the current
  /// directory, and `~/` is the home directory wherever it stands.
  static func resolve(_ path: String, relativeTo file: String) -> String {
    guard !path.hasPrefix("/"), !path.hasPrefix("~/"), let slash = file.lastIndex(of: "/") else {
      return path
    }
    return file[...slash] + path
  }
}
