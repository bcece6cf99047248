import LayoutDiagnostics

/// What the output of a debugger tells that a log holds, besides reports and messages.
struct OutputNotices {
  /// What a debugger prints about views.
  enum Kind {
    /// `recursiveDescription`: the frames.
    case frames
    /// `_autolayoutTrace`: what is ambiguous.
    case trace
    /// `constraintsAffectingLayoutForAxis:`, and other lists of constraints.
    case constraints
  }

  /// Output that would show more, and what it is good for.
  typealias Wish = (Kind, String)

  /// What stands in the trees.
  let nodes: [TreeNode]
  /// Places of the app's visible views; of the system's if there are no others.
  let visible: [Int]
  /// Whether there are lists of constraints.
  private let hasConstraints: Bool

  /// Looks at what a log holds.
  init(in log: ConsoleLog) {
    nodes = log.nodes
    var isShown: [Bool] = []
    for node in nodes {
      let isInside = node.parent.map { isShown[$0] } ?? true
      isShown.append(isInside && node.kind == .frame && !node.isHidden && node.alpha >= 0.01)
    }
    // What is printed twice is reported once.
    let shown = log.nodes.indices.filter { isShown[$0] }.firstOfEach { log.nodes[$0].item.address }
    let own = shown.filter { !log.nodes[$0].isOfSystem }
    visible = own.isEmpty ? shown : own
    hasConstraints = log.reports.contains {
      $0.isList && !$0.isOfEngine && !$0.constraints.isEmpty
    }
  }

  /// Whether the log holds some output.
  func holds(_ kind: Kind) -> Bool {
    switch kind {
    case .frames: nodes.contains { $0.kind == .frame && $0.frame != nil }
    case .trace: nodes.contains { $0.kind == .trace }
    case .constraints: hasConstraints
    }
  }

  /// `paste a, or b` for the output that is missing, so that no advice asks for what is there; the other text if none
  /// is.
  func asking(_ wishes: [Wish], orElse other: String) -> String {
    let open = wishes.filter { !holds($0.0) }.map { $0.1 }
    return open.isEmpty ? other : "paste \(open.joined(separator: ", or "))"
  }
}

/// Output that isn't a tree of views.
extension OutputNotices {
  /// What a tree of view controllers tells.
  var controllers: [LogNotice] {
    let controllers = nodes.filter { $0.kind == .controller }
    guard let first = controllers.first else { return [] }
    let shown = controllers.filter { $0.text.holds("state: appeared") }
    let lost = shown.filter { $0.text.holds("not in the window") }
    let unloaded = controllers.filter { $0.text.holds("(view not loaded)") }
    // What shows other controllers is a container.
    let holders = Set(shown.compactMap { $0.parent })
    let screens = nodes.indices.filter { !holders.contains($0) }.map { nodes[$0] }.filter(
      shown.contains)
    var notices = [
      LogNotice(
        at: first,
        "\(Sentence.count(controllers.count, "view controller")); on the screen: "
          + (screens.isEmpty ? "none" : TreeNode.list(screens)),
        "this tree has no frames or constraints: "
          + asking(
            [
              (.frames, "recursiveDescription of the view that looks wrong"),
              (.trace, "_autolayoutTrace"),
            ], orElse: "the other trees of this text have them")
      )
    ]
    if !lost.isEmpty {
      notices.append(
        LogNotice(
          at: lost[0], "\(TreeNode.list(lost)) appeared, but the view isn't in the window",
          "add its view with addSubview, and tell it with addChild and didMove(toParent:)"))
    }
    if !unloaded.isEmpty {
      notices.append(
        LogNotice(
          at: unloaded[0], "\(TreeNode.list(unloaded)) has no view yet",
          "it is loaded when it is shown; nothing of it takes part in layout"))
    }
    return notices
  }

  /// What a dump of the layout engine is good for, and what to paste instead; nil if there is no dump.
  func notice(of dump: EngineDump) -> LogNotice? {
    guard let line = dump.line else { return nil }
    let own = dump.items.filter {
      !TreeNode(.trace, $0, "", frame: nil, isHidden: false).isOfSystem
    }
    let views =
      own.isEmpty ? "" : "; of your views it names \(Sentence.list(own.map { "\($0)" }, limit: 8))"
    let view = own.first?.address ?? "view"
    let isAppKit = dump.items.contains { $0.className?.hasPrefix("NS") == true }
    let query =
      "the output of po [\(view) constraintsAffectingLayoutFor\(isAppKit ? "Orientation" : "Axis"):0] for what places that view "
      + "horizontally (:1 for vertically)"
    let trace = "the output of po [[UIWindow keyWindow] _autolayoutTrace] for what is ambiguous"
    let wishes: [Wish] =
      (isAppKit ? [] : [(.trace, trace)]) + [(.constraints, query)]
    return LogNotice(
      at: line, dump.text,
      "a dump of the layout engine: equations that it has solved, not the constraints of your code, so it doesn't show "
        + "what clashes\(views)",
      asking(wishes, orElse: "look at the trace and the constraints in this text"))
  }
}

extension EmptyList {
  /// What an empty list means, and what to print instead.
  var notice: LogNotice {
    let holder = address.map { "the view at \($0)" } ?? "the view"
    let view = address ?? "view"
    return LogNotice(
      at: line, text,
      "a list of 0 constraints: \(holder) holds none itself; those that place it are held by its superview",
      "once it is in a superview and on the screen, paste the output of po [\(view) constraintsAffectingLayoutForAxis:0] "
        + "for what places it horizontally (:1 for vertically)")
  }
}
