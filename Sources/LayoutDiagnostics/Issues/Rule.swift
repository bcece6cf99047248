/// A problem that `report issues`, `expect no issues`, `lay check`, `lay diff` and `lay stress` look for in the layouts
/// of documents, scripts, code and logs.
package struct Rule: Sendable {
  /// The severity of findings.
  package enum Severity: String, Sendable {
    /// Something is broken or can't be seen or used.
    case error
    /// Something looks wrong, or will; or something is broken only for few people.
    case warning
    /// Something could be better; it fails no check.
    case note
  }

  /// By which it is silenced: `truncated-text`.
  package let id: String
  /// Its severity.
  package let severity: Severity
  /// Whether it applies by default: imprecise rules and matters of style don't.
  package let isOnByDefault: Bool
  /// Why it matters, in one line.
  package let reason: String
  /// The remedy.
  package let remedy: String

  init(
    _ id: String, _ severity: Severity, isOnByDefault: Bool = true, reason: String, remedy: String
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.reason = reason
    self.remedy = remedy
  }

  /// The name that stands for every rule.
  package static let every = "all"

  /// The rule of an id.
  package static func named(_ id: String) -> Rule? { byID[id] }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Rule: Hashable {
  /// Rules are known by their ids.
  package static func == (first: Rule, second: Rule) -> Bool { first.id == second.id }

  /// Hashes the id.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule {
  /// Every rule, the gravest first and matters of style last.
  package static let all: [Rule] = [
    .conflict, .ambiguity, .missingTranslates, .unusableConstraint, .neverActivated,
    .activatedEarly, .addedRepeatedly, .undecidedHeight, .brokenOutlet, .missingImage,
    .truncatedText,
    .clippedContent, .overlap, .offScreen,
    .underBars, .outsideSuperview, .misplaced, .fixedScreenWidth, .unevenSides,
    .sidewaysScrolling, .zeroSize, .deadControl, .touchTarget, .stretchedControl, .stretchedImage,
    .duplicate,
    .fixedTextSize, .leftRight, .stretchedBaseline,
    .contradictingVariations, .redundant, .overruled, .negativeConstant, .positionMultiplier,
    .fractionalMultiplier, .requiredContentPriority, .priorityTie, .misaligned,
  ]

  package static let conflict = Rule(
    "conflict", .error,
    reason: "required constraints contradict each other, so UIKit breaks one",
    remedy: "lower the priority of one of them, or remove it")

  /// Messages of the running app or Xcode; `lay check` doesn't look for them itself.
  package static let logMessage = Rule(
    "log-message", .warning,
    reason: "the console log has a message about layout",
    remedy: "do what `lay explain` says about it")

  package static let ambiguity = Rule(
    "ambiguity", .error,
    reason: "a view has more than one place, and any of them may be shown",
    remedy: "add the constraints that are missing")

  package static let missingTranslates = Rule(
    "missing-translates", .error,
    reason: "a view's autoresizing mask is turned into constraints, which contradict its own",
    remedy: "set translatesAutoresizingMaskIntoConstraints to false")

  package static let unusableConstraint = Rule(
    "unusable-constraint", .error,
    reason: "a constraint can't be used, and what it should say is missing",
    remedy: "correct or remove it")

  package static let neverActivated = Rule(
    "never-activated", .error,
    reason: "a constraint that is never activated does nothing",
    remedy: "set isActive, or pass it to NSLayoutConstraint.activate")

  package static let activatedEarly = Rule(
    "activated-early", .error,
    reason: "a constraint between views without a common superview ends the app",
    remedy: "add the views before the constraint is activated")

  package static let addedRepeatedly = Rule(
    "added-repeatedly", .warning,
    reason:
      "UIKit calls the method again and again, and constraints pile up that soon contradict each other",
    remedy: "add it once, where the view is set up, and change its constant later")

  package static let undecidedHeight = Rule(
    "undecided-height", .warning,
    reason: "a table can't work out the height of a row whose contents don't decide it",
    remedy: "tie the contents to the top and to the bottom of the content view")

  package static let truncatedText = Rule(
    "truncated-text", .error,
    reason: "a text is cut off",
    remedy: "let the text wrap or shrink, or make room for it")

  package static let clippedContent = Rule(
    "clipped-content", .error,
    reason: "a view is smaller than its content",
    remedy: "let something else yield, or raise its compression resistance")

  package static let brokenOutlet = Rule(
    "broken-outlet", .error,
    reason: "UIKit ends the app when it loads the view: the class isn't key value coding-compliant",
    remedy: "connect it to the property's present name, or remove the connection")

  package static let missingImage = Rule(
    "missing-image", .warning,
    reason: "nothing is shown in its place, and UIKit says so in the console",
    remedy: "add the image to an asset catalog, or choose one that is there")

  package static let overlap = Rule(
    "overlap", .error,
    reason: "overlapping texts and controls can't be used",
    remedy: "tie one to the edge of the other")

  package static let offScreen = Rule(
    "off-screen", .error,
    reason: "a part of the view can't be seen",
    remedy: "tie its edges to the safe area")

  package static let underBars = Rule(
    "under-bars", .warning,
    reason: "bars, notch or home indicator cover the view",
    remedy: "tie it to the safe area")

  package static let outsideSuperview = Rule(
    "outside-superview", .error,
    reason: "touches outside of the superview are lost, and it may clip",
    remedy: "make the superview larger, or tie its edges to the view")

  package static let misplaced = Rule(
    "misplaced", .warning,
    reason: "a view is not where it was drawn",
    remedy:
      "update its frame ('resolve frames', Update Frames in Xcode) or the constants ('resolve constants')"
  )

  package static let fixedScreenWidth = Rule(
    "fixed-screen-width", .warning,
    reason: "a view that is as wide as one screen leaves room beside it, or is cut off, on others",
    remedy: "tie both of its edges in place of its width")

  package static let unevenSides = Rule(
    "uneven-sides", .warning,
    reason:
      "opposite sides of the view differ though they say the same, as a margin is inside of its edge, or a sign is wrong",
    remedy: "tie both sides to the margins, or both to the edges")

  package static let sidewaysScrolling = Rule(
    "sideways-scrolling", .warning,
    reason: "a text of several lines becomes one long line where nothing limits its width",
    remedy: "make it as wide as the scroll view")

  package static let zeroSize = Rule(
    "zero-size", .warning,
    reason: "nothing of the view can be seen",
    remedy: "give it a size or content, or hide it")

  package static let deadControl = Rule(
    "dead-control", .warning,
    reason: "touches don't reach the control",
    remedy: "let what holds it take touches, and send what lies on it to the back")

  package static let touchTarget = Rule(
    "touch-target", .note,
    reason: "fingers miss small buttons: WCAG 2.2 asks for 24 points, Apple's guidelines for 44",
    remedy: "make it 44 points wide and high, or extend its touch area")

  package static let stretchedControl = Rule(
    "stretched-control", .warning,
    reason: "a control that is larger than its content looks wrong, or its title out of place",
    remedy: "raise its hugging, or tie one edge less; a button with a background may fill the room")

  package static let stretchedImage = Rule(
    "stretched-image", .warning,
    reason: "an image that is scaled to fill loses its proportions",
    remedy: "use scaleAspectFit or scaleAspectFill, or keep the proportions with a constraint")

  package static let leftRight = Rule(
    "left-right", .warning,
    reason: "left and right stay where they are in right-to-left languages",
    remedy: "use leading and trailing")

  package static let fixedTextSize = Rule(
    "fixed-text-size", .warning,
    reason: "text changes with language and text size, its view should too",
    remedy: "use >= or <=, or let the content decide")

  package static let duplicate = Rule(
    "duplicate", .warning,
    reason: "two constraints say the same",
    remedy: "remove one of them")

  package static let stretchedBaseline = Rule(
    "stretched-baseline", .warning,
    reason: "a baseline is off where the view is not as high as its content",
    remedy: "let the content decide the height, or tie edges instead")

  package static let contradictingVariations = Rule(
    "contradicting-variations", .warning,
    reason: "two variations give the same thing different values, and some screens are in both",
    remedy: "add a variation for both size classes, or remove one")

  package static let redundant = Rule(
    "redundant", .warning, isOnByDefault: false,
    reason: "a constraint changes nothing, whatever the size of the screen",
    remedy: "remove it")

  package static let overruled = Rule(
    "overruled", .warning, isOnByDefault: false,
    reason: "an optional constraint can never hold",
    remedy: "remove it, or make one of those optional that rule it out")

  package static let negativeConstant = Rule(
    "negative-constant", .warning, isOnByDefault: false,
    reason: "positive constants keep items in layout order",
    remedy: "swap the items and the sign")

  package static let positionMultiplier = Rule(
    "position-multiplier", .warning, isOnByDefault: false,
    reason: "a multiple of a position depends on where the superview begins",
    remedy: "multiply sizes, and keep distances with constants")

  package static let fractionalMultiplier = Rule(
    "fractional-multiplier", .warning, isOnByDefault: false,
    reason: "whole multipliers are easier to read than fractions",
    remedy: "swap the items and use the inverse")

  package static let requiredContentPriority = Rule(
    "required-content-priority", .warning, isOnByDefault: false,
    reason:
      "hugging and compression resistance of 1000 still yield to required constraints, and no report says so",
    remedy: "use 999 or less")

  package static let priorityTie = Rule(
    "priority-tie", .warning, isOnByDefault: false,
    reason: "equal priorities leave it to chance which view yields",
    remedy: "change one of them by 1, as Interface Builder does for labels (251)")

  package static let misaligned = Rule(
    "misaligned", .warning, isOnByDefault: false,
    reason: "what lies between pixels looks blurry",
    remedy: "use whole pixels, as CGRect's integral does")
}
