import AutoLayout
import Synchronization

/// Finds the screens and languages of the apps that documents belong to.
///
/// The screens follow from the nearest folder above a document that has an Info.plist with orientations, or a project
/// that builds an app: the documents of an extension or a framework are shown in the app that contains it. Files are
/// read only once.
package final class AppScreens: Sendable {
  private let files: NearbyFiles
  private let known = Mutex(Cache())

  /// An Info.plist that says something about screens.
  private typealias InfoPlist = (path: String, screens: DeclaredScreens)

  private struct Cache {
    var screens: [String: SupportedScreens] = [:]
    var projects: [String: AppProject] = [:]
    var languages: [String: Set<String>] = [:]
    var lists: [String: DeclaredScreens] = [:]
    var appLists: [String: [InfoPlist]] = [:]
    var built: [String: BuiltFiles] = [:]
  }

  private static let infoPlist = "Info.plist"
  private static let project = ".xcodeproj"
  /// The mark of a working tree's top; nothing above it belongs to the app.
  private static let top = ".git"
  /// The number of folders above a document in which its app is searched for.
  private static let farthest = 8
  /// Larger files aren't read.
  private static let limit = 16 << 20

  /// Creates one that has read nothing.
  package init(_ files: NearbyFiles) { self.files = files }

  /// The screens of the app that a document belongs to, as far as they are known.
  ///
  /// - Parameter document: The path of the document from the root of the file system.
  /// - Returns: The screens; unknown if nothing around the document says more.
  package func screens(near document: String) -> SupportedScreens {
    let path = LocalizedPath(document)
    let folder = Self.plain(path.folder)
    let screens = known.withLock { $0.screens[folder] } ?? find(from: folder)
    known.withLock { $0.screens[folder] = screens }
    let named = DeclaredScreens(fileName: path.table)
    return named.idioms == nil
      ? screens : named.supported(says: document).joined(with: screens)
  }

  /// Whether the projects of the working tree list their files, and none of them builds a document.
  ///
  /// - Parameter document: The path of the document from the root of the file system.
  /// - Returns: False if the projects don't list their files, like those that a package or a generator makes.
  package func leavesOut(_ document: String) -> Bool {
    let path = LocalizedPath(document)
    let top = files.top(above: Self.plain(path.folder))
    let built = known.withLock { $0.built[top] } ?? BuiltFiles(below: top, files)
    known.withLock { $0.built[top] = built }
    return built.lacks(path.table + path.ending)
  }

  /// The languages of the app that a document belongs to: those with folders beside and above it, and the regions of
  /// projects there.
  ///
  /// - Parameter document: The path of the document from the root of the file system.
  /// - Returns: The languages; none if nothing around the document names one.
  package func languages(near document: String) -> Set<String> {
    let start = Self.plain(LocalizedPath(document).folder)
    if let languages = known.withLock({ $0.languages[start] }) { return languages }
    var languages: Set<String> = []
    var folder = start
    for _ in 0..<Self.farthest where !folder.isEmpty {
      let names = files.names(folder)
      languages.formUnion(names.compactMap(LocalizedPath.language(ofFolder:)))
      for name in names where name.hasSuffix(Self.project) {
        languages.formUnion(project("\(folder)/\(name)").regions)
      }
      if names.contains(Self.top) { break }
      folder = Self.parent(of: folder)
    }
    languages.subtract(Translations.noLanguages)
    known.withLock { $0.languages[start] = languages }
    return languages
  }

  private static func parent(of folder: String) -> String {
    folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
  }

  /// The path of a folder without `.` and `..`, and without a slash at its end.
  private static func plain(_ folder: String) -> String {
    let parts = folder.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.map { "/\($0)" }.joined()
  }

  private func find(from document: String) -> SupportedScreens {
    var folder = document
    var lists: [InfoPlist] = []
    for _ in 0..<Self.farthest where !folder.isEmpty {
      let names = files.names(folder).sorted()
      if lists.isEmpty { lists = infoPlists(in: folder, names) }
      let projects = names.filter { $0.hasSuffix(Self.project) }.map { "\(folder)/\($0)" }
      let apps = projects.flatMap { self.apps(of: $0, in: folder, with: lists) }
      if !apps.isEmpty { return SupportedScreens(ofAny: apps) }
      if names.contains(Self.top) { break }
      folder = Self.parent(of: folder)
    }
    // In apps with several modules, the Info.plist is elsewhere in the working tree.
    if lists.isEmpty, files.names(folder).contains(Self.top) { lists = appLists(below: folder) }
    return SupportedScreens(ofAny: lists.map { $0.screens.supported(says: $0.path) })
  }

  /// The Info.plists of apps in a working tree; those of tests and extensions have no launch screen.
  private func appLists(below top: String) -> [InfoPlist] {
    if let known = known.withLock({ $0.appLists[top] }) { return known }
    var found: [InfoPlist] = []
    files.visitFolders(below: top, besides: Self.examples) { folder, names in
      found += infoPlists(in: folder, names).filter { isOfApp($0.path) }
    }
    let lists = found
    known.withLock { $0.appLists[top] = lists }
    return lists
  }

  /// Whether an Info.plist is an app's.
  private func isOfApp(_ path: String) -> Bool {
    let list = read(path).flatMap { try? PropertyList.dictionary($0) } ?? [:]
    return Self.appKeys.contains { list[$0] != nil }
  }

  /// Keys that only the property lists of apps contain.
  private static let appKeys = [
    "UILaunchStoryboardName", "UIMainStoryboardFile", "UILaunchScreen",
    "UIApplicationSceneManifest",
  ]
  /// Folders of apps that show how something is used.
  private static let examples: Set<String> = ["Example", "Examples", "Demo"]

  // MARK: Info.plist

  /// The files of a folder that say which orientations an app supports.
  private func infoPlists(in folder: String, _ names: [String]) -> [InfoPlist] {
    names.filter { $0.hasSuffix(Self.infoPlist) }.map { "\(folder)/\($0)" }
      .map { ($0, screens(ofList: $0)) }.filter { !$0.1.isLandscape.isEmpty }
  }

  /// The settings of an Info.plist; nothing if it can't be read.
  private func screens(ofList path: String) -> DeclaredScreens {
    if let screens = known.withLock({ $0.lists[path] }) { return screens }
    let list = read(path).flatMap { try? PropertyList.dictionary($0) }
    let screens = list.map(DeclaredScreens.init(infoPlist:)) ?? DeclaredScreens()
    known.withLock { $0.lists[path] = screens }
    return screens
  }

  private func read(_ path: String) -> [UInt8]? {
    files.read(path).flatMap { $0.count < Self.limit ? $0 : nil }
  }

  // MARK: Projects

  private func project(_ path: String) -> AppProject {
    if let project = known.withLock({ $0.projects[path] }) { return project }
    let project = read("\(path)/project.pbxproj").map(AppProject.init) ?? AppProject()
    known.withLock { $0.projects[path] = project }
    return project
  }

  /// What a project says about the apps that it builds: those that use one of these files, if there are any; otherwise
  /// all of them, assumed to use these files unless one of their own is found.
  private func apps(
    of project: String, in folder: String, with lists: [InfoPlist]
  ) -> [SupportedScreens] {
    let apps = self.project(project).targets.map { target in
      (target: target, list: target.infoPlist.map { "\(folder)/\($0)" })
    }
    let named = apps.filter { app in lists.contains { $0.path == app.list } }
    if named.isEmpty, !lists.isEmpty {
      return apps.flatMap { app in
        lists.map { list in
          Self.screens(
            app.target.screens.withoutOrientations, project, list.screens, list.path)
        }
      }
    }
    return (named.isEmpty ? apps : named).map { app in
      let list = app.list.map(screens(ofList:)) ?? DeclaredScreens()
      return Self.screens(app.target.screens, project, list, app.list ?? "")
    }
  }

  /// The combined screens of a target's settings and its Info.plist.
  private static func screens(
    _ settings: DeclaredScreens, _ project: String, _ list: DeclaredScreens, _ path: String
  ) -> SupportedScreens {
    var (settings, list) = (settings, list)
    if list.idioms == nil { settings.idioms = settings.idioms ?? settings.usualIdioms }
    // Xcode writes the setting into the Info.plist that it builds.
    if settings.idioms != nil { list.idioms = nil }
    return settings.supported(says: project).joined(with: list.supported(says: path))
  }
}
