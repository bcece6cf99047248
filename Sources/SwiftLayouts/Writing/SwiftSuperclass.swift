import AutoLayout

/// The UIKit class from which a written class inherits, and the initializers that it must have.
struct SwiftSuperclass {
  /// Its name.
  let name: String
  private let parameters: String
  private let arguments: String

  /// The superclass for a view; private classes of UIKit have no subclasses.
  init(of viewClass: ViewClass?) {
    let known = viewClass.flatMap { $0 == .tableViewCellContentView ? nil : $0 } ?? .view
    name = known.className
    (parameters, arguments) = Self.initializers[name] ?? ("frame: CGRect", "frame: frame")
  }

  /// Designated initializers other than `init(frame:)`, from the documentation of each class.
  private static let initializers = [
    "UITableView": ("frame: CGRect, style: UITableView.Style", "frame: frame, style: style"),
    "UITableViewCell": (
      "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
      "style: style, reuseIdentifier: reuseIdentifier"
    ),
    "UICollectionView": (
      "frame: CGRect, collectionViewLayout layout: UICollectionViewLayout",
      "frame: frame, collectionViewLayout: layout"
    ),
    "UIVisualEffectView": ("effect: UIVisualEffect?", "effect: effect"),
    "WKWebView": (
      "frame: CGRect, configuration: WKWebViewConfiguration",
      "frame: frame, configuration: configuration"
    ),
  ]

  /// The line that opens the designated initializer, and the one that calls the superclass's.
  var initializer: (opening: String, call: String) {
    ("override init(\(parameters)) {", "super.init(\(arguments))")
  }

  /// The line that opens the initializer for documents; the one of `UIStackView` can't fail.
  var coderOpening: String {
    "required init\(name == "UIStackView" ? "" : "?")(coder: NSCoder) {"
  }
}

/// Views that cells and effect views create themselves, in their own size: `cell.contentView`.
enum ContentViews {
  private static let owners: Set<ViewClass> = [
    .tableViewCell, .collectionViewCell, .visualEffectView,
  ]

  /// The view whose `contentView` an item is; nil if it isn't one.
  static func owner(of item: Item.ID, in layout: Layout) -> Item.ID? {
    guard let owner = layout.superview(of: item), let viewClass = layout.viewClass(of: owner),
      owners.contains(viewClass)
    else { return nil }
    if layout.viewClass(of: item) == .tableViewCellContentView { return owner }
    let isNamed = layout.name(of: item).hasPrefix("contentView")
    return isNamed && viewClass != .tableViewCell && layout.viewClass(of: item) == .view
      && isFilling(item, in: layout) ? owner : nil
  }

  /// Whether a view follows the edges of its superview.
  static func isFilling(_ item: Item.ID, in layout: Layout) -> Bool {
    guard case .rect(let frame)? = ViewProperty.named("frame")?.savedValue(of: item, in: layout),
      case .words(let words)? = ViewProperty.named("autoresizingMask")?.savedValue(
        of: item, in: layout)
    else { return false }
    return frame.origin == .zero && Set(words) == ["flexibleWidth", "flexibleHeight"]
  }
}
