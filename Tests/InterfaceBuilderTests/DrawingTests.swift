import AutoLayout
import InterfaceBuilder
import Testing

/// What documents say about drawing is kept, though layout doesn't depend on it.
@Suite("Drawn values of documents")
struct DrawingTests {
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

  @Test("have the values of the document")
  func valuesOfDocuments() throws {
    let document = try InterfaceDocument(Array(Self.document.utf8))
    let scene = try #require(document.scenes.first)
    let part = try #require(try document.layouts(of: scene, ImportOptions()).first)
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
    // Nothing tells the color of that name.
    #expect(try value("backgroundColor", "Photo") == "none")
  }

  @Test("tables and parts of controls have theirs")
  func tablesAndParts() throws {
    let cell = { (id: String) in
      "<tableViewCell id=\"\(id)\" userLabel=\"\(id)\"><inset key=\"separatorInset\" minX=\"30\" minY=\"0\" maxX=\"4\" maxY=\"0\"/>"
        + "<tableViewCellContentView key=\"contentView\" id=\"\(id)c\"/>"
        + Text.frame(0, 0, 320, 44) + "</tableViewCell>"
    }
    let table =
      "<tableView id=\"t\" userLabel=\"Table\" style=\"grouped\" separatorStyle=\"none\">"
      + Text.frame(0, 0, 320, 400)
      + "<color key=\"separatorColor\" white=\"0\" alpha=\"1\"/><sections>"
      + "<tableViewSection headerTitle=\"Head\" id=\"s\"><string key=\"footerTitle\">Foot</string>"
      + "<cells>\(cell("first"))\(cell("last"))</cells></tableViewSection></sections></tableView>"
    let controls =
      Text.view(
        "sw", "switch", "on=\"YES\" userLabel=\"Switch\"",
        "<color key=\"onTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>")
      + Text.view(
        "sl", "slider", "minValue=\"10\" maxValue=\"20\" value=\"12.5\" userLabel=\"Slider\"")
    let document = try InterfaceDocument(
      Array(Text.storyboard("<subviews>\(table)\(controls)</subviews>").utf8))
    let layout = try document.layout(of: try #require(document.parts.first)).layout
    func value(_ property: String, _ view: String) throws -> String? {
      let item = try #require(layout.item(named: view), "\(view)")
      return ViewProperty.named(property)?.value(of: item, in: layout)?.description
    }
    #expect(try value("tableStyle", "Table") == "grouped")
    #expect(try value("separatorStyle", "Table") == "none")
    #expect(try value("separatorColor", "Table") == "#000000")
    #expect(try value("separatorInset", "first")?.contains("30") == true)
    #expect(try value("sectionHeader", "first") == "Head")
    #expect(try value("sectionFooter", "first") == "none")
    #expect(try value("sectionHeader", "last") == "none")
    #expect(try value("sectionFooter", "last") == "Foot")
    #expect(try value("onTintColor", "Switch") == "#ff0000")
    #expect(try value("fraction", "Slider") == "0.25")
  }

  @Test("runtime attributes may mean corners")
  func whatAppsCall() throws {
    let attributes =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
      + "keyPath=\"cornerRadiusV\"><real key=\"value\" value=\"6\"/></userDefinedRuntimeAttribute>"
      + "<userDefinedRuntimeAttribute type=\"color\" keyPath=\"tintColor\"><color key=\"value\" white=\"0\" "
      + "alpha=\"1\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    let text = Text.view(
      "l", "label", "userLabel=\"Label\" minimumFontSize=\"8.5\" text=\"Hi\"", attributes)
    let document = try InterfaceDocument(
      Array(Text.storyboard("<subviews>\(text)</subviews>").utf8))
    let layout = try document.layout(of: try #require(document.parts.first)).layout
    let label = try #require(layout.item(named: "Label"))
    let values = ["cornerRadius", "tintColor", "minimumScaleFactor"].map {
      ViewProperty.named($0)?.value(of: label, in: layout)?.description
    }
    #expect(values == ["6", "#000000", "0.5"])
  }

  @Test("images, colors and layers are those of the app")
  func imagesColors() throws {
    let text = Text.storyboard(
      resources:
        "<namedColor name=\"Brand\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>"
        + "<systemColor name=\"odd\"><color white=\"0.5\" alpha=\"1\"/></systemColor>",
      "<subviews>"
        + Text.view(
          "a", "imageView", "image=\"logo\" userLabel=\"Photo\"",
          "<color key=\"backgroundColor\" name=\"Brand\"/><color key=\"tintColor\" systemColor=\"odd\"/>"
        )
        + Text.view(
          "b", "button", "userLabel=\"Go\"",
          "<state key=\"normal\" image=\"go\" backgroundImage=\"plate\"/>"
            + "<userDefinedRuntimeAttributes>"
            + "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"cornerRadius\">"
            + "<real key=\"value\" value=\"8\"/></userDefinedRuntimeAttribute>"
            + "<userDefinedRuntimeAttribute type=\"color\" keyPath=\"borderColor\">"
            + "<color key=\"value\" name=\"Brand\"/></userDefinedRuntimeAttribute>"
            + "</userDefinedRuntimeAttributes>")
        + Text.view(
          "c", "label", "userLabel=\"Title\"",
          "<attributedString key=\"attributedText\"><fragment content=\"Hi\"><attributes>"
            + "<color key=\"NSColor\" red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/>"
            + "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"center\"/>"
            + "</attributes></fragment></attributedString>") + "</subviews>")
    let layout = try Opened(text).layout
    func value(_ property: String, _ view: String) throws -> String? {
      let item = try #require(layout.item(named: view))
      return ViewProperty.named(property)?.value(of: item, in: layout)?.description
    }
    #expect(try value("image", "Photo") == "logo")
    #expect(try value("backgroundColor", "Photo") == "#ff0000")
    #expect(try value("tintColor", "Photo") == "#808080")
    #expect(try value("image", "Go") == "go")
    #expect(try value("backgroundImage", "Go") == "plate")
    #expect(try value("cornerRadius", "Go") == "8")
    #expect(try value("borderColor", "Go") == "#ff0000")
    #expect(try value("textColor", "Title") == "#0000ff")
    #expect(try value("textAlignment", "Title") == "center")
  }
}
