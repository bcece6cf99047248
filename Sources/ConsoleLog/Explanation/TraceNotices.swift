import LayoutDiagnostics

/// What a trace of `_autolayoutTrace` tells: which views of the app's are ambiguous, and which of the system's need no
/// attention.
struct TraceNotices {
  private let nodes: [TreeNode]

  /// Reads the trace among the nodes of a log.
  init(_ nodes: [TreeNode]) { self.nodes = nodes }

  /// The notices, one for each view of the app's.
  var all: [LogNotice] {
    guard let first = nodes.first(where: { $0.kind == .trace }) else { return [] }
    let own = nodes.filter { $0.isAmbiguous && !$0.isOfSystem }
    let system = nodes.filter { $0.isAmbiguous && $0.isOfSystem }
    let hosts = nodes.filter { $0.lacksHost }
    var notices = own.map(notice) + hosts.map(hostNotice)
    let elsewhere =
      "if something is still in the wrong place, paste recursiveDescription, which has the frames"
    if !system.isEmpty {
      let verb =
        system.count == 1
        ? "is ambiguous, and the system places it" : "are ambiguous, and the system places them"
      notices.append(
        LogNotice(
          at: system[0], "\(TreeNode.list(system)) \(verb)",
          "nothing of yours to change" + (own.isEmpty && hosts.isEmpty ? "; \(elsewhere)" : ""),
          isIdle: true))
    } else if own.isEmpty, hosts.isEmpty {
      let count = nodes.count { $0.kind == .trace }
      notices.append(
        LogNotice(
          at: first, "a trace of \(Sentence.count(count, "view")), none of them ambiguous",
          elsewhere))
    }
    return notices
  }

  private func notice(_ node: TreeNode) -> LogNotice {
    let above = TreeNode.ancestors(of: node, in: nodes)
    let ambiguity = Ambiguity(node.text)
    var meaning = ambiguity.map { "\(node.item) has \($0.meaning)" } ?? "\(node.item) is ambiguous"
    if let outer = above.last(where: { $0.isAmbiguous && !$0.isOfSystem }) {
      meaning += ", and so is \(outer.item), which holds it: start there"
    } else if above.contains(where: { $0.lacksHost }) {
      meaning += ", perhaps only until its host is laid out"
    }
    let axes =
      "give it a position and a size on both axes; this trace doesn't say which is missing, but po "
      + "[\(node.item.address ?? "view") constraintsAffectingLayoutForAxis:0] lists its horizontal "
      + "constraints, and :1 its vertical ones"
    let isArranged = above.last?.item.className == "UIStackView"
    return LogNotice(
      at: node, meaning,
      (ambiguity?.remedy ?? axes)
        + (isArranged
          ? ", or let the stack view decide: by its distribution, or by hugging priorities that differ"
          : ""))
  }

  private func hostNotice(_ node: TreeNode) -> LogNotice {
    LogNotice(
      at: node,
      "\(node.item) hosts a layout, but isn't laid out itself yet, so that what is in it looks ambiguous",
      "print the trace again when it is on the screen, as in viewDidAppear; if it stays so, give it a frame or add it "
        + "to a superview that is in a window")
  }
}

extension LogNotice {
  /// A notice about a line of a tree.
  init(at node: TreeNode, _ meaning: String, _ remedy: String, isIdle: Bool = false) {
    self.init(at: node.line, node.text, meaning, remedy, isIdle: isIdle)
  }

  /// A notice about what a debugger prints.
  init(at line: Int, _ text: String, _ meaning: String, _ remedy: String, isIdle: Bool = false) {
    self.line = line
    self.text = text
    self.meaning = meaning
    self.remedy = remedy
    certainty = LogMessage.Certainty.certain.rawValue
    self.isIdle = isIdle
  }
}

extension TreeNode {
  /// Whether it is none of the app's.
  var isOfSystem: Bool {
    guard let name = item.className else { return false }
    if ["UIWindow", "NSWindow"].contains(name) || ClassName.isOfSystem(name) { return true }
    // Those that show where one is while scrolling were images before iOS 13.
    if name == "UIImageView", let size = frame?.size, min(size.width, size.height) <= 3 {
      return alpha == 0
    }
    return name.hasSuffix("LayoutGuide")
      && ["UI", "_UI", "NS", "_NS"].contains { item.label?.hasPrefix($0) == true }
  }

  /// What holds it, the outermost first.
  static func ancestors(of node: TreeNode, in nodes: [TreeNode]) -> [TreeNode] {
    var found: [TreeNode] = []
    var next = node.parent
    while let place = next {
      found.append(nodes[place])
      next = nodes[place].parent
    }
    return found.reversed()
  }

  /// The first by name, and how many more.
  static func list(_ nodes: [TreeNode]) -> String {
    Sentence.list(nodes.map { "\($0.item)" }, limit: 3)
  }
}
