/// What the test runner needs of the file system.
public struct TestFiles: Sendable {
  /// What a path names.
  public enum Kind: Hashable, Sendable {
    /// Something that can be read.
    case file
    /// Something that can be searched.
    case directory
  }

  /// Reads and writes files.
  public var host: Host
  /// What the path names; nil when there is nothing.
  public var kind: @Sendable (_ path: String) -> Kind?
  /// The names in a directory, in any order.
  public var names: @Sendable (_ directory: String) -> Result<[String], HostError>

  /// Creates the access from its parts.
  public init(
    host: Host,
    kind: @escaping @Sendable (String) -> Kind?,
    names: @escaping @Sendable (String) -> Result<[String], HostError>
  ) {
    self.host = host
    self.kind = kind
    self.names = names
  }
}

extension TestFiles {
  /// Where recorded output and Markdown examples are looked for.
  private static let suffixes = [".lay", ".md"]

  /// The files that hold tests: those named, and every script and Markdown file below the named
  /// directories, sorted, hidden ones left out.
  func testFiles(in paths: [String]) throws(TestFailure) -> [String] {
    var found: [String] = []
    for path in paths {
      switch kind(path) {
      case .file: found.append(path)
      case .directory: try search(path, into: &found)
      case nil: throw .missing(path: path)
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func search(_ directory: String, into found: inout [String]) throws(TestFailure) {
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    for name in try contents(of: directory).sorted() where !name.hasPrefix(".") {
      let path = prefix + name
      switch kind(path) {
      case .directory: try search(path, into: &found)
      case .file where Self.suffixes.contains { name.hasSuffix($0) }: found.append(path)
      case .file, nil: continue
      }
    }
  }

  private func contents(of directory: String) throws(TestFailure) -> [String] {
    switch names(directory) {
    case .success(let names): return names
    case .failure(let error): throw .unreadable(path: directory, reason: error.reason)
    }
  }

  /// The tests in a file.
  func tests(in path: String) throws(TestFailure) -> [ScriptTest] {
    let bytes: [UInt8]
    switch host.readFile(path) {
    case .success(let content): bytes = content
    case .failure(let error): throw .unreadable(path: path, reason: error.reason)
    }
    do throws(ScriptError) {
      let source = try Source(name: path, bytes: bytes)
      return path.hasSuffix(".md") ? ScriptTest.blocks(ofMarkdown: source) : [.script(source)]
    } catch {
      throw .malformed(error)
    }
  }
}
