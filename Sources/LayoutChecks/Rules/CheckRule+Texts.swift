import AutoLayout
import LayoutDiagnostics

/// Texts and controls that can't be read or used.
extension CheckRule {
  static let unreadable: [CheckRule] = [
    CheckRule(
      .truncatedText, .everywhere,
      behavior: RuleBehavior(
        joining: .axisAndPlaces, blame: .goal(.larger), hides: [.fixedTextSize]),
      details: """
        Labels and titles of buttons. Texts that may shrink count as cut only when their least size is still too \
        large. Texts in fonts whose metrics are unknown are left out, and so are heights of rows, which grow with \
        what they hold, and in documents texts that only stand in for others, such as "Label" or "sign_in_title". Whatever \
        the text and the font, too little is a height below three quarters of a line, in text fields as well, and a \
        width below one character. Texts without letters have no translations.
        """,
      example: """
        add label title "A title that is rather long"
        pin title.leading = superview.leading + 20
        pin title.top = superview.top + 20
        - pin title.width = 100
        + pin title.width <= 300
        """,
      find: { context in
        context.search.visible.compactMap { TextRoom(of: $0.item, in: context) }
          .flatMap { $0.findings }
      }),
    .issue(
      .clippedContent, .everywhere,
      behavior: RuleBehavior(joining: .sameView, blame: .goal(.larger)),
      details: """
        Controls other than buttons; texts have a rule of their own, and images are scaled. Rows whose height the \
        document fixes below that of the cell that it drew, unless the app's code gives them another one.
        """,
      example: """
        add segmented tabs
        set tabs.segments "First|Second|Third"
        pin tabs.leading = superview.leading + 20
        pin tabs.top = superview.top + 20
        - pin tabs.width = 60
        """
    ) { context, findings in
      findings.filter { context.isClipped($0) } + context.lowRows
    },
    overlapping,
  ]
}

extension CheckContext {
  fileprivate func isClipped(_ finding: CheckFinding) -> Bool {
    guard finding.amount > 2, let item = finding.key.items.first,
      let viewClass = layout.viewClass(of: item)
    else { return false }
    return Self.clipped.contains(viewClass) && isCertain(item)
      && !isClippedAsDrawn(item, finding) && !losesTie(item, finding)
      && hasExtents(item)
  }

  /// Whether the document's own frames have a view no larger than it is.
  private func isClippedAsDrawn(_ item: Item.ID, _ finding: CheckFinding) -> Bool {
    guard let axis = finding.axis, let drawn = facts.drawn[item], let now = frames[item]
    else { return false }
    return drawn.size[axis] <= now.size[axis] + TextRoom.tolerance
  }

  /// Whether a control that always has one size only loses it in a tie, which UIKit may decide otherwise: labels of
  /// several lines wrap first.
  private func losesTie(_ item: Item.ID, _ finding: CheckFinding) -> Bool {
    guard let axis = finding.axis, let wanted = layout.pass.intrinsicSize(of: item)[axis],
      let bounds = layout.model[item].view?.compressionResistance[axis],
      let higher = Priority(bounds.value + 1),
      let trial = Advice([.keep(item, .compressionResistance, axis, higher)]).done(
        to: layout)
    else { return false }
    let size = trial.frame(of: item).size
    return size[axis] >= wanted - TextRoom.tolerance
  }

  private static let clipped: Set<ViewClass> = [
    .switch, .stepper, .segmentedControl, .slider, .pageControl,
  ]
}
