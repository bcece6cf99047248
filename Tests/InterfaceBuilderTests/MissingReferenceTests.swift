import InterfaceBuilder
import Testing

@Suite("References that an app lacks")
struct MissingReferenceTests {
  /// The missing references of a view with an outlet and an image in an app with these files.
  private static func missing(
    outlet: String, image: String = "sun", imageOutlet: String = "", in app: [String: String]
  ) throws -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view customClass="Card" id="card"><rect key="frame" x="0" y="0" width="375" height="200"/>
      <subviews><label text="Hello" id="label"><rect key="frame" x="0" y="0" width="60" height="20"/></label>
      <imageView image="\(image)" id="picture"><rect key="frame" x="0" y="30" width="60" height="60"/>
      </imageView></subviews>
      <connections><outlet property="\(outlet)" destination="label" id="o"/>\(imageOutlet)</connections>
      </view></objects></document>
      """
    let document = try InterfaceDocument(Array(text.utf8))
    let contents = app.merging(["app/.git": "", "app/Card.xib": text]) { own, _ in own }
    let files = NearbyFiles(contents: contents.mapValues { Array($0.utf8) })
    let code = AppCode(files)
    let assets = NearbyAssets(near: "/app/Card.xib", files: files)
    return document.scenes.flatMap { scene in
      document.missingReferences(in: scene, assets: assets) {
        code.facts(ofClass: $0, near: "/app/Card.xib")
      }
    }.map { $0.name }
  }

  private static let sun = ["app/Media.xcassets/sun.imageset/Contents.json": "{}"]

  private static func app(_ code: String, _ others: [String: String] = [:]) -> [String: String] {
    sun.merging(["app/Card.swift": code]) { own, _ in own }.merging(others) { own, _ in own }
  }

  @Test(
    "are outlets that no class of a known chain has",
    arguments: [
      (app("class Card: UIView { @IBOutlet var name: UILabel! }"), ["title"]),
      (app("class Card: UIView { @IBOutlet var title: UILabel! }"), []),
      // The setter is enough for UIKit.
      (app("class Card: UIView { @objc func setTitle(_ label: UILabel) { } }"), []),
      (
        app(
          "class Card: UIView { override func setValue(_ v: Any?, forUndefinedKey k: String) { } }"),
        []
      ),
      (app("class Card: Base { }"), []),
      (
        app("class Card: Base { }", ["app/Base.swift": "class Base: UIView { var title: Int }"]),
        []
      ),
      (app("class Card: Base { }", ["app/Base.swift": "class Base: UIView { }"]), ["title"]),
      // Which one belongs to the document is unknown.
      (
        app("class Card: UIView { }", ["app/Other/Card.swift": "class Card: UIControl { }"]),
        []
      ),
    ])
  func outlets(files: [String: String], names: [String]) throws {
    #expect(try Self.missing(outlet: "title", in: files) == names)
  }

  @Test("aren't UIKit's own properties")
  func system() throws {
    #expect(
      try Self.missing(outlet: "maskView", in: Self.app("class Card: UIView { }")) == [])
  }

  @Test(
    "are images of no catalog and no file",
    arguments: [
      ([:], ["moon"]), (["app/Art/moon@2x.png": ""], []),
      (["app/Kit/Art.xcassets/Night/moon.imageset/Contents.json": "{}"], []),
      (["app/Pods/Art.xcassets/moon.imageset/Contents.json": "{}"], ["moon"]),
    ])
  func images(files: [String: String], names: [String]) throws {
    let app = Self.app("class Card: UIView { var name }", files)
    #expect(try Self.missing(outlet: "name", image: "moon", in: app) == names)
    let outlet = "<outlet property=\"name\" destination=\"picture\" id=\"p\"/>"
    #expect(try Self.missing(outlet: "name", image: "moon", imageOutlet: outlet, in: app) == [])
  }

  @Test("aren't images of bundles, and only symbols are UIKit's")
  func bundles() throws {
    let app = Self.app("class Card: UIView { var name }")
    #expect(try Self.missing(outlet: "name", image: "Art.bundle/moon", in: app) == [])
    let symbol = "star\" catalog=\"system"
    #expect(try Self.missing(outlet: "name", image: symbol, in: app) == [])
    #expect(try Self.missing(outlet: "name", image: "star", in: app) == ["star"])
  }

  @Test("aren't images of a tree without catalogs")
  func noCatalog() throws {
    #expect(
      try Self.missing(outlet: "name", image: "moon", in: ["app/Card.swift": "let name"]) == [])
  }
}
