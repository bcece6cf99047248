import InterfaceBuilder
import Testing

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
