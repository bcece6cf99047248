/// A pattern of paths in a `.laycheck` file: `Vendor`, `Modules/*/Old`, `**/*.xib`.
///
/// Patterns are compared with whole paths from the folder of that file. `*` stands for any characters of a name, `**`
/// for any folders in between. A folder stands for everything in it.
struct PathPattern: Hashable, Sendable {
  private let names: [[Character]]

  /// The pattern for any folders.
  private static let anyFolders: [Character] = ["*", "*"]
  /// Names that patterns may not contain, as they would lead out of the folder.
  private static let refused: Set<String> = ["", ".", ".."]

  /// Reads a pattern; nil if it names something outside the folder.
  init?(_ text: String) {
    let path = text.hasSuffix("/") ? String(text.dropLast()) : text
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if !Self.refused.isDisjoint(with: parts) { return nil }
    names = parts.map { Array($0) }
  }

  /// Whether it means the file at a path from the folder of the patterns, or a folder that holds it.
  func matches(_ path: String) -> Bool {
    // After each name of the path: how much of the pattern may have been used up.
    var places = reachable(from: [0])
    for name in path.split(separator: "/") where name != "." {
      let characters = Array(name)
      places = reachable(
        from: Set(
          places.filter { $0 < names.count }.flatMap { place -> [Int] in
            // At its end `**` stands for everything.
            if names[place] == Self.anyFolders {
              return [place + 1 < names.count ? place : names.count]
            }
            return Self.matches(characters, names[place]) ? [place + 1] : []
          }))
      if places.contains(names.count) { return true }
    }
    return false
  }

  /// Some places in the pattern, and those that follow because `**` may stand for nothing.
  private func reachable(from places: Set<Int>) -> Set<Int> {
    var found = places
    for place in names.indices where found.contains(place) && names[place] == Self.anyFolders {
      // At its end it stands for at least one name: a folder holds its files.
      if place + 1 < names.count { found.insert(place + 1) }
    }
    return found
  }

  /// Whether a name is like one with `*` in it; on a mismatch the last `*` takes one character more.
  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (place, next) = (0, 0)
    var retry: (place: Int, next: Int)?
    while place < name.count {
      if next < pattern.count, pattern[next] == "*" {
        retry = (place, next + 1)
        next += 1
      } else if next < pattern.count, pattern[next] == name[place] {
        place += 1
        next += 1
      } else if let known = retry {
        retry = (known.place + 1, known.next)
        (place, next) = (known.place + 1, known.next)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
