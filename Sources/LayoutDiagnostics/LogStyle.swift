import AutoLayout

/// How reports and dumps imitate Apple's logs.
public struct LogStyle: Hashable, Sendable {
  /// The systems whose logs differ (counted over 189 public conflict reports).
  public enum Version: String, Hashable, Sendable, CaseIterable {
    /// iOS 9: constant sizes in visual format, no `(active)`.
    case ios9
    /// iOS 10 and 11.
    case ios10
    /// iOS 12 and later.
    case ios12

    /// Whether constant sizes print as `H:[red(100)]`: 137 of 145 lines up to iOS 9, 0 of 133 later.
    var hasVisualSizes: Bool { self == .ios9 }

    /// Whether lines end in `(active)`.
    var tellsActivity: Bool { self != .ios9 }

    /// Whether constraints of autoresizing masks are about the center, not the near edge.
    var placesByCenter: Bool { self != .ios12 }

    /// The header that the report points to.
    var header: String { self == .ios12 ? "<UIKitCore/UIView.h>" : "<UIKit/UIView.h>" }
  }

  /// The system.
  public var version: Version
  /// Whether items are called by addresses, not by names; the same item always has the same one.
  public var usesAddresses: Bool

  /// Creates a style.
  public init(_ version: Version = .ios12, usesAddresses: Bool = false) {
    self.version = version
    self.usesAddresses = usesAddresses
  }

  /// iOS 12 and later, with names.
  public static let standard = LogStyle()
}

/// A layout with the style that its parts are printed in.
struct Log {
  let pass: LayoutPass
  let style: LogStyle

  /// A layout, printed in a style.
  init(_ pass: LayoutPass, style: LogStyle = .standard) {
    self.pass = pass
    self.style = style
  }

  /// What the user said.
  var model: Model { pass.model }

  /// An item as Apple prints it: `UILabel:title'Name'`.
  func text(of item: Item.ID) -> String {
    model.text(of: item, address: style.usesAddresses ? style.address(of: item) : nil)
  }

  /// A constant size as Apple prints it: `UIView:red.width == 100`, or `H:[UIView:red(100)]`.
  func size(
    _ axis: Axis, of item: Item.ID, relation: Relation = .equal, _ constant: Double,
    priority: Priority = .required
  ) -> String {
    let number = NumberText.general(constant.magnitude)
    guard style.version.hasVisualSizes else {
      let sign = constant < 0 ? "- " : ""
      return
        "\(text(of: item)).\(Attribute.extent(axis).rawValue) \(relation.symbol) \(sign)\(number)"
    }
    let sign = (relation == .equal ? "" : relation.symbol) + (constant < 0 ? "-" : "")
    let strength = priority.isRequired ? "" : "@\(NumberText.general(priority.value))"
    return "\(axis == .horizontal ? "H" : "V"):[\(text(of: item))(\(sign)\(number)\(strength))]"
  }
}

extension LogStyle {
  /// The address that an item has in every report.
  func address(of item: Item.ID) -> String {
    Self.hex(0x7f8a_0c40_0000 + 0x200 * Int64(item.rawValue))
  }

  /// The address that a constraint has in every report, by what made it and its number there.
  func address(of origin: ConstraintID, number: Int = 0) -> String {
    switch origin {
    case .user(let id): Self.hex(0x6000_0210_0000 + 0x50 * Int64(id.rawValue))
    case .system(let role, let item):
      Self.hex(0x6000_0380_0000 + 0x1000 * Int64(item.rawValue) + 0x50 * Int64(role.rawValue))
    case .stack(let item, _):
      Self.hex(0x6000_0580_0000 + 0x8000 * Int64(item.rawValue) + 0x50 * Int64(number))
    }
  }

  private static func hex(_ value: Int64) -> String { "0x" + String(value, radix: 16) }
}

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
