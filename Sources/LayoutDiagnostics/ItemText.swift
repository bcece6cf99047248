import AutoLayout

extension Model {
  /// An item as Apple prints it, with the name where Apple has an address: `UILabel:title'Name'`.
  ///
  /// Text longer than 25 characters is cut to 25 and `...`; that names of guides are not is a guess.
  func text(of item: Item.ID, address: String? = nil) -> String {
    let record = self[item]
    let label =
      switch record.role {
      case .view: quoted(record.view?.content.text)
      case .helper(let helper): quoted(helper.identifier)
      case .guide, .systemGuide(.topLayoutGuide), .systemGuide(.bottomLayoutGuide): ""
      case .systemGuide: "'\(record.name)'"
      }
    return "\(className(of: item)):\(address ?? path(of: item))\(label)"
  }

  /// The class of an item as Apple prints it.
  package func className(of item: Item.ID) -> String {
    switch self[item].role {
    case .view: self[item].view?.viewClass.className ?? ""
    case .helper(let helper): helper.className
    case .systemGuide(.topLayoutGuide), .systemGuide(.bottomLayoutGuide): "_UILayoutGuide"
    case .guide, .systemGuide: "UILayoutGuide"
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
