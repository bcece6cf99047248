import Synchronization

/// What an app's classes do with the outlets of its documents, read from its sources.
///
/// A class is searched for in the files named after it in the working tree, or in the nearest project if there is none:
/// `Card.swift`, `Card+Layout.swift`, `Card.m`. Each tree is listed once, and each class read once.
package final class AppCode: Sendable {
  private let files: NearbyFiles
  private let known = Mutex(Known())

  private struct Known {
    /// The sources of each tree, by the words that their names begin with.
    var trees: [String: [String: [String]]] = [:]
    var tops: [String: String] = [:]
    var facts: [String: CodeFacts] = [:]
  }

  private static let endings = [".swift", ".m", ".mm", ".h"]
  /// The maximum size of a source in bytes.
  private static let largest = 1 << 20

  /// Creates one that has read nothing.
  package init(_ files: NearbyFiles) { self.files = files }

  /// What the code of a class does; nothing if no source of it is found.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - document: The path of a document of its app, from the root of the file system.
  /// - Returns: What all of its files do together.
  package func facts(ofClass name: String, near document: String) -> CodeFacts {
    let top = top(near: document)
    let key = "\(top)|\(name)"
    if let facts = known.withLock({ $0.facts[key] }) { return facts }
    var facts = CodeFacts()
    for bytes in sources(ofClass: name, below: top) { facts.formUnion(CodeFacts(ofSource: bytes)) }
    let found = facts
    known.withLock { $0.facts[key] = found }
    return found
  }

  /// The title that a controller of the app gives itself.
  ///
  /// - Parameters:
  ///   - name: The name of its class.
  ///   - document: The path of a document of its app, from the root of the file system.
  /// - Returns: The title; nil if no source of the class sets one.
  package func title(ofClass name: String, near document: String) -> String? {
    sources(ofClass: name, below: top(near: document)).lazy
      .compactMap(CodeFacts.title(inSource:)).first
  }

  /// A fingerprint of the sources of a document's classes and their superclasses.
  ///
  /// - Parameters:
  ///   - bytes: The document, in UTF-8.
  ///   - document: Its path, from the root of the file system.
  /// - Returns: The sources, those of each class once.
  package func trace(of bytes: [UInt8], near document: String) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let named = text.split(separator: Self.classAttribute).dropFirst().compactMap { rest in
      rest.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }.dropFirst().first
    }
    let classes = named.reduce(into: Set<String>()) { classes, name in
      classes.formUnion(
        CodeFacts.ancestry(of: String(name)) { facts(ofClass: $0, near: document) })
    }
    let top = top(near: document)
    return classes.sorted().flatMap { sources(ofClass: $0, below: top).joined() }
  }

  /// The attribute of the app's own classes in documents.
  private static let classAttribute = "customClass="

  private func sources(ofClass name: String, below top: String) -> [[UInt8]] {
    (sources(below: top)[name] ?? []).compactMap(files.read).filter { $0.count <= Self.largest }
  }

  private func top(near document: String) -> String {
    let folder = LocalizedPath(document).folder
    return top(above: folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
  }

  /// The folder that is searched for sources.
  private func top(above folder: String) -> String {
    if let top = known.withLock({ $0.tops[folder] }) { return top }
    let top = files.top(above: folder)
    known.withLock { $0.tops[folder] = top }
    return top
  }

  private func sources(below top: String) -> [String: [String]] {
    if let sources = known.withLock({ $0.trees[top] }) { return sources }
    var sources: [String: [String]] = [:]
    files.visitFolders(below: top) { folder, names in
      for name in names where Self.endings.contains(where: name.hasSuffix) {
        let stem = name.prefix { $0 != "." && $0 != "+" && $0 != "-" }
        sources[String(stem), default: []].append("\(folder)/\(name)")
      }
    }
    let found = sources
    known.withLock { $0.trees[top] = found }
    return found
  }
}
