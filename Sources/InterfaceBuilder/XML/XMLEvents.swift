internal import CLibXML2

/// libxml2's parser, which tells an ``XMLReader`` what it reads.
struct XMLEvents {
  private let parser: xmlParserCtxtPtr

  /// Parses a file as it stands: nothing is fetched, and no entities but those of XML itself are known.
  static func parse(_ bytes: [UInt8], for reader: XMLReader) {
    _ = isInitialized
    var handler = handler
    let link = Link(reader)
    guard
      let parser = xmlCreatePushParserCtxt(
        &handler, Unmanaged.passUnretained(link).toOpaque(), nil, 0, nil)
    else { return }
    defer { xmlFreeParserCtxt(parser) }
    link.events = XMLEvents(parser: parser)
    // Without NOENT, '&amp;' in an attribute would come as '&#38;'. What is damaged but has all its ends can
    // still be read; the reader is told of each error.
    // The bytes are UTF-8, whatever a declaration says.
    let options = [
      XML_PARSE_NONET, XML_PARSE_NOENT, XML_PARSE_RECOVER, XML_PARSE_IGNORE_ENC,
    ]
    xmlCtxtUseOptions(parser, Int32(options.reduce(0) { $0 | $1.rawValue }))
    withExtendedLifetime(link) {
      _ = bytes.withUnsafeBytes {
        xmlParseChunk(
          parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), 1)
      }
    }
  }

  /// What the parser has come to; its columns are in bytes.
  private var place: DocumentPlace {
    DocumentPlace(
      line: max(1, Int(xmlSAX2GetLineNumber(parser))),
      column: max(1, Int(xmlSAX2GetColumnNumber(parser))))
  }

  /// Tells a reader something of the tag that was just read.
  private func tell(_ reader: XMLReader, _ say: (DocumentPlace) -> Void) {
    say(reader.place(ofTagEndingAt: place))
    if reader.isDone { xmlStopParser(parser) }
  }

  // MARK: Callbacks

  /// The library must be initialized once before threads use it.
  private static let isInitialized: Void = xmlInitParser()

  /// What the parser's callbacks get.
  private final class Link {
    let reader: XMLReader
    var events: XMLEvents?
    // One thread reads a file, and no callback comes during another.
    @exclusivity(unchecked) var names = KnownNames()

    init(_ reader: XMLReader) { self.reader = reader }
  }

  private static func link(_ context: UnsafeMutableRawPointer?) -> Link? {
    context.map { Unmanaged<Link>.fromOpaque($0).takeUnretainedValue() }
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    // Otherwise the parser asks for no structured errors.
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { context, name, prefix, _, _, _, count, _, attributes in
      guard let link = XMLEvents.link(context), let events = link.events else { return }
      XMLEvents.addAttributes(attributes, count: Int(count), link)
      let name = link.names[name, prefix]
      events.tell(link.reader) { link.reader.startElement(name, at: $0) }
    }
    handler.endElementNs = { context, _, _, _ in XMLEvents.link(context)?.reader.endElement() }
    handler.characters = { context, text, count in
      guard let reader = XMLEvents.link(context)?.reader, reader.readsText, let text else { return }
      reader.addText(
        String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self))
    }
    handler.cdataBlock = handler.characters
    handler.serror = { context, error in
      guard let link = XMLEvents.link(context), let events = link.events, let error else { return }
      let parsingError = XMLEvents.parsingError(error.pointee.code)
      guard parsingError == .tagNameMismatch else {
        return link.reader.object(parsingError, at: events.place)
      }
      events.tell(link.reader) { link.reader.object(parsingError, at: $0) }
    }
    return handler
  }

  /// Adds attributes from a list of five pointers for each: name, prefix, namespace, and the beginning and
  /// the end of the value.
  private static func addAttributes(
    _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int, _ link: Link
  ) {
    guard let list, count > 0 else { return }
    for place in stride(from: 0, to: 5 * count, by: 5) {
      guard let start = list[place + 3], let end = list[place + 4] else { continue }
      let value = UnsafeBufferPointer(start: start, count: end - start)
      link.reader.addAttribute(
        link.names[list[place], list[place + 1]], String(decoding: value, as: UTF8.self))
    }
  }

  private static func parsingError(_ code: Int32) -> XMLReader.ParsingError {
    switch UInt32(bitPattern: code) {
    case XML_ERR_TAG_NAME_MISMATCH.rawValue: .tagNameMismatch
    case XML_ERR_DOCUMENT_END.rawValue: .documentEnd
    default: .other
    }
  }
}

/// The names of elements and attributes that were read already.
///
/// The parser keeps each name in one place, by which it is found again; most names come hundreds of times.
private struct KnownNames {
  /// The last name of each group of places.
  private var slots: [(place: UnsafePointer<xmlChar>, text: String)?] = Array(
    repeating: nil, count: count)

  private static let count = 512

  /// A name as it is written.
  subscript(name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?) -> String {
    mutating get {
      guard let prefix else { return text(name) }
      return text(prefix) + ":" + text(name)
    }
  }

  private mutating func text(_ place: UnsafePointer<xmlChar>?) -> String {
    guard let place else { return "" }
    let slot = (Int(bitPattern: place) >> 2) & (Self.count - 1)
    if let known = slots[slot], known.place == place { return known.text }
    let text = String(cString: place)
    slots[slot] = (place, text)
    return text
  }
}
