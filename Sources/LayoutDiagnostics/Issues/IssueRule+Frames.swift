import AutoLayout

extension IssueRule {
  /// Rules about frames.
  static let frames: [IssueRule] = [
    IssueRule(.conflict) { search in
      search.layout.conflictReports().map { report in
        let miss = search.layout.engine.miss(of: report.victim)
        return Issue.Finding(
          "\(report.brokenHandle) is broken, short by \(NumberText.missed(report.shortfall)) pt"
            + ConflictAnalysis.surplus(miss, beyond: report.shortfall),
          constraints: report.handles, by: report.shortfall)
      }
    },
    IssueRule(.ambiguity) { search in
      search.ambiguity.entries.compactMap { entry in
        let open = search.verified(entry)
        guard !open.isEmpty else { return nil }
        return Issue.Finding(
          "\(IssueRule.ambiguityText(open)) ambiguous for \(entry.name)", items: [entry.name])
      }
    },
    IssueRule(.misplaced, find: { $0.misplaced }),
    IssueRule(.truncatedText, find: { $0.clippedContent(isText: true) }),
    IssueRule(.clippedContent, find: { $0.clippedContent(isText: false) }),
    IssueRule(.stretchedControl, find: { $0.stretchedControls }),
    IssueRule(.misaligned, find: { $0.misaligned }),
    IssueRule(.zeroSize, find: { $0.zeroSizes }),
    IssueRule(.offScreen, find: { $0.offScreen }),
    IssueRule(.outsideSuperview, find: { $0.outsideSuperview }),
    IssueRule(.overlap, find: { $0.overlappingTexts }),
  ]

  /// How many overlapping others something is named with: in a pile, each is still named with some.
  package static let mostPartners = 3

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
}

extension IssueSearch {
  /// Frames are rounded to pixels; what differs by less isn't an issue.
  private static let tolerance = 0.51

  /// Interface Builder's warning that the frame will be different at run time.
  fileprivate var misplaced: [Issue.Finding] {
    let visible = Set(visible.map { name($0.item) })
    return CanvasComparison(layout).misplacedViews.filter { visible.contains($0.view) }
      .map { Issue.Finding($0.description, items: [$0.view]) }
  }

  /// Views that show less than their content: texts that are cut off, or anything else but images, which are scaled.
  fileprivate func clippedContent(isText: Bool) -> [Issue.Finding] {
    offContent { view, _, excess in
      guard view.item != layout.root, let viewClass = layout.viewClass(of: view.item) else {
        return false
      }
      return viewClass != .imageView && (viewClass == .label || viewClass == .button) == isText
        && excess < -Self.tolerance
    }
  }

  /// Switches and the like should always have the size of their content, and a button without a
  /// background hides how large it is (`Anatomy of a Constraint`, intrinsic content size).
  fileprivate var stretchedControls: [Issue.Finding] {
    offContent { view, axis, excess in
      excess > Self.tolerance && mayNotStretch(view.item, axis)
    }
  }

  /// Views whose length along an axis exceeds that of their content as is asked for.
  private func offContent(_ isFound: (Visible, Axis, _ excess: Double) -> Bool) -> [Issue.Finding] {
    visible.flatMap { view -> [Issue.Finding] in
      let wanted = layout.pass.intrinsicSize(of: view.item)
      let insets = model.alignmentRectInsets(of: view.item)
      let size = Rect(origin: .zero, size: view.size).inset(by: insets).size
      return Axis.allCases.compactMap { axis in
        guard let wanted = wanted[axis], isFound(view, axis, size[axis] - wanted) else {
          return nil
        }
        let name = name(view.item)
        return Issue.Finding(
          "\(name) is \(NumberText.measured(size[axis])) \(axis == .horizontal ? "wide" : "high"), its content "
            + NumberText.measured(wanted), items: [name], by: abs(size[axis] - wanted), axis: axis)
      }
    }
  }

  fileprivate var zeroSizes: [Issue.Finding] {
    let open = ambiguity.openNames
    return visible.compactMap { view in
      let (name, size) = (name(view.item), view.size)
      let empty = [("width", size.width), ("height", size.height)]
        .filter { $0.1 == 0 && !open.contains("\(name).\($0.0)") }.map { $0.0 }
      guard !empty.isEmpty else { return nil }
      return Issue.Finding("\(name) has no \(Sentence.list(empty))", items: [name])
    }
  }

  /// Only the outermost views: what they hold leaves the screen with them.
  fileprivate var offScreen: [Issue.Finding] {
    guard let screen = visible.first?.frame else { return [] }
    var outside: Set<Item.ID> = []
    return visible.compactMap { view in
      let (item, frame) = (view.item, view.frame)
      guard !view.isScrolled, screen.isLeft(by: frame, tolerance: Self.tolerance) else {
        return nil
      }
      outside.insert(item)
      if let parent = layout.superview(of: item), outside.contains(parent) { return nil }
      let name = name(item)
      let verb = screen.overlaps(frame, by: 0) ? "reaches" : "is"
      return Issue.Finding("\(name) \(verb) out of the screen: \(frame)", items: [name])
    }
  }

  fileprivate var outsideSuperview: [Issue.Finding] {
    visible.compactMap { view in
      let item = view.item
      guard !view.isScrolled, let parent = layout.superview(of: item), parent != layout.root,
        layout.bounds(of: parent).isLeft(by: layout.frame(of: item), tolerance: Self.tolerance)
      else { return nil }
      let names = [name(item), name(parent)]
      return Issue.Finding("\(names[0]) reaches out of \(names[1])", items: names)
    }
  }

  fileprivate var overlappingTexts: [Issue.Finding] {
    let texts = visible.filter { visible in
      let view = model[visible.item].view
      return view?.viewClass.hasText == true && view?.content.text?.isEmpty == false
        && layout.isVisible(visible.item)
    }
    let bySuperview = Dictionary(grouping: texts) { layout.superview(of: $0.item) }
    return texts.flatMap { text -> [Issue.Finding] in
      let item = text.item
      let siblings = bySuperview[layout.superview(of: item)] ?? []
      let partners = siblings.filter {
        $0.item > item && IssueSearch.overlap(text, $0, by: Self.tolerance)
      }
      let more = partners.count - IssueRule.mostPartners
      return partners.prefix(IssueRule.mostPartners).enumerated().map { place, partner in
        let names = [name(item), name(partner.item)]
        let isLast = more > 0 && place == IssueRule.mostPartners - 1
        let rest = isLast ? ", and so do \(names[0]) and \(more) more" : ""
        return Issue.Finding("\(Sentence.list(names)) overlap\(rest)", items: names)
      }
    }
  }
}

/// Views that are larger or elsewhere than what they show.
extension IssueSearch {
  private static let rigid: Set<ViewClass> = [.switch, .stepper, .activityIndicatorView]

  private func mayNotStretch(_ item: Item.ID, _ axis: Axis) -> Bool {
    let view = model[item].state
    if Self.rigid.contains(view.viewClass) || view.viewClass == .slider && axis == .vertical {
      return true
    }
    // A size chosen by a constraint or by a stack view isn't an accident.
    return view.viewClass == .button && !view.content.buttonKind.isConfigured
      && view.drawn[.backgroundColor] == nil && !view.isManual
      && model.stack(arranging: item) == nil
      && !sizesLength(of: item, axis)
  }

  /// A frame that was set may lie between pixels; what Auto Layout computes doesn't, and what a transform draws has no
  /// edges along them.
  fileprivate var misaligned: [Issue.Finding] {
    let scale = layout.environment.scale
    return visible.compactMap { view in
      let frame = view.frame
      let isAligned = frame.inOrder.allSatisfy {
        let pixels = $0 * scale
        return (pixels - pixels.rounded()).magnitude < 1e-3
      }
      guard !isAligned, view.transform == nil, model[view.item].state.isManual else {
        return nil
      }
      let name = name(view.item)
      return Issue.Finding("\(name) is misaligned: \(frame)", items: [name])
    }
  }
}

extension IssueSearch {
  /// Whether a constraint in force is about the length of an item.
  fileprivate func sizesLength(of item: Item.ID, _ axis: Axis) -> Bool {
    constraints.contains { _, constraint in
      constraint.anchors.contains(Anchor(item, .extent(axis)))
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
