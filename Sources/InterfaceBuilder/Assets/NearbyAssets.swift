import AutoLayout
import Synchronization

/// The images and fonts of a document's app that lie near the document: asset catalogs, images beside it, and font
/// files.
///
/// They are collected at the first request, because most documents need none.
package final class NearbyAssets: Sendable {
  let folder: String
  let project: ProjectFiles
  private let fontsInUse = Mutex(FontsInUse())

  /// The fonts that the document asked for, and their files.
  private struct FontsInUse {
    var table = FontTable()
    var files: Set<String> = []
  }

  /// An image as views show it.
  package struct Image: Hashable, Sendable {
    /// Its size in points.
    package let size: Size
    /// The distances from its edges to what constraints align.
    package let alignmentInsets: EdgeInsets
  }

  /// The assets near a document; parts may be shared with other documents.
  package init(near document: String, in project: ProjectFiles) {
    let folder = LocalizedPath(document).folder
    self.folder = folder.isEmpty ? "." : String(folder.dropLast())
    self.project = project
  }

  /// Collects the assets near a document.
  package convenience init(near document: String, files: NearbyFiles) {
    self.init(near: document, in: ProjectFiles(files))
  }

  /// The names by which documents may refer to an image file or a font; none for other files.
  package static func names(ofFile path: String) -> [String] { AssetSearch.names(ofFile: path) }

  var search: AssetSearch { project.search(near: folder) }

  /// The image with a name, for a screen.
  ///
  /// - Parameters:
  ///   - name: As documents write it: with the names of groups that have a namespace, and for files outside catalogs
  ///     with the extension.
  ///   - traits: The traits that select a file of an image set.
  /// - Returns: The image; nil if there is none with a readable size.
  package func image(named name: String, for traits: TraitCollection) -> Image? {
    found(name, for: traits)?.image
  }

  /// An image with its file.
  private struct FoundImage {
    let image: Image
    let path: String
    var isTemplate: Bool?
    var slices: ImageSlices?
  }

  private func found(
    _ name: String, for traits: TraitCollection, where isRight: ([UInt8]) -> Bool = { _ in true }
  ) -> FoundImage? {
    let search = search
    if let folder = search.sets[name] {
      return image(inSet: folder, for: traits, where: isRight)
    }
    return looseImage(name, of: search.loose, for: traits)
  }

  /// The color with a name, in both appearances; nil if no catalog has it.
  package func color(named name: String) -> Color? {
    guard let folder = search.colors[name] else { return nil }
    return project.files.read("\(folder)/\(AssetCatalog.contents)").flatMap(ColorSet.read)
  }

  /// Whether a name is that of one of the app's own symbols, whose size depends on where it is shown.
  package func isSymbol(_ name: String) -> Bool {
    let search = search
    return search.sets[name] == nil && search.symbolSets.contains(name)
  }

  /// What marks a path into a bundle, which may contain anything.
  private static let bundle = ".bundle/"

  /// Whether an image is in no catalog of the working tree, and is no file there.
  ///
  /// - Parameter name: As documents write it.
  /// - Returns: False if the document is in no working tree or the tree has no catalog: in that case nothing is known
  ///   about its images.
  package func lacks(imageNamed name: String) -> Bool {
    guard let known = project.images(around: folder), !name.contains(Self.bundle) else {
      return false
    }
    return !name.isEmpty && !known.contains(name)
      && !search.symbolSets.contains(name) && search.sets[name] == nil
  }

  /// Adds a font of the app to ``fonts``, if a file near the document holds it.
  ///
  /// - Parameter name: The PostScript name.
  package func use(fontNamed name: String) {
    for path in search.fonts {
      guard let font = project.fonts(in: path).first(where: { $0.name == name }) else { continue }
      return fontsInUse.withLock { used in
        font.add(to: &used.table, as: name)
        used.files.insert(path)
      }
    }
  }

  /// The fonts that the document asked for so far.
  package var fonts: FontTable { fontsInUse.withLock { $0.table } }

  /// The files of ``fonts``, in alphabetical order.
  package var usedFonts: [String] { fontsInUse.withLock { $0.files.sorted() } }

  /// A fingerprint of all assets near the document: while it stays the same, so does the look of the document.
  package var trace: [UInt8] {
    let search = search
    var trace: [UInt8] = []
    for (name, folder) in search.sets.sorted(by: { $0.key < $1.key }) {
      trace += Array(name.utf8) + project.trace(ofSet: folder)
    }
    for name in search.symbolSets.sorted() { trace += Array(name.utf8) + [0] }
    for path in search.loose.values.sorted() { trace += project.trace(ofImage: path) }
    for path in search.fonts { trace += project.trace(ofFont: path) }
    return trace + project.traceOfImages(around: folder)
  }

  private func image(
    inSet folder: String, for traits: TraitCollection, where isRight: ([UInt8]) -> Bool
  ) -> FoundImage? {
    let files = project.files
    guard let set = files.read("\(folder)/\(AssetCatalog.contents)").flatMap(ImageSet.read) else {
      return nil
    }
    let names = Set(files.names(folder))
    for variant in set.variants(for: traits) {
      guard let file = variant.filename, names.contains(file),
        let bytes = files.read("\(folder)/\(file)"), let found = ImageFileSize.read(bytes),
        isRight(bytes)
      else { continue }
      // The scale of a drawing in points is meaningless (6 of 6).
      let scale = found.unit == .points ? 1 : max(1, variant.scaleFactor ?? 1)
      let size = variant.resizing?.size(of: found.size) ?? found.size
      let insets = variant.alignmentInsets ?? ImageSet.Insets()
      return FoundImage(
        image: Image(
          size: Size(width: size.width / scale, height: size.height / scale),
          alignmentInsets: insets.edgeInsets(scale: scale)),
        path: "\(folder)/\(file)", isTemplate: set.isTemplate,
        slices: variant.resizing.map { ImageSlices($0, of: found.size, scale: scale) })
    }
    return nil
  }

  /// A file beside the document: `logo.png` or `logo@2x.png`, the one for the screen first.
  private func looseImage(
    _ name: String, of loose: [String: String], for traits: TraitCollection
  ) -> FoundImage? {
    let dot = name.lastIndex(of: ".")
    let stem = dot.map { String(name[..<$0]) } ?? name
    let endings = dot.map { [String(name[$0...])] } ?? [".png", ".jpg"]
    let screen = traits.displayScale ?? 1
    let scales = [3.0, 2, 1].sorted { abs($0 - screen) < abs($1 - screen) }
    for scale in scales {
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      for ending in endings {
        guard let path = loose["\(stem)\(suffix)\(ending)"],
          let found = project.files.read(path).flatMap(ImageFileSize.read)
        else { continue }
        let divisor = found.unit == .points ? 1 : scale
        return FoundImage(
          image: Image(
            size: Size(width: found.size.width / divisor, height: found.size.height / divisor),
            alignmentInsets: .zero), path: path)
      }
    }
    return nil
  }
}

/// Files for pictures.
extension NearbyAssets {
  /// The file of an image, for use in pictures.
  ///
  /// Only files inside the document's project may be read, wherever links and names lead.
  ///
  /// - Parameters:
  ///   - name: As documents write it.
  ///   - traits: The traits that select a file of an image set.
  /// - Returns: The file; nil if there is none that can be drawn.
  package func file(ofImage name: String, for traits: TraitCollection) -> ImageFile? {
    let search = search
    // The largest files of a set may be too large for a picture when its smaller ones aren't.
    func inSet(_ name: String) -> FoundImage? {
      found(name, for: traits) { ImageFile.Format(of: $0) != nil }
    }
    let file =
      inSet(name) ?? looseImage(name, of: search.resources, for: traits)
      ?? name.lastIndex(of: ".").flatMap { inSet(String(name[..<$0])) }
      ?? looseImage(name, of: project.resources(around: folder), for: traits)
    guard let found = file,
      project.files.holds(found.path, in: project.files.top(above: folder)),
      let bytes = project.files.read(found.path), let format = ImageFile.Format(of: bytes)
    else { return nil }
    return ImageFile(
      format: format, bytes: bytes, size: found.image.size, isTemplate: found.isTemplate,
      slices: found.slices)
  }
}
