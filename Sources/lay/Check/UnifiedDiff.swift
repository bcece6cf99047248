/// The lines that differ between two files, in the format that `patch` and `git apply` read.
struct UnifiedDiff {
  /// A line of either file, with its line end.
  private typealias Line = ArraySlice<UInt8>

  /// How a line changed.
  private enum Change: UInt8 {
    case kept = 0x20
    case removed = 0x2D
    case added = 0x2B
  }

  private let lines: [(change: Change, line: Line)]

  /// The number of unchanged lines around changed ones.
  private static let context = 3
  private static let newline = UInt8(ascii: "\n")

  /// Compares two files.
  init(_ old: [UInt8], _ new: [UInt8]) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let middle = Self.compared(
      Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    lines =
      old[..<start].map { (.kept, $0) } + middle + old[(old.count - end)...].map { (.kept, $0) }
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: newline).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func compared(_ old: [Line], _ new: [Line]) -> [(change: Change, line: Line)] {
    let difference = new.difference(from: old)
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var result: [(change: Change, line: Line)] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if gone.contains(first) {
        result.append((.removed, old[first]))
        first += 1
      } else if come.contains(second) {
        result.append((.added, new[second]))
        second += 1
      } else {
        result.append((.kept, old[first]))
        (first, second) = (first + 1, second + 1)
      }
    }
    return result
  }

  /// The difference, preceded by the names of the files; empty if there is none.
  func text(path: String) -> [UInt8] {
    let hunks = hunks
    if hunks.isEmpty { return [] }
    let name = path.hasPrefix("/") ? String(path.dropFirst()) : path
    return Array("--- a/\(name)\n+++ b/\(name)\n".utf8) + hunks.flatMap(text)
  }

  /// The runs of lines around changes.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for place in lines.indices where lines[place].change != .kept {
      let start = max(0, place - Self.context)
      let end = min(lines.count, place + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> [UInt8] {
    let (old, new) = (range(hunk, without: .added), range(hunk, without: .removed))
    return Array("@@ -\(old) +\(new) @@\n".utf8)
      + lines[hunk].flatMap { change, line -> [UInt8] in
        let isWhole = line.last == Self.newline
        return [change.rawValue] + line
          + (isWhole ? [] : Array("\n\\ No newline at end of file\n".utf8))
      }
  }

  /// `12,7`: the first line of a hunk in one of the files, and the number of its lines.
  private func range(_ hunk: Range<Int>, without other: Change) -> String {
    let before = lines[..<hunk.lowerBound].count { $0.change != other }
    let count = lines[hunk].count { $0.change != other }
    return "\(count == 0 ? before : before + 1),\(count)"
  }
}
