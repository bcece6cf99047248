import LayoutDiagnostics

/// Ambiguous views of a trace that have one class and the same place in views of the same classes, as those of cells
/// do, and that lack the same.
struct AmbiguousGroup {
  private let members: [TreeNode]
  private let nodes: [TreeNode]
  /// What holds each member, the outermost first.
  private let holders: [[TreeNode]]

  /// The groups of some views, in the order of their first members.
  static func all(of views: [TreeNode], in nodes: [TreeNode]) -> [AmbiguousGroup] {
    struct Key: Hashable {
      let classes: [String?]
      let meaning: String?
    }
    var members: [Key: [TreeNode]] = [:]
    var order: [Key] = []
    for view in views {
      let classes = (TreeNode.ancestors(of: view, in: nodes) + [view]).map { $0.item.className }
      let key = Key(classes: classes, meaning: Ambiguity(view.text)?.meaning)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(view)
    }
    return order.map { AmbiguousGroup(members[$0] ?? [], in: nodes) }
  }

  private init(_ members: [TreeNode], in nodes: [TreeNode]) {
    self.members = members
    self.nodes = nodes
    holders = members.map { TreeNode.ancestors(of: $0, in: nodes) }
  }

  /// More views aren't named.
  private static let nameLimit = 12

  /// What is said about all of them, in a log that shows some output.
  func notice(beside shown: ShownOutput) -> LogNotice {
    let ambiguity = Ambiguity(members[0].text)
    let names = Sentence.list(members.map { "\($0.item)" }, limit: Self.nameLimit)
    let isOne = members.count == 1
    let verb = isOne ? ("has", "is") : ("have", "are")
    let open = ambiguity.map { "\(verb.0) \($0.meaning)" } ?? "\(verb.1) ambiguous"
    let owner = isOne ? "its" : "the first one's"
    let query =
      "po [\(members[0].item.address ?? "view") constraintsAffectingLayoutForAxis:0] lists \(owner) horizontal "
      + "constraints, and :1 its vertical ones"
    let axes =
      "give \(isOne ? "it" : "each") a position and a size on both axes; this trace doesn't say which is missing, but "
      + (shown.holds(.constraints) ? "the constraints in this text may" : query)
    let isArranged = holders[0].last?.item.className == "UIStackView"
    // A position of its own would contradict that of the stack view.
    let arranged =
      "leave positions to the stack view: set its distribution, such as fillEqually, or give \(isOne ? "it" : "one") "
      + "a size or another hugging priority"
    return LogNotice(
      at: members[0], "\(names) \(open)\(cause)",
      isArranged ? arranged : ambiguity?.remedy ?? axes)
  }

  /// What makes them ambiguous, perhaps.
  private var cause: String {
    if let outer = holders[0].last(where: { $0.isAmbiguous && !$0.isOfSystem }) {
      let what = members.count == 1 ? "it: start there" : "the first: start there"
      return ", and so is \(outer.item), which holds \(what)"
    }
    if let host = holders[0].last(where: { $0.lacksHost }) {
      return ", perhaps only until \(host.item), the host, is laid out"
    }
    return repetition.map { "; \($0)" } ?? ""
  }

  /// That several views have one cause: the class of the cells that they are in, or the view that holds all.
  private var repetition: String? {
    guard members.count > 1 else { return nil }
    let levels = holders[0].indices.first { level in
      Set(holders.map { $0[level].item }).count > 1
    }
    if let level = levels {
      let copies = Set(holders.map { $0[level].item })
      let name = holders[0][level].item.className ?? "view"
      return
        "the same in \(copies.count) views of the class \(name): look for one cause in that class"
    }
    guard members.count > 3, let holder = holders[0].last else { return nil }
    return
      "all are in \(holder.item), perhaps for one cause: it has no size, or isn't laid out yet"
  }
}
