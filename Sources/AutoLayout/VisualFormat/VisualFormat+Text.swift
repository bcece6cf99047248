extension VisualFormat: CustomStringConvertible {
  /// The format in its canonical spelling, which parses to an equal format: with the orientation, and
  /// with parentheses around every predicate.
  package var description: String {
    let head = start.map { "|\($0.connection)" } ?? ""
    let steps = rest.map { "\($0.connection)\($0.view)" }.joined()
    let tail = end.map { "\($0.connection)|" } ?? ""
    return "\(axis == .horizontal ? "H" : "V"):\(head)\(first)\(steps)\(tail)"
  }
}

extension VisualFormat.View: CustomStringConvertible {
  /// `[a(>=100)]`.
  package var description: String {
    "[\(Name.typeable(name.value))\(sizes.isEmpty ? "" : sizes.inParentheses)]"
  }
}

extension VisualFormat.Connection: CustomStringConvertible {
  /// Nothing, `-` or `-(8)-`.
  package var description: String {
    switch self {
    case .flush: ""
    case .standard: "-"
    case .predicates(let predicates): "-\(predicates.inParentheses)-"
    }
  }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  /// `>=100@750`.
  package var description: String {
    let sign = relation == .equal ? "" : relation.symbol
    return "\(sign)\(object.value)\(priority.map { "@\($0.value)" } ?? "")"
  }
}

extension VisualFormat.Object: CustomStringConvertible {
  /// `100`, `gap`, `b.height`.
  package var description: String {
    switch self {
    case .number(let number): NumberText.exact(number)
    case .name(let name): Name.typeable(name)
    case .size(let name, let attribute): "\(Name.typeable(name)).\(attribute)"
    }
  }
}

extension VisualFormat.Number: CustomStringConvertible {
  /// `750`, `strength`.
  package var description: String {
    switch self {
    case .literal(let number): NumberText.exact(number)
    case .metric(let name): name
    }
  }
}

extension [VisualFormat.Predicate] {
  fileprivate var inParentheses: String { "(\(map { $0.description }.joined(separator: ",")))" }
}
