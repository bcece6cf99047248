import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Documents are what another parser reads in them.
@Suite("The parser of XML")
struct XMLScannerTests {
  /// The elements of a file with their attributes and their texts; nil if it is refused.
  private static func contents(_ bytes: [UInt8]) -> [String]? {
    guard let tree = try? XMLReader.read(bytes) else { return nil }
    return tree.elements.map { element in
      let attributes = tree.attributes[element.attributes].map { ($0.name.description, $0.value) }
      return Self.text(element.name.description, attributes, element.text)
    }
  }

  fileprivate static func text(
    _ name: String, _ attributes: [(String, String)], _ text: String
  ) -> String {
    let list = attributes.sorted { $0.0 < $1.0 }.map { "\($0)=\($1)" }
    return "<\(name) \(list)> \(XMLReader.namesOfTexts.contains(name) ? text : "")"
  }

  private static func expectSame(_ bytes: [UInt8], _ title: String) {
    let other = OtherReader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = other
    #expect(parser.parse(), "\(title)")
    let (found, wanted) = (contents(bytes) ?? [], other.contents)
    let place = found.indices.first { $0 >= wanted.count || found[$0] != wanted[$0] }
    #expect(
      found == wanted,
      "\(title): \(place.map { found[$0] } ?? "-") instead of \(wanted.dropFirst(place ?? 0).first ?? "-")"
    )
  }

  @Test(
    "reads what others read",
    arguments: [
      "<a/>", "<a b='1' c = \"2\"\n d=\"3\"/>",
      "<?xml version=\"1.0\"?>\n<!-- <b> & > --><a>\n</a>\n",
      "<a b=\"&lt;&gt;&amp;&quot;&apos;&#65;&#x42;&#10;\"/>", "<a b=\" 1\t2\n3\r\n4 \"/>",
      "<string>one &amp; two\r\nthree<b/> four <![CDATA[<five> & ]]></string>",
      "<string>\u{E9}\u{1F600}&#x1F600;</string>",
      "\u{FEFF}<?xml version=\"1.0\"?>\n<a><string key=\"x\"/></a>",
      "<a><!-- \u{E9} --><?pi x?></a><!-- end --><?pi y?>",
    ])
  func written(_ text: String) { Self.expectSame(Array(text.utf8), text) }

  @Test(
    "refuses what others refuse",
    arguments: [
      "", "<", "<a", "<a b", "<a b=", "<a b='", "<a b='1' c", "<a></b>", "<a><b></a></b>", "<a>",
      "<a><b>", "text", "<a b='1'c='2'/>", "<a b='<'/>", "< a/>", "<a><!-- </a>",
      "</a>", "<a b='\u{0}'/>", "<string>\u{1}</string>",
    ])
  func damaged(_ text: String) {
    #expect(throws: DocumentIssue.self) { try XMLReader.read(Array(text.utf8)) }
  }

  private static let folder = SharedCorpus.place(of: "corpus/ib")

  @Test("reads public documents", .enabled(if: folder != nil, "there is no corpus"))
  func corpus() throws {
    let folder = try #require(Self.folder)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let documents = (paths ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    #expect(!documents.isEmpty)
    for path in documents.sorted() {
      Self.expectSame([UInt8](try Data(contentsOf: folder.appending(path: path))), path)
    }
  }
}

/// What Foundation's parser reads.
private final class OtherReader: NSObject, XMLParserDelegate {
  private var elements: [(name: String, attributes: [String: String], text: String)] = []
  private var open: [Int] = []

  var contents: [String] {
    elements.map { XMLScannerTests.text($0.name, $0.attributes.map { ($0, $1) }, $0.text) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append((name, attributes, ""))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let index = open.last { elements[index].text += string }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if let index = open.last { elements[index].text += String(decoding: block, as: UTF8.self) }
  }
}
