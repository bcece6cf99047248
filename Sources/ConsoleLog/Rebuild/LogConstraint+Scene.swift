import AutoLayout

extension LogItem {
  /// Whether it is a `|` without a list of names that would say what it refers to.
  var isUnknownBar: Bool { className == nil && address == nil && key == "|" }
}

extension LogConstraint {
  /// The items of both sides.
  var items: [LogItem] { [first.item, second?.item].compactMap { $0 } }

  /// What a name for the constraint is made from; nil if it has no identifier.
  ///
  /// Interface Builder's identifiers are sentences, all of them alike: the attribute tells them apart.
  var nameSource: String? {
    if className == "NSIBPrototypingLayoutConstraint"
      || identifier?.hasPrefix(Self.prototype) == true
    {
      return "\(SystemIdentifier.prototype)-\(first.attributeName)"
    }
    if let identifier { return identifier }
    if mask != nil { return "\(SystemIdentifier.autoresizing)-\(first.attributeName)" }
    return nil
  }

  /// How the identifiers begin that Interface Builder gives constraints for a view that lacks them.
  static let prototype = "IB auto generated at build time"

  /// The name that `lay` prints in place of an address, unless there is an identifier.
  ///
  /// The keys of Masonry and SnapKit follow classes of their own.
  var typeableHandle: String? {
    let isName =
      handle.first?.isLetter == true
      && handle.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return className == "NSLayoutConstraint" && nameSource == nil && isName ? handle : nil
  }
}
