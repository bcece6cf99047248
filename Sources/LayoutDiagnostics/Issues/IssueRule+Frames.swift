import AutoLayout

extension IssueRule {
  /// Frames are rounded to pixels; what differs by less isn't an issue.
  static let tolerance = 0.51

  /// Rules about frames.
  static let frames: [IssueRule] = [
    IssueRule(
      .conflict
    ) { search in
      search.layout.conflictReports().map { report in
        let miss = search.layout.engine.miss(of: report.victim)
        return Issue.Finding(
          "\(report.brokenHandle) is broken, short by \(NumberText.missed(report.shortfall)) pt"
            + ConflictAnalysis.surplus(miss, beyond: report.shortfall),
          constraints: report.handles, by: report.shortfall)
      }
    },
    IssueRule(
      .ambiguity
    ) { search in
      search.ambiguity.entries.compactMap { entry in
        let open = search.verified(entry)
        guard !open.isEmpty else { return nil }
        return Issue.Finding(
          "\(ambiguityText(open)) ambiguous for \(entry.name)", items: [entry.name])
      }
    },
    IssueRule(.misplaced, find: misplaced),
    IssueRule(.truncatedText, find: { clippedContent($0, isText: true) }),
    IssueRule(.clippedContent, find: { clippedContent($0, isText: false) }),
    IssueRule(
      .stretchedControl,
      find: stretchedControls),
    IssueRule(.misaligned, find: misaligned),
    IssueRule(.zeroSize, find: zeroSizes),
    IssueRule(.offScreen, find: offScreen),
    IssueRule(.outsideSuperview, find: outsideSuperview),
    IssueRule(.overlap, find: overlappingTexts),
  ]

  /// The open values in the words and the order of Xcode's view debugger: *Height and vertical position are*, *Position
  /// and size are*.
  package static func ambiguityText(_ open: [String]) -> String {
    func words(_ parts: [String: String], both: String, _ order: [String]) -> [String] {
      let found = order.filter(open.contains)
      return found.count == order.count ? [both] : found.compactMap { parts[$0] }
    }
    let sizes = words(
      ["width": "width", "height": "height"], both: "size", ["width", "height"])
    let places = words(
      ["minX": "horizontal position", "minY": "vertical position"], both: "position",
      ["minX", "minY"])
    let parts = open.count == 4 ? places + sizes : sizes + places
    let text = Sentence.list(parts)
    return text.prefix(1).uppercased() + text.dropFirst() + (parts.count == 1 ? " is" : " are")
  }

  /// Interface Builder's warning that the frame will be different at run time.
  private static func misplaced(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    let visible = Set(search.visible.map { search.name($0.item) })
    return CanvasComparison(search.layout).misplacedViews.filter { visible.contains($0.view) }
      .map { Issue.Finding($0.description, items: [$0.view]) }
  }

  /// Views that show less than their content: texts that are cut off, or anything else.
  private static func clippedContent(
    _ search: borrowing IssueSearch, isText: Bool
  ) -> [Issue.Finding] {
    search.visible.flatMap { view -> [Issue.Finding] in
      let (item, size) = (view.item, view.size)
      // Images are scaled.
      guard item != search.layout.root, let viewClass = search.layout.viewClass(of: item),
        viewClass != .imageView, (viewClass == .label || viewClass == .button) == isText
      else { return [] }
      let wanted = search.layout.pass.intrinsicSize(of: item)
      let insets = search.model.alignmentRectInsets(of: item)
      let name = search.name(item)
      let sizes = [
        (Axis.horizontal, "wide", size.width - insets.left - insets.right),
        (.vertical, "high", size.height - insets.top - insets.bottom),
      ]
      return sizes.compactMap { axis, word, actual in
        guard let wanted = wanted[axis], actual < wanted - tolerance else { return nil }
        return Issue.Finding(
          "\(name) is \(NumberText.measured(actual)) \(word), its content "
            + NumberText.measured(wanted), items: [name], by: wanted - actual, axis: axis)
      }
    }
  }

  private static func zeroSizes(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    let open = Set(
      search.ambiguity.entries.flatMap { $0.openValues }.map { "\($0.item).\($0.attribute)" })
    return search.visible.compactMap { view in
      let (name, size) = (search.name(view.item), view.size)
      let empty = [("width", size.width), ("height", size.height)]
        .filter { $0.1 == 0 && !open.contains("\(name).\($0.0)") }.map { $0.0 }
      guard !empty.isEmpty else { return nil }
      return Issue.Finding("\(name) has no \(Sentence.list(empty))", items: [name])
    }
  }

  /// Only the outermost views: what they hold leaves the screen with them.
  private static func offScreen(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    guard let screen = search.visible.first?.frame else { return [] }
    var outside: Set<Item.ID> = []
    return search.visible.compactMap { view in
      let (item, frame) = (view.item, view.frame)
      guard !view.isScrolled, screen.isLeft(by: frame, tolerance: tolerance) else { return nil }
      outside.insert(item)
      if let parent = search.layout.superview(of: item), outside.contains(parent) { return nil }
      let name = search.name(item)
      let verb = screen.overlaps(frame, by: 0) ? "reaches" : "is"
      return Issue.Finding("\(name) \(verb) out of the screen: \(frame)", items: [name])
    }
  }

  private static func outsideSuperview(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    search.visible.compactMap { view in
      let (item, layout) = (view.item, search.layout)
      guard !view.isScrolled, let parent = layout.superview(of: item), parent != layout.root,
        layout.bounds(of: parent).isLeft(by: layout.frame(of: item), tolerance: tolerance)
      else { return nil }
      let names = [search.name(item), search.name(parent)]
      return Issue.Finding("\(names[0]) reaches out of \(names[1])", items: names)
    }
  }

  /// How many overlapping others something is named with: in a pile, each is still named with some.
  package static let mostPartners = 3

  private static func overlappingTexts(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    let texts = search.visible.filter { visible in
      let view = search.model[visible.item].view
      return view?.viewClass.hasText == true && view?.content.text?.isEmpty == false
        && search.layout.isVisible(visible.item)
    }
    let bySuperview = Dictionary(grouping: texts) { search.layout.superview(of: $0.item) }
    return texts.flatMap { text -> [Issue.Finding] in
      let item = text.item
      let siblings = bySuperview[search.layout.superview(of: item)] ?? []
      let partners = siblings.filter {
        $0.item > item && IssueSearch.overlap(text, $0, by: tolerance)
      }
      let more = partners.count - mostPartners
      return partners.prefix(mostPartners).enumerated().map { place, partner in
        let names = [search.name(item), search.name(partner.item)]
        let isLast = more > 0 && place == mostPartners - 1
        let rest = isLast ? ", and so do \(names[0]) and \(more) more" : ""
        return Issue.Finding("\(Sentence.list(names)) overlap\(rest)", items: names)
      }
    }
  }
}

/// Views that are larger or elsewhere than what they show.
extension IssueRule {
  /// Switches and the like should always have the size of their content, and a button without a
  /// background hides how large it is (`Anatomy of a Constraint`, intrinsic content size).
  static func stretchedControls(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    search.visible.flatMap { view -> [Issue.Finding] in
      let item = view.item
      let wanted = search.layout.pass.intrinsicSize(of: item)
      let insets = search.model.alignmentRectInsets(of: item)
      let size = Rect(origin: .zero, size: view.size).inset(by: insets).size
      let sizes = [
        (Axis.horizontal, "wide", size.width), (.vertical, "high", size.height),
      ]
      return sizes.compactMap { axis, word, actual in
        guard let content = wanted[axis], actual > content + tolerance,
          mayNotStretch(item, axis, search)
        else { return nil }
        let name = search.name(item)
        return Issue.Finding(
          "\(name) is \(NumberText.measured(actual)) \(word), its content "
            + NumberText.measured(content), items: [name], by: actual - content, axis: axis)
      }
    }
  }

  private static let rigid: Set<ViewClass> = [.switch, .stepper, .activityIndicatorView]

  private static func mayNotStretch(
    _ item: Item.ID, _ axis: Axis, _ search: borrowing IssueSearch
  ) -> Bool {
    let view = search.model[item].state
    if rigid.contains(view.viewClass) || view.viewClass == .slider && axis == .vertical {
      return true
    }
    // A size chosen by a constraint or by a stack view isn't an accident.
    return view.viewClass == .button && !view.content.buttonKind.isConfigured
      && view.drawn[.backgroundColor] == nil && !view.isManual
      && search.model.stack(arranging: item) == nil
      && !search.sizesLength(of: item, axis)
  }

  /// A frame that was set may lie between pixels; what Auto Layout computes doesn't, and what a transform draws has no
  /// edges along them.
  static func misaligned(_ search: borrowing IssueSearch) -> [Issue.Finding] {
    let scale = search.layout.environment.scale
    return search.visible.compactMap { view in
      let frame = view.frame
      let isAligned = frame.inOrder.allSatisfy {
        let pixels = $0 * scale
        return (pixels - pixels.rounded()).magnitude < 1e-3
      }
      guard !isAligned, view.transform == nil, search.model[view.item].state.isManual else {
        return nil
      }
      let name = search.name(view.item)
      return Issue.Finding("\(name) is misaligned: \(frame)", items: [name])
    }
  }
}

extension IssueSearch {
  /// Whether a constraint in force is about the length of an item.
  fileprivate func sizesLength(of item: Item.ID, _ axis: Axis) -> Bool {
    constraints.contains { _, constraint in
      [constraint.first, constraint.second].contains { $0 == Anchor(item, .extent(axis)) }
    }
  }

  /// The open values of an item that count as an issue, as the view says.
  package func verified(_ entry: AmbiguityReport.Entry) -> [String] {
    let view = layout.item(named: entry.name).flatMap { model[$0].view }
    return switch view?.verifiedAmbiguity ?? .always {
    case .always: entry.attributes
    case .positionOnly: entry.attributes.filter { $0 == "minX" || $0 == "minY" }
    case .never: []
    }
  }
}
