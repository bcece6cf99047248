import AutoLayout
import Cassowary

/// A constraint as explanations name it, the user's or UIKit's.
package struct ConstraintReference: Hashable, Sendable, CustomStringConvertible {
  /// The same in every report: `c1`, `title.widthHugging`, `row.3`.
  package let id: String
  /// Its demand: `red.leading = root.leading + 20`, or `hugging 251 of title`.
  package let text: String
  /// 1…1000.
  package let priority: Double
  /// Whether the user added it; UIKit made the others.
  package let isUsers: Bool
  /// Whether its constant could be changed; that of a non-negative size can't.
  private(set) var isChangeable = true
  /// The name of its number, if that isn't a constant: `the content width of title`.
  private(set) var quantity: String?
  /// Where the code that made it is; nil if unknown.
  private var origin: String?
  /// Why its number is a guess, where it is the size of what a view shows.
  private(set) var guess: Guess?
  /// UIKit's purpose of it, and the view: `hugging 251`, `title`.
  private var purpose: String?
  private var owner: String?

  /// Whether it gives a view the size of its content: hugging, compression resistance.
  package var isContentSize: Bool { quantity?.hasPrefix("the content ") == true }

  /// The shortest clear name: `c1`, `hugging 251 of title`.
  package var shortName: String { purpose == nil ? id : text }

  /// `c1: red.leading = root.leading + 20`, `hugging 251 of title`.
  ///
  /// The place of the code that made it comes last.
  package var description: String {
    purpose == nil
      ? "\(id): \(text)\(origin.map { ", \($0)" } ?? "")"
      : text + (guess.map { ", whose size is a guess: \($0.reason)" } ?? "")
  }

  /// `c1 (red.leading = root.leading + 20)`, `hugging 251 of title`: for sentences.
  package var inSentence: String { purpose == nil ? "\(id) (\(text))" : text }
}

extension ConstraintReference {
  init(_ origin: ConstraintID, made: StackConstraints.Numbered?, in model: Model) {
    switch origin {
    case .user(let id):
      let constraint = model[id]
      self.init(
        id: constraint.name, text: model.equation(of: constraint),
        priority: constraint.priority.value, isUsers: true, origin: model.origins[id])
    case .stack(let item, let key):
      guard let (number, made) = made else {
        self.init(
          id: model.path(of: item), text: key.identifier.rawValue, priority: 1000, isUsers: false)
        return
      }
      let equation = model.equation(of: made.constraint)
      self.init(
        id: "\(model[item].name).\(number)", text: "\(made.identifier.rawValue) \(equation)",
        priority: made.constraint.priority.value, isUsers: false)
    case .system(let role, let item):
      let purpose = role.purpose(of: item, in: model)
      self.init(
        id: "\(model.path(of: item)).\(role)", text: purpose.text,
        priority: purpose.priority.value, isUsers: false,
        isChangeable: !origin.isNonNegativeSize, quantity: role.quantity(purpose, in: model),
        guess: role.isOfContent ? model.sizeGuess(of: purpose.owner) : nil,
        purpose: purpose.what, owner: model.path(of: purpose.owner))
    }
  }

  /// A list in a sentence: `c1, c3 and hugging 250 of a and b`.
  static func list(_ references: [ConstraintReference], limit: Int = 8) -> String {
    var seen: Set<String> = []
    var names: [String] = []
    for reference in references {
      guard let purpose = reference.purpose, reference.owner != nil else {
        names.append(reference.shortName)
        continue
      }
      guard seen.insert(purpose).inserted else { continue }
      let owners = references.filter { $0.purpose == purpose }.compactMap { $0.owner }
      names.append("\(purpose) of \(Sentence.list(owners, limit: limit))")
    }
    return Sentence.list(names, limit: limit)
  }
}

extension SystemRole {
  /// The purpose of a constraint, in words.
  struct Purpose {
    let what: String
    let owner: Item.ID
    var priority = Priority.required
    /// `hugging 251 of title`; sizes that may not be negative are an inequality.
    let text: String

    init(_ what: String, of owner: Item.ID, in model: Model, priority: Priority = .required) {
      self.what = what
      self.owner = owner
      self.priority = priority
      text = "\(what) of \(model.path(of: owner))"
    }
  }

  /// The name of the number of a constraint with a purpose.
  func quantity(_ purpose: Purpose, in model: Model) -> String {
    switch self {
    case .widthHugging, .widthCompressionResistance:
      "the content width of \(model.path(of: purpose.owner))"
    case .heightHugging, .heightCompressionResistance:
      "the content height of \(model.path(of: purpose.owner))"
    default: "the \(purpose.text)"
    }
  }

  func purpose(of item: Item.ID, in model: Model) -> Purpose {
    let view = model[item].view
    switch self {
    case .nonNegativeWidth: return Purpose("width >= 0", of: item, in: model)
    case .nonNegativeHeight: return Purpose("height >= 0", of: item, in: model)
    case .widthHugging, .heightHugging:
      let priority = view?.hugging[axis] ?? .defaultLow
      let what = "hugging \(NumberText.exact(priority.value))"
      return Purpose(what, of: item, in: model, priority: priority)
    case .widthCompressionResistance, .heightCompressionResistance:
      let priority = view?.compressionResistance[axis] ?? .defaultHigh
      let what = "compression resistance \(NumberText.exact(priority.value))"
      return Purpose(what, of: item, in: model, priority: priority)
    case .minX, .minY, .width, .height, .left, .right, .top, .bottom:
      guard let kind = model[item].systemGuide, let owner = model[item].parent else {
        return Purpose("\(self) of the frame", of: item, in: model)
      }
      return Purpose("\(kind.purpose) (\(self))", of: owner, in: model)
    }
  }
}

extension GuideKind {
  /// The name of the guide in sentences.
  fileprivate var purpose: String {
    switch self {
    case .safeArea: "safe area"
    case .layoutMarginsGuide: "layout margin"
    case .readableContentGuide: "readable width"
    case .keyboardLayoutGuide: "keyboard"
    case .contentLayoutGuide: "content area"
    case .frameLayoutGuide: "visible area"
    case .topLayoutGuide: "top bars"
    case .bottomLayoutGuide: "bottom bars"
    }
  }
}

/// Finds the constraints that rows of a solved layout come from.
///
/// It writes each constraint out once: in a long chain every value depends on all of them.
struct ConstraintIndex {
  private let engine: Engine
  private var stacks: StackConstraints
  private var references: [ConstraintID: ConstraintReference] = [:]

  init(_ layout: Layout) {
    engine = layout.engine
    stacks = StackConstraints(layout.pass)
  }

  /// A constraint's name and demand.
  mutating func reference(to origin: ConstraintID) -> ConstraintReference {
    if let known = references[origin] { return known }
    let reference = ConstraintReference(
      origin, made: stacks.made(origin), in: stacks.pass.model)
    references[origin] = reference
    return reference
  }

  /// The constraints that rows stand for.
  mutating func references(to rows: [LinearConstraint.ID]) -> [ConstraintReference] {
    rows.compactMap { engine.origin(of: $0) }.map { reference(to: $0) }
  }

  /// The constraint of the user's or of a stack view's; nil for others that UIKit makes.
  mutating func constraint(behind origin: ConstraintID) -> LayoutConstraint? {
    stacks.constraint(origin)
  }
}

/// The handles of constraints in reports, without their texts.
struct ConstraintHandles {
  private var stacks: StackConstraints
  private var known: [ConstraintID: String?] = [:]

  init(_ pass: LayoutPass) { stacks = StackConstraints(pass) }

  /// The name of one of the user's constraints, `row.3` for one that a stack view made; nil for what no
  /// report lists.
  mutating func handle(of origin: ConstraintID) -> String? {
    if let known = known[origin] { return known }
    let handle = write(origin)
    known[origin] = .some(handle)
    return handle
  }

  private mutating func write(_ origin: ConstraintID) -> String? {
    let model = stacks.pass.model
    switch origin {
    case .user(let id): return model[id].name
    case .system(let role, let item):
      return ReportName(origin, in: stacks.pass).map { _ in "\(model.path(of: item)).\(role)" }
    case .stack(let item, let key):
      return stacks.number(of: key, of: item).map { "\(model[item].name).\($0)" }
    }
  }
}
