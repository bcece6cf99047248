import AutoLayout
import InterfaceBuilder
import Testing

/// What documents say about drawing is kept, though layout doesn't depend on it.
@Suite struct DrawingTests {
  private typealias Text = DocumentText

  private static let document = Text.storyboard(
    "<subviews>"
      + Text.view(
        "a", "label",
        "opaque=\"NO\" contentMode=\"left\" text=\"Hi\" textAlignment=\"right\" "
          + "userLabel=\"Title\"",
        "<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>"
          + "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\"/>")
      + Text.view(
        "b", "view", "opaque=\"NO\" contentMode=\"scaleToFill\" userLabel=\"Box\"",
        "<color key=\"tintColor\" white=\"0\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"/>"
          + "<userDefinedRuntimeAttributes>"
          + "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\">"
          + "<integer key=\"value\" value=\"8\"/></userDefinedRuntimeAttribute>"
          + "</userDefinedRuntimeAttributes>")
      + Text.view(
        "c", "imageView",
        "contentMode=\"scaleAspectFill\" verifyAmbiguity=\"ignoreSizes\" "
          + "userLabel=\"Photo\"",
        "<color key=\"backgroundColor\" name=\"Brand\"/>") + "</subviews>")

  @Test func valuesOfDocuments() throws {
    let document = try InterfaceDocument(Array(Self.document.utf8))
    let scene = try #require(document.scenes.first)
    let part = try #require(document.layouts(of: scene, ImportOptions()).first)
    let layout = part.layout
    #expect(part.warnings.isEmpty)
    func value(_ property: String, _ view: String) throws -> String? {
      let item = try #require(layout.item(named: view))
      return ViewProperty.named(property)?.value(of: item, in: layout)?.description
    }
    #expect(try value("textColor", "Title") == "secondaryLabel")
    #expect(try value("backgroundColor", "Title") == "#ff8000")
    #expect(try value("textAlignment", "Title") == "right")
    #expect(try value("opaque", "Title") == "false")
    #expect(try value("tintColor", "Box") == "#00000080")
    #expect(try value("opaque", "Box") == "false")
    #expect(try value("cornerRadius", "Box") == "8")
    #expect(try value("contentMode", "Photo") == "scaleAspectFill")
    #expect(try value("opaque", "Photo") == "true")
    #expect(try value("verifyAmbiguity", "Photo") == "positionOnly")
    // Colors of asset catalogs are not in documents.
    #expect(try value("backgroundColor", "Photo") == "none")
  }
}
