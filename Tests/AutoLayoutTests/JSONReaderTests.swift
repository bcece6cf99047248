import LayoutDiagnostics
import SeededRandom
import Testing

/// JSON is read as written, and refused with the place of the error.
@Suite("JSON")
struct JSONReaderTests {
  private static let values: [(String, JSONValue)] = [
    ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)),
    ("-0.5e+2", .number(-50)), ("0", .number(0)), ("123456789012", .number(123_456_789_012)),
    ("[]", .array([])), ("[ 1 ,\n2 ]", .array([.number(1), .number(2)])),
    ("{}", .object([])),
    (#"{"a":{"b":[null]}}"#, ["a": ["b": .array([.null])]]),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u00e9\ud83d\uDE00""#, .string("é😀")),
    ("\"😀é\"", .string("😀é")),
  ]

  @Test("is read as it is written", arguments: values)
  func reads(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
    #expect(try JSONValue(file: Array("\u{FEFF}\(text)".utf8)) == value)
  }

  @Test(
    "is refused with the place of the error",
    arguments: [
      ("", 1, "a value is missing"), ("nul", 1, "a value is missing"),
      ("[1,]", 4, "a value is missing"), ("[1 2]", 4, "a comma or ']' is missing"),
      ("{\n \"a\" 1}", 8, "a colon is missing"), ("{a:1}", 2, "a key in quotes is missing"),
      ("{\"a\":1", 7, "a comma or '}' is missing"), ("1 1", 3, "there is more after the value"),
      ("01", 3, "no number of JSON begins with 0 and a digit"), ("-x", 2, "a digit is missing"),
      ("1.", 3, "a digit is missing"), ("1.e1", 3, "a digit is missing"),
      ("1e+", 4, "a digit is missing"), ("+1", 1, "a value is missing"),
      ("1e999", 6, "the number is too large"), ("0x1", 2, "there is more after the value"),
      ("\"a", 3, "the quote that ends the text is missing"),
      ("\"\n\"", 2, "a control character must be an escape"),
      (#""a\"#, 4, "there is no such escape"), (#""\x""#, 3, "there is no such escape"),
      (#""\u12g4""#, 3, "four digits must follow '\\u'"),
      (#""\u+123""#, 3, "four digits must follow '\\u'"),
      (#""\ud83d""#, 8, "half of a character is missing"),
      (#""\ude00""#, 8, "half of a character is missing"),
      (#""\ud83d\u0041""#, 14, "half of a character is missing"),
    ])
  func refuses(_ text: String, _ place: Int, _ reason: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect(error == JSONError(place: place, reason: reason))
  }

  /// Neither a million brackets nor a million digits end the program.
  @Test("is refused if values lie too deep in each other")
  func hostileSizes() throws {
    for opening in ["[", "{\"a\":"] {
      let deep = String(repeating: opening, count: 1_000_000)
      let error = #expect(throws: JSONError.self) { try JSONValue(parsing: deep) }
      #expect(error?.reason == "values lie too deep in each other")
    }
    let nested = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(throws: Never.self) { try JSONValue(parsing: nested) }
    #expect(throws: JSONError.self) { try JSONValue(parsing: "[\(nested)]") }
    let long = String(repeating: "1", count: 1_000_000)
    #expect(throws: JSONError.self) { try JSONValue(parsing: long) }
    #expect(try JSONValue(parsing: "\"\(long)\"") == .string(long))
  }

  @Test("has members by name, the first of each")
  func members() throws {
    let value = try JSONValue(parsing: #"{"run":"undo","n":1,"run":"redo"}"#)
    #expect(value["run"]?.text == "undo")
    #expect(value["n"] == .number(1) && value["n"]?.text == nil)
    #expect(value["ask"] == nil && JSONValue.null["run"] == nil)
  }

  /// Written values are read back as equal, on one line and on several, and terminals show them unchanged.
  @Test("is read back as it was written", arguments: 0..<200 as Range<UInt64>)
  func roundTrips(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let value = Self.value(depth: 5, &generator)
    #expect(try JSONValue(parsing: value.line) == value)
    #expect(try JSONValue(parsing: value.description) == value)
    #expect(VisibleText.lines(value.description) == value.description)
  }

  /// Damaged texts are refused or read, and never end the program.
  @Test("may be damaged in any way", arguments: 0..<200 as Range<UInt64>)
  func damaged(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(Self.value(depth: 5, &generator).line.utf8)
    for _ in 0..<3 {
      bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
        in: 0...255, using: &generator)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let value = try? JSONValue(parsing: text) else { return }
    #expect((try? JSONValue(parsing: value.line)) == value)
  }

  private static func value(depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
    let count = Int.random(in: 0...4, using: &generator)
    switch Int.random(in: 0...(depth == 0 ? 3 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2:
      let number = Double(bitPattern: generator.next())
      return .number(number.isFinite ? number : 0.1)
    case 3: return .string(text(&generator))
    case 4: return .array((0..<count).map { _ in value(depth: depth - 1, &generator) })
    default:
      return .object(
        (0..<count).map { _ in .init(text(&generator), value(depth: depth - 1, &generator)) })
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "\n", "\u{0}", "\u{1F}", "é", "😀", "\u{2028}", "/", "\u{7F}", "\u{9B}",
      "\u{202E}",
      "\u{200F}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      text.unicodeScalars.append(scalars.randomElement(using: &generator) ?? "a")
    }
    return text
  }
}
