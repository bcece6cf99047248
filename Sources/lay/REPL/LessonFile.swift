import LayLanguage

/// The names of the lessons that are done, one per line, in a persistent file.
enum LessonFile {
  private static var path: String? { StateDirectory.path("lessons") }

  /// The names of the lessons that are done.
  static var done: Set<String> {
    guard let path, case .success(let bytes) = Files.host.readFile(path) else { return [] }
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Adds names; nothing is said where they can't be kept, because the lessons go on without.
  static func add(_ names: Set<String>) {
    guard let path, StateDirectory.make(for: path) == nil else { return }
    let all = done.union(names).sorted().map { $0 + "\n" }.joined()
    _ = Files.host.writeFile(path, [UInt8](all.utf8))
  }
}
