import LayoutDiagnostics

/// The shared parts of a page's scenes: most views and constraints stay the same from step to step, and are stored
/// once.
struct PageParts {
  /// Each distinct view and constraint.
  private(set) var all: [JSONValue] = []
  private var places: [JSONValue: Int] = [:]

  private static let shared: Set<String> = ["views", "constraints"]

  /// A scene with places of parts instead of its views and constraints.
  mutating func take(_ scene: JSONValue) -> JSONValue {
    guard case .object(let members) = scene else { return scene }
    var taken: [JSONValue.Member] = []
    for member in members {
      guard Self.shared.contains(member.key), case .array(let values) = member.value else {
        taken.append(member)
        continue
      }
      var numbers: [JSONValue] = []
      for value in values { numbers.append(.number(Double(place(of: value)))) }
      taken.append(.init(member.key, .array(numbers)))
    }
    return .object(taken)
  }

  private mutating func place(of value: JSONValue) -> Int {
    if let place = places[value] { return place }
    places[value] = all.count
    all.append(value)
    return all.count - 1
  }
}
