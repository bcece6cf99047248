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
  /// Fields that the status asks for.
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

  /// The fields of every answer: the page loads nothing from elsewhere, it isn't cached or framed, and no other page
  /// may read it, because no field allows that.
  private static let safety = [
    "Content-Security-Policy: default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
      + "img-src data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cache-Control: no-store",
    "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
    "Connection: close",
  ]

  /// The head of an answer; one whose length isn't known ends with the connection.
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
