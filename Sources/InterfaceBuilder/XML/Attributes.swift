/// The attributes of an element.
///
/// A list, as most elements have fewer than ten: to make a dictionary takes longer than to parse the element.
struct Attributes: Sendable {
  /// Names and values, in the order of the file.
  private(set) var list: [(name: String, value: String)] = []

  /// The value of a name, the last one where the file has several.
  subscript(name: String) -> String? {
    get { list.last { $0.name == name }?.value }
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
