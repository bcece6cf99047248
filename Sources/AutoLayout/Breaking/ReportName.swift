import Cassowary

/// The class and the identifier that Apple's reports show for a constraint.
package struct ReportName {
  /// The class that Apple's reports print.
  package let className: String
  /// UIKit's identifier.
  package let identifier: String?

  private init(_ className: String = "NSLayoutConstraint", _ identifier: String? = nil) {
    self.className = className
    self.identifier = identifier
  }

  /// The name of a constraint; nil for those that no report lists, which keep sizes from being negative.
  package init?(_ id: ConstraintID, in pass: borrowing LayoutPass) {
    switch id {
    case .user(let id): self.init("NSLayoutConstraint", pass.model[id].identifier)
    case .stack(_, let key): self.init("NSLayoutConstraint", key.identifier.rawValue)
    case .system(let role, let item):
      if let kind = pass.model[item].systemGuide {
        self.init(role, kind)
      } else if pass.model[item].isView {
        self.init(role, of: item, in: pass)
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

  private init?(_ role: SystemRole, of view: Item.ID, in pass: borrowing LayoutPass) {
    if role.isOfFrame {
      self.init("NSAutoresizingMaskLayoutConstraint")
    } else if role.isOfContent, pass.intrinsicSize(of: view)[role.axis] != nil {
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
  /// Whether the guide stands for bars: a view controller has such a guide, a view doesn't.
  package var isBar: Bool { self == .topLayoutGuide || self == .bottomLayoutGuide }

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

/// A constraint's place in Apple's reports.
///
/// Lines without an identifier come first, by class, those with an underscore before all others (28 of 29 lists); then
/// those with an identifier, sorted by it without regard to case (129 of 130 lists); ties go to the deepest holder,
/// then to the oldest.
package struct ReportOrder: Comparable {
  private let hasIdentifier: Bool
  private let name: String
  private let depth: Int
  private let order: CreationOrder

  /// The place of a constraint that has a name in reports, or of one that has none.
  package init(_ name: ReportName?, depth: Int, _ order: CreationOrder = .first) {
    hasIdentifier = name?.identifier != nil
    self.name = name?.identifier ?? name?.className ?? ""
    self.depth = depth
    self.order = order
  }

  /// Whether reports list the first one earlier.
  package static func < (lhs: ReportOrder, rhs: ReportOrder) -> Bool {
    if lhs.hasIdentifier != rhs.hasIdentifier { return rhs.hasIdentifier }
    if lhs.name != rhs.name {
      // Most have the same name, so compare the other criteria only when they are needed.
      let (name, other) = (lhs.name.lowercased(), rhs.name.lowercased())
      if name != other { return name < other }
    }
    return lhs.depth == rhs.depth ? lhs.order < rhs.order : lhs.depth > rhs.depth
  }
}

/// Identifiers that mark a constraint as the system's, whichever item holds it.
///
/// A layout that was rebuilt from a console log holds such constraints as ordinary ones.
package enum SystemIdentifier {
  /// Whether UIKit leaves a constraint with this identifier alone when it breaks one.
  ///
  /// Of the public reports that also list a constraint of the app, those with a size set by a container or measuring
  /// pass broke it in 0 of 66, those with one from an autoresizing mask in 0 of 18, and those with a hidden arranged
  /// view in 0 of 5; only 2 are known with a guide's constraint.
  package static func isSpared(_ identifier: String) -> Bool {
    if sparedPrefixes.contains(where: identifier.hasPrefix) { return true }
    return identifier.hasSuffix("Margin-guide-constraint")
  }

  /// The name of an autoresizing mask's constraints where they need one.
  package static let autoresizing = "autoresizing"

  /// The name of the constraints that Interface Builder makes for a view that lacks them, used where their long
  /// identifiers would be in the way.
  package static let prototype = "IB-auto"

  private static let sparedPrefixes = [
    "UIView-Encapsulated-Layout-", "NSView-Encapsulated-Layout-",
    "NSTableRowView-Encapsulated-Layout-", "_UITemporaryLayout", "fittingSize",
    "UIViewSafeAreaLayoutGuide-", "UISV-hiding", "\(autoresizing)-",
    "\(prototype)-",
  ]
}
