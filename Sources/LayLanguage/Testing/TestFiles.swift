/// The test runner's access to the file system.
package struct TestFiles: Sendable {
  /// The kind of a directory entry.
  package enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A directory, which can be searched.
    case directory
    /// A pipe, a socket or a device.
    case other
  }

  /// A directory entry.
  package struct Entry: Hashable, Sendable {
    /// What kind of thing it is.
    package var kind: Kind
    /// A text that is the same for all paths to the same thing, whether through links or not.
    package var identity: String

    /// Creates an entry from its parts.
    package init(kind: Kind, identity: String) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// Reads and writes files.
  package var host: Host
  /// The entry at a path; nil if there is none.
  package var entry: @Sendable (_ path: String) -> Entry?
  /// Whether the path itself is a link, which a search of a directory doesn't follow.
  package var isLink: @Sendable (_ path: String) -> Bool
  /// The names in a directory, in any order.
  package var names: @Sendable (_ directory: String) -> Result<[String], HostError>
  /// Replaces all of the files, or none if one can't be written; returns that one and the reason.
  package var replaceFiles:
    @Sendable (_ files: [(path: String, text: String)]) -> (path: String, error: HostError)?

  /// Creates the access from its parts.
  package init(
    host: Host,
    entry: @escaping @Sendable (String) -> Entry?,
    isLink: @escaping @Sendable (String) -> Bool = { _ in false },
    names: @escaping @Sendable (String) -> Result<[String], HostError>,
    replaceFiles:
      @escaping @Sendable ([(path: String, text: String)]) -> (path: String, error: HostError)?
  ) {
    self.host = host
    self.entry = entry
    self.isLink = isLink
    self.names = names
    self.replaceFiles = replaceFiles
  }
}

extension TestFiles {
  /// The suffixes of files with recorded output or examples.
  private static let suffixes = [".lay", ".md"]

  /// The files that hold tests: those named, and every script and Markdown file below the named directories, sorted,
  /// without hidden ones.
  ///
  /// Links in directories are not followed: they may lead anywhere. Files that several paths lead to count only once.
  package func testFiles(in paths: [String]) throws(TestFailure) -> [String] {
    var search = Search()
    for path in paths {
      guard let entry = entry(path) else {
        throw .unreadable(path: path, reason: reason(path))
      }
      if entry.kind == .file, Self.isNamedOtherwise(path) { throw .notATest(path: path) }
      guard search.met.insert(entry.identity).inserted else { continue }
      switch entry.kind {
      // Other entries report their error when they are read.
      case .file, .other: search.found.append(path)
      case .directory: try self.search(path, &search)
      }
    }
    return search.found
  }

  /// Why nothing is known about a path.
  private func reason(_ path: String) -> String {
    if case .failure(let error) = host.readFile(path) { error.reason } else { "it is gone" }
  }

  /// Whether a file has an extension that isn't a test's; a script needs none.
  private static func isNamedOtherwise(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.dropFirst().contains(".") && !suffixes.contains { name.hasSuffix($0) }
  }

  /// A search under way.
  private struct Search {
    /// The files to test.
    var found: [String] = []
    /// The identities of the files and directories seen so far.
    var met: Set<String> = []
  }

  private func search(_ directory: String, _ search: inout Search) throws(TestFailure) {
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    for name in try contents(of: directory).sorted() where !name.hasPrefix(".") {
      let path = prefix + name
      guard !isLink(path), let entry = entry(path) else { continue }
      let isTest = Self.suffixes.contains { name.hasSuffix($0) }
      switch entry.kind {
      case .directory where search.met.insert(entry.identity).inserted:
        try self.search(path, &search)
      case .file where isTest && search.met.insert(entry.identity).inserted:
        search.found.append(path)
      case .file, .directory, .other: continue
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
  ///
  /// A file that isn't text, or that was found in a directory but can't be read, is one failing test: the others still
  /// run. If the user named the file, its error ends the run.
  func tests(in path: String, isNamed: Bool) throws(TestFailure) -> [ScriptTest] {
    switch host.readFile(path) {
    case .success(let bytes):
      do throws(ScriptError) {
        let source = try Source(name: path, bytes: bytes)
        return path.hasSuffix(".md")
          ? ScriptTest.blocks(ofMarkdown: source) : ScriptTest.scripts(source)
      } catch {
        return [ScriptTest(path: path, error)]
      }
    case .failure(let error) where isNamed:
      throw .unreadable(path: path, reason: error.reason)
    case .failure(let error):
      let nothing = Source(name: path, text: "")
      let problem = Problem(
        "cannot read the file: \(error.reason)", at: nothing.text.startIndex..<nothing.text.endIndex
      )
      return [ScriptTest(path: path, ScriptError(problem, in: nothing))]
    }
  }
}

extension ScriptTest {
  /// A file that isn't a script.
  fileprivate init(path: String, _ error: ScriptError) {
    self.init(
      name: path, path: path, source: Source(name: path, text: ""), expectation: .malformed(error))
  }
}
