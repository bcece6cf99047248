import ArgumentParser

/// Files on the command line, several in one value where they stand in a row.
///
/// The parser's time grows with the square of the number of values: 12,800 files took it five seconds. So a row of
/// files reaches it as one value, with a character between the paths that no argument can hold.
struct FileList: ExpressibleByArgument {
  /// The paths, in the order of the command line.
  let paths: [String]

  init(argument: String) {
    paths = argument.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static let separator = "\0"
  /// The commands that take such lists.
  private static let commands: Set<String> = ["frames", "check", "fix"]

  /// The arguments of the program with rows of files as one; those of other commands as they are.
  static func grouped(_ arguments: [String]) -> [String] {
    guard let command = arguments.first, commands.contains(command) else { return arguments }
    var grouped: [String] = []
    var rest = arguments[...]
    while !rest.isEmpty {
      let plain = rest.prefix { !$0.hasPrefix("-") }
      rest = rest.dropFirst(plain.count)
      // The first one may be the command, or belong to the option before it.
      let row = plain.dropFirst()
      grouped += plain.prefix(1)
      if !row.isEmpty { grouped.append(row.joined(separator: separator)) }
      if let option = rest.popFirst() { grouped.append(option) }
    }
    return grouped
  }
}

extension [FileList] {
  /// The paths of all lists.
  var paths: [String] { flatMap { $0.paths } }
}
