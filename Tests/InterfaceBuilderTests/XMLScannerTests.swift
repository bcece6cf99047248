import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Without libxml2 a document is what it is with it.
@Suite("The parser in Swift")
struct XMLScannerTests {
  /// Everything that a parser told a reader; for a file that it refused, where and why.
  private static func contents(
    _ bytes: [UInt8], _ parse: ([UInt8], XMLReader) -> Void
  ) -> [String] {
    do throws(DocumentIssue) {
      let tree = try XMLReader.read(bytes, with: parse)
      return tree.elements.map { element in
        let attributes = tree.attributes[element.attributes].map { "\($0.name)=\($0.value)" }
        return "\(element.place) <\(element.name) \(attributes)> \(element.text) \(element.end)"
      }
    } catch {
      return ["\(error)"]
    }
  }

  private static func expectSame(_ bytes: [UInt8], _ title: String) {
    let found = contents(bytes, XMLScanner.parse)
    let wanted = contents(bytes, XMLEvents.parse)
    let place = found.indices.first { $0 >= wanted.count || found[$0] != wanted[$0] }
    #expect(
      found == wanted,
      "\(title): \(place.map { found[$0] } ?? "-") instead of \(wanted.dropFirst(place ?? 0).first ?? "-")"
    )
  }

  @Test(
    "reads what others read",
    arguments: [
      "<a/>", "<a/><b/>", "<a b='1' c = \"2\"\n d=\"3\"/>",
      "<?xml version=\"1.0\"?>\n<!-- <b> & -- > --><a>\n</a>\n",
      "<a b=\"&lt;&gt;&amp;&quot;&apos;&#65;&#x42;&#10;\"/>", "<a b=\" 1\t2\n3\r\n4 \"/>",
      "<string>one &amp; two\r\nthree<b/> four <![CDATA[<five> & ]]></string>",
      "<a:b xmlns:a=\"x\" a:c=\"1\"/>", "<string>\u{E9}\u{1F600}&#x1F600;</string>",
      "\u{FEFF}<?xml version=\"1.0\"?>\n<a><string key=\"x\"/></a>",
      "<a><!-- \u{E9} --><?pi ?></a><!-- end --><?pi?>",
    ])
  func written(_ text: String) { Self.expectSame(Array(text.utf8), text) }

  @Test(
    "refuses what others refuse",
    arguments: [
      "", "<", "<a", "<a b", "<a b=", "<a b='", "<a b='1' c", "<a></b>", "<a><b></a></b>", "<a>",
      "<a><b>", "text", "<a b='1'c='2'/>", "<a b='<'/>", "< a/>", "<a><!-- </a>",
      "</a>",
    ])
  func damaged(_ text: String) {
    for parse in [XMLScanner.parse, XMLEvents.parse] {
      #expect(throws: DocumentIssue.self) { try XMLReader.read(Array(text.utf8), with: parse) }
    }
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
