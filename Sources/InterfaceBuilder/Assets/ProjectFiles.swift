import AutoLayout
import Synchronization

/// The folders, catalogs and fonts of the projects that documents belong to, each read once.
///
/// The documents of a run share one instance: an app has hundreds of documents, and what lies near one lies near the
/// next.
package final class ProjectFiles: Sendable {
  /// The file system for all reading.
  let files: NearbyFiles
  private let names = Memory<[String]>()
  private let catalogs = Memory<AssetCatalog>()
  private let fonts = Memory<[FontFile]>()
  private let searches = Memory<AssetSearch>()
  private let traces = Memory<[UInt8]>()
  private let tops = Memory<String>()
  private let images = Memory<Set<String>>()
  private let resources = Memory<[String: String]>()

  /// Creates one that has read nothing.
  package init(_ files: NearbyFiles) { self.files = files }

  /// The names in a folder, in alphabetical order.
  func names(_ folder: String) -> [String] {
    names.found(folder) { files.names(folder).sorted() }
  }

  /// The contents of a catalog, from at most `limit` of its folders.
  func catalog(_ folder: String, limit: Int) -> AssetCatalog {
    catalogs.found(folder) { AssetCatalog(folder, files: files, limit: limit) }
  }

  /// The fonts of a file; none if it can't be read.
  func fonts(in path: String) -> [FontFile] {
    fonts.found(path) {
      files.read(path).flatMap { try? FontFile.fonts(in: $0) } ?? []
    }
  }

  /// A fingerprint of the files of an image set: `Contents.json`, and their sizes.
  func trace(ofSet folder: String) -> [UInt8] {
    traces.found(folder) {
      names(folder).reduce(into: Array(folder.utf8)) { trace, name in
        let bytes = files.read("\(folder)/\(name)") ?? []
        trace += Array(name.utf8)
        trace += name == AssetCatalog.contents ? bytes : ImageFileSize.trace(of: bytes)
      }
    }
  }

  /// A fingerprint of an image file outside catalogs: its size.
  func trace(ofImage path: String) -> [UInt8] {
    traces.found(path) {
      Array(path.utf8) + ImageFileSize.trace(of: files.read(path) ?? [])
    }
  }

  /// A fingerprint of a font file.
  ///
  /// A single font begins with checksums of all its parts, and its length shows whether they are all there; in a
  /// collection, checksums may be anywhere (OpenType, "Font Collections").
  func trace(ofFont path: String) -> [UInt8] {
    traces.found(path) {
      let bytes = files.read(path) ?? []
      let told = bytes.starts(with: "ttcf".utf8) ? bytes[...] : bytes.prefix(1024)
      return Array("\(path) \(bytes.count) ".utf8) + told
    }
  }

  /// The assets near the documents of a folder.
  func search(near folder: String) -> AssetSearch {
    searches.found(folder) { AssetSearch(near: folder, in: self) }
  }

  /// A fingerprint of the image names in the working tree of a folder.
  func traceOfImages(around folder: String) -> [UInt8] {
    guard let images = images(around: folder) else { return [] }
    let top = tops.found(folder) { files.top(above: folder) }
    return traces.found("images of \(top)") {
      images.sorted().flatMap { Array($0.utf8) + [0] }
    }
  }

  /// The names of all images in the working tree of a folder, as documents may write them; nil if there is none, or it
  /// has no catalog.
  func images(around folder: String) -> Set<String>? {
    let top = tops.found(folder) { files.top(above: folder) }
    let found = images.found(top) { imagesFound(below: top) }
    return found.isEmpty ? nil : found
  }

  private func imagesFound(below top: String) -> Set<String> {
    guard files.isWorkingTree(top) else { return [] }
    var (images, hasCatalog): (Set<String>, Bool) = ([], false)
    files.visitFolders(below: top) { folder, names in
      for name in names {
        if name.hasSuffix(AssetSearch.catalog) {
          hasCatalog = true
          let catalog = catalog("\(folder)/\(name)", limit: Self.mostFolders)
          images.formUnion(catalog.sets.keys)
          images.formUnion(catalog.symbolSets)
        } else {
          images.formUnion(AssetSearch.names(ofFile: name))
        }
      }
    }
    return hasCatalog ? images : []
  }

  /// The images and fonts outside catalogs in the project of a folder, by their names: Xcode copies them all to the
  /// same place, no matter where they are.
  func resources(around folder: String) -> [String: String] {
    let top = tops.found(folder) { files.top(above: folder) }
    return resources.found(top) {
      var found: [String: String] = [:]
      guard NearbyFiles.isTop(names(top)) else { return found }
      files.visitFolders(below: top) { folder, names in
        for name in names where AssetSearch.isResource(name) {
          let path = "\(folder)/\(name)"
          found[name] = found[name] ?? (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
        }
      }
      return found
    }
  }

  /// The maximum number of folders to search in a catalog.
  private static let mostFolders = 20_000
}

/// A cache of results by path.
private final class Memory<Found: Sendable>: Sendable {
  private let known = Mutex<[String: Found]>([:])

  /// The cached result for a path, computed if missing.
  ///
  /// It is computed without holding the lock, because one lookup leads to others; two threads that compute it at the
  /// same time get the same result.
  func found(_ path: String, _ find: () -> Found) -> Found {
    if let found = known.withLock({ $0[path] }) { return found }
    let found = find()
    known.withLock { $0[path] = found }
    return found
  }
}
