import LayoutDiagnostics

/// Which output of a debugger a log holds, so that nobody is asked for what is there already.
struct ShownOutput {
  /// What a debugger prints about views.
  enum Kind {
    /// `recursiveDescription`: the frames.
    case frames
    /// `_autolayoutTrace`: what is ambiguous.
    case trace
    /// `constraintsAffectingLayoutForAxis:`, and other lists of constraints.
    case constraints
  }

  /// Output that would show more, with what it is good for.
  struct Wish {
    let kind: Kind
    let text: String

    init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
  }

  private let kinds: Set<Kind>

  /// Looks at what a log holds.
  init(in log: ConsoleLog) {
    var kinds: Set<Kind> = []
    if log.nodes.contains(where: { $0.kind == .frame && $0.frame != nil }) { kinds.insert(.frames) }
    if log.nodes.contains(where: { $0.kind == .trace }) { kinds.insert(.trace) }
    if log.reports.contains(where: { $0.isList && !$0.isOfEngine && !$0.constraints.isEmpty }) {
      kinds.insert(.constraints)
    }
    self.kinds = kinds
  }

  /// Whether a log holds some output.
  func holds(_ kind: Kind) -> Bool { kinds.contains(kind) }

  /// `paste a, or b` of the wishes for output that isn't there; what is said instead where all of it is.
  func asking(_ wishes: [Wish], orElse other: String) -> String {
    let open = wishes.filter { !holds($0.kind) }.map { $0.text }
    return open.isEmpty ? other : "paste \(open.joined(separator: ", or "))"
  }
}
