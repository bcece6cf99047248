import AutoLayout
import LayoutDiagnostics

/// Which length the other lines of a contradiction need where the system sets one.
struct SizeNeed {
  /// The lengths with which the other lines hold.
  private let range: ClosedRange<Double>
  /// Whether what is in the view has a length that no line tells.
  private let isOpen: Bool
  /// The length that the system sets.
  private let length: Double

  /// Solves the lines for a size; nil if they leave it open.
  init?(insteadOf size: SceneConstraint, in contradiction: Contradiction, _ scene: ConflictScene) {
    guard let axis = size.axis else { return nil }
    let system = ConflictSystem(
      contradiction.members.filter { $0 != size }, in: scene,
      assuming: contradiction.isAssuming ? .usual : .unknown,
      contradiction.isRightToLeft ? .rightToLeft : .leftToRight)
    guard system.solver.conflicts.isEmpty,
      let range = system.lengths(of: size.first.view, axis),
      range.lowerBound > 0 || range.upperBound < .infinity
    else { return nil }
    self.range = range
    length = size.constant
    isOpen = !contradiction.omission(in: scene).isEmpty
  }

  /// `31`, `at least 242`, or `more than 242` where content takes part.
  var text: String {
    if range.upperBound - range.lowerBound < 0.01 { return NumberText.measured(range.lowerBound) }
    return range.upperBound < .infinity
      ? "at most \(NumberText.measured(range.upperBound))"
      : "\(isOpen ? "more than" : "at least") \(NumberText.measured(range.lowerBound))"
  }

  /// Whether a view that fills a screen can't get the length on any other one, nor when the device is turned.
  var lasts: Bool {
    Self.screens.contains(length) && !Self.screens.contains { range.contains($0) }
  }

  /// The lengths of all screens, in points.
  private static let screens = Set(Device.all.flatMap { [$0.size.width, $0.size.height] })
}
