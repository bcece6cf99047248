import AutoLayout
import LayoutDiagnostics

/// What a view lacks as soon as its autoresizing mask no longer gives it a place and a length.
extension Diagnosis {
  /// Longer logs aren't followed, as each line may lead to all others.
  private static let lineLimit = 2_000

  /// `Then card needs a height, unless a constraint that isn't in the log gives it.`; nil if the lines give everything,
  /// and for suggestions other than to switch masks off.
  ///
  /// Only looks for what the listed lines of a mask gave: the log shows nothing of the other axis.
  var needs: String? {
    guard let suggestion, suggestion.action == .disableAutoresizing,
      scene.constraints.count <= Self.lineLimit
    else { return nil }
    let views = suggestion.changed.map(scene.subject)
    var needs: [Int: [String]] = [:]
    for axis in Axis.allCases {
      var given = GivenPlaces(without: Set(views), axis, in: scene)
      var open = views.filter { view in
        constraints.contains { line in
          line.isOfMask && line.axis == axis && scene.subject(of: line) == view
        }
      }
      // What one view gets may be what another one lacks.
      while let view = open.first(where: given.isHalfGiven) ?? open.first {
        needs[view, default: []] += given.missing(of: view)
        given.give(view)
        open.removeAll { $0 == view }
      }
    }
    let found = views.compactMap { view -> (name: String, needs: [String])? in
      let needs = needs[view] ?? []
      return needs.isEmpty ? nil : (name: scene.name(of: view), needs: needs)
    }
    guard !found.isEmpty else { return nil }
    let list = Sentence.list(found.map { "\($0.name) needs \(Sentence.list($0.needs))" })
    let isOne = found.count == 1 && found[0].needs.count == 1
    return "Then \(list), unless "
      + (isOne
        ? "a constraint that isn't in the log gives it."
        : "constraints that aren't in the log give them.")
  }
}

/// Which places and lengths follow from the lines of a log along an axis, without the masks of the given views.
private struct GivenPlaces {
  /// What a line can give of a view: an end, the center, or the length.
  private enum Part: Hashable, CaseIterable {
    case near, far, center, length

    init(_ attribute: Attribute) {
      if attribute.isSize {
        self = .length
      } else if let end = AxisEnd(edgeOrMargin: attribute) {
        self = end.isNear ? .near : .far
      } else {
        self = attribute == .centerX || attribute == .centerY ? .center : .far
      }
    }

    /// All that a line can give of a view.
    static let all = Set(allCases)
  }

  private let axis: Axis
  private let lines: [SceneConstraint]
  /// What is known of each view.
  private var known: [Int: Set<Part>] = [:]

  /// Follows the lines, starting from what has its place without them.
  init(without unmasked: Set<Int>, _ axis: Axis, in scene: ConflictScene) {
    self.axis = axis
    let lines = scene.constraints.filter { line in
      !(line.isOfMask && unmasked.contains(scene.subject(of: line)))
    }
    self.lines = lines
    let masked = Set(lines.filter { $0.isOfMask }.map(scene.subject))
    let outer = Set(unmasked.flatMap { scene.ancestry(of: $0).dropFirst() })
    for view in Set(scene.constraints.flatMap { $0.views }) {
      let isPlaced =
        unmasked.contains(view)
        ? scene.isArranged(view, by: lines)
        : scene.views[view].parent == nil || masked.contains(view) || outer.contains(view)
      // What lies in such a view may have a length of its own that no line here shows.
      let isInside = scene.ancestry(of: view).dropFirst().contains(where: unmasked.contains)
      let hasLength = isInside || scene.hasContent(view)
      known[view] = isPlaced ? Part.all : hasLength ? [.length] : []
    }
    settle()
  }

  /// Gives a view what it lacks.
  mutating func give(_ view: Int) {
    known[view] = Part.all
    settle()
  }

  /// Whether something is known of a view, but not all.
  func isHalfGiven(_ view: Int) -> Bool {
    known[view].map { !$0.isEmpty && $0 != Part.all } ?? false
  }

  /// Follows the lines until nothing new is known.
  private mutating func settle() {
    var before: [Int: Set<Part>] = [:]
    while before != known {
      before = known
      for line in lines where line.relation == .equal { follow(line) }
      // Two parts of a view give the others.
      for (view, parts) in known where parts.count > 1 { known[view] = Part.all }
    }
  }

  /// What one side of an equality gives the other one.
  private mutating func follow(_ line: SceneConstraint) {
    guard line.sides.contains(where: { $0.attribute?.axis == axis }) else { return }
    let places = line.sides.compactMap { side in
      side.attribute.map { (view: side.view, part: Part($0)) }
    }
    // A length that follows from the other axis is a length, too.
    let isRatio = line.sides.contains { $0.attribute?.axis != axis }
    if places.count == 1 || isRatio
      || places.contains(where: { known[$0.view]?.contains($0.part) == true })
    {
      for (view, part) in places { known[view, default: []].insert(part) }
    }
  }

  /// What is still open, in words.
  func missing(of view: Int) -> [String] {
    let parts = known[view] ?? []
    let isHorizontal = axis == .horizontal
    let position = isHorizontal ? "a horizontal position" : "a vertical position"
    return (parts.isSubset(of: [.length]) ? [position] : [])
      + (parts.contains(.length) ? [] : [isHorizontal ? "a width" : "a height"])
  }
}

extension ConflictScene {
  /// Whether the content of a view may give it a length.
  fileprivate func hasContent(_ view: Int) -> Bool {
    views[view].isLeaf || ["UIStackView", "NSStackView"].contains(views[view].className)
  }

  /// Whether a stack view places a view.
  fileprivate func isArranged(_ view: Int, by lines: [SceneConstraint]) -> Bool {
    lines.contains { line in
      line.maker.kind == .stack && line.views.contains(view)
        && line.views.contains { !ancestry(of: $0).contains(view) }
    }
  }
}
