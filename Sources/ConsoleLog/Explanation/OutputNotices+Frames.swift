import AutoLayout
import LayoutDiagnostics

/// What frames in a tree tell: which views can't be seen or touched, and what the tree doesn't show.
extension OutputNotices {
  /// A kind of view that people look for, with what to say and do.
  private struct Rule: Sendable {
    /// What is strange about a view at a place; nil if there is none.
    let finding: @Sendable (OutputNotices, Int) -> String?
    let remedy: String
  }

  private static let rules = [
    Rule(
      finding: { $0.nodes[$1].frame.flatMap { $0.isFinite ? nil : "has no valid frame" } },
      remedy: "look for a division by 0 where its frame, bounds, center or transform is set"),
    Rule(
      finding: { $0.flatness(of: $1, .vertical) },
      remedy:
        "find what makes it 0 high, or what it lacks: a height, content, or a chain of constraints from its top to its "
        + "bottom; what is in it may be drawn, but gets no touches"
    ),
    Rule(
      finding: { $0.flatness(of: $1, .horizontal) },
      remedy:
        "find what makes it 0 wide, or what it lacks: a width, content, or a chain of constraints from its leading to "
        + "its trailing edge; what is in it may be drawn, but gets no touches"
    ),
    Rule(
      finding: { $0.emptiness(of: $1) },
      remedy:
        "give it a size, by constraints, content or frame; what is in it may be drawn, but gets no touches"
    ),
    Rule(
      finding: { $0.overhang(of: $1) },
      remedy: "what reaches beyond is drawn unless something clips, but gets no touches"),
    Rule(
      finding: { $0.deafness(of: $1) },
      remedy: "set isUserInteractionEnabled to true, or move the controls out of it"),
    Rule(
      finding: {
        $0.nodes[$1].contentSize == Point(x: 0, y: 0)
          ? "has nothing to scroll: its contentSize is 0" : nil
      },
      remedy: "tie what is in it to all edges of its contentLayoutGuide, or set contentSize"),
    Rule(
      finding: { $0.isOffPixels($1) ? "isn't on whole pixels" : nil },
      remedy: "round frames that code computes, or text and lines look blurred"),
  ]

  /// The notices: what the tree is, then what is strange in it.
  var frames: [LogNotice] {
    let frames = framed
    guard let first = frames.first else { return [] }
    let found = findings
    let count =
      Sentence.count(frames.count, "view")
      + (frames.count == 1 ? " with its frame" : " with their frames")
      + (nodes[first].isMentioned ? ", printed by an app or a debugger" : "") + pending
    if frames.allSatisfy({ nodes[$0].frame == nil }) {
      return [
        LogNotice(
          at: nodes[first], "a tree of \(Sentence.count(frames.count, "view")) without frames",
          asking(
            [
              (.frames, "recursiveDescription for the frames"),
              (.trace, "_autolayoutTrace for what is ambiguous"),
            ], orElse: "the other trees of this text show more"))
      ]
    }
    // The rules find a view that is 0 on only one side.
    let sized = frames.filter { place in
      nodes[place].frame.map { $0.size.width > 0 || $0.size.height > 0 } ?? false
    }
    if sized.isEmpty {
      let size = frames.count == 1 ? "of size 0" : "all of size 0"
      return [
        LogNotice(
          at: nodes[first], "\(count), \(size): nothing has been laid out yet",
          "print it again when the view is on the screen, as in viewDidAppear, or after layoutIfNeeded"
        )
      ]
    }
    let own = frames.contains { !nodes[$0].isOfSystem }
    let ending = nodes[frames[frames.count - 1]].isTorn ? "; the end is torn off" : ""
    let verdict =
      found.isEmpty && own ? ": none of yours is empty, hidden or outside its superview" : ""
    return [LogNotice(at: nodes[first], count + verdict + ending, request)] + found
  }

  /// The places of what is printed with its frame, each view once however often it is printed.
  private var framed: [Int] {
    nodes.indices.filter { nodes[$0].kind == .frame }.firstOfEach { nodes[$0].item.exactAddress }
  }

  /// What AppKit says is still to be done in views of the app's; nothing for other trees.
  private var pending: String {
    let letters = visible.map { nodes[$0].letters }
    let parts = [
      letters.contains { $0.contains("L") } ? "layout (L)" : nil,
      letters.contains { $0.contains("U") } ? "constraints (U)" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "" : ", while updates of \(Sentence.list(parts)) are pending"
  }

  /// What frames are good for, and what to paste for the rest.
  private var request: String {
    let frames = nodes.filter { $0.kind == .frame }
    let isAppKit = frames.contains {
      $0.isOfSubtree || $0.item.className?.hasPrefix("NS") == true
    }
    let query = isAppKit ? "Orientation:1" : "Axis:1"
    let first = frames.first { !$0.isOfSystem }?.item.address
    let view = frames.count == 1 ? first ?? "view" : "view"
    let masks = frames.contains { $0.hasMask } ? "apart from masks, " : ""
    let trace: [Wish] = isAppKit ? [] : [(.trace, "_autolayoutTrace")]
    let constraints =
      "po [\(view) constraintsAffectingLayoutFor\(query)] (0 for the horizontal ones)"
    let wish = asking(
      trace + [(.constraints, constraints)], orElse: "look at the other output in this text")
    return
      "'lay explain --open' rebuilds them; \(masks)they don't show why a frame is what it is: for that, \(wish)"
  }

  /// The most lines of one kind that are reported.
  private static let limit = 8

  private var findings: [LogNotice] {
    let strange = Self.rules.flatMap { rule in
      // Views with the same finding share a line.
      let groups = visible.compactMap { place in
        rule.finding(self, place).map { (text: $0, node: nodes[place]) }
      }.grouped { $0.text }
      let more = groups.count - Self.limit
      return groups.prefix(Self.limit).enumerated().map { place, group in
        let nodes = group.members.map { $0.node }
        let rest = more > 0 && place == Self.limit - 1 ? ", and \(more) more alike" : ""
        let each = nodes.count > 1 ? "each of " : ""
        let isIdle = nodes[0].isOfSystem
        return LogNotice(
          at: nodes[0], "\(each)\(TreeNode.list(nodes)) \(group.key)\(rest)",
          isIdle ? "it is the system's: nothing of yours to change" : rule.remedy, isIdle: isIdle)
      }
    }
    let hidden = nodes.indices.filter { place in
      let node = nodes[place]
      return node.kind == .frame && (node.isHidden || node.alpha < 0.01) && !node.isOfSystem
        && node.parent.map { !nodes[$0].isHidden } ?? true
    }.map { nodes[$0] }
    guard let first = hidden.first else { return strange }
    return strange + [
      LogNotice(
        at: first, "\(TreeNode.list(hidden)): hidden or transparent",
        "nothing in it is drawn or gets touches, while constraints still count")
    ]
  }

  // MARK: What is strange

  private func emptiness(of place: Int) -> String? {
    guard let size = nodes[place].frame?.size, size.width <= 0 || size.height <= 0,
      flatness(of: place, .vertical) == nil, flatness(of: place, .horizontal) == nil,
      !hasEmptyHolder(place)
    else { return nil }
    return "is \(NumberText.measured(size.width)) × \(NumberText.measured(size.height))"
  }

  /// Says that a view has no extent on just one axis.
  private func flatness(of place: Int, _ axis: Axis) -> String? {
    guard let size = nodes[place].frame?.size, !hasEmptyHolder(place) else { return nil }
    let (length, other, adjective) =
      axis == .vertical ? (size.height, size.width, "wide") : (size.width, size.height, "high")
    return length == 0 && other > 0
      ? "is \(NumberText.measured(other)) \(adjective), but 0 \(axis.adjective)" : nil
  }

  /// Whether a view is empty because what holds it is.
  private func hasEmptyHolder(_ place: Int) -> Bool {
    nodes[place].parent.flatMap { nodes[$0].frame }.map { $0.isEmpty } ?? false
  }

  private func overhang(of place: Int) -> String? {
    guard let frame = nodes[place].frame, frame.isFinite, !frame.isEmpty,
      let parent = nodes[place].parent, let room = nodes[parent].frame?.size,
      room.width > 0, room.height > 0, !nodes[parent].scrolls
    else { return nil }
    let (far, bottom) = (frame.origin.x + frame.size.width, frame.origin.y + frame.size.height)
    let clip = nodes[parent].clips ? ", which clips it" : ""
    if frame.origin.x >= room.width || frame.origin.y >= room.height || far <= 0 || bottom <= 0 {
      return "lies outside its superview, \(nodes[parent].item)\(clip)"
    }
    let sides = [
      ("left", -frame.origin.x), ("top", -frame.origin.y), ("right", far - room.width),
      ("bottom", bottom - room.height),
    ].filter { $0.1 > 0.5 }
    guard !sides.isEmpty else { return nil }
    let parts = sides.map { "\(NumberText.measured($0.1)) pt at the \($0.0)" }
    return "reaches beyond \(nodes[parent].item) by \(Sentence.list(parts))\(clip)"
  }

  private func deafness(of place: Int) -> String? {
    guard nodes[place].ignoresTouches else { return nil }
    let controls = nodes[(place + 1)...].indices.prefix {
      nodes[$0].parent.map { $0 >= place } ?? false
    }
    .filter { Self.controls.contains(nodes[$0].item.className ?? "") }
    guard !controls.isEmpty else { return nil }
    return
      "takes no touches, and so neither does \(TreeNode.list(controls.map { nodes[$0] })) in it"
  }

  private static let controls: Set<String> = [
    "UIButton", "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper",
    "UISegmentedControl", "UITableView", "UICollectionView", "UIScrollView", "UIDatePicker",
  ]

  /// Whether a place is on pixels at no usual scale.
  private func isOffPixels(_ place: Int) -> Bool {
    guard let frame = nodes[place].frame, frame.isFinite,
      nodes[place].item.className != "UIImageView"
    else { return false }
    return [frame.origin.x, frame.origin.y].contains { number in
      [2.0, 3.0].allSatisfy { scale in
        ((number * scale).rounded() / scale - number).magnitude > 0.01
      }
    }
  }
}

extension TreeNode {
  /// Whether nothing of it or in it is drawn beyond its edges.
  fileprivate var clips: Bool { text.holds("clipsToBounds = YES") }

  /// Whether what is in it may lie outside, because it scrolls.
  fileprivate var scrolls: Bool {
    contentOffset != nil
      || ["Scroll", "Table", "Collection", "ClipView"].contains {
        item.className?.holds($0) == true
      }
  }
}
