import ArgumentParser

/// A part of the files, as one machine of several checks: `2/5`.
struct Shard: ExpressibleByArgument, Hashable {
  let number: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    guard parts.count == 2, parts[1] >= 1, parts[1] <= 1000, (1...parts[1]).contains(parts[0])
    else { return nil }
    (number, count) = (parts[0], parts[1])
  }

  /// The files of this part: large files first, each goes to the part that has the fewest bytes.
  ///
  /// Every machine comes to the same division.
  func files(of all: [CheckedFile]) -> [CheckedFile] {
    var sizes = [Int](repeating: 0, count: count)
    var chosen: Set<String> = []
    let sized = all.map { (path: $0.path, size: Files.size($0.path)) }
    for file in sized.sorted(by: { ($1.size, $0.path) < ($0.size, $1.path) }) {
      let place = sizes.indices.min { (sizes[$0], $0) < (sizes[$1], $1) } ?? 0
      sizes[place] += file.size + 1
      if place == number - 1 { chosen.insert(file.path) }
    }
    return all.filter { chosen.contains($0.path) }
  }
}
