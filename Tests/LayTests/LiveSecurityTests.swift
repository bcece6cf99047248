import Foundation
import LayoutDiagnostics
import Platform
import Testing

@testable import lay

/// The access to the page beside the prompt, and the page's rights: the list of Docs/Security.md.
@Suite("The page's server")
struct LiveSecurityTests {
  private let repl: ReplFixture
  private let terminal: PseudoTerminal
  private let client: LiveClient

  init() throws {
    repl = try ReplFixture()
    terminal = try repl.start()
    client = try LiveClient(address: try terminal.enter("live"))
  }

  @Test("listens at the loopback addresses alone, at another port each time")
  func addresses() throws {
    #expect(throws: Never.self) { try RawSocket(port: client.port, family: AF_INET6) }
    // Another loopback address than the one that is bound, as any other interface would be.
    #expect(!RawSocket.reaches(client.port, host: 0x7F00_0002))
    let other = try repl.start()
    let second = try LiveClient(address: try other.enter("live"))
    #expect(second.port != client.port && second.token != client.token)
    #expect(try client.send("GET", "/").status == 200)
    repl.leave(other)
  }

  @Test(
    "answers only under its own names, whatever is asked for",
    arguments: ["/", "/events", "/run", "/ask", "/select", "/nothing"])
  func hosts(target: String) throws {
    let method = ["/", "/events", "/nothing"].contains(target) ? "GET" : "POST"
    let body = method == "GET" ? nil : "{}"
    func status(_ host: String?) throws -> Int {
      let fields = [("Host", host.map { $0.replacing("PORT", with: "\(client.port)") })]
      if target == "/events", host == "localhost:PORT" {
        let socket = try RawSocket(port: client.port)
        socket.send(client.bytes(method, target, body: body, fields))
        return LiveResponse(text: socket.receive(until: "\r\n\r\n")).status
      }
      return try client.send(method, target, body: body, fields).status
    }
    let foreign = [
      nil, "", "evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "localhost.:PORT",
      "localhost:PORT.evil.example", "127.0.0.1:PORT@evil.example", "0.0.0.0:PORT", "::1:PORT",
    ]
    for host in foreign { #expect(try status(host) == 403, "\(host ?? "no host")") }
    let usual = ["/": 200, "/events": 200, "/nothing": 404][target] ?? 400
    #expect(try status("localhost:PORT") == usual)
    if target != "/events" { #expect(try status("[::1]:PORT") == usual) }
  }

  @Test(
    "wants its token for everything but the page",
    arguments: ["/events", "/run", "/ask", "/select"])
  func tokens(target: String) throws {
    let method = target == "/events" ? "GET" : "POST"
    let wrong = String(client.token.reversed())
    let credentials = [
      nil, "", "Bearer", "Bearer \(wrong)", "Bearer \(client.token)0", client.token,
      "Basic \(client.token)", "bearer \(client.token)", "Bearer \(client.token.dropLast())",
    ]
    for credential in credentials {
      let response = try client.send(
        method, target, body: method == "GET" ? nil : "{}", [("Authorization", credential)])
      #expect(response.status == 401, "\(credential ?? "none")")
    }
    // The token isn't part of any address that the browser sends or keeps.
    #expect(
      try client.send(
        method, "\(target)?token=\(client.token)", body: nil, [("Authorization", nil)]
      ).status == 404)
    let page = try client.send("GET", "/", [("Authorization", nil)])
    #expect(page.status == 200 && !page.text.contains(client.token))
  }

  @Test("refuses what other pages send")
  func origins() throws {
    let own = "http://127.0.0.1:\(client.port)"
    func status(_ name: String, _ value: String) throws -> Int {
      try client.send("POST", "/run", body: #"{"run":"tree"}"#, [(name, value)]).status
    }
    for origin in [
      "null", "https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", own + "0",
      "http://localhost:\(client.port)", "https://127.0.0.1:\(client.port)",
    ] { #expect(try status("Origin", origin) == 403, "\(origin)") }
    #expect(try status("Origin", own) == 200)
    for site in ["cross-site", "same-site", "CROSS-SITE", ""] {
      #expect(try status("Sec-Fetch-Site", site) == 403, "\(site)")
      #expect(try client.send("GET", "/", [("Sec-Fetch-Site", site)]).status == 403)
    }
    for site in ["same-origin", "none"] { #expect(try status("Sec-Fetch-Site", site) == 200) }
    // A browser's preflight request for JSON from another page is never allowed.
    let asked = try client.send(
      "OPTIONS", "/run",
      [("Origin", "https://evil.example"), ("Access-Control-Request-Method", "POST")])
    #expect(asked.status == 403)
    let own2 = try client.send("OPTIONS", "/run", [("Origin", own)])
    #expect(own2.status == 405 && !own2.head.lowercased().contains("access-control"))
  }

  @Test("takes JSON alone")
  func types() throws {
    func status(_ fields: [(String, String?)], _ body: String = #"{"run":"tree"}"#) throws -> Int {
      try client.send("POST", "/run", body: body, fields).status
    }
    for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", nil] {
      #expect(try status([("Content-Type", type)]) == 415)
    }
    #expect(try status([("Content-Type", "application/json; charset=utf-8")]) == 200)
    #expect(try status([("Content-Length", nil)]) == 411)
    for body in ["", "{}", "[]", "{\"run\":1}", "{\"run\":\"tree\"", "{\"ask\":\"tree\"}"] {
      #expect(try status([], body) == 400, "\(body)")
    }
    let socket = try RawSocket(port: client.port)
    let head = client.bytes(
      "POST", "/run", body: nil,
      [
        ("Content-Type", "application/json"), ("Content-Length", "12"),
      ])
    socket.send(Array(head.utf8) + Array("{\"run\":\"".utf8) + [0xFF, 0x22, 0x7D, 0x20])
    #expect(LiveResponse(text: socket.receiveAll()).status == 400)
  }

  @Test("says with every answer that the page loads nothing and that nobody keeps or frames it")
  func fields() throws {
    let responses = [
      try client.send("GET", "/"), try client.send("GET", "/nothing"),
      try client.send("GET", "/", [("Host", "evil.example")]), try client.send("nonsense\r\n\r\n"),
      try client.send("POST", "/run", body: #"{"run":"tree"}"#),
    ]
    #expect(responses.map { $0.status } == [200, 404, 403, 400, 200])
    for response in responses {
      let head = response.head.split(separator: "\r\n" as Character)
      let policy = head.first { $0.hasPrefix("Content-Security-Policy: ") } ?? ""
      for part in [
        "default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'",
        "form-action 'none'",
      ] { #expect(policy.contains(part), "\(part)") }
      for field in [
        "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
        "Cache-Control: no-store", "Connection: close",
      ] { #expect(head.contains { $0 == field }, "\(field)") }
      #expect(!response.head.lowercased().contains("access-control"))
    }
  }

  @Test("serves no file, whatever the path")
  func paths() throws {
    for target in [
      "/etc/passwd", "/../etc/passwd", "//etc/passwd", "/%2e%2e/etc/passwd", "/index.html",
      "/?x", "/.", "*", "http://127.0.0.1:\(client.port)/", "/favicon.ico",
    ] { #expect(try client.send("GET", target).status == 404, "\(target)") }
    for (method, target) in [("HEAD", "/"), ("POST", "/"), ("GET", "/run"), ("PUT", "/run")] {
      #expect(try client.send(method, target).status == 405, "\(method) \(target)")
    }
  }

  @Test("refuses what could be read in two ways")
  func ambiguousRequests() throws {
    let host = "Host: 127.0.0.1:\(client.port)\r\n"
    for (text, status) in [
      ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", 400),
      ("GET / HTTP/1.1\r\n\(host)Content-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n", 501),
      ("GET / HTTP/1.1\r\n\(host)Content-Length: +1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\n\(host)X: a\nHost: evil.example\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\n\(host) folded: 1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost : 127.0.0.1:\(client.port)\r\n\r\n", 400),
      ("GET /  HTTP/1.1\r\n\(host)\r\n", 400), ("GET / HTTP/1.0\r\n\(host)\r\n", 505),
      ("GET /\r\n\(host)\r\n", 400), ("\r\n\r\n", 400), ("\u{16}\u{3}\u{1}\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\n\(host)X: a\u{0}b\r\n\r\n", 400),
    ] { #expect(try client.send(text).status == status, "\(text.debugDescription)") }
  }

  @Test("limits heads and bodies")
  func sizes() throws {
    let padding = String(repeating: "a", count: 8_300)
    #expect(try client.send("GET", "/", [("X", padding)]).status == 431)
    // Also where the head never ends.
    #expect(try client.send("GET / HTTP/1.1\r\nX: \(padding)").status == 431)
    let large = "{\"run\":\"# \(String(repeating: "x", count: 1_048_576))\"}"
    #expect(try client.send("POST", "/run", body: large).status == 413)
    let huge = [("Content-Length", "99999999999999999999" as String?)]
    #expect(try client.send("POST", "/run", body: "{}", huge).status == 413)
    let fits = "{\"ask\":\"scene\",\"x\":\"\(String(repeating: "x", count: 1_000_000))\"}"
    #expect(try client.send("POST", "/ask", body: fits).status == 200)
    // Bytes beyond the body belong to nothing.
    #expect(
      try client.send(client.bytes("GET", "/") + client.bytes("GET", "/")).text
        .components(separatedBy: "HTTP/1.1 200").count == 2)
  }

  @Test("has sixteen pages and sixteen requests at a time, and the prompt goes on")
  func connections() throws {
    var listeners = try (0..<16).map { _ in try client.listen() }
    #expect(try client.send("GET", "/events").status == 503)
    // Requests that have begun and don't go on.
    var slow = try (0..<16).map { _ in try RawSocket(port: client.port) }
    for socket in slow { socket.send("GET / ") }
    #expect(try client.send("GET", "/").status == 503)
    #expect(try terminal.enter("add view red").contains("red (0, 0, 0, 0)"))
    for listener in listeners { _ = try listener.step(after: "add view red") }
    slow = []
    try expectPage()
    // A page that has gone makes room.
    listeners.removeLast()
    var socket = try RawSocket(port: client.port)
    socket.send(client.bytes("GET", "/events"))
    while LiveResponse(text: socket.receive(until: "\r\n\r\n")).status != 200 {
      socket = try RawSocket(port: client.port)
      socket.send(client.bytes("GET", "/events"))
    }
    repl.leave(terminal)
  }

  /// Waits until the page is served again: the server may not have noticed yet that a client has gone.
  private func expectPage() throws {
    while try client.send("GET", "/").status != 200 {}
  }

  @Test("a page that reads nothing holds up no one, and misses pictures")
  func slowReader() throws {
    // The system's buffer for it is soon full.
    let slow = try client.listen(keeping: 4_096)
    let quick = try client.listen()
    try client.run("each i in 1...100 { add view \"v\\(i)\" }")
    var last = ""
    for number in 1...80 {
      last = "set v1.alpha \(Double(number) / 1000)"
      try client.run(last)
      _ = try quick.step(after: last)
    }
    var count = 0
    var step = try slow.step()
    while step["entry"]?["title"]?.text != last {
      if step["scene"] != .null { count += 1 }
      step = try slow.step()
    }
    #expect(count < 75, "all of them were kept")
    repl.leave(terminal)
  }

  @Test("ends with 'live off' and with the REPL")
  func ending() throws {
    let listener = try client.listen()
    #expect(try terminal.enter("live off").contains("has ended"))
    // Listeners are told that the end was intended.
    #expect(listener.receiveAll().hasSuffix("data: {\"ended\":true}\n\n"))
    #expect(throws: RawSocket.Refused.self) { try RawSocket(port: client.port) }
    let next = try LiveClient(address: try terminal.enter("live"))
    #expect(next.token != client.token)
    #expect(try terminal.enter("live").contains(next.token))
    let second = try next.listen()
    repl.leave(terminal)
    _ = second.receiveAll()
    #expect(throws: RawSocket.Refused.self) { try RawSocket(port: next.port) }
  }

  @Test("closes a connection that takes too long to send its request")
  func slowRequests() throws {
    let mail = PromptMail()
    let server = try LiveServer(
      port: 0, title: "lay", LiveStep(interpreter: .init(host: Files.host)), mail,
      ResourceLimits(), patience: .milliseconds(30))
    defer { server.end() }
    let client = try LiveClient(address: server.address)
    let silent = try RawSocket(port: client.port)
    let begun = try RawSocket(port: client.port)
    begun.send("GET / HTTP/1.1\r\nHost: ")
    let bodiless = try RawSocket(port: client.port)
    bodiless.send(
      client.bytes(
        "POST", "/run", body: nil,
        [
          ("Content-Type", "application/json"), ("Content-Length", "10"),
        ]))
    for socket in [silent, begun, bodiless] {
      #expect(LiveResponse(text: socket.receiveAll()).status == 408)
    }
  }
}
