extension UIKitClass {
  static let stackView = UIKitClass(
    name: "UIStackView",
    members: [
      .has("init(arrangedSubviews:)", "add hstack row", "Views/even-distribution-stack.lay"),
      .has("addArrangedSubview(_:)", "arrange red in row", "Stacks/arranging.lay"),
      .has("insertArrangedSubview(_:at:)", "arrange red in row at 0", "Stacks/arranging.lay"),
      .has("removeArrangedSubview(_:)", "unarrange red", "Stacks/arranging.lay"),
      .has("arrangedSubviews", "get row.arrangedSubviews", "Views/reading.lay"),
      .has("axis", "set row.axis vertical", "Views/size-classes.lay"),
      .has("alignment", "set row.alignment center", "Stacks/fill-horizontal.lay"),
      .has(
        "distribution", "set row.distribution equalCentering", "Views/even-distribution-stack.lay"),
      .has("spacing", "set row.spacing 10", "Stacks/spacing.lay"),
      .has("spacingUseSystem, spacingUseDefault", "set row.spacing standard", "Stacks/spacing.lay"),
      .has(
        "setCustomSpacing(_:after:), customSpacing(after:)", "set red.customSpacing 20",
        "Stacks/spacing.lay"),
      .has(
        "isLayoutMarginsRelativeArrangement", "set row.layoutMarginsRelativeArrangement true",
        "Views/even-distribution-stack.lay"),
      .has(
        "isBaselineRelativeArrangement", "set row.baselineRelativeArrangement true",
        "Stacks/spacing.lay"),
    ])

  static let layoutGuide = UIKitClass(
    name: "UILayoutGuide",
    members: [
      .has("identifier", "add guide gap", "Views/even-distribution-guides.lay"),
      .has("owningView", "get gap.owningView", "Views/reading.lay"),
      .has("layoutFrame", "get gap.layoutFrame", "Views/reading.lay"),
      .has(
        "leadingAnchor, trailingAnchor, topAnchor, bottomAnchor, widthAnchor, heightAnchor, "
          + "centerXAnchor, centerYAnchor",
        "pin gap.leading = a.trailing", "Views/anchors.lay"),
      .has("hasAmbiguousLayout", "report ambiguity", "Views/ambiguity.lay"),
      .has(
        "constraintsAffectingLayout(for:)", "dump constraints gap", "Views/constraint-objects.lay"),
    ])

  static let scrollView = UIKitClass(
    name: "UIScrollView",
    members: [
      .has(
        "contentLayoutGuide", "pin page.bottom = scroller.contentLayoutGuide.bottom",
        "Scrolling/content-area.lay"),
      .has(
        "frameLayoutGuide", "pin header.top = scroller.frameLayoutGuide.top",
        "Scrolling/content-offset.lay"),
      .has("contentSize", "get scroller.contentSize", "Scrolling/content-size.lay"),
      .has("contentOffset", "set scroller.contentOffset 0 100", "Scrolling/content-offset.lay"),
      .has("contentInset", "set scroller.contentInset 10", "Scrolling/content-offset.lay"),
      .lacks(
        "contentInsetAdjustmentBehavior, adjustedContentInset",
        "how far bars push content is known only while an app scrolls"),
      .lacks("scrollRectToVisible(_:animated:)", "`contentOffset` says where the content is"),
      .lacks("zoomScale, contentAlignmentPoint", "zooming scales the drawing, not the layout"),
      .has(
        "scrollIndicatorInsets", "set list.scrollIndicatorInsets 20 0 0 0",
        "Views/drawing.lay"),
      .lacks(
        "verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets",
        "`scrollIndicatorInsets` stands for both"),
    ])
}
