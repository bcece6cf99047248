import Foundation
import Testing

/// `lay check` leaves out screens that the app of a document doesn't have.
@Suite("Screens of lay check")
struct CheckedScreenTests {
  /// A label that a phone on its side has no room for.
  private static let low = SmallDocument.storyboard(
    SmallDocument.scene(
      views: SmallDocument.label("low", "Far below", y: 500, width: 74),
      constraints: SmallDocument.constraint("low", "leading", "main-safe", 20)
        + SmallDocument.constraint("low", "top", "main-safe", 500)))

  private static let portrait = "<string>UIInterfaceOrientationPortrait</string>"
  private static let landscape = "<string>UIInterfaceOrientationLandscapeLeft</string>"

  /// An Info.plist with these orientations, and other keys.
  private static func infoPlist(_ orientations: String, _ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    <key>UISupportedInterfaceOrientations</key><array>\(orientations)</array>\(more)
    </dict></plist>

    """
  }

  /// A project with an app for each of these settings.
  ///
  /// - Parameters:
  ///   - settings: The settings of each target.
  ///   - sdk: The system that they are for.
  ///   - families: What the project says about devices.
  ///   - more: What its configuration has besides settings.
  /// - Returns: The project file.
  private static func project(
    _ settings: String..., sdk: String = "iphoneos",
    families: String = "TARGETED_DEVICE_FAMILY = \"1,2\";", more: String = ""
  ) -> String {
    let targets = settings.indices.map { index in
      """
      /* App */ T\(index) = { isa = PBXNativeTarget; name = "App \(index)"; buildConfigurationList = L\(index);
        productType = "com.apple.product-type.application"; };
      L\(index) = { isa = XCConfigurationList; buildConfigurations = ( C\(index) /* Debug */, ); };
      C\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings[index]) }; };
      """
    }
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
      P = { isa = PBXProject; buildConfigurationList = L;
        targets = ( \(settings.indices.map { "T\($0)," }.joined()) ); };
      L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(sdk); \(families) }; \(more) };
      \(targets.joined(separator: "\n"))
      }; rootObject = P /* Project */; }

      """
  }

  /// The output of checking a document, with these files around it.
  private static func check(
    _ files: [String: String], _ arguments: String...,
    at path: String = "App/Base.lproj/Main.storyboard"
  ) throws -> String {
    let directory = try TemporaryDirectory()
    try directory.file(path, low)
    for (name, text) in files { try directory.file(name, text) }
    return try Program(arguments: ["check", path] + arguments).directory(directory).run().stdout
  }

  @Test("are all of them where nothing around a document says more")
  func alone() throws {
    let found = try Self.check([:])
    #expect(found.contains("[off-screen]"))
    #expect(found.contains("of 48 configurations: landscape phones"))
    let project = try Self.check(["App.xcodeproj/project.pbxproj": "<<<<<<< HEAD\n{ objects"])
    #expect(project == found)
    let list = try Self.check(["App/Info.plist": "bplist00"])
    #expect(list == found)
  }

  @Test("are those of the app in another module of the working tree")
  func modules() throws {
    let launch = "<key>UILaunchStoryboardName</key><string>Launch</string>"
    func found(_ files: [String: String]) throws -> String {
      try Self.check(files, at: "Features/Home/Main.storyboard")
    }
    let app = Self.infoPlist(Self.portrait, launch)
    #expect(try found(["Shop/Info.plist": app]).contains("[off-screen]"))
    let tree = [".git/HEAD": "ref: refs/heads/main", "Shop/Info.plist": app]
    #expect(try !found(tree).contains("[off-screen]"))
    // Projects that aren't the app, or are examples, don't count.
    for other in [
      ["Shop/Info.plist": Self.infoPlist(Self.portrait)], ["Examples/Shop/Info.plist": app],
    ] {
      let files = other.merging([".git/HEAD": "ref"]) { first, _ in first }
      #expect(try found(files).contains("[off-screen]"))
    }
  }

  @Test("are those of the Info.plist above it, with iPads of their own")
  func infoPlists() throws {
    let upright = try Self.check(["App/Info.plist": Self.infoPlist(Self.portrait)])
    #expect(
      upright
        == "checked portrait only on iPhone, portrait only on iPad: App/Info.plist\nno findings in 1 file\n"
    )
    let pads =
      "<key>UISupportedInterfaceOrientations~ipad</key><array>\(Self.portrait)\(Self.landscape)</array>"
    let tablets = try Self.check(["App/Info.plist": Self.infoPlist(Self.portrait, pads)])
    #expect(tablets == "checked portrait only on iPhone: App/Info.plist\nno findings in 1 file\n")
    let both = try Self.check(["App/Info.plist": Self.infoPlist(Self.portrait + Self.landscape)])
    #expect(both.contains("of 48 configurations: landscape phones"))
    let family = "<key>UIDeviceFamily</key><array><integer>2</integer></array>"
    let padOnly = try Self.check([
      "App/Info.plist": Self.infoPlist(Self.portrait + Self.landscape, family)
    ])
    #expect(padOnly == "checked not on iPhone: App/Info.plist\nno findings in 1 file\n")
  }

  @Test("are those of the project above it: its settings, and the Info.plist that they name")
  func projects() throws {
    let path = "App.xcodeproj/project.pbxproj"
    let upright =
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;"
    let family = "TARGETED_DEVICE_FAMILY = 1;"
    let phone = try Self.check([path: Self.project(upright + family)])
    #expect(
      phone
        == "checked portrait only on iPhone, not on iPad: App.xcodeproj\nno findings in 1 file\n")
    let named = try Self.check([
      path: Self.project("INFOPLIST_FILE = \"$(SRCROOT)/Support/$(TARGET_NAME).plist\";"),
      "Support/App 0.plist": Self.infoPlist(Self.portrait),
    ])
    #expect(
      named.hasPrefix(
        "checked portrait only on iPhone, portrait only on iPad: Support/App 0.plist\n"))
    // A folder with both: the file tells the orientations, the project the devices.
    let both = try Self.check([
      path: Self.project(
        "INFOPLIST_FILE = App/Info.plist; \(family)", "TARGETED_DEVICE_FAMILY = \"1,2\";"),
      "App/Info.plist": Self.infoPlist(Self.portrait),
    ])
    #expect(
      both.hasPrefix(
        "checked portrait only on iPhone, not on iPad: App.xcodeproj, App/Info.plist\n"))
  }

  @Test("are those of iPhones where a project names no devices, and nothing else may")
  func families() throws {
    let path = "App.xcodeproj/project.pbxproj"
    let sides = Self.infoPlist(Self.portrait + Self.landscape)
    func found(_ project: String, _ files: [String: String] = [:]) throws -> Bool {
      let text = try Self.check(files.merging([path: project]) { first, _ in first })
      return text.contains("checked not on iPad: App.xcodeproj")
    }
    #expect(try found(Self.project("", families: ""), ["App/Info.plist": sides]))
    #expect(try found(Self.project("", families: "")))
    #expect(try !found(Self.project("")))
    let file = "baseConfigurationReference = F;"
    #expect(try !found(Self.project("", families: "", more: file)))
    let list = Self.infoPlist(
      Self.portrait,
      "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>")
    #expect(
      try !found(
        Self.project("INFOPLIST_FILE = App/Info.plist;", families: ""), ["App/Info.plist": list]))
  }

  @Test("are those that the name of a document tells")
  func names() throws {
    let pad = try Self.check([:], at: "App/Main~ipad.storyboard")
    #expect(
      pad == "checked not on iPhone: App/Main~ipad.storyboard\nno findings in 1 file\n")
    let phone = try Self.check([:], at: "App/Base.lproj/Main~iphone.storyboard")
    #expect(phone.contains("\nchecked not on iPad: App/Base.lproj/Main~iphone.storyboard\n"))
    let upright = ["App/Info.plist": Self.infoPlist(Self.portrait)]
    let both = try Self.check(upright, at: "App/Main~iphone.storyboard")
    #expect(
      both.hasPrefix(
        "checked portrait only on iPhone, not on iPad: App/Info.plist, App/Main~iphone.storyboard\n"
      ))
    let device = try Self.check([:], "--device", "iPhone SE", at: "App/Main~ipad.storyboard")
    #expect(device.contains("of 12 configurations"))
  }

  @Test("are those of any target where several disagree; targets for other systems don't count")
  func disagreement() throws {
    let path = "App.xcodeproj/project.pbxproj"
    let upright = "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;"
    let side =
      "INFOPLIST_KEY_UISupportedInterfaceOrientations = \"UIInterfaceOrientationLandscapeRight\";"
    let any = try Self.check([path: Self.project(upright, side)])
    #expect(any.contains("of 48 configurations: landscape phones"))
    let unknown = try Self.check([path: Self.project(upright, "")])
    #expect(unknown.contains("of 48 configurations: landscape phones"))
    let mac = try Self.check([path: Self.project(upright, "SDKROOT = macosx;")])
    #expect(mac.hasSuffix("no findings in 1 file\n"))
  }

  @Test("are those that settings and options state")
  func wishes() throws {
    let list = ["App/Info.plist": Self.infoPlist(Self.portrait)]
    let stated = try Self.check(
      list.merging([".laycheck": "check orientations portrait landscape\n"]) { $1 })
    #expect(stated.contains("of 48 configurations: landscape phones"))
    let project = [
      "App.xcodeproj/project.pbxproj": Self.project("TARGETED_DEVICE_FAMILY = 2;")
    ]
    let device = try Self.check(project, "--device", "iPhone SE")
    #expect(device.contains("in 6 of 12 configurations: landscape;"))
    let devices = try Self.check(
      project.merging([".laycheck": "check devices \"iPhone SE\"\n"]) { $1 })
    #expect(devices == device)
  }

  @Test("are listed once in reports, and kept by caches")
  func reports() throws {
    let directory = try TemporaryDirectory()
    for name in ["A", "B"] { try directory.file("App/\(name).storyboard", Self.low) }
    try directory.file("App/Info.plist", Self.infoPlist(Self.portrait))
    let arguments = ["check", "App", "--cache", "kept", "--sarif", "found.sarif"]
    let first = try Program(arguments: arguments).directory(directory).run()
    #expect(
      first.stdout == """
        checked portrait only on iPhone, portrait only on iPad: App/Info.plist
        no findings in 2 files

        """)
    let sarif = try directory.text("found.sarif")
    #expect(sarif.ranges(of: "portrait only on iPhone").count == 1)
    #expect(sarif.contains("\"level\": \"note\"") || sarif.contains("\"level\":\"note\""))
    let again = try Program(arguments: arguments).directory(directory).run()
    #expect(again.stdout == first.stdout)
    let json = try Program(arguments: arguments + ["--json"]).directory(directory).run()
    #expect(
      json.stdout.ranges(of: "portrait only on iPhone, portrait only on iPad: App/Info.plist").count
        == 2)
    try directory.file("App/Info.plist", Self.infoPlist(Self.portrait + Self.landscape))
    let turned = try Program(arguments: arguments).directory(directory).run()
    #expect(turned.stdout.contains("2 findings in 2 of 2 files"))
  }
}
