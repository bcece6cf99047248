import AutoLayout
import InterfaceBuilder
import Testing

/// Edits of documents, and the bytes that stay.
@Suite("An edit of a document") struct EditTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>\r
    <document type="x">\r
    \t<!-- <label id="no"/> -->\r
        <label  key='a'\topaque="NO" text="a &lt; &quot;b&quot; > c" lineBreakMode="tail"\r
                id="t1" userLabel = "ü" />\r
        <view id="v1"><rect key="frame" x="0.0" y="20.5" width="10" height="0.0"/><constraints>\r
            <constraint firstItem="t1" firstAttribute="top" constant="8" id="c1"/>  \r
            <constraint firstAttribute="width" constant="8" id="c2">\r
                <variation key="widthClass=compact" constant="9"/>\r
            </constraint>\r
        </constraints></view> <view id="v2"><constraints>\r
            <constraint firstAttribute="height" constant="8" id="c3"/>\r
        </constraints></view>\r
        <outlet destination="c2"/>\r
    </document>
    """

  private static func place(of id: String, in text: String = text) throws -> DocumentPlace {
    let editor = try DocumentEditor([UInt8](text.utf8))
    return try #require(editor.places.first { editor.value(of: "id", at: $0) == id })
  }

  private static func edited(_ edits: [DocumentEdit]) throws -> String {
    String(decoding: try DocumentEditor([UInt8](text.utf8)).edited(edits), as: UTF8.self)
  }

  @Test("changes a value between its quotes")
  func value() throws {
    let place = try Self.place(of: "t1")
    #expect(
      try Self.edited([.set("text", "\"ä\" & <", of: place)])
        == Self.text.replacing(
          "\"a &lt; &quot;b&quot; > c\"", with: "\"&quot;ä&quot; &amp; &lt;\""))
    #expect(
      try Self.edited([.set("key", "it's \"b\"", of: place)])
        == Self.text.replacing("'a'", with: "'it&apos;s \"b\"'"))
    #expect(
      try Self.edited([.set("userLabel", "u", of: place)]) == Self.text.replacing("ü", with: "u"))
  }

  @Test("adds an attribute where Interface Builder writes it")
  func addition() throws {
    let (label, constraint) = (try Self.place(of: "t1"), try Self.place(of: "c1"))
    let edits: [(DocumentEdit, String, String)] = [
      (.set("numberOfLines", "0", of: label), "\"tail\"", "\"tail\" numberOfLines=\"0\""),
      (
        .set("horizontalHuggingPriority", "252", of: label), "opaque=\"NO\"",
        "opaque=\"NO\" horizontalHuggingPriority=\"252\""
      ),
      (
        .set("translatesAutoresizingMaskIntoConstraints", "NO", of: label),
        "\r\n            id=\"t1\"",
        " translatesAutoresizingMaskIntoConstraints=\"NO\"\r\n            id=\"t1\""
      ),
      (
        .set("priority", "999", of: constraint), "\"top\" constant",
        "\"top\" priority=\"999\" constant"
      ),
      (
        .set("relation", "lessThanOrEqual", of: constraint), "\"top\" constant",
        "\"top\" relation=\"lessThanOrEqual\" constant"
      ),
    ]
    for (edit, old, new) in edits {
      #expect(try Self.edited([edit]) == Self.text.replacing(old, with: new))
    }
    #expect(
      try Self.edited([
        .set("relation", "equal", of: constraint), .set("priority", "1", of: constraint),
      ]).contains("\"top\" relation=\"equal\" priority=\"1\" constant"))
  }

  @Test("takes an attribute away, with the space before it")
  func clearing() throws {
    let place = try Self.place(of: "t1")
    #expect(
      try Self.edited([.clear("opaque", of: place)])
        == Self.text.replacing("\topaque=\"NO\"", with: ""))
    #expect(try Self.edited([.clear("hidden", of: place)]) == Self.text)
  }

  @Test("takes an element away with its line, and a list that would be empty")
  func removal() throws {
    #expect(
      try Self.edited([.remove(Self.place(of: "c1"))])
        == Self.text.replacing(
          "        <constraint firstItem=\"t1\" firstAttribute=\"top\" constant=\"8\" id=\"c1\"/>  \r\n",
          with: ""))
    let list = try #require(Self.text.firstRange(of: "<view id=\"v2\">"))
    let end = try #require(Self.text.ranges(of: "</view>\r\n").last)
    #expect(
      try Self.edited([.remove(Self.place(of: "c3"))])
        == Self.text[..<list.upperBound] + Self.text[end.lowerBound...])
  }

  @Test("leaves nothing that refers to what is gone")
  func references() throws {
    #expect(throws: EditRefusal.isReferredTo(id: "c2")) {
      try Self.edited([.remove(Self.place(of: "c2"))])
    }
    let free = Self.text.replacing("destination=\"c2\"", with: "")
    let place = try Self.place(of: "c2", in: free)
    let start = try #require(free.firstRange(of: "        <constraint firstAttribute=\"width\""))
    let end = try #require(free.firstRange(of: "</constraint>\r\n"))
    #expect(
      String(
        decoding: try DocumentEditor([UInt8](free.utf8)).edited([.remove(place)]), as: UTF8.self)
        == free[..<start.lowerBound] + free[end.upperBound...])
  }

  @Test("writes frames as Interface Builder does")
  func frames() throws {
    let frame = Rect(x: 20, y: 20.5, width: 0, height: 1 / 3.0)
    #expect(
      try Self.edited([.frame(frame, of: Self.place(of: "v1"))])
        == Self.text.replacing(
          "x=\"0.0\" y=\"20.5\" width=\"10\" height=\"0.0\"",
          with: "x=\"20\" y=\"20.5\" width=\"0.0\" height=\"0.3333333333333333\""))
    #expect(throws: EditRefusal.self) {
      try Self.edited([.frame(frame, of: Self.place(of: "v2"))])
    }
  }

  @Test("is refused where it meets another, or nothing is at its place")
  func refusals() throws {
    let place = try Self.place(of: "c1")
    #expect(throws: EditRefusal.overlap) {
      try Self.edited([.remove(place), .set("constant", "9", of: place)])
    }
    #expect(throws: EditRefusal.self) {
      try Self.edited([.remove(DocumentPlace(line: 3, column: 7))])
    }
    #expect(throws: EditRefusal.self) {
      try Self.edited([.remove(DocumentPlace(line: 300, column: 1))])
    }
  }

  @Test("is refused in UTF-16")
  func encodings() {
    let units = Array("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>".utf16)
    let bytes: [UInt8] =
      [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(throws: DocumentIssue.self) { try DocumentEditor(bytes) }
  }

  @Test("tells places in code points")
  func codePoints() throws {
    let text = "<document id=\"d\">\n<!-- ü€𝄞 --><view id=\"v\"/></document>"
    let editor = try DocumentEditor([UInt8](text.utf8))
    let place = try Self.place(of: "v", in: text)
    #expect(place == DocumentPlace(line: 2, column: 19))
    #expect(editor.inCodePoints(place) == DocumentPlace(line: 2, column: 13))
  }

  @Test("keeps a byte order mark")
  func byteOrderMark() throws {
    let text = "\u{FEFF}<document id=\"d\"><view id=\"v\"/></document>"
    let place = try Self.place(of: "v", in: text)
    let edited = try DocumentEditor([UInt8](text.utf8)).edited([.set("tag", "1", of: place)])
    #expect(edited == [UInt8](text.replacing("<view id", with: "<view tag=\"1\" id").utf8))
  }

  @Test("adds constraints in the order of their ids, with the line ends and spaces of the others")
  func constraints() throws {
    let (full, empty) = (try Self.place(of: "v1"), try Self.place(of: "t1"))
    let new = NewConstraint(
      .init(item: "t1", attribute: .bottom), .greaterThanOrEqual,
      to: .init(item: "v1", attribute: .bottom), constant: -8.5)
    let width = NewConstraint(
      .init(item: "v1", attribute: .width), .equal, to: nil, constant: 0)
    let added = try Self.edited([.add([new, width], to: full)])
    let lines = Set(Self.text.split(separator: "\r\n"))
    let come = added.split(separator: "\r\n").filter { !lines.contains($0) }.map(String.init)
    #expect(come.count == 2)
    let texts = [
      #/ {8}<constraint firstItem="t1" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="v1" secondAttribute="bottom" constant="-8.5" id="[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"\/>/#,
      #/ {8}<constraint firstAttribute="width" id="[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"\/>/#,
    ]
    for text in texts { #expect(come.contains { $0.wholeMatch(of: text) != nil }) }
    let ids = added.matches(of: #/<constraint [^>]*id="([^"]*)"/#).map { String($0.1) }
      .filter { $0 != "c3" }
    #expect(ids == ids.sorted() && ids.count == 4)
    #expect(come.reduce(added) { $0.replacing($1 + "\r\n", with: "") } == Self.text)
    // The same document gets the same ids.
    #expect(try Self.edited([.add([new, width], to: full)]) == added)
    #expect(throws: EditRefusal.noList(empty)) { try Self.edited([.add([new], to: empty)]) }
  }

  @Test("adds a list of constraints where Interface Builder writes it")
  func list() throws {
    let text = """
      <document>
        <view id="v1">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <color key="backgroundColor" white="1"/>
          <connections/>
        </view>
      </document>
      """
    let new = NewConstraint(
      .init(item: "v1", attribute: .height), .equal, to: nil, constant: 10)
    let place = try Self.place(of: "v1", in: text)
    let added = String(
      decoding: try DocumentEditor([UInt8](text.utf8)).edited([.add([new], to: place)]),
      as: UTF8.self)
    let lines = added.split(separator: "\n").map(String.init)
    #expect(lines[4] == "    <constraints>" && lines[6] == "    </constraints>")
    #expect(lines[5].hasPrefix("      <constraint firstAttribute=\"height\" constant=\"10\" id="))
    #expect(
      (lines[..<4] + lines[7...]).joined(separator: "\n") == text)
  }
}
