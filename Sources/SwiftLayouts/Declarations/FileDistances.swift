/// The distances between files: modules are folders.
struct FileDistances: Sendable {
  private let folders: [[Substring]]

  init(_ paths: [String]) {
    folders = paths.map { Array($0.split(separator: "/").dropLast()) }
  }

  /// The candidate whose file has most folders in common with another; nil if several have.
  func nearest<Candidate>(_ candidates: [Candidate], to file: Int, _ place: (Candidate) -> Int)
    -> Candidate?
  {
    guard candidates.count > 1, folders.indices.contains(file) else { return candidates.first }
    let depths = candidates.map { depth(place($0), file) }
    guard let most = depths.max(), depths.count(where: { $0 == most }) == 1 else { return nil }
    return zip(candidates, depths).first { $0.1 == most }?.0
  }

  /// The number of folders that two files share; the same file is nearest.
  private func depth(_ first: Int, _ second: Int) -> Int {
    if first == second { return .max }
    guard folders.indices.contains(first) else { return 0 }
    return zip(folders[first], folders[second]).prefix { $0 == $1 }.count
  }
}
