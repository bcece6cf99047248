/// The class and the identifier that Apple's reports show for a constraint.
package struct ListedName {
  /// The class that Apple's reports print.
  package let className: String
  /// UIKit's identifier.
  package let identifier: String?

  private init(_ className: String = "NSLayoutConstraint", _ identifier: String? = nil) {
    self.className = className
    self.identifier = identifier
  }

  /// The name of a constraint; nil for what no report lists: sizes that are not negative.
  package init?(_ id: ConstraintID, in situation: borrowing Situation) {
    switch id {
    case .user(let id): self.init("NSLayoutConstraint", situation.model[id].identifier)
    case .stack(_, let key): self.init("NSLayoutConstraint", key.identifier.rawValue)
    case .system(let role, let item):
      if let kind = situation.model[item].systemGuide {
        self.init(role, kind)
      } else if situation.model[item].isView {
        self.init(role, of: item, in: situation)
      } else {
        return nil
      }
    }
  }

  /// The size of the root view, which its container sets.
  package init(rootSize axis: Axis) {
    let extent = axis == .horizontal ? "Width" : "Height"
    self.init("NSLayoutConstraint", "UIView-Encapsulated-Layout-\(extent)")
  }

  private init?(_ role: SystemRole, of view: Item.ID, in situation: borrowing Situation) {
    if role.isOfFrame {
      self.init("NSAutoresizingMaskLayoutConstraint")
    } else if role.isOfContent, situation.intrinsicSize(of: view)[role.axis] != nil {
      self.init("NSContentSizeLayoutConstraint")
    } else {
      return nil
    }
  }

  private init?(_ role: SystemRole, _ kind: GuideKind) {
    let className = kind.isBar ? "_UILayoutSupportConstraint" : "NSLayoutConstraint"
    switch role {
    case .left, .right, .top, .bottom: self.init(className, kind.identifier(edge: "\(role)"))
    case .height where kind.isBar || kind == .keyboardLayoutGuide: self.init(className)
    default: return nil
    }
  }
}

extension GuideKind {
  /// Whether the guide stands for bars.
  var isBar: Bool { self == .topLayoutGuide || self == .bottomLayoutGuide }

  /// The identifier of the system constraint at an edge; none for the guides of bars.
  ///
  /// The identifiers of the readable content and keyboard guides are unknown, those of scroll views' guides are
  /// guesses.
  fileprivate func identifier(edge: String) -> String? {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide-\(edge)"
    case .layoutMarginsGuide: "UIView-\(edge)Margin-guide-constraint"
    case .contentLayoutGuide, .frameLayoutGuide: "\(systemName)-\(edge)"
    case .readableContentGuide, .keyboardLayoutGuide, .topLayoutGuide, .bottomLayoutGuide: nil
    }
  }
}
