import AutoLayout

/// A JSON value (RFC 8259) whose text is the same on every machine.
public indirect enum JSONValue: Hashable, Sendable {
  /// No value; also infinite numbers, which JSON lacks.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// The shortest text that reads back as the same number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Keys and values, in the order that the schema gives.
  case object([Member])

  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    package let key: String
    /// Its value.
    package let value: JSONValue

    /// Creates a pair.
    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object, its keys in the order written.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}

extension JSONValue: CustomStringConvertible {
  /// The text, indented by two spaces for each level; arrays and objects without inner ones are on
  /// one line.
  public var description: String { text(indentation: 0) }

  /// The text on one line, as a line of a file of JSON lines.
  package var line: String {
    var line: [UInt8] = []
    write(to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Appends the text on one line: joining the parts of parts copies them once per level, and adding to a text
  /// takes longer than adding bytes.
  private func write(to line: inout [UInt8]) {
    switch self {
    case .null, .bool, .number: line += text(indentation: 0).utf8
    case .string(let value): Self.append(value, to: &line)
    case .array(let values):
      line += "[".utf8
      for (place, value) in values.enumerated() {
        if place > 0 { line += ", ".utf8 }
        value.write(to: &line)
      }
      line += "]".utf8
    case .object(let members):
      line += "{".utf8
      for (place, member) in members.enumerated() {
        if place > 0 { line += ", ".utf8 }
        Self.append(member.key, to: &line)
        line += ": ".utf8
        member.value.write(to: &line)
      }
      line += "}".utf8
    }
  }

  private func text(indentation: Int) -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value): return value.isFinite ? NumberText.exact(value) : "null"
    case .string(let value): return Self.quoted(value)
    case .array(let values):
      return Self.block(
        "[", values.map { $0.text(indentation: indentation + 1) }, "]", isFlat: isFlat, indentation)
    case .object(let members):
      let parts = members.map {
        "\(Self.quoted($0.key)): \($0.value.text(indentation: indentation + 1))"
      }
      return Self.block("{", parts, "}", isFlat: isFlat, indentation)
    }
  }

  /// Whether nothing inside has an inside.
  private var isFlat: Bool {
    let inner: [JSONValue]
    switch self {
    case .array(let values): inner = values
    case .object(let members): inner = members.map { $0.value }
    default: return true
    }
    return inner.allSatisfy { value in
      switch value {
      case .array(let values): values.isEmpty
      case .object(let members): members.isEmpty
      default: true
      }
    }
  }

  private static func block(
    _ opening: String, _ parts: [String], _ closing: String, isFlat: Bool, _ indentation: Int
  ) -> String {
    if parts.isEmpty { return opening + closing }
    let flat = opening + parts.joined(separator: ", ") + closing
    if isFlat, flat.count + 2 * indentation <= 100 { return flat }
    let margin = String(repeating: "  ", count: indentation)
    let lines = parts.map { "\(margin)  \($0)" }.joined(separator: ",\n")
    return "\(opening)\n\(lines)\n\(margin)\(closing)"
  }

  /// Appends a text in quotes.
  private static func append(_ text: String, to line: inout [UInt8]) {
    guard isPlain(text) else {
      line += quoted(text).utf8
      return
    }
    line.append(UInt8(ascii: "\""))
    line += text.utf8
    line.append(UInt8(ascii: "\""))
  }

  /// Whether nothing in a text needs an escape, as in most names and ids.
  ///
  /// Beyond ASCII, the bytes of invisible control characters begin with 0xC2, 0xD8 or 0xE2, and commands of runners
  /// with `##`.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F && $0 != 0xC2
        && $0 != 0xD8 && $0 != 0xE2 && $0 != UInt8(ascii: "#")
    }
  }

  /// A text in quotes, with escapes where JSON asks for them, and where a character would do something instead of being
  /// seen.
  private static func quoted(_ text: String) -> String {
    if isPlain(text) { return "\"\(text)\"" }
    var result = "\""
    var last: Unicode.Scalar = "\""
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      // Control characters would be made visible on their way to a terminal, which would no longer be JSON.
      case _ where VisibleText.isUnseen(scalar) || scalar == "#" && last == "#":
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue {
  /// A computed number, as every command prints it: to a thousandth of a point.
  package static func measured(_ value: Double) -> JSONValue {
    value.isFinite ? .number(NumberText.thousandths(value)) : .null
  }

  /// An error: like ``measured(_:)``, but exact if that would be 0.
  static func missed(_ value: Double) -> JSONValue {
    let rounded = measured(value)
    return rounded == .number(0) && !NumberText.isMet(value) ? .number(value) : rounded
  }

  /// Texts in order.
  package static func strings(_ values: [String]) -> JSONValue {
    .array(values.map(JSONValue.string))
  }

  /// Values that know their JSON, in order.
  static func list(_ values: [some JSONRepresentable]) -> JSONValue {
    .array(values.map { $0.json })
  }

  /// A text, or null.
  package static func optional(_ value: String?) -> JSONValue {
    value.map(JSONValue.string) ?? .null
  }
}

/// A diagnosis that `--json` prints; `Docs/JSON.md` tells the schema.
public protocol JSONRepresentable {
  /// The value as JSON.
  var json: JSONValue { get }
}
