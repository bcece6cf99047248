import AutoLayout
import LayoutDiagnostics
import LayoutSession
import SeededRandom
import Workloads

/// One session under random edits, with a history that grows up to a limit.
struct Soak {
  /// The most that the history may take, in bytes; little, so that long runs reach it.
  static let historyLimit = 32_000_000

  /// Edits made so far.
  private(set) var edits = 0
  /// What did not agree; empty when all is well.
  private(set) var failures: [String] = []
  private let load: Workload
  private var session: Session
  private var random: SeededGenerator

  /// Starts a session with a solved layout.
  init(_ load: Workload, seed: UInt64) throws {
    self.load = load
    session = Session(layout: try load.makeLayout())
    random = SeededGenerator(seed: seed)
  }

  /// Makes one edit; compares now and then.
  mutating func edit() throws {
    edits += 1
    if edits % 16 == 0 {
      // At the beginning, and right after an edit, there is nothing to walk to.
      _ = try? Bool.random(using: &random) ? session.undo(pick(5) + 1) : session.redo()
    } else {
      var layout = session.layout
      try change(&layout)
      _ = session.commit(layout, as: "edit \(edits)")
    }
    session.trimHistory(to: Self.historyLimit)
    if edits % 200 == 0 { compare() }
  }

  private mutating func change(_ layout: inout Layout) throws {
    let place = pick(load.constraints.count)
    let constraint = layout.constraints[place]
    let planned = load.constraints[place]
    switch pick(8) {
    case 0:
      let factor = 0.8 + 0.01 * Double(pick(60))
      try layout.setEnvironment(
        layout.environment.resized(to: load.rootSize(scaledBy: factor)))
    case 1 where planned.priority < 1000:
      layout.setPriority(try Layout.priority(Double(pick(999) + 1)), of: constraint)
    case 2:
      // What was taken out comes back soon, so that the layout stays one.
      let inactive = layout.constraints.first { !layout.constraint($0).isActive }
      layout.setActive(inactive != nil, inactive ?? constraint)
    default:
      try layout.setConstant(planned.constant + Double(pick(11) - 5), of: constraint)
    }
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// Compares the session's layout with one built anew from the same model.
  mutating func compare() {
    let layout = session.layout
    var fresh = layout
    fresh.discardSolution()
    fresh.solve()
    if fresh.brokenHandles != layout.brokenHandles {
      failures.append(
        "edit \(edits): \(layout.brokenHandles) are broken, not \(fresh.brokenHandles)")
    }
    for number in load.views.indices.dropFirst() {
      guard let view = layout.item(named: "v\(number)") else { continue }
      let (found, expected) = (layout.frame(of: view), fresh.frame(of: view))
      if found.isNear(expected) { continue }
      failures.append("edit \(edits): v\(number) is \(found), not \(expected)")
    }
  }
}

extension Rect {
  /// Whether no edge is further off than rounding explains.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let differences = [
      origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
      size.height - other.size.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
