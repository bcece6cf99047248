extension Sequence {
  /// What shares a key, in the order in which the keys appear.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, members: [Element])] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].members.append(element)
      } else {
        places[key] = groups.count
        groups.append((key: key, members: [element]))
      }
    }
    return groups
  }

  /// The first with each key; all of those without one.
  func firstOfEach<Key: Hashable>(_ key: (Element) -> Key?) -> [Element] {
    var seen: Set<Key> = []
    return filter { element in key(element).map { seen.insert($0).inserted } ?? true }
  }
}

extension String {
  /// The text with blanks after it, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
