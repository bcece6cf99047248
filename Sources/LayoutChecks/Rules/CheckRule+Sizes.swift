import AutoLayout
import LayoutDiagnostics

/// Views in a size that can't be meant.
extension CheckRule {
  static let sizes: [CheckRule] = [
    CheckRule(
      .zeroSize, .everywhere,
      behavior: RuleBehavior(
        joining: .sameView, blame: .goal(.larger),
        hides: [.truncatedText, .clippedContent, .touchTarget, .outsideSuperview]),
      details: """
        Views that hold or show something. What has no size in the document's own frames is meant to have none.
        """,
      example: """
        add label title "Title"
        pin title.leading = superview.leading
        pin title.top = superview.top + 20
        - pin title.height = 0
        """, find: { $0.zeroSizes }),
    CheckRule(
      .touchTarget, .canvas, behavior: RuleBehavior(joining: .scene),
      details: """
        Buttons smaller than 24 points, or than a line *check touch-target 44* of `.laycheck` says, on the screen that \
        the document was designed on. Buttons whose size the document doesn't tell are \
        left out, and so are those that nothing connects. Less than 24 points both wide and high is a warning. All of a \
        scene are one finding.
        """,
      example: """
        add button close "Close"
        pin close.leading = superview.leading + 20
        pin close.top = superview.top + 20
        - pin close.height = 20
        + pin close.height = 44
        + pin close.width = 60
        """, find: { $0.touchTargets }),
    .issue(
      .stretchedControl, .everywhere,
      behavior: RuleBehavior(joining: .sameView, blame: .goal(.smaller)),
      details:
        "Switches and steppers, which always have one size, and stay where their leading edge is.",
      example: """
        add switch toggle
        - pin toggle.leading = superview.leading + 20
        pin toggle.trailing = superview.trailing - 20
        pin toggle.top = superview.top + 20
        """
    ) { context, findings in
      findings.filter { finding in
        guard finding.amount > 1, let item = finding.key.items.first,
          let viewClass = context.layout.viewClass(of: item)
        else { return false }
        return rigid.contains(viewClass) && context.isCertain(item)
          && context.hasExtent(item, .vertical)
      }
    },
    CheckRule(
      .stretchedImage, .everywhere,
      behavior: RuleBehavior(joining: .scene),
      details: """
        Image views that scale to fill, whose proportions are more than a fifth off. What is stretched in the \
        document's own frames is meant.
        """,
      example: """
        add imageView photo
        set photo.imageSize 100 100
        - set photo.contentMode scaleToFill
        + set photo.contentMode scaleAspectFit
        pin photo.leading = superview.leading
        pin photo.trailing = superview.trailing
        pin photo.top = superview.top
        pin photo.height = 100
        """, find: { $0.stretchedImages }),
  ]

  private static let rigid: Set<ViewClass> = [.switch, .stepper]
}

extension CheckContext {
  fileprivate var zeroSizes: [CheckFinding] {
    let open = search.ambiguity.openNames
    return search.visible.compactMap { view in
      let (item, name) = (view.item, name(view.item))
      guard min(view.size.width, view.size.height) <= 0, showsSomething(item),
        layout.isVisible(item), !isProportional(item)
      else { return nil }
      let empty = Axis.allCases.filter { view.size[$0] <= 0 }
      let isAccident = empty.allSatisfy { axis in
        facts.drawn[item]?.size[axis] != 0 && !isInEmptyCell(item, axis)
          && !open.contains("\(name).\(Attribute.extent(axis).rawValue)")
          && (isCertain(item) && hasExtents(item) || hasOwnExtent(item, axis))
      }
      guard isAccident else { return nil }
      let lengths = empty.map { Attribute.extent($0).rawValue }
      return CheckFinding(
        .zeroSize, "\(title(item)) has no \(Sentence.list(lengths))", items: [item],
        axis: empty.first)
    }
  }

  /// Whether a view lies in a cell that was drawn without a size, which code gives it.
  private func isInEmptyCell(_ item: Item.ID, _ axis: Axis) -> Bool {
    guard let cell = facts.cell[item], let drawn = facts.drawn[cell] else {
      return false
    }
    return drawn.size[axis] <= 0
  }

  /// Images up to this size, in points, are lines, in which distortion isn't visible.
  private static let thinnest = 2.0
  /// The tolerance of proportions.
  private static let distortion = 1.2

  fileprivate var stretchedImages: [CheckFinding] {
    search.visible.compactMap { view in
      guard let state = layout.model[view.item].view, state.viewClass == .imageView,
        state.drawn[.contentMode] == .choice("scaleToFill"), let image = state.content.imageSize,
        min(image.width, image.height) > Self.thinnest, isCertain(view.item),
        hasExtents(view.item), layout.isVisible(view.item)
      else { return nil }
      let factor = distortion(of: view.size, image)
      let drawn = facts.drawn[view.item].map { distortion(of: $0.size, image) } ?? 1
      guard factor > Self.distortion, factor.isFinite, drawn <= Self.distortion else { return nil }
      return CheckFinding(
        .stretchedImage, "\(title(view.item)) is \(words(view.size)) pt, its image \(words(image))",
        items: [view.item], by: factor)
    }
  }

  /// `20 × 24.5`.
  private func words(_ size: Size) -> String {
    "\(NumberText.measured(size.width)) × \(NumberText.measured(size.height))"
  }

  /// The factor of an image's distortion; 1 for a view without a size.
  private func distortion(of size: Size, _ image: Size) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    let factor = size.width / size.height * image.height / image.width
    return max(factor, 1 / factor)
  }

  fileprivate var touchTargets: [CheckFinding] {
    if subject.sources?.isLaunchScreen == true { return [] }
    return search.visible.compactMap { view in
      guard layout.viewClass(of: view.item) == .button, isCertain(view.item),
        layout.isVisible(view.item), isUsed(view.item)
      else { return nil }
      let size = view.shownSize
      let smallest = min(size.width, size.height)
      guard smallest < facts.leastTarget - Self.tolerance, smallest > 0 else { return nil }
      return CheckFinding(
        .touchTarget, "\(title(view.item)) is \(words(size)) pt", items: [view.item],
        by: facts.leastTarget - smallest,
        severity: max(size.width, size.height) < SubjectFacts.usualTarget - Self.tolerance
          ? .warning : .note)
    }
  }

  /// Whether a button takes touches and does something: one that neither the document nor code connects is a picture.
  private func isUsed(_ item: Item.ID) -> Bool {
    guard let sources = subject.sources, let source = sources.views[item] else {
      return true
    }
    return source.isTouchable && (source.isConnected || sources.hasOutlet(source.id))
  }
}
