import LayoutDiagnostics

/// What a trace of `_autolayoutTrace` tells: which views of the app's are ambiguous, and which of the system's need no
/// attention.
extension OutputNotices {
  /// The notices; views of the app with the same finding share one.
  var trace: [LogNotice] {
    guard let first = nodes.first(where: { $0.kind == .trace }) else { return [] }
    if let merged = nodes.first(where: { $0.holdsSeveral }) { return [mergedNotice(merged)] }
    let own = TreeNode.merged(nodes.filter { $0.isAmbiguous && !$0.isOfSystem })
    let system = nodes.filter { $0.isAmbiguous && $0.isOfSystem }
    let hosts = nodes.filter { $0.lacksHost }
    var notices =
      AmbiguousGroup.all(of: own, in: nodes).map { $0.notice(beside: self) }
      + hosts.map(hostNotice)
    let wish = asking(
      [(.frames, "recursiveDescription, which has the frames")],
      orElse: "look for it among the frames in this text")
    let elsewhere = "if something is still in the wrong place, \(wish)"
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
    if let torn = nodes.last(where: { $0.kind == .trace }), torn.isTorn {
      notices.append(
        LogNotice(
          at: torn, "the trace breaks off here: more variables and more views may be missing",
          "copy the rest as well"))
    }
    return notices
  }

  private func mergedNotice(_ node: TreeNode) -> LogNotice {
    LogNotice(
      at: node, "this line holds several ambiguous views: the trace has lost its line breaks",
      "copy it again as the debugger prints it, a line for each view")
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
    remedyBesideTrace = nil
    self.line = line
    lastLine = line
    self.text = text
    self.meaning = meaning
    self.remedy = remedy
    topic = nil
    certainty = LogMessage.Certainty.certain.rawValue
    self.isIdle = isIdle
  }
}

extension TreeNode {
  /// Whether it is the rest of a trace whose lines can't be told apart.
  fileprivate var holdsSeveral: Bool {
    isAmbiguous && text.ranges(of: "AMBIGUOUS LAYOUT").count > 1
  }

  /// Whether it is none of the app's.
  var isOfSystem: Bool {
    guard let name = item.className else { return false }
    if ["UIWindow", "NSWindow"].contains(name) || ClassName.isOfSystem(name) { return true }
    // Scroll indicators were image views before iOS 13.
    if name == "UIImageView", let size = frame?.size, min(size.width, size.height) <= 3 {
      return alpha == 0
    }
    return name.hasSuffix("LayoutGuide")
      && ["UI", "_UI", "NS", "_NS"].contains { item.label?.hasPrefix($0) == true }
  }

  /// Lines of a trace about one view as one, where it is printed twice or with a line for each variable.
  fileprivate static func merged(_ nodes: [TreeNode]) -> [TreeNode] {
    var places: [String: Int] = [:]
    return nodes.reduce(into: []) { found, node in
      let address = node.item.exactAddress
      if let place = address.flatMap({ places[$0] }) {
        found[place] = found[place].adding(node)
      } else {
        if let address { places[address] = found.count }
        found.append(node)
      }
    }
  }

  /// The same line with the variables of another one.
  private func adding(_ other: TreeNode) -> TreeNode {
    let sign = "AMBIGUOUS LAYOUT for "
    guard let more = other.text.firstRange(of: sign), text != other.text else { return self }
    let start = text.holds(sign) ? "\(text), " : "\(text)- \(sign)"
    var node = TreeNode(
      kind, item, Substring(start + other.text[more.upperBound...]), frame: frame,
      isHidden: isHidden)
    (node.line, node.parent) = (line, parent)
    return node
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
