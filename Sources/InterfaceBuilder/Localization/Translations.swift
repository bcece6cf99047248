/// The texts of a document in the languages of the app that it belongs to.
///
/// An app keeps a `.lproj` folder for each language. A document in `Base.lproj` has its texts in tables of its name:
/// `de.lproj/Main.strings` holds `"Xy1-ab-c2d.text" = "Anmelden";`, by object id and property. `Main.xcstrings`, beside
/// the document or in `mul.lproj`, has the tables of all languages. A document may also exist once per language.
package struct Translations: Sendable {
  private let path: LocalizedPath
  private let document: String
  private let files: NearbyFiles
  private let catalogs: [StringCatalog]
  /// The issues of catalogs.
  private let issues: [FileIssue]
  /// The languages that something is translated into, in alphabetical order; without `Base`.
  package let languages: [String]

  /// Something wrong with a file.
  package struct FileIssue: Hashable, Sendable {
    /// The file.
    package let path: String
    /// What is wrong.
    package let issue: DocumentIssue
  }

  private static let base = "Base"
  /// The folder for files that hold all languages.
  private static let multiple = "mul"
  /// Names of `.lproj` folders that aren't languages.
  static let noLanguages: Set<String> = [base, multiple]
  private static let catalogEnding = ".xcstrings"

  /// Finds the translations beside a document.
  package init(besides document: String, files: NearbyFiles) {
    let path = LocalizedPath(document)
    self.path = path
    self.document = document
    self.files = files
    let folders = files.names(path.folder.isEmpty ? "." : path.folder)
      .compactMap(LocalizedPath.language(ofFolder:)).sorted()
    let names = ["", path.language.map { "\($0).lproj/" } ?? "", "\(Self.multiple).lproj/"]
    (catalogs, issues) = Self.catalogs(
      Set(names).sorted().map { path.folder + $0 + path.table + Self.catalogEnding }, files)
    let named = folders.filter { language in
      let folder = path.folder(of: language)
      let names = Set(files.names(folder))
      return [".strings", ".stringsdict", path.ending].contains { names.contains(path.table + $0) }
    }
    languages = Set(named).union(catalogs.flatMap { $0.languages })
      .subtracting(Self.noLanguages).sorted()
  }

  private static func catalogs(_ paths: [String], _ files: NearbyFiles)
    -> ([StringCatalog], [FileIssue])
  {
    var found: ([StringCatalog], [FileIssue]) = ([], [])
    for path in paths {
      guard let bytes = files.read(path) else { continue }
      do throws(DocumentIssue) {
        found.0.append(try StringCatalog.read(bytes))
      } catch {
        found.1.append(FileIssue(path: path, issue: error))
      }
    }
    return found
  }

  /// The key shared by a document and the files with its texts: the folder of the language folders, and the name of the
  /// tables.
  ///
  /// - Parameter path: The path of the document.
  /// - Returns: A path without language and extension.
  package static func key(ofDocument path: String) -> String {
    let path = LocalizedPath(path)
    return path.folder + path.table
  }

  /// The same key for a file with texts; nil for other files.
  package static func key(ofTexts path: String) -> String? {
    [".strings", ".stringsdict", catalogEnding].contains(LocalizedPath(path).ending)
      ? key(ofDocument: path) : nil
  }

  // MARK: Lookup

  /// The language nearest to a user's, which may be the app's development language; nil if there is none.
  package func match(_ wanted: String) -> String? {
    LanguageTag.match(wanted, among: languages)
      ?? developmentRegion().flatMap { LanguageTag.match(wanted, among: [$0]) }
  }

  /// The language that the app shows the document in to users of `wanted`: the nearest one, otherwise the development
  /// language; nil if there is neither.
  package func language(for wanted: String) -> String? {
    match(wanted) ?? developmentRegion().flatMap { match($0) }
  }

  /// The document that the app opens in a language that ``match(_:)`` found: its own, or else the one for all
  /// languages.
  package func documentPath(in language: String) -> String {
    let name = path.table + path.ending
    let candidates =
      [path.folder(of: language), path.folder(of: Self.base), path.folder].map { $0 + name }
      + [developmentRegion().flatMap { match($0) }].compactMap { $0 }
      .map { path.folder(of: $0) + name }
    return candidates.first(where: exists) ?? document
  }

  /// The texts of the document in a language.
  ///
  /// A document for one language contains its own texts.
  package func texts(in language: String) -> LocalizedTexts {
    var texts = LocalizedTexts(language: language, issues: issues)
    let own = path.folder(of: language) + path.table
    guard documentPath(in: language) != own + path.ending else { return texts }
    for catalog in catalogs { texts.add(catalog.texts(in: language)) }
    texts.add(read(own + ".strings", into: &texts))
    texts.add(read(own + ".stringsdict", into: &texts))
    return texts
  }

  /// One text of the document; nil if the language has none, so that the document's own stays.
  package func text(_ objectID: String, _ property: String, _ language: String) -> String? {
    texts(in: language)[objectID, property]
  }

  private func exists(_ file: String) -> Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { $0 + "/" }.joined()
    return files.names(folder.isEmpty ? "." : folder).contains(String(parts.last ?? ""))
  }

  private func read(_ file: String, into texts: inout LocalizedTexts) -> [String: String] {
    guard exists(file), let bytes = files.read(file) else { return [:] }
    do throws(DocumentIssue) {
      return try Self.table(bytes, isPlural: file.hasSuffix("dict"))
    } catch {
      texts.issues.append(FileIssue(path: file, issue: error))
      return [:]
    }
  }

  /// The texts of a table by key.
  private static func table(_ bytes: [UInt8], isPlural: Bool) throws(DocumentIssue)
    -> [String: String]
  {
    if isPlural { return PluralRules.texts(try PropertyList.dictionary(bytes)) }
    if PropertyList.isList(bytes) {
      return try PropertyList.dictionary(bytes).compactMapValues { $0.text }
    }
    return try StringsReader.read(try TextDecoding.text(of: bytes))
  }

  // MARK: Projects

  /// The maximum number of folders above a document that are searched for its project.
  private static let farthest = 6
  private static let project = ".xcodeproj"
  private static let limit = 16 << 20

  /// The app's development language, according to the project above the document; nil if there is none.
  package func developmentRegion() -> String? {
    var folder = path.folder.isEmpty ? "./" : path.folder
    for _ in 0..<Self.farthest {
      for name in files.names(folder).sorted() where name.hasSuffix(Self.project) {
        guard let bytes = files.read("\(folder)\(name)/project.pbxproj"), bytes.count < Self.limit
        else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        if let region = Self.developmentRegion(in: text) { return region }
      }
      folder += "../"
    }
    return nil
  }

  private static func developmentRegion(in project: String) -> String? {
    for key in project.ranges(of: "developmentRegion = ") {
      let value = project[key.upperBound...].trimmingPrefix("\"")
      let region = value.prefix { $0.isASCII && ($0.isLetter || $0 == "_" || $0 == "-") }
      let end = value[region.endIndex...].trimmingPrefix("\"")
      if !region.isEmpty, end.first == ";" { return String(region) }
    }
    return nil
  }
}

/// The texts of a document in one language.
package struct LocalizedTexts: Sendable {
  /// The language.
  package let language: String
  /// Files that could not be read.
  package internal(set) var issues: [Translations.FileIssue]
  private var texts: [String: String] = [:]

  init(language: String, issues: [Translations.FileIssue]) {
    self.language = language
    self.issues = issues
  }

  /// Whether the language is read from right to left.
  package var isRightToLeft: Bool { LanguageTag.isRightToLeft(language) }

  /// The text of a property of an object, such as `text`, `normalTitle` or `segmentTitles[0]`.
  ///
  /// It is nil if the document's own stays; an empty text replaces that.
  package subscript(objectID: String, property: String) -> String? {
    texts["\(objectID).\(property)"]
  }

  mutating func add(_ more: [String: String]) {
    texts.merge(more) { _, new in new }
  }
}
