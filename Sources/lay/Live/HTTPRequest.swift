/// The head of a request as HTTP/1.1 (RFC 9112) has it, strictly: what may be read in two ways is refused.
struct HTTPRequest {
  let method: String
  let target: String
  private var fields: [String: String] = [:]

  /// The most bytes of a head.
  static let headLimit = 8_192
  /// The most bytes of a body.
  static let bodyLimit = 1_048_576

  /// The characters that field names may not contain.
  private static let separators = Set("\"(),/:;<=>?@[\\]{} \t")
  private static let headEnd = Array("\r\n\r\n".utf8)

  /// The length of the head in bytes, with the empty line; nil while its end is missing.
  static func headLength(_ bytes: [UInt8]) -> Int? {
    bytes.firstRange(of: headEnd)?.upperBound
  }

  /// Reads a whole head.
  init(head: some Sequence<UInt8>) throws(HTTPRefusal) {
    guard let text = String(validating: head, as: UTF8.self),
      text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) })
    else { throw HTTPRefusal(.badRequest) }
    let lines = text.split(separator: "\r\n" as Character)
    // A line that ends in another way could be taken for two.
    guard let first = lines.first, !lines.contains(where: { $0.contains(where: \.isNewline) })
    else {
      throw HTTPRefusal(.badRequest)
    }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words.allSatisfy({ !$0.isEmpty }) else {
      throw HTTPRefusal(.badRequest)
    }
    guard words[2] == "HTTP/1.1" else { throw HTTPRefusal(.unknownVersion) }
    (method, target) = (String(words[0]), String(words[1]))
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw HTTPRefusal(.badRequest) }
      let name = line[..<colon].lowercased()
      guard !name.isEmpty, !name.contains(where: Self.separators.contains), fields[name] == nil
      else {
        throw HTTPRefusal(.badRequest)
      }
      let value = line[line.index(after: colon)...].drop { " \t".contains($0) }
      fields[name] = String(value.reversed().drop { " \t".contains($0) }.reversed())
    }
    // A body whose end can be seen in two ways hides another request.
    if fields["transfer-encoding"] != nil { throw HTTPRefusal(.notImplemented) }
  }

  /// The value of a header field, whose name is in lower case.
  subscript(name: String) -> String? { fields[name] }

  /// The length of the body in bytes.
  func bodyLength() throws(HTTPRefusal) -> Int {
    guard let text = fields["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw HTTPRefusal(.badRequest)
    }
    guard text.utf8.count < 10, let count = Int(text), count <= Self.bodyLimit else {
      throw HTTPRefusal(.tooLarge)
    }
    return count
  }
}
