extension UIKitClass {
  static let layoutConstraint = UIKitClass(
    name: "NSLayoutConstraint",
    members: [
      .has(
        "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
        "pin a.width = 2 * b.width + 8", "Views/constraint-objects.lay"),
      .has(
        "constraints(withVisualFormat:options:metrics:views:)",
        "pin H:|-[a(gap)]-[b]-| align top metrics gap=20", "Views/visual-format.lay"),
      .has("FormatOptions", "pin V:[a]-[b] align leading", "Views/visual-format.lay"),
      .has("activate(_:), isActive", "activate wide", "Views/constraint-objects.lay"),
      .has("deactivate(_:)", "deactivate wide", "Views/constraint-objects.lay"),
      .has("constant", "set lead.constant 20", "Views/constraint-objects.lay"),
      .has("priority", "set wide.priority 999", "Views/conflicts.lay"),
      .has("identifier", "get lead.identifier", "Views/constraint-objects.lay"),
      .has("multiplier", "get lead.multiplier", "Views/constraint-objects.lay"),
      .has("relation", "get lead.relation", "Views/constraint-objects.lay"),
      .has("firstItem, secondItem", "get lead.secondItem", "Views/constraint-objects.lay"),
      .has(
        "firstAttribute, secondAttribute, firstAnchor, secondAnchor", "get lead.firstAttribute",
        "Views/constraint-objects.lay"),
      .lacks("shouldBeArchived", "`save` writes every constraint"),
    ])

  static let layoutAnchor = UIKitClass(
    name: "NSLayoutAnchor, NSLayoutDimension",
    members: [
      .has("constraint(equalTo:constant:)", "pin b.leading = a.trailing + 8", "Views/anchors.lay"),
      .has(
        "constraint(greaterThanOrEqualTo:), (lessThanOrEqualTo:)", "pin c.top >= a.bottom",
        "Views/anchors.lay"),
      .has(
        "constraint(equalTo:multiplier:constant:)", "pin a.width = 0.5 * b.width",
        "Views/rotation.lay"),
      .has("constraint(equalToConstant:)", "pin a.width = 100", "Views/constraint-objects.lay"),
      .has(
        "constraint(equalToSystemSpacingAfter:multiplier:)",
        "pin b.leading = a.trailing + 1.5 * systemSpacing", "Views/anchors.lay"),
      .has(
        "constraint(equalToSystemSpacingBelow:multiplier:)",
        "pin c.top >= a.bottom + 2 * systemSpacing", "Views/anchors.lay"),
      .has(
        "anchorWithOffset(to:)", "pin c.width = a.trailing.anchorWithOffset(to: b.leading)",
        "Views/anchors.lay"),
      .has("hasAmbiguousLayout", "report ambiguity", "Views/ambiguity.lay"),
      .has("constraintsAffectingLayout", "explain field.width", "Views/intrinsic-size.lay"),
      .lacks(
        "system spacing between baselines", "it depends on the leading of fonts, which is not known"
      ),
    ])

  static let traitCollection = UIKitClass(
    name: "UITraitCollection",
    members: [
      .has("init(traitsFrom:)", "traits wR hC", "Views/size-classes.lay"),
      .has("containsTraits(in:)", "expect traits card wC hR", "Views/size-classes.lay"),
      .has(
        "horizontalSizeClass, verticalSizeClass", "when wC hR { hide red }",
        "Views/size-classes.lay"),
      .has(
        "userInterfaceIdiom", "get card.traitCollection.userInterfaceIdiom", "Views/reading.lay"),
      .has("displayScale", "get card.traitCollection.displayScale", "Views/reading.lay"),
      .has("layoutDirection", "direction rtl", "Views/right-to-left.lay"),
      .has(
        "preferredContentSizeCategory", "contentSizeCategory XXL", "Views/events.lay"),
      .has("userInterfaceStyle", "appearance dark", "Views/appearance.lay"),
      .lacks("legibilityWeight", "bold text is wider by rules that are not known"),
      .lacks(
        "displayGamut, accessibilityContrast, forceTouchCapability and the like",
        "layout doesn't depend on them"),
    ])
}
