import AutoLayout

extension ConstraintLine {
  /// The line of a constraint, the user's or the system's.
  ///
  /// nil for what Apple never prints in a report: sizes that may not be negative.
  init?(_ origin: ConstraintID, in log: Log) {
    switch origin {
    case .user(let id): self.init(log.model[id], in: log)
    case .system(let role, let item): self.init(role, of: item, in: log)
    case .stack(let item, let key):
      guard let (number, made) = StackLayout(of: item, in: log.pass)?.constraint(key) else {
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
    let extent = Anchor(Model.root, .extent(axis))
    self.init(
      LayoutConstraint(extent, constant: log.model.environment.size[axis]),
      handle: "root.\(extent.attribute.rawValue)",
      identifier: ReportName(rootSize: axis).identifier, in: log)
    guard log.style.usesAddresses else { return }
    address = log.style.address(of: .system(axis == .horizontal ? .width : .height, Model.root))
  }

  private init?(_ role: SystemRole, of item: Item.ID, in log: Log) {
    guard let name = ReportName(.system(role, item), in: log.pass) else { return nil }
    let handle = "\(log.model.path(of: item)).\(role)"
    let record = log.model[item]
    if let view = record.view {
      if role.isOfFrame {
        self.init(name, autoresizing: role, view, item, handle, in: log)
      } else {
        self.init(name, contentSize: role, view, item, handle, in: log)
      }
    } else if let kind = record.systemGuide {
      self.init(name, role, guide: kind, item, handle, in: log)
    } else {
      return nil
    }
  }

  /// The line of a manually laid out view: `h=&-- v=--& UILabel:title.minX == UIView:root.width - 50`.
  ///
  /// The position is `minX` as in recent public logs; up to iOS 11 it is `midX`, as books and logs of
  /// those systems show it. How an edge that follows prints is known for two flexible margins only,
  /// and a guess for one.
  private init(
    _ name: ReportName, autoresizing role: SystemRole, _ view: ViewState, _ item: Item.ID,
    _ handle: String, in log: Log
  ) {
    let isLocation = role == .minX || role == .minY
    let rule = view.autoresizing(role.axis)
    let printsCenter = isLocation && log.style.version.placesByCenter
    let line = isLocation ? (printsCenter ? rule.center : rule.origin) : rule.extent
    let attribute = printsCenter ? (role == .minX ? "midX" : "midY") : "\(role)"
    let parent = log.model[item].parent
    let superview = parent.map(log.text) ?? ""
    let extent = Attribute.extent(role.axis)
    let right = Self.rightSide(
      line.factor == 0 ? nil : "\(superview).\(extent.rawValue)", times: line.factor,
      plus: line.constant)
    let place: Attribute = role.axis == .horizontal ? .left : .top
    let anchor = !isLocation ? extent : printsCenter ? .center(role.axis) : place
    let isFixedSize = !isLocation && line.factor == 0
    let equation =
      isFixedSize
      ? log.size(role.axis, of: item, line.constant)
      : "\(log.text(of: item)).\(attribute) == \(right)"
    self.init(
      LayoutConstraint(
        Anchor(item, anchor), to: line.factor == 0 ? nil : parent.map { Anchor($0, extent) },
        multiplier: line.factor == 0 ? 1 : line.factor, constant: line.constant),
      className: name.className, handle: handle,
      body: "\(view.autoresizingMask.constraintText) \(equation)",
      bar: isLocation && line.factor == 0 ? superview : nil,
      version: log.style.version)
  }

  /// Hugging and compression of one axis print as one line.
  private init?(
    _ name: ReportName, contentSize role: SystemRole, _ view: ViewState, _ item: Item.ID,
    _ handle: String, in log: Log
  ) {
    let axis = role.axis
    guard let size = log.pass.intrinsicSize(of: item)[axis] else { return nil }
    let hugging = NumberText.general(view.hugging[axis].value)
    let resistance = NumberText.general(view.compressionResistance[axis].value)
    self.init(
      LayoutConstraint(Anchor(item, .extent(axis)), constant: size),
      className: name.className, handle: handle,
      body: "\(log.size(axis, of: item, size)) Hug:\(hugging) "
        + "CompressionResistance:\(resistance)",
      version: log.style.version)
  }

  private init?(
    _ name: ReportName, _ role: SystemRole, guide kind: GuideKind, _ item: Item.ID,
    _ handle: String, in log: Log
  ) {
    guard let owner = log.model[item].parent else { return nil }
    let insets = log.pass.insets(of: kind, on: owner) ?? .zero
    let edges: [SystemRole: (attribute: Attribute, inset: Double)] = [
      .left: (.left, insets.left), .right: (.right, insets.right), .top: (.top, insets.top),
      .bottom: (.bottom, insets.bottom),
    ]
    let constraint: LayoutConstraint
    if let (attribute, inset) = edges[role] {
      let (inner, outer) = (Anchor(item, attribute), Anchor(owner, attribute))
      constraint =
        attribute.isNearEdge
        ? LayoutConstraint(inner, to: outer, constant: inset)
        : LayoutConstraint(outer, to: inner, constant: inset)
    } else if let height = log.pass.height(of: kind, on: owner) {
      constraint = LayoutConstraint(Anchor(item, .height), constant: height)
    } else {
      return nil
    }
    self.init(
      constraint, className: name.className, handle: handle, identifier: name.identifier, in: log)
  }
}
