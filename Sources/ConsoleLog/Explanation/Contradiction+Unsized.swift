import AutoLayout
import LayoutDiagnostics

extension SceneConstraint {
  /// The views that lines tie at both ends without giving their length, which may be anything from 0; in the order of
  /// the lines.
  static func unsized(among lines: [SceneConstraint]) -> [Int] {
    guard let axis = lines.first?.axis, lines.allSatisfy({ $0.axis == axis }) else { return [] }
    let sides = lines.flatMap { $0.sides }
    let others = Set(
      sides.filter { AxisEnd(edgeOrMargin: $0.attribute) == nil }.map { $0.view })
    func views(at end: AxisEnd) -> [Int] {
      sides.filter { AxisEnd(edgeOrMargin: $0.attribute) == end }.map { $0.view }
    }
    let far = Dictionary(
      views(at: AxisEnd(axis, isNear: false)).map { ($0, 1) }, uniquingKeysWith: +)
    var seen: Set<Int> = []
    return views(at: AxisEnd(axis, isNear: true)).filter { view in
      // A view that holds the others has two lines at one end, which cancel out.
      far[view] == 1 && !others.contains(view) && seen.insert(view).inserted
    }
  }
}

extension Contradiction {
  /// `Between c1 (box.top = bar.bottom + 8) and c2 (…), box would be −18 pt high`: the only view without a length, if
  /// the app's lines leave it less than nothing; nil for other contradictions, such as a container that is too small.
  var negativeLength: String? {
    let unsized = SceneConstraint.unsized(among: members)
    guard unsized.count == 1, let view = unsized.first, let axis,
      parts.allSatisfy({ $0.factor == 1 }),
      members.allSatisfy({ line in
        line.second == nil
          ? line.maker.isApp && !scene.ancestry(of: view).contains(line.first.view)
          : line.maker.isApp || line.maker.kind == .guide
      })
    else { return nil }
    let pins = members.filter { $0.views.contains(view) }
    guard pins.count == 2 else { return nil }
    let names = pins.map { pin in
      pin.typeableName + (scene.equation(of: pin).map { " (\($0))" } ?? "")
    }
    let isExact = members.allSatisfy { $0.requiredRelation == .equal }
    return
      "Between \(names[0]) and \(names[1]), \(scene.name(of: view)) would be \(isExact ? "" : "at most ")"
      + "−\(NumberText.missed(excess)) pt \(axis.adjective)"
  }

  /// The views whose length no line gives, in the order in which they appear on the screen; none if the lack of room is
  /// temporary.
  private var uncounted: [Int] {
    guard !members.contains(where: { $0.maker.setsLength && $0.constant == 0 }) else { return [] }
    let walked = parts.map { $0.constraint }
    return SceneConstraint.unsized(among: walked + members.filter { !walked.contains($0) })
      .filter { !scene.views[$0].isGuide }
  }

  /// Those that are as long as their content, such as texts.
  var squeezed: [Int] { uncounted.filter { scene.views[$0].isLeaf } }

  /// Which lengths the sum leaves out, because no line gives them; empty if there are none, or no room at all.
  var omission: String {
    let names = uncounted.map(scene.name)
    guard let axis, !names.isEmpty, !available.isEmpty else { return "" }
    return
      ", not counting the \(axis.length)\(names.count == 1 ? "" : "s") of \(Sentence.list(names, limit: 4))"
  }
}

extension Diagnosis {
  /// The advice to enlarge the container rather than lower a line, because a priority of 999 would override the length
  /// of content; nil if the container can't grow, as across a screen, or if nothing is squeezed.
  func room(insteadOf suggestion: ConflictSuggestion) -> (remedy: String, reason: String)? {
    guard suggestion.action == .lower, let contradiction, let axis = contradiction.axis,
      let limit = contradiction.room.there.first?.constraint,
      limit.second == nil, limit.isAdjustable
    else { return nil }
    let isSuggested = limit == suggestion.constraint
    let squeezed = contradiction.squeezed
    let views = squeezed.isEmpty ? suggestion.outcome?.emptied ?? [] : squeezed
    guard let first = views.first, !views.contains(limit.first.view),
      isSuggested
        || axis == .vertical && !squeezed.isEmpty
          && scene.ancestry(of: first).contains(limit.first.view)
    else { return nil }
    let names = Sentence.list(views.map(scene.name), limit: 4)
    let holder = scene.views[limit.first.view]
    let isCell = ["Cell", "CellContentView"].contains { holder.className?.hasSuffix($0) == true }
    return (
      "Make \(isCell ? "the cell" : holder.name) more than \(NumberText.missed(contradiction.excess)) pt "
        + "\(axis == .vertical ? "taller" : "wider"), because \(names) need\(views.count == 1 ? "s" : "") room, too",
      squeezed.isEmpty
        ? suggestion.reason
        : "at 999 it still squeezes \(names), whose content resists with 750"
    )
  }
}

extension SceneConstraint {
  /// Whether the app can change a length: its own, or a row's height, except the one that a row has before it is
  /// measured.
  fileprivate var isAdjustable: Bool {
    maker.isApp
      || maker.kind == .containerSize && axis == .vertical && constant > Self.usualRowHeight
  }

  /// The height of a row that sets none, with the line between rows.
  private static let usualRowHeight = 44.5
}
