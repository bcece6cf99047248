import AutoLayout

/// The attributes of words that SnapKit, Masonry and Cartography have in common.
enum AttributeWords {
  static let all: [String: [Attribute]] = [
    "left": [.left], "top": [.top], "right": [.right], "bottom": [.bottom],
    "leading": [.leading], "trailing": [.trailing], "width": [.width], "height": [.height],
    "centerX": [.centerX], "centerY": [.centerY], "center": [.centerX, .centerY],
    "lastBaseline": [.lastBaseline], "firstBaseline": [.firstBaseline],
    "baseline": [.lastBaseline],
    "leftMargin": [.leftMargin], "rightMargin": [.rightMargin], "topMargin": [.topMargin],
    "bottomMargin": [.bottomMargin], "leadingMargin": [.leadingMargin],
    "trailingMargin": [.trailingMargin],
    "centerXWithinMargins": [.centerXWithinMargins],
    "centerYWithinMargins": [.centerYWithinMargins],
    "centerWithinMargins": [.centerXWithinMargins, .centerYWithinMargins],
    "edges": [.left, .top, .right, .bottom],
    "horizontalEdges": [.left, .right], "verticalEdges": [.top, .bottom],
    "directionalEdges": [.leading, .top, .trailing, .bottom],
    "directionalHorizontalEdges": [.leading, .trailing],
    "directionalVerticalEdges": [.top, .bottom],
    "size": [.width, .height],
    "margins": [.leftMargin, .topMargin, .rightMargin, .bottomMargin],
    "directionalMargins": [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin],
  ]

  /// Masonry's words for the edges of bars.
  static let bars: [String: (GuideKind, Attribute)] = [
    "topLayoutGuideBottom": (.topLayoutGuide, .bottom),
    "topLayoutGuide": (.topLayoutGuide, .bottom), "topLayoutGuideTop": (.topLayoutGuide, .top),
    "bottomLayoutGuideTop": (.bottomLayoutGuide, .top),
    "bottomLayoutGuide": (.bottomLayoutGuide, .top),
    "bottomLayoutGuideBottom": (.bottomLayoutGuide, .bottom),
  ]

  /// The margins of edges.
  static let margins: [Attribute: Attribute] = [
    .left: .leftMargin, .top: .topMargin, .right: .rightMargin, .bottom: .bottomMargin,
    .leading: .leadingMargin, .trailing: .trailingMargin,
  ]

  /// Named priorities, SnapKit's own and UIKit's.
  static let priorities: [String: Double] = [
    "required": 1000, "high": 750, "medium": 500, "low": 250,
  ]

  /// The move of the second item's attribute by an inset.
  static func inset(
    _ attribute: Attribute, top: Double, left: Double, bottom: Double, right: Double
  )
    -> Double
  {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    }
  }
}
