/// The subviews of a view that are in a layout already, which decide the place of the next one.
struct AddedSiblings {
  private let places: [ObjectID: Int]
  /// The places of those that were added, in order.
  private var added: [Int] = []

  init(of subviews: [ObjectID]) {
    places = Dictionary(
      subviews.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of subviews before one that are in the layout.
  func count(before view: ObjectID) -> Int {
    let place = places[view] ?? places.count
    // Most views are added in their order.
    guard let last = added.last, last >= place else { return added.count }
    var range = 0..<added.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = added[middle] < place ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  mutating func add(_ view: ObjectID) {
    guard let place = places[view] else { return }
    added.insert(place, at: count(before: view))
  }
}
