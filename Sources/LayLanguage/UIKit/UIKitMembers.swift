/// The members of UIKit related to layout, and the commands that do the same.
extension UIKitClass {
  /// The tree and the geometry of views.
  static let view = UIKitClass(
    "UIView: tree and geometry",
    """
    addSubview(_:) → add view red in card → Views/view-order.lay
    insertSubview(_:at:) → add view red in card at 0 → Views/view-order.lay
    insertSubview(_:aboveSubview:), (_:belowSubview:) → move red above blue → Views/view-order.lay
    removeFromSuperview() → remove red → Views/view-order.lay
    bringSubviewToFront(_:) → bring red to front → Views/view-order.lay
    sendSubviewToBack(_:) → send red to back → Views/view-order.lay
    exchangeSubview(at:withSubviewAt:) → exchange red blue → Views/view-order.lay
    superview → get red.superview → Views/view-order.lay
    subviews → get card.subviews → Views/reading.lay
    window → get red.window → Views/reading.lay
    isDescendant(of:) → expect red in card → Views/view-order.lay
    tag → set red.tag 7 → Views/view-order.lay
    viewWithTag(_:) → find tag 7 → Views/view-order.lay
    isHidden → hide red → Stacks/hiding.lay
    alpha → set red.alpha 0.5 → Views/view-order.lay
    clipsToBounds → set red.clipsToBounds true → Views/view-order.lay
    frame → set red.frame 10 10 100 50 → Views/frame-bounds-center.lay
    bounds → set red.bounds 0 0 100 50 → Views/frame-bounds-center.lay
    center → set red.center 60 35 → Views/frame-bounds-center.lay
    transform → set red.transform rotation 45 → Views/transforms.lay
    convert(_:to:), convert(_:from:), UICoordinateSpace → convert (0, 0) from red to card → Views/conversion.lay
    contentScaleFactor → scale 3 → Commands.md
    autoresizingMask → set red.autoresizingMask flexibleWidth → Views/autoresizing.lay
    translatesAutoresizingMaskIntoConstraints → set red.translatesAutoresizingMaskIntoConstraints false → \
    Views/implicit-constraints.lay
    transform3D, anchorPoint → layout doesn't depend on them; `transform` is drawn
    autoresizesSubviews → subviews always follow their masks
    sizeToFit() → sizeToFit send → Views/drawing.lay
    backgroundColor → set red.backgroundColor systemRed → Views/drawing.lay
    tintColor → set send.tintColor orange → Views/drawing.lay
    contentMode → set picture.contentMode scaleAspectFit → Views/drawing.lay
    isOpaque → set red.isOpaque false → Views/drawing.lay
    layer.cornerRadius → set red.cornerRadius 8 → Views/drawing.lay
    layer.borderWidth, layer.borderColor → set red.borderWidth 1 → Views/drawing.lay
    UILabel.textColor, UITextField.textColor → set title.textColor gray → Views/drawing.lay
    UILabel.textAlignment, UITextField.textAlignment → set title.textAlignment right → Views/drawing.lay
    sizeThatFits(_:) → `intrinsicContentSize` and `fit` say the same
    mask → how a view is drawn inside of its frame
    hitTest(_:with:), point(inside:with:) → touches; `visible` says what counts for them
    didAddSubview(_:) and the like → `events` prints what belongs to layout
    """)

  /// How views take part in Auto Layout.
  static let viewConstraints = UIKitClass(
    "UIView: Auto Layout",
    """
    leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, topAnchor, bottomAnchor, widthAnchor, heightAnchor, \
    centerXAnchor, centerYAnchor → pin a.leading = b.trailing + 8 → Views/anchors.lay
    firstBaselineAnchor, lastBaselineAnchor → pin a.firstBaseline = b.firstBaseline → Views/intrinsic-size.lay
    constraints → get red.constraints → Views/reading.lay
    addConstraint(_:) → pin a.width = 100 → Views/constraint-objects.lay
    removeConstraint(_:) → unpin lead → Views/constraint-objects.lay
    constraintsAffectingLayout(for:) → dump constraints red horizontal → Views/reading.lay
    hasAmbiguousLayout → get red.hasAmbiguousLayout → Views/reading.lay
    _autolayoutTrace → _autolayoutTrace → Views/reading.lay
    recursiveDescription → dump tree → Views/reading.lay
    layoutGuides → get card.layoutGuides → Views/reading.lay
    exerciseAmbiguityInLayout() → exercise red → Views/ambiguity.lay
    intrinsicContentSize → get red.intrinsicContentSize → Views/intrinsic-size.lay
    setContentHuggingPriority(_:for:) → set red.hugging.horizontal 252 → Views/intrinsic-size.lay
    setContentCompressionResistancePriority(_:for:) → set red.compressionResistance.horizontal 751 → \
    Views/intrinsic-size.lay
    systemLayoutSizeFitting(_:) → fit card compressed → Views/fitting.lay
    systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) → fit card 320x0 horizontal \
    required → Views/fitting.lay
    alignmentRectInsets → set badge.alignmentRectInsets 0 30 0 0 → Views/alignment-rects.lay
    alignmentRect(forFrame:), frame(forAlignmentRect:) → get depth.frame → Views/alignment-rects.lay
    forFirstBaselineLayout, forLastBaselineLayout → set card.firstBaselineOffset 30 → Views/intrinsic-size.lay
    setNeedsUpdateConstraints(), updateConstraints() → events on → Views/events.lay
    setNeedsLayout(), layoutIfNeeded(), layoutSubviews() → events on → Views/events.lay
    layoutMarginsDidChange(), safeAreaInsetsDidChange() → events on → Views/events.lay
    addLayoutGuide(_:) → add guide gap in card → Views/anchors.lay
    removeLayoutGuide(_:) → remove gap → Views/view-order.lay
    layoutMargins → set card.layoutMargins 8 16 8 16 → Views/margins.lay
    directionalLayoutMargins → set card.directionalLayoutMargins 8 16 8 0 → Views/margins.lay
    preservesSuperviewLayoutMargins → set card.preservesSuperviewLayoutMargins true → Views/margins.lay
    insetsLayoutMarginsFromSafeArea → set card.insetsLayoutMarginsFromSafeArea false → Margins/layout-margins.lay
    layoutMarginsGuide → pin red.top = card.layoutMarginsGuide.top → Views/margins.lay
    readableContentGuide → pin red.leading = card.readableContentGuide.leading → Margins/readable-width.lay
    safeAreaInsets → get card.safeAreaInsets → Views/safe-area.lay
    safeAreaLayoutGuide → pin red.top = card.safeArea.top → Views/safe-area.lay
    keyboardLayoutGuide → pin red.bottom = keyboardLayoutGuide.top → Views/safe-area.lay
    semanticContentAttribute → set card.semanticContentAttribute playback → Views/right-to-left.lay
    effectiveUserInterfaceLayoutDirection, userInterfaceLayoutDirection(for:) → get \
    card.effectiveUserInterfaceLayoutDirection → Views/right-to-left.lay
    traitCollection → get card.traitCollection → Views/size-classes.lay
    traitOverrides → set card.traitOverrides wC → Views/size-classes.lay
    traitCollectionDidChange(_:) → events on → Views/events.lay
    invalidateIntrinsicContentSize() → a changed content is measured at once
    requiresConstraintBasedLayout → constraints always count
    registerForTraitChanges(_:handler:) → there is no code to call; see `events`
    minimumContentSizeCategory, maximumContentSizeCategory → not built; `traitOverrides` sets the size itself
    """)

  static let stackView = UIKitClass(
    "UIStackView",
    """
    init(arrangedSubviews:) → add hstack row → Views/even-distribution-stack.lay
    addArrangedSubview(_:) → arrange red in row → Stacks/arranging.lay
    insertArrangedSubview(_:at:) → arrange red in row at 0 → Stacks/arranging.lay
    removeArrangedSubview(_:) → unarrange red → Stacks/arranging.lay
    arrangedSubviews → get row.arrangedSubviews → Views/reading.lay
    axis → set row.axis vertical → Views/size-classes.lay
    alignment → set row.alignment center → Stacks/fill-horizontal.lay
    distribution → set row.distribution equalCentering → Views/even-distribution-stack.lay
    spacing → set row.spacing 10 → Stacks/spacing.lay
    spacingUseSystem, spacingUseDefault → set row.spacing standard → Stacks/spacing.lay
    setCustomSpacing(_:after:), customSpacing(after:) → set red.customSpacing 20 → Stacks/spacing.lay
    isLayoutMarginsRelativeArrangement → set row.layoutMarginsRelativeArrangement true → \
    Views/even-distribution-stack.lay
    isBaselineRelativeArrangement → set row.baselineRelativeArrangement true → Stacks/spacing.lay
    """)

  static let layoutGuide = UIKitClass(
    "UILayoutGuide",
    """
    identifier → add guide gap → Views/even-distribution-guides.lay
    owningView → get gap.owningView → Views/reading.lay
    layoutFrame → get gap.layoutFrame → Views/reading.lay
    leadingAnchor, trailingAnchor, topAnchor, bottomAnchor, widthAnchor, heightAnchor, centerXAnchor, centerYAnchor \
    → pin gap.leading = a.trailing → Views/anchors.lay
    hasAmbiguousLayout → report ambiguity → Views/ambiguity.lay
    constraintsAffectingLayout(for:) → dump constraints gap → Views/constraint-objects.lay
    """)

  static let scrollView = UIKitClass(
    "UIScrollView",
    """
    contentLayoutGuide → pin page.bottom = scroller.contentLayoutGuide.bottom → Scrolling/content-area.lay
    frameLayoutGuide → pin header.top = scroller.frameLayoutGuide.top → Scrolling/content-offset.lay
    contentSize → get scroller.contentSize → Scrolling/content-size.lay
    contentOffset → set scroller.contentOffset 0 100 → Scrolling/content-offset.lay
    contentInset → set scroller.contentInset 10 → Scrolling/content-offset.lay
    contentInsetAdjustmentBehavior, adjustedContentInset → how far bars push content is known only while an app \
    scrolls
    scrollRectToVisible(_:animated:) → `contentOffset` says where the content is
    zoomScale, contentAlignmentPoint → zooming scales the drawing, not the layout
    scrollIndicatorInsets → set list.scrollIndicatorInsets 20 0 0 0 → Views/drawing.lay
    verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets → `scrollIndicatorInsets` stands for both
    """)

  static let layoutConstraint = UIKitClass(
    "NSLayoutConstraint",
    """
    init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) → pin a.width = 2 * b.width + 8 → \
    Views/constraint-objects.lay
    constraints(withVisualFormat:options:metrics:views:) → pin H:|-[a(gap)]-[b]-| align top metrics gap=20 → \
    Views/visual-format.lay
    FormatOptions → pin V:[a]-[b] align leading → Views/visual-format.lay
    activate(_:), isActive → activate wide → Views/constraint-objects.lay
    deactivate(_:) → deactivate wide → Views/constraint-objects.lay
    constant → set lead.constant 20 → Views/constraint-objects.lay
    priority → set wide.priority 999 → Views/conflicts.lay
    identifier → get lead.identifier → Views/constraint-objects.lay
    multiplier → get lead.multiplier → Views/constraint-objects.lay
    relation → get lead.relation → Views/constraint-objects.lay
    firstItem, secondItem → get lead.secondItem → Views/constraint-objects.lay
    firstAttribute, secondAttribute, firstAnchor, secondAnchor → get lead.firstAttribute → \
    Views/constraint-objects.lay
    shouldBeArchived → `save` writes every constraint
    """)

  static let layoutAnchor = UIKitClass(
    "NSLayoutAnchor, NSLayoutDimension",
    """
    constraint(equalTo:constant:) → pin b.leading = a.trailing + 8 → Views/anchors.lay
    constraint(greaterThanOrEqualTo:), (lessThanOrEqualTo:) → pin c.top >= a.bottom → Views/anchors.lay
    constraint(equalTo:multiplier:constant:) → pin a.width = 0.5 * b.width → Views/rotation.lay
    constraint(equalToConstant:) → pin a.width = 100 → Views/constraint-objects.lay
    constraint(equalToSystemSpacingAfter:multiplier:) → pin b.leading = a.trailing + 1.5 * systemSpacing → \
    Views/anchors.lay
    constraint(equalToSystemSpacingBelow:multiplier:) → pin c.top >= a.bottom + 2 * systemSpacing → Views/anchors.lay
    anchorWithOffset(to:) → pin c.width = a.trailing.anchorWithOffset(to: b.leading) → Views/anchors.lay
    hasAmbiguousLayout → report ambiguity → Views/ambiguity.lay
    constraintsAffectingLayout → explain field.width → Views/intrinsic-size.lay
    system spacing between baselines → it depends on the leading of fonts, which is not known
    """)

  static let traitCollection = UIKitClass(
    "UITraitCollection",
    """
    init(traitsFrom:) → traits wR hC → Views/size-classes.lay
    containsTraits(in:) → expect traits card wC hR → Views/size-classes.lay
    horizontalSizeClass, verticalSizeClass → when wC hR { hide red } → Views/size-classes.lay
    userInterfaceIdiom → get card.traitCollection.userInterfaceIdiom → Views/reading.lay
    displayScale → get card.traitCollection.displayScale → Views/reading.lay
    layoutDirection → direction rtl → Views/right-to-left.lay
    preferredContentSizeCategory → contentSizeCategory XXL → Views/events.lay
    userInterfaceStyle → appearance dark → Views/appearance.lay
    legibilityWeight → bold text is wider by rules that are not known
    displayGamut, accessibilityContrast, forceTouchCapability and the like → layout doesn't depend on them
    """)
}
