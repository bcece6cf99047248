/// Decides about each request before anything else is done with it: Docs/Security.md lists its rules.
struct LiveGate {
  /// The routes of requests.
  enum Route: String, CaseIterable {
    case page = "/"
    case events = "/events"
    case run = "/run"
    case ask = "/ask"
    case select = "/select"

    /// The page holds nothing secret: it gets its token from the address, which stays in the browser.
    var needsToken: Bool { self != .page }
    var method: String { self == .page || self == .events ? "GET" : "POST" }
  }

  /// The secret that each request must contain: 128 random bits.
  let token: String
  private let hosts: Set<String>

  init(port: UInt16) {
    var source = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in
      let digits = String(source.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    // Browsers leave out the usual port.
    let ending = port == 80 ? "" : ":\(port)"
    hosts = Set(["127.0.0.1", "[::1]", "localhost"].map { $0 + ending })
  }

  /// The route of a permitted request; the order of the checks matters for security.
  func route(_ request: HTTPRequest) throws(HTTPRefusal) -> Route {
    // A foreign host name that leads to this machine is refused, whatever the request.
    guard let host = request["host"], hosts.contains(host) else { throw HTTPRefusal(.forbidden) }
    try checkOrigin(of: request, host)
    guard let route = Route(rawValue: request.target) else { throw HTTPRefusal(.notFound) }
    guard request.method == route.method else {
      throw HTTPRefusal(.wrongMethod, fields: ["Allow: \(route.method)"])
    }
    if route.needsToken, !isAuthorized(request) {
      throw HTTPRefusal(.noToken, fields: ["WWW-Authenticate: Bearer"])
    }
    if route.method == "POST" { try checkContent(of: request) }
    return route
  }

  /// Refuses what other pages send, even those of this machine.
  private func checkOrigin(of request: HTTPRequest, _ host: String) throws(HTTPRefusal) {
    if let origin = request["origin"], origin != "http://\(host)" { throw HTTPRefusal(.forbidden) }
    if let site = request["sec-fetch-site"], site != "same-origin", site != "none" {
      throw HTTPRefusal(.forbidden)
    }
  }

  /// A form of another page can't send this type without a preflight request, which isn't answered.
  private func checkContent(of request: HTTPRequest) throws(HTTPRefusal) {
    let type = request["content-type"]?.lowercased().split(separator: ";").first
    guard type == "application/json" else { throw HTTPRefusal(.wrongType) }
    guard request["content-length"] != nil else { throw HTTPRefusal(.noLength) }
  }

  /// Takes as long for every wrong token.
  private func isAuthorized(_ request: HTTPRequest) -> Bool {
    let (given, wanted) = (Array((request["authorization"] ?? "").utf8), "Bearer \(token)".utf8)
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
