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
  package var line: String { text(indentation: nil) }

  private func text(indentation: Int?) -> String {
    var text: [UInt8] = []
    write(to: &text, indentation)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text, on one line without an indentation: joining the parts of parts copies them once per level, and
  /// adding to a text takes longer than adding bytes.
  private func write(to text: inout [UInt8], _ indentation: Int?) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let value): text += "\(value)".utf8
    case .number(let value): text += (value.isFinite ? NumberText.exact(value) : "null").utf8
    case .string(let value): Self.append(value, to: &text)
    case .array(let values):
      Self.write("[", values.map { Member("", $0) }, "]", to: &text, indentation)
    case .object(let members): Self.write("{", members, "}", to: &text, indentation)
    }
  }

  /// Appends parts between brackets; those of an array have no key.
  private static func write(
    _ opening: String, _ parts: [Member], _ closing: String, to text: inout [UInt8],
    _ indentation: Int?
  ) {
    func list(_ separator: String, _ margin: String, _ indentation: Int?, to text: inout [UInt8]) {
      for (place, part) in parts.enumerated() {
        text += (place > 0 ? separator : margin).utf8
        if opening == "{" {
          append(part.key, to: &text)
          text += ": ".utf8
        }
        part.value.write(to: &text, indentation)
      }
    }
    text += opening.utf8
    defer { text += closing.utf8 }
    guard let indentation, !parts.isEmpty else { return list(", ", "", nil, to: &text) }
    if !parts.contains(where: { $0.value.hasInside }) {
      var line: [UInt8] = []
      list(", ", "", nil, to: &line)
      if String(decoding: line, as: UTF8.self).count + 2 + 2 * indentation <= 100 {
        text += line
        return
      }
    }
    let margin = "\n" + String(repeating: "  ", count: indentation)
    list(",\(margin)  ", "\(margin)  ", indentation + 1, to: &text)
    text += margin.utf8
  }

  private var hasInside: Bool { !elements.isEmpty || !members.isEmpty }

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

  /// An object without the members that have no value.
  package static func known(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
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
