/// The parser of documents: there is no libxml2.
typealias XMLEvents = XMLScanner
