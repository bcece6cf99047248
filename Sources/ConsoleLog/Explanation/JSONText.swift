/// A JSON value with its members in order, so that the same log gives the same bytes.
enum JSONText {
  case null
  case bool(Bool)
  /// A number; `null` where it is none, as JSON lacks infinities.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// A string, or null.
  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// The text, indented by two blanks for each level.
  func text(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value):
      guard value.isFinite else { return "null" }
      let text = "\(value == 0 ? 0 : value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .string(let value): return Self.quoted(value)
    case .array(let values):
      if values.isEmpty { return "[]" }
      let lines = values.map { inner + $0.text(indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0)): \($1.text(indentation: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\t": return "\\t"
      case "\r": return "\\r"
      default:
        guard scalar.value < 0x20 else { return String(scalar) }
        let hexadecimal = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
      }
    }
    return "\"\(escaped.joined())\""
  }
}
