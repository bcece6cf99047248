/// The attributes of an element.
///
/// A list, as most elements have fewer than ten: to make a dictionary takes longer than to parse the element.
struct Attributes: Sendable {
  /// Names and values, in the order of the file.
  private(set) var list: [(name: String, value: String)] = []

  /// The value of a name, the last one where the file has several.
  subscript(name: String) -> String? {
    get { list.last { $0.name.isWritten(name) }?.value }
    set {
      list.removeAll { $0.name == name }
      if let newValue { list.append((name, newValue)) }
    }
  }

  /// Adds an attribute of the file.
  mutating func append(_ value: String, of name: String) { list.append((name, value)) }

  /// Makes room for some attributes.
  mutating func reserve(_ count: Int) { list.reserveCapacity(count) }
}

extension String {
  /// Whether it has the same bytes as another text; names that differ usually differ in length, which is seen at once.
  @inline(__always)
  func isWritten(_ other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
