import AutoLayout

extension Model {
  /// An item as Apple prints it, with the name where Apple has an address: `UILabel:title'Name'`.
  ///
  /// Text longer than 25 characters is cut to 25 and `...`; that names of guides are not is a guess.
  func text(of item: Item.ID, address: String? = nil) -> String {
    let record = self[item]
    switch record.role {
    case .view:
      let className = record.view?.viewClass.className ?? ""
      return "\(className):\(address ?? record.name)" + quoted(record.view?.content.text)
    case .guide: return "UILayoutGuide:\(address ?? record.name)"
    case .systemGuide(.topLayoutGuide), .systemGuide(.bottomLayoutGuide):
      return "_UILayoutGuide:\(address ?? path(of: item))"
    case .helper(let helper):
      return "\(helper.className):\(address ?? path(of: item))" + quoted(helper.identifier)
    case .systemGuide: return "UILayoutGuide:\(address ?? path(of: item))" + "'\(record.name)'"
    }
  }

  private func quoted(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    return text.count > 25 ? "'\(text.prefix(25).escaped)...'" : "'\(text.escaped)'"
  }
}

extension StringProtocol {
  /// On one line: line breaks, tabs and other control characters are written as Apple's lists write
  /// them, `\n` and `\U0007`.
  var escaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        let digits = String(scalar.value, radix: 16)
        text +=
          Self.escapes[scalar]
          ?? "\\U\(String(repeating: "0", count: Swift.max(0, 4 - digits.count)))\(digits)"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static var escapes: [Unicode.Scalar: String] {
    ["\n": "\\n", "\t": "\\t", "\r": "\\r"]
  }
}
