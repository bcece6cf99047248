/// A dictionary of names whose copies share what they have in common.
///
/// A history keeps a copy of the model for each command. One plain dictionary would be copied whole by each;
/// here only the one of a few names is that a name falls into.
struct SharedNames<Value: Sendable>: Sendable {
  private static var partCount: Int { 256 }

  /// By the hash of the name.
  private var parts = [[String: Value]](repeating: [:], count: partCount)

  subscript(name: String) -> Value? {
    get { parts[Self.part(of: name)][name] }
    set { parts[Self.part(of: name)][name] = newValue }
  }

  /// All names, in no order.
  var keys: [String] { parts.flatMap { $0.keys } }

  private static func part(of name: String) -> Int {
    Int(UInt(bitPattern: name.hashValue) % UInt(partCount))
  }
}
