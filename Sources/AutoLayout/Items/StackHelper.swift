/// A rectangle that a stack view uses to state its constraints; nothing else can refer to it.
package enum StackHelper: Hashable, Sendable {
  /// Encloses the arranged views across the axis.
  case spanner
  /// Lies between two neighbors where the distribution makes gaps equal; 1 is the first.
  case gap(Int)

  /// Whether a stack that has this helper as its newest has another one, too: they are made in order.
  func follows(_ other: StackHelper) -> Bool {
    switch (self, other) {
    case (_, .spanner): true
    case (.spanner, .gap): false
    case (.gap(let number), .gap(let wanted)): number >= wanted
    }
  }

  /// The name after that of the stack: `row.gap1`.
  var name: String {
    switch self {
    case .spanner: "spanner"
    case .gap(let number): "gap\(number)"
    }
  }

  /// UIKit's class; that of the gaps is from memory (a guess).
  package var className: String {
    switch self {
    case .spanner: "_UILayoutSpacer"
    case .gap: "_UIOLAGapGuide"
    }
  }

  /// UIKit's identifier; that of the gaps is from memory (a guess).
  package var identifier: String {
    switch self {
    case .spanner: "UISV-alignment-spanner"
    case .gap: "UISV-distributing"
    }
  }
}
