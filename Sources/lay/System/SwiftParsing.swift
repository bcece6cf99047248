import AutoLayout
import LayLanguage
import Platform

/// Swift code, which `lay-swift` parses with the toolchain's own parser.
enum SwiftParsing {
  /// The parser, a program in the same folder as this one.
  static let program = ProcessTable.ownFolder + "lay-swift"

  /// Whether the parser is there.
  static var isAvailable: Bool { access(program, X_OK) == 0 }

  /// Folders of code that isn't the app's own.
  private static let foreignFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]

  /// The Swift files at a path, sorted; for a folder, all files in it at any depth.
  @Sendable
  static func files(_ path: String) -> Result<[String], HostError> {
    switch Files.entry(path)?.kind {
    case .directory?:
      var seen = 0
      let found = filesInFolder(path, depth: 0, &seen)
      return seen > entryLimit ? .failure(.tooManyFiles) : found.map { $0.sorted() }
    default: return .success(path.hasSuffix(".swift") ? [path] : [])
    }
  }

  /// The maximum number of files and folders to look at: more isn't an app but a disk.
  fileprivate static let entryLimit = 200_000

  private static func filesInFolder(
    _ folder: String, depth: Int, _ seen: inout Int
  ) -> Result<[String], HostError> {
    guard depth < 64 else { return .success([]) }
    return Files.names(folder).flatMap { names in
      var found: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") && !foreignFolders.contains(name) {
        seen += 1
        if seen > entryLimit || Interruption.isRequested { break }
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        // Links may lead anywhere, and back up.
        switch Files.kind(of: path) {
        case S_IFDIR:
          // A folder that can't be read is left out like one that isn't there.
          found += (try? filesInFolder(path, depth: depth + 1, &seen).get()) ?? []
        case S_IFREG where name.hasSuffix(".swift"): found.append(path)
        default: continue
        }
      }
      return .success(found)
    }
  }

  /// The syntax trees of sources.
  @Sendable
  static func parse(_ sources: [(name: String, bytes: [UInt8])]) -> Result<[UInt8], HostError> {
    guard isAvailable else { return .failure(.missing) }
    var input: [UInt8] = []
    for source in sources {
      let name = source.name.split(separator: "\n").joined(separator: " ")
      input += "\(name)\n\(source.bytes.count)\n".utf8
      input += source.bytes
    }
    return TemporaryFiles.with(["sources", "trees"]) { paths in
      if let error = Files.host.writeFile(paths[0], input) { return .failure(error) }
      var trees: [UInt8] = []
      var count = 0
      while count < sources.count {
        let failure = run(after: count, from: paths[0], to: paths[1])
        if case .system(let error)? = failure { return .failure(error) }
        guard case .success(let printed) = Files.host.readFile(paths[1]) else {
          return .failure(.unparsed)
        }
        trees += printed
        count += printed.split(separator: UInt8(ascii: "\n")).count { $0.starts(with: fileMark) }
        guard failure == nil ? count == sources.count : count > 0 || starts else {
          return .failure(.unparsed)
        }
        if failure == nil { return .success(trees) }
        // The parser ended at this source, which gets an issue that says so.
        if count < sources.count { trees += unreadable(sources[count].name) }
        count += 1
      }
      return .success(trees)
    }
  }

  /// Whether the parser starts at all; if it doesn't, no source is to blame.
  private static var starts: Bool { run(after: 0, from: "/dev/null", to: "/dev/null") == nil }

  /// The beginning of a tree's first line.
  private static let fileMark = Array("file ".utf8)

  /// The tree of a source that the parser can't parse.
  private static func unreadable(_ name: String) -> [UInt8] {
    Array("file 1 1 1 \(name)\nerror 1 1 0 the parser of Swift can't read this file\n".utf8)
  }

  /// Runs the parser with files for standard input and output, skipping a number of sources; nil if it succeeded.
  private static func run(after count: Int, from source: String, to target: String)
    -> ChildProcess.Failure?
  {
    // Reporting a crash would take longer than everything else.
    ChildProcess.run([program, String(count)], environment: ["SWIFT_BACKTRACE=enable=no"]) {
      files in
      files.open(source, as: STDIN_FILENO, flags: O_RDONLY)
      files.open(target, as: STDOUT_FILENO, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
    }
  }
}

extension HostError {
  /// The error about a folder that contains more than an app's code.
  fileprivate static var tooManyFiles: HostError {
    HostError(
      reason: "more than \(SwiftParsing.entryLimit) files lie in it; name the folder of the app")
  }

  /// The parser printed something other than trees.
  fileprivate static var unparsed: HostError {
    HostError(reason: "lay-swift printed no trees; rebuild it together with lay")
  }

  /// The parser isn't in the program's folder.
  fileprivate static var missing: HostError {
    HostError(
      reason: "reading Swift takes lay-swift, which isn't beside lay; start lay with scripts/lay, "
        + "or build it with 'swift build --product lay-swift' (the toolchain must have libSwiftParser)"
    )
  }
}
