/// The head of a request according to HTTP/1.1 (RFC 9112), read strictly: anything ambiguous is refused.
struct HTTPRequest {
  let method: String
  let target: String
  private var fields: [String: String] = [:]

  /// The maximum number of bytes of a head.
  static let headLimit = 8_192
  /// The maximum number of bytes of a body.
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
    // A line with a different line end could be taken for two.
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
    // A body whose end can be determined in two ways may hide another request.
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

/// The status of a response.
enum HTTPStatus: Int {
  case done = 200
  case badRequest = 400
  case noToken = 401
  case forbidden = 403
  case notFound = 404
  case wrongMethod = 405
  case tooSlow = 408
  case noLength = 411
  case tooLarge = 413
  case wrongType = 415
  case headTooLarge = 431
  case notImplemented = 501
  case busy = 503
  case unknownVersion = 505

  /// The words of RFC 9110.
  var phrase: String {
    switch self {
    case .done: "OK"
    case .badRequest: "Bad Request"
    case .noToken: "Unauthorized"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .wrongMethod: "Method Not Allowed"
    case .tooSlow: "Request Timeout"
    case .noLength: "Length Required"
    case .tooLarge: "Content Too Large"
    case .wrongType: "Unsupported Media Type"
    case .headTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .busy: "Service Unavailable"
    case .unknownVersion: "HTTP Version Not Supported"
    }
  }
}

/// A request that isn't answered.
struct HTTPRefusal: Error {
  let status: HTTPStatus
  /// Header fields that the status requires.
  var fields: [String] = []

  init(_ status: HTTPStatus, fields: [String] = []) {
    self.status = status
    self.fields = fields
  }
}

/// The answers of the server; each connection carries one.
enum HTTPResponse {
  /// The kinds of contents.
  enum Content: String {
    case page = "text/html; charset=utf-8"
    case json = "application/json"
    case events = "text/event-stream"
    case text = "text/plain; charset=utf-8"
  }

  /// The fields of every answer: the page loads nothing from elsewhere, isn't cached or framed, and can't be read by
  /// other pages, because no field allows that.
  private static let safety = [
    "Content-Security-Policy: default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
      + "img-src data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cache-Control: no-store",
    "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
    "Connection: close",
  ]

  /// The head of an answer; an answer of unknown length ends with the connection.
  static func head(_ status: HTTPStatus, _ content: Content, length: Int?, _ fields: [String] = [])
    -> [UInt8]
  {
    let own =
      ["Content-Type: \(content.rawValue)"] + (length.map { ["Content-Length: \($0)"] } ?? [])
    let lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"] + own + safety + fields
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// A whole answer.
  static func answer(
    _ text: String, _ content: Content, status: HTTPStatus = .done, _ fields: [String] = []
  ) -> [UInt8] {
    let body = Array(text.utf8)
    return head(status, content, length: body.count, fields) + body
  }

  /// The answer to a refused request.
  static func answer(_ refusal: HTTPRefusal) -> [UInt8] {
    answer(refusal.status.phrase + "\n", .text, status: refusal.status, refusal.fields)
  }
}
