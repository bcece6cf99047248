extension UIKitClass {
  /// The tree and the geometry of views.
  static let view = UIKitClass(
    name: "UIView: tree and geometry",
    members: [
      .has("addSubview(_:)", "add view red in card", "Views/view-order.lay"),
      .has("insertSubview(_:at:)", "add view red in card at 0", "Views/view-order.lay"),
      .has(
        "insertSubview(_:aboveSubview:), (_:belowSubview:)", "move red above blue",
        "Views/view-order.lay"),
      .has("removeFromSuperview()", "remove red", "Views/view-order.lay"),
      .has("bringSubviewToFront(_:)", "bring red to front", "Views/view-order.lay"),
      .has("sendSubviewToBack(_:)", "send red to back", "Views/view-order.lay"),
      .has("exchangeSubview(at:withSubviewAt:)", "exchange red blue", "Views/view-order.lay"),
      .has("superview", "get red.superview", "Views/view-order.lay"),
      .has("subviews", "get card.subviews", "Views/reading.lay"),
      .has("window", "get red.window", "Views/reading.lay"),
      .has("isDescendant(of:)", "expect red in card", "Views/view-order.lay"),
      .has("tag", "set red.tag 7", "Views/view-order.lay"),
      .has("viewWithTag(_:)", "find tag 7", "Views/view-order.lay"),
      .has("isHidden", "hide red", "Stacks/hiding.lay"),
      .has("alpha", "set red.alpha 0.5", "Views/view-order.lay"),
      .has("clipsToBounds", "set red.clipsToBounds true", "Views/view-order.lay"),
      .has("frame", "set red.frame 10 10 100 50", "Views/frame-bounds-center.lay"),
      .has("bounds", "set red.bounds 0 0 100 50", "Views/frame-bounds-center.lay"),
      .has("center", "set red.center 60 35", "Views/frame-bounds-center.lay"),
      .has("transform", "set red.transform rotation 45", "Views/transforms.lay"),
      .has(
        "convert(_:to:), convert(_:from:), UICoordinateSpace", "convert (0, 0) from red to card",
        "Views/conversion.lay"),
      .has("contentScaleFactor", "scale 3", "Commands.md"),
      .has("autoresizingMask", "set red.autoresizingMask flexibleWidth", "Views/autoresizing.lay"),
      .has(
        "translatesAutoresizingMaskIntoConstraints",
        "set red.translatesAutoresizingMaskIntoConstraints false", "Views/implicit-constraints.lay"),
      .lacks("transform3D, anchorPoint", "layout doesn't depend on them; `transform` is drawn"),
      .lacks("autoresizesSubviews", "subviews always follow their masks"),
      .has("sizeToFit()", "sizeToFit send", "Views/drawing.lay"),
      .has("backgroundColor", "set red.backgroundColor systemRed", "Views/drawing.lay"),
      .has("tintColor", "set send.tintColor orange", "Views/drawing.lay"),
      .has("contentMode", "set picture.contentMode scaleAspectFit", "Views/drawing.lay"),
      .has("isOpaque", "set red.isOpaque false", "Views/drawing.lay"),
      .has("layer.cornerRadius", "set red.cornerRadius 8", "Views/drawing.lay"),
      .has("layer.borderWidth, layer.borderColor", "set red.borderWidth 1", "Views/drawing.lay"),
      .has(
        "UILabel.textColor, UITextField.textColor", "set title.textColor gray", "Views/drawing.lay"),
      .has(
        "UILabel.textAlignment, UITextField.textAlignment", "set title.textAlignment right",
        "Views/drawing.lay"),
      .lacks("sizeThatFits(_:)", "`intrinsicContentSize` and `fit` say the same"),
      .lacks("mask", "how a view is drawn inside of its frame"),
      .lacks(
        "hitTest(_:with:), point(inside:with:)", "touches; `visible` says what counts for them"),
      .lacks("didAddSubview(_:) and the like", "`events` prints what belongs to layout"),
    ])

  /// How views take part in Auto Layout.
  static let viewConstraints = UIKitClass(
    name: "UIView: Auto Layout",
    members: [
      .has(
        "leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, topAnchor, bottomAnchor, "
          + "widthAnchor, heightAnchor, centerXAnchor, centerYAnchor",
        "pin a.leading = b.trailing + 8", "Views/anchors.lay"),
      .has(
        "firstBaselineAnchor, lastBaselineAnchor", "pin a.firstBaseline = b.firstBaseline",
        "Views/intrinsic-size.lay"),
      .has("constraints", "get red.constraints", "Views/reading.lay"),
      .has("addConstraint(_:)", "pin a.width = 100", "Views/constraint-objects.lay"),
      .has("removeConstraint(_:)", "unpin lead", "Views/constraint-objects.lay"),
      .has(
        "constraintsAffectingLayout(for:)", "dump constraints red horizontal",
        "Views/reading.lay"),
      .has("hasAmbiguousLayout", "get red.hasAmbiguousLayout", "Views/reading.lay"),
      .has("_autolayoutTrace", "_autolayoutTrace", "Views/reading.lay"),
      .has("recursiveDescription", "dump tree", "Views/reading.lay"),
      .has("layoutGuides", "get card.layoutGuides", "Views/reading.lay"),
      .has("exerciseAmbiguityInLayout()", "exercise red", "Views/ambiguity.lay"),
      .has("intrinsicContentSize", "get red.intrinsicContentSize", "Views/intrinsic-size.lay"),
      .has(
        "setContentHuggingPriority(_:for:)", "set red.hugging.horizontal 252",
        "Views/intrinsic-size.lay"),
      .has(
        "setContentCompressionResistancePriority(_:for:)",
        "set red.compressionResistance.horizontal 751", "Views/intrinsic-size.lay"),
      .has("systemLayoutSizeFitting(_:)", "fit card compressed", "Views/fitting.lay"),
      .has(
        "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
        "fit card 320x0 horizontal required", "Views/fitting.lay"),
      .has(
        "alignmentRectInsets", "set badge.alignmentRectInsets 0 30 0 0",
        "Views/alignment-rects.lay"),
      .has(
        "alignmentRect(forFrame:), frame(forAlignmentRect:)", "get depth.frame",
        "Views/alignment-rects.lay"),
      .has(
        "forFirstBaselineLayout, forLastBaselineLayout", "set card.firstBaselineOffset 30",
        "Views/intrinsic-size.lay"),
      .has(
        "setNeedsUpdateConstraints(), updateConstraints()", "events on", "Views/events.lay"),
      .has("setNeedsLayout(), layoutIfNeeded(), layoutSubviews()", "events on", "Views/events.lay"),
      .has("layoutMarginsDidChange(), safeAreaInsetsDidChange()", "events on", "Views/events.lay"),
      .has("addLayoutGuide(_:)", "add guide gap in card", "Views/anchors.lay"),
      .has("removeLayoutGuide(_:)", "remove gap", "Views/view-order.lay"),
      .has("layoutMargins", "set card.layoutMargins 8 16 8 16", "Views/margins.lay"),
      .has(
        "directionalLayoutMargins", "set card.directionalLayoutMargins 8 16 8 0",
        "Views/margins.lay"),
      .has(
        "preservesSuperviewLayoutMargins", "set card.preservesSuperviewLayoutMargins true",
        "Views/margins.lay"),
      .has(
        "insetsLayoutMarginsFromSafeArea", "set card.insetsLayoutMarginsFromSafeArea false",
        "Margins/layout-margins.lay"),
      .has("layoutMarginsGuide", "pin red.top = card.layoutMarginsGuide.top", "Views/margins.lay"),
      .has(
        "readableContentGuide", "pin red.leading = card.readableContentGuide.leading",
        "Margins/readable-width.lay"),
      .has("safeAreaInsets", "get card.safeAreaInsets", "Views/safe-area.lay"),
      .has("safeAreaLayoutGuide", "pin red.top = card.safeArea.top", "Views/safe-area.lay"),
      .has(
        "keyboardLayoutGuide", "pin red.bottom = keyboardLayoutGuide.top", "Views/safe-area.lay"),
      .has(
        "semanticContentAttribute", "set card.semanticContentAttribute playback",
        "Views/right-to-left.lay"),
      .has(
        "effectiveUserInterfaceLayoutDirection, userInterfaceLayoutDirection(for:)",
        "get card.effectiveUserInterfaceLayoutDirection", "Views/right-to-left.lay"),
      .has("traitCollection", "get card.traitCollection", "Views/size-classes.lay"),
      .has("traitOverrides", "set card.traitOverrides wC", "Views/size-classes.lay"),
      .has("traitCollectionDidChange(_:)", "events on", "Views/events.lay"),
      .lacks("invalidateIntrinsicContentSize()", "a changed content is measured at once"),
      .lacks("requiresConstraintBasedLayout", "constraints always count"),
      .lacks("registerForTraitChanges(_:handler:)", "there is no code to call; see `events`"),
      .lacks(
        "minimumContentSizeCategory, maximumContentSizeCategory",
        "not built; `traitOverrides` sets the size itself"),
    ])
}
