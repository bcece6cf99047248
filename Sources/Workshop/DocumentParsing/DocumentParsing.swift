import Foundation
import FoundationXML

/// Parses documents and forgets them: what merely reading their XML costs.
///
/// `scripts/fidelity` compares laying out with this.
@main
enum DocumentParsing {
  static func main() {
    var elements = 0
    for path in CommandLine.arguments.dropFirst() {
      guard let bytes = FileManager.default.contents(atPath: path) else {
        print("error: cannot read \(path)")
        exit(2)
      }
      let counter = ElementCounter()
      let parser = XMLParser(data: bytes)
      parser.delegate = counter
      _ = parser.parse()
      elements += counter.count
    }
    print("\(elements) elements")
  }
}

/// Counts elements.
///
/// It takes attributes and text from the parser, as every reader of documents must.
private final class ElementCounter: NSObject, XMLParserDelegate {
  private(set) var count = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += 1
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {}
}
