/// Where Interface Builder writes an attribute among the others of an element.
///
/// It writes them in a fixed order. Read from 1,627 public documents: in each tag with both, the attributes listed here
/// stand before the one that they are listed for, and `id` stands after it.
enum AttributePlaces {
  private static let ofConstraints: Set<String> = [
    "firstItem", "firstAttribute",
  ]

  private static let ofViews: Set<String> = [
    "key", "clipsSubviews", "multipleTouchEnabled", "userInteractionEnabled", "hidden", "alpha",
    "opaque",
    "clearsContextBeforeDrawing", "autoresizesSubviews", "tag", "contentMode", "verifyAmbiguity",
    "focusRingType",
  ]

  private static let horizontalHugging = "horizontalHuggingPriority"
  private static let verticalHugging = "verticalHuggingPriority"
  private static let horizontalResistance = "horizontalCompressionResistancePriority"
  private static let verticalResistance = "verticalCompressionResistancePriority"

  /// The attributes that precede an attribute.
  private static let before: [String: Set<String>] = [
    "relation": ofConstraints,
    "priority": ofConstraints.union(["relation", "secondItem", "secondAttribute", "multiplier"]),
    horizontalHugging: ofViews,
    verticalHugging: ofViews.union([horizontalHugging]),
    horizontalResistance: ofViews.union([horizontalHugging, verticalHugging]),
    verticalResistance: ofViews.union([horizontalHugging, verticalHugging, horizontalResistance]),
    "numberOfLines": ofViews.union([
      horizontalHugging, verticalHugging, horizontalResistance, verticalResistance, "fixedFrame",
      "misplaced", "ambiguous", "preservesSuperviewLayoutMargins",
      "insetsLayoutMarginsFromSafeArea",
      "usesAttributedText", "text", "textAlignment", "lineBreakMode",
    ]),
  ]

  /// Where a new attribute goes into a tag: after the attributes that precede it, otherwise before `id`, or last.
  static func place(of attribute: String, in tag: StartTag) -> Int {
    if let known = before[attribute],
      let last = tag.attributes.last(where: { known.contains($0.name) })
    {
      return last.range.upperBound
    }
    return tag["id"]?.range.lowerBound ?? tag.attributesEnd
  }
}
