/// The layouts that the benchmark measures.
package enum WorkloadKind: String, CaseIterable, Sendable {
  case chain, stacks, form, grid, cards, random

  /// The layout with about this many views.
  package func make(size: Int) -> Workload {
    switch self {
    case .chain: .chain(size)
    case .form: .form(max(1, size / 2))
    case .cards: .cards(max(1, size / 5))
    case .random: .random(size)
    case .grid:
      switch size {
      case ..<20: .grid(3, 3)
      case ..<200: .grid(10, 10)
      case ..<2000: .grid(25, 40)
      default: .grid(100, 100)
      }
    case .stacks:
      switch size {
      case ..<20: .stacks(depth: 2, children: 3)
      case ..<200: .stacks(depth: 4, children: 3)
      case ..<2000: .stacks(depth: 5, children: 4)
      default: .stacks(depth: 6, children: 5)
      }
    }
  }
}
