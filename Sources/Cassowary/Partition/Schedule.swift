/// What has to be done to each component, and which of its constraints were edited.
struct Schedule: Sendable {
  enum Work: UInt8 {
    case none
    /// Only values of parameters changed.
    case slide
    case refresh
    case rebuild
  }

  /// By component.
  private var work: [Work] = []
  /// The components with work, in the order in which it came up.
  private(set) var dirty: [Int32] = []
  /// Constraints of components that were removed or have other numbers.
  private var edited: [Int32] = []

  /// A component with the next number, on which there is nothing to do.
  mutating func addComponent() {
    work.append(.none)
  }

  /// What has to be done to a component.
  func work(on number: Int32) -> Work { work[Int(number)] }

  /// Marks a component, unless it is marked for more already; negative numbers stand for none.
  mutating func mark(_ number: Int32, _ newWork: Work) {
    guard number >= 0 else { return }
    let index = Int(number)
    if work[index] == .none { dirty.append(number) }
    if newWork.rawValue > work[index].rawValue { work[index] = newWork }
  }

  /// A constraint of a component was removed, or has another constant or priority.
  mutating func noteEdit(of constraint: Int32, in number: Int32) {
    edited.append(constraint)
    mark(number, .refresh)
  }

  /// Everything that had to be done to a component is done; see ``forgetDone()``.
  mutating func finish(_ number: Int32) {
    work[Int(number)] = .none
  }

  /// Drops what is done, and the edits, which were all looked at.
  mutating func forgetDone() {
    edited.removeAll(keepingCapacity: true)
    dirty.removeAll { work[Int($0)] == .none }
  }

  /// Sorts the edited constraints by component, each once, the oldest first.
  mutating func sortEdits(by componentOfConstraint: [Int32]) {
    if edited.count < 2 { return }
    edited.sort { first, second in
      let one = componentOfConstraint[Int(first)]
      let other = componentOfConstraint[Int(second)]
      return one != other ? one < other : first < second
    }
    var kept = 1
    for index in 1..<edited.count where edited[index] != edited[index - 1] {
      edited[kept] = edited[index]
      kept += 1
    }
    edited.removeLast(edited.count - kept)
  }

  /// The edited constraints of a component, the oldest first, once they are sorted.
  func edits(in number: Int32, _ componentOfConstraint: [Int32]) -> ArraySlice<Int32> {
    var first = 0
    var end = edited.count
    while first < end {
      let middle = (first + end) / 2
      if componentOfConstraint[Int(edited[middle])] < number {
        first = middle + 1
      } else {
        end = middle
      }
    }
    while end < edited.count, componentOfConstraint[Int(edited[end])] == number { end += 1 }
    return edited[first..<end]
  }
}
