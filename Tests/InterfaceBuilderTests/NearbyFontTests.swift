import AutoLayout
import InterfaceBuilder
import Synchronization
import Testing

/// The fonts of the app that a document belongs to.
@Suite("fonts near documents") struct NearbyFontTests {
  private typealias Text = DocumentText

  /// Numbers of 16 bits.
  private static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  /// A font of 1000 units an em with one glyph besides the missing one: x, 500 wide.
  private static func font(_ name: String) -> [UInt8] {
    let tables: [(String, [UInt8])] = [
      ("head", words(Array(repeating: 0, count: 9) + [1000])),
      ("hhea", words([1, 0, 800, -200] + Array(repeating: 0, count: 13) + [2])),
      ("maxp", words([1, 0, 2])), ("hmtx", words([100, 0, 500, 0])),
      ("cmap", words([0, 1, 3, 10, 0, 12, 12, 0, 0, 0, 0, 0, 0, 1, 0, 0x78, 0, 0x78, 0, 1])),
      (
        "name",
        words([0, 1, 18, 3, 1, 0x409, 6, 2 * name.utf8.count, 0]) + name.utf8.flatMap { [0, $0] }
      ),
    ]
    var place = 12 + 16 * tables.count
    var directory = words([1, 0, tables.count, 0, 0, 0])
    for (tag, content) in tables {
      directory += Array(tag.utf8) + words([0, 0, 0, place, 0, content.count])
      place += content.count
    }
    return directory + tables.flatMap { $0.1 }
  }

  /// A project with fonts of some names.
  private static func project(_ names: [String: String]) -> ProjectFiles {
    let fonts = names.map { ("App/Fonts/\($0.key)", font($0.value)) }
    let others: [(String, [UInt8])] = [
      ("Package.swift", []), ("App/Fonts/Broken.otf", [1, 2]),
      ("Other/Deep/Down/Here/Other.ttf", font("NearbyOther-Regular")),
    ]
    return ProjectFiles(
      NearbyFiles(contents: Dictionary(uniqueKeysWithValues: fonts + others)))
  }

  /// A document with labels in fonts, opened near assets.
  private static func opened(_ names: [String], _ assets: NearbyAssets) throws -> Opened {
    var options = ImportOptions()
    options.assets = assets
    let labels = names.enumerated().map { place, name in
      Text.view(
        "l\(place)", "label", "text=\"xx\"",
        "<fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"20\"/>")
    }
    let ties = names.indices.flatMap { ["l\($0).top root.top", "l\($0).leading root.leading"] }
    return try Opened(
      Text.storyboard("<subviews>\(labels.joined())</subviews>" + Text.constraints(ties)), options)
  }

  @Test("texts are measured with fonts of the project")
  func textsAreMeasured() throws {
    let (near, other) = ("NearbyOwn-Regular", "NearbyOther-Regular")
    let project = Self.project(["Own.TTF": near])
    // Each document says so, not just the first one.
    for _ in 1...2 {
      let assets = NearbyAssets(near: "App/Main.storyboard", in: project)
      let opened = try Self.opened([near, other], assets)
      #expect(opened.numbers("l0")[2...] == [20, 20])
      #expect(opened.numbers("l1")[2] != 20)
      #expect(assets.usedFonts == ["App/Fonts/Own.TTF"])
    }
    for name in [near, other] { #expect(!Font.named(name, size: 20).isKnown()) }
  }

  @Test("pictures find fonts in the whole project")
  func picturesFindFonts() {
    let project = Self.project(["Own.ttf": "NearbyOwn-Bold", "More.ttf": "NearbyMore-Bold"])
    let assets = NearbyAssets(near: "App/Main.storyboard", in: project)
    func names(_ wanted: Set<String>, _ hasAll: Bool) -> [String] {
      assets.fonts(named: wanted, orAll: hasAll).compactMap { $0.font.name }
    }
    #expect(names(["NearbyOther-Regular", "Nobody"], false) == ["NearbyOther-Regular"])
    #expect(names([], false) == [])
    #expect(
      names([], true) == ["NearbyMore-Bold", "NearbyOwn-Bold", "NearbyOther-Regular"])
  }

  @Test("texts in fonts of icons are guesses")
  func textsInFonts() throws {
    let names = ["NearbyIcons-Regular", "NearbyOwn-Regular"]
    let assets = NearbyAssets(
      near: "App/Main.storyboard", in: Self.project(["I.ttf": names[0], "O.ttf": names[1]]))
    let opened = try Self.opened(names, assets)
    let guesses = ["l0", "l1"].map { id in
      opened.names[id].flatMap(opened.layout.item(named:)).flatMap(opened.layout.model.sizeGuess)
    }
    #expect(guesses == [.font, nil])
  }

  @Test("fonts of a project replace none that is known")
  func fontsOfAProject() throws {
    let name = "Lato-Bold"
    let assets = NearbyAssets(
      near: "App/Main.storyboard", in: Self.project(["Lato.ttf": name, "Own.ttf": "NearbyX"]))
    let opened = try Self.opened([name, "NearbyX"], assets)
    let known = TextMetrics(.named(name, size: 20), in: RenderingTraits(scale: 2))
    #expect(abs(opened.numbers("l0")[2] - known.width(of: "xx")) < 0.6)
    #expect(opened.numbers("l1")[2] == 20)
    #expect(assets.usedFonts == ["App/Fonts/Own.ttf"])
  }

  @Test("fonts stay with their layout")
  func fontsStay() throws {
    let assets = NearbyAssets(
      near: "App/Main.storyboard", in: Self.project(["Own.ttf": "NearbyOwn-Bold"]))
    let opened = try Self.opened(["NearbyOwn-Bold"], assets)
    var layout = opened.layout
    let label = try #require(layout.item(named: opened.names["l0"] ?? ""))
    let font = try #require(ViewProperty.named("font"))
    try font.set(.text("NearbyOwn-Bold 40"), of: label, in: &layout)
    layout.solve()
    #expect(layout.frame(of: label).size.width == 40)
    #expect(layout.model.sizeGuess(of: label) == nil)
  }

  @Test("folders are read once")
  func foldersAreRead() throws {
    let reads = Mutex<[String: Int]>([:])
    let inner = NearbyFiles(contents: ["Package.swift": [], "App/Own.ttf": Self.font("NearbyA-B")])
    let files = NearbyFiles(
      read: { path in
        reads.withLock { $0[path, default: 0] += 1 }
        return inner.read(path)
      },
      names: { folder in
        reads.withLock { $0[folder, default: 0] += 1 }
        return inner.names(folder)
      })
    let project = ProjectFiles(files)
    for name in ["App/A.xib", "App/B.xib", "App/Screens/C.xib"] {
      NearbyAssets(near: name, in: project).use(fontNamed: "NearbyA-B")
    }
    let most = reads.withLock { $0.values.max() }
    #expect(most == 1)
  }
}

@Suite("Documents that no target builds")
struct BuiltFilesTests {
  private static let project = """
    {objects = {
    A1 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = A2 /* Main.storyboard */; };
    A3 /* Loading Screen.xib in Resources */ = {isa = PBXBuildFile; fileRef = A4; };
    A5 /* Old.xib */ = {isa = PBXFileReference; path = Old.xib; };
    };}
    """

  private static func leavesOut(
    _ path: String, project: String = project, others: [String: String] = [:]
  ) -> Bool {
    let contents = others.merging([
      "app/.git": "", "app/App.xcodeproj/project.pbxproj": project, String(path.dropFirst()): "",
    ]) { own, _ in own }
    let files = NearbyFiles(contents: contents.mapValues { Array($0.utf8) })
    return AppScreens(files).leavesOut(path)
  }

  @Test(
    "are those that no target copies",
    arguments: [
      ("/app/Main.storyboard", false), ("/app/Base.lproj/Main.storyboard", false),
      ("/app/Views/Loading Screen.xib", false), ("/app/Old.xib", true), ("/app/Gone.xib", true),
    ])
  func resources(path: String, isLeftOut: Bool) {
    #expect(Self.leavesOut(path) == isLeftOut)
  }

  @Test("aren't known of projects that don't name all files")
  func unknown() {
    let folder = Self.project.replacing(
      "A5 ", with: "A6 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };A5 ")
    #expect(!Self.leavesOut("/app/Old.xib", project: folder))
    #expect(!Self.leavesOut("/app/Old.xib", project: "{}"))
    for name in ["Package.swift", "project.yml", "Kit.podspec"] {
      #expect(!Self.leavesOut("/app/Old.xib", others: ["app/Kit/\(name)": ""]), "\(name)")
    }
  }
}
