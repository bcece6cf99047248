/// A binary heap that gives the smallest element first.
struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  init() {}

  var isEmpty: Bool { elements.isEmpty }

  /// The smallest element.
  var first: Element? { elements.first }

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if elements[parent] <= elements[child] { return }
      elements.swapAt(parent, child)
      child = parent
    }
  }

  mutating func popFirst() -> Element? {
    if elements.count < 2 { return elements.popLast() }
    elements.swapAt(0, elements.count - 1)
    let smallest = elements.popLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= elements.count { return smallest }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      if elements[parent] <= elements[child] { return smallest }
      elements.swapAt(parent, child)
      parent = child
    }
  }
}

extension Heap: Sendable where Element: Sendable {}
