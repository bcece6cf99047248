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
      firing: """
        add label title "Title"
        pin title.leading = superview.leading
        pin title.top = superview.top + 20
        pin title.height = 0
        """,
      clean: """
        add label title "Title"
        pin title.leading = superview.leading
        pin title.top = superview.top + 20
        """, find: zeroSizes),
    CheckRule(
      .touchTarget, .canvas, behavior: RuleBehavior(joining: .scene),
      details: """
        Buttons smaller than 24 points, or than a line *check touch-target 44* of `.laycheck` says, on the screen that \
        the document was designed on. Buttons whose size the document doesn't tell are \
        left out, and so are those that nothing connects. Less than 24 points both wide and high is a warning. All of a \
        scene are one finding.
        """,
      firing: """
        add button close "Close"
        pin close.leading = superview.leading + 20
        pin close.top = superview.top + 20
        pin close.height = 20
        """,
      clean: """
        add button close "Close"
        pin close.leading = superview.leading + 20
        pin close.top = superview.top + 20
        pin close.height = 44
        pin close.width = 60
        """, find: touchTargets),
    .issue(
      .stretchedControl, .everywhere,
      behavior: RuleBehavior(joining: .sameView, blame: .goal(.smaller)),
      details:
        "Switches and steppers, which always have one size, and stay where their leading edge is.",
      firing: """
        add switch toggle
        pin toggle.leading = superview.leading + 20
        pin toggle.trailing = superview.trailing - 20
        pin toggle.top = superview.top + 20
        """,
      clean: """
        add switch toggle
        pin toggle.trailing = superview.trailing - 20
        pin toggle.top = superview.top + 20
        """
    ) { context, finding in
      guard finding.amount > 1, let item = finding.key.items.first,
        let viewClass = context.layout.viewClass(of: item)
      else { return false }
      return rigid.contains(viewClass) && context.isCertain(item) && context.isHeightCertain(item)
    },
    CheckRule(
      .stretchedImage, .everywhere,
      behavior: RuleBehavior(joining: .scene),
      details: """
        Image views that scale to fill, whose proportions are more than a fifth off. What is stretched in the \
        document's own frames is meant.
        """,
      firing: """
        add imageView photo
        set photo.imageSize 100 100
        set photo.contentMode scaleToFill
        pin photo.leading = superview.leading
        pin photo.trailing = superview.trailing
        pin photo.top = superview.top
        pin photo.height = 100
        """,
      clean: """
        add imageView photo
        set photo.imageSize 100 100
        set photo.contentMode scaleAspectFit
        pin photo.leading = superview.leading
        pin photo.trailing = superview.trailing
        pin photo.top = superview.top
        pin photo.height = 100
        """, find: stretchedImages),
  ]

  private static let rigid: Set<ViewClass> = [.switch, .stepper]

  private static func zeroSizes(_ context: CheckContext) -> [CheckFinding] {
    let open = Set(
      context.search.ambiguity.entries.flatMap { $0.openValues }.map {
        "\($0.item).\($0.attribute)"
      })
    return context.search.visible.compactMap { view in
      let (item, name) = (view.item, context.name(view.item))
      guard min(view.size.width, view.size.height) <= 0, context.showsSomething(item),
        context.layout.isVisible(item), !OpenValues.isProportional(item, context)
      else { return nil }
      let drawn = context.facts.drawn[item]?.size
      let sizes = [
        (name: "width", axis: Axis.horizontal, now: view.size.width, drawn: drawn?.width),
        (name: "height", axis: .vertical, now: view.size.height, drawn: drawn?.height),
      ]
      let empty = sizes.filter { size in
        size.now <= 0 && size.drawn != 0 && !isInEmptyCell(item, size.axis, context)
          && !open.contains("\(name).\(size.name)")
          && (context.isCertain(item) && context.hasExtents(item)
            || context.hasOwnExtent(item, size.axis))
      }
      guard !empty.isEmpty, empty.count == sizes.filter({ $0.now <= 0 }).count else { return nil }
      return CheckFinding(
        .zeroSize, "\(context.title(item)) has no \(Sentence.list(empty.map { $0.name }))",
        items: [item],
        axis: empty.first?.axis)
    }
  }

  /// Whether a view lies in a cell that was drawn without a size, which code gives it.
  private static func isInEmptyCell(_ item: Item.ID, _ axis: Axis, _ context: CheckContext) -> Bool
  {
    guard let cell = context.facts.cell[item], let drawn = context.facts.drawn[cell] else {
      return false
    }
    return (axis == .horizontal ? drawn.size.width : drawn.size.height) <= 0
  }

  /// Images up to this size, in points, are lines, in which distortion isn't visible.
  private static let thinnest = 2.0
  /// The tolerance of proportions.
  private static let distortion = 1.2

  private static func stretchedImages(_ context: CheckContext) -> [CheckFinding] {
    context.search.visible.compactMap { view in
      guard let state = context.layout.model[view.item].view, state.viewClass == .imageView,
        state.drawn[.contentMode] == .choice("scaleToFill"), let image = state.content.imageSize,
        min(image.width, image.height) > thinnest, context.isCertain(view.item),
        context.isHeightCertain(view.item), context.isWidthCertain(view.item),
        context.layout.isVisible(view.item)
      else { return nil }
      let factor = distortion(of: view.size, image)
      let drawn = context.facts.drawn[view.item].map { distortion(of: $0.size, image) } ?? 1
      guard factor > distortion, factor.isFinite, drawn <= distortion else { return nil }
      return CheckFinding(
        .stretchedImage,
        "\(context.title(view.item)) is \(NumberText.measured(view.size.width)) × "
          + "\(NumberText.measured(view.size.height)) pt, its image "
          + "\(NumberText.measured(image.width)) × \(NumberText.measured(image.height))",
        items: [view.item], by: factor)
    }
  }

  /// The factor of an image's distortion; 1 for a view without a size.
  private static func distortion(of size: Size, _ image: Size) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    let factor = size.width / size.height * image.height / image.width
    return max(factor, 1 / factor)
  }

  private static func touchTargets(_ context: CheckContext) -> [CheckFinding] {
    if context.subject.sources?.isLaunchScreen == true { return [] }
    return context.search.visible.compactMap { view in
      guard context.layout.viewClass(of: view.item) == .button, context.isCertain(view.item),
        context.layout.isVisible(view.item),
        isUsed(view.item, context)
      else { return nil }
      let size = view.shownSize
      let smallest = min(size.width, size.height)
      guard smallest < context.facts.leastTarget - tolerance, smallest > 0 else { return nil }
      return CheckFinding(
        .touchTarget,
        "\(context.title(view.item)) is \(NumberText.measured(size.width)) × "
          + "\(NumberText.measured(size.height)) pt", items: [view.item],
        by: context.facts.leastTarget - smallest
      ).weighed(
        max(size.width, size.height) < SubjectFacts.usualTarget - tolerance ? .warning : .note)
    }
  }

  /// Whether a button takes touches and does something: one that neither the document nor code connects is a picture.
  private static func isUsed(_ item: Item.ID, _ context: CheckContext) -> Bool {
    guard let sources = context.subject.sources, let source = sources.views[item] else {
      return true
    }
    return source.isTouchable && (source.isConnected || sources.hasOutlet(source.id))
  }
}
