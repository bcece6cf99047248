extension ConstraintLine {
  /// The line of a constraint, the user's or the system's.
  ///
  /// nil for what Apple never prints in a report: sizes that may not be negative.
  init?(_ origin: RowOrigin, in log: Log) {
    switch origin {
    case .constraint(let id): self.init(log.model[id], in: log)
    case .system(let role, let item): self.init(role, of: item, in: log)
    case .stack(let item, let key):
      guard let (number, made) = StackLayout(of: item, in: log.model)?.constraint(key) else {
        return nil
      }
      self.init(made, number: number, of: item, in: log)
    }
    if log.style.usesAddresses, address == nil { address = log.style.address(of: origin) }
  }

  /// A constraint that a stack view made: `row.1` is the first of the stack `row`.
  init(_ made: GeneratedConstraint, number: Int, of stack: Item.ID, in log: Log) {
    self.init(
      made.constraint, handle: "\(log.model[stack].name).\(number)",
      identifier: made.identifier.rawValue, in: log)
    guard log.style.usesAddresses else { return }
    address = log.style.address(of: .stack(stack, made.key), number: number)
  }

  /// The size of the root view, which its container sets.
  init(rootSize axis: Axis, in log: Log) {
    let isWidth = axis == .horizontal
    let size = log.model.environment.size
    self.init(
      handle: isWidth ? "root.width" : "root.height",
      identifier: "UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")",
      body: log.size(axis, of: Model.root, isWidth ? size.width : size.height),
      version: log.style.version)
    guard log.style.usesAddresses else { return }
    address = log.style.address(of: .system(isWidth ? .width : .height, Model.root))
  }

  private init?(_ role: SystemConstraint.Role, of item: Item.ID, in log: Log) {
    let handle = "\(log.model.path(of: item)).\(role)"
    let record = log.model[item]
    if let view = record.view {
      self.init(role, view, item, handle, in: log)
    } else if let kind = record.systemGuide {
      self.init(role, guide: kind, item, handle, in: log)
    } else {
      return nil
    }
  }

  private init?(
    _ role: SystemConstraint.Role, _ view: ViewState, _ item: Item.ID, _ handle: String,
    in log: Log
  ) {
    if role == .minX || role == .minY || role == .width || role == .height {
      self.init(autoresizing: role, view, item, handle, in: log)
      return
    }
    self.init(contentSize: role, view, item, handle, in: log)
  }

  /// What holds a manually laid out view: `h=&-- v=--& UILabel:title.minX == UIView:root.width - 50`.
  ///
  /// The origin is `minX` as in recent public logs; those of iOS 8 to 12 have `midX`. How an edge that
  /// follows prints is known for two flexible margins only, and a guess for one.
  private init(
    autoresizing role: SystemConstraint.Role, _ view: ViewState, _ item: Item.ID,
    _ handle: String, in log: Log
  ) {
    let isLocation = role == .minX || role == .minY
    let rule = view.autoresizing(role.axis)
    let line = isLocation ? rule.origin : rule.extent
    let superview = log.model[item].parent.map(log.text) ?? ""
    let extent = role.axis == .horizontal ? "width" : "height"
    let right = Self.rightSide(
      line.factor == 0 ? nil : "\(superview).\(extent)", times: line.factor,
      plus: line.constant)
    let isFixedSize = !isLocation && line.factor == 0
    let equation =
      isFixedSize
      ? log.size(role.axis, of: item, line.constant) : "\(log.text(of: item)).\(role) == \(right)"
    self.init(
      className: "NSAutoresizingMaskLayoutConstraint", handle: handle,
      body: "\(view.autoresizingMask.constraintText) \(equation)",
      bar: isLocation && line.factor == 0 ? superview : nil,
      version: log.style.version)
  }

  /// Hugging and compression of one axis print as one line.
  private init?(
    contentSize role: SystemConstraint.Role, _ view: ViewState, _ item: Item.ID, _ handle: String,
    in log: Log
  ) {
    let axes: [SystemConstraint.Role: Axis] = [
      .widthHugging: .horizontal, .widthCompressionResistance: .horizontal,
      .heightHugging: .vertical, .heightCompressionResistance: .vertical,
    ]
    guard let axis = axes[role], let size = log.model.intrinsicSize(of: item)[axis] else {
      return nil
    }
    let hugging = NumberText.general(view.hugging[axis].value)
    let resistance = NumberText.general(view.compressionResistance[axis].value)
    self.init(
      className: "NSContentSizeLayoutConstraint", handle: handle,
      body: "\(log.size(axis, of: item, size)) Hug:\(hugging) "
        + "CompressionResistance:\(resistance)",
      version: log.style.version)
  }

  private init?(
    _ role: SystemConstraint.Role, guide kind: GuideKind, _ item: Item.ID, _ handle: String,
    in log: Log
  ) {
    let model = log.model
    guard let owner = model[item].parent else { return nil }
    let insets = model.insets(of: kind, on: owner) ?? .zero
    let guide = "[\(log.text(of: item))]"
    let bodies: [SystemConstraint.Role: (edge: String, text: String)] = [
      .left: ("left", "H:|-(\(NumberText.general(insets.left)))-\(guide)(LTR)"),
      .right: ("right", "H:\(guide)-(\(NumberText.general(insets.right)))-|(LTR)"),
      .top: ("top", "V:|-(\(NumberText.general(insets.top)))-\(guide)"),
      .bottom: ("bottom", "V:\(guide)-(\(NumberText.general(insets.bottom)))-|"),
    ]
    if let (edge, text) = bodies[role] {
      self.init(
        className: kind.isBar ? "_UILayoutSupportConstraint" : "NSLayoutConstraint",
        handle: handle, identifier: kind.identifier(edge: edge), body: text,
        bar: log.text(of: owner), version: log.style.version)
    } else if role == .height, let height = model.height(of: kind, on: owner) {
      self.init(
        className: kind.isBar ? "_UILayoutSupportConstraint" : "NSLayoutConstraint",
        handle: handle, body: log.size(.vertical, of: item, height), version: log.style.version)
    } else {
      return nil
    }
  }
}

extension GuideKind {
  /// Whether the guide stands for bars.
  var isBar: Bool { self == .topLayoutGuide || self == .bottomLayoutGuide }

  /// The identifier of the system constraint at an edge; none for the guides of bars.
  ///
  /// Those of the readable content and keyboard guides are not known, those of the guides of scroll
  /// views guesses.
  func identifier(edge: String) -> String? {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide-\(edge)"
    case .layoutMarginsGuide: "UIView-\(edge)Margin-guide-constraint"
    case .contentLayoutGuide, .frameLayoutGuide: "\(systemName)-\(edge)"
    case .readableContentGuide, .keyboardLayoutGuide, .topLayoutGuide, .bottomLayoutGuide: nil
    }
  }
}
