import AutoLayout
import LayoutDiagnostics

/// Help on something other than a command: the words that commands take.
struct HelpTopic: Sendable {
  let name: String
  /// One line for the list of topics.
  let summary: String
  /// The text of `help` after the summary.
  let text: @Sendable () -> String

  /// Every topic, in the order in which help lists them.
  static let all: [HelpTopic] = [
    allCommands, names, values, equations, formats, attributes, guides, classes, properties,
    devices, issues,
    scripts, topics,
  ]

  private static let allCommands = HelpTopic(name: "all", summary: "every command") {
    Help.commandList
  }

  private static let names = HelpTopic(
    name: "names", summary: "how views and constraints are named"
  ) {
    """
    A name is a word of letters, digits, '_' and '-' that starts with a letter or '_'; any other name
    goes in double quotes: "Red View". An exact match of a name comes first; otherwise case and spaces
    don't matter. Constraints without a name are called c1, c2 and so on. A path such as
    row.arrangedSubviews[0] is a name, too.
    """
  }

  private static let equations = HelpTopic(
    name: "equations", summary: "how constraints are written"
  ) {
    """
    red.leading = superview.leadingMargin + 8
    "Blue View".top = topLayoutGuide.bottom + standard @750
    20 <= red.width @999.5 as wide
    red.width = 2 * blue.width        also 2.0 x, 200%, 2/1, 2:1, blue.width * 2
    image.height = 0.0 * NotAnAttribute + 40.0

    The relations are =, ==, <=, >=, ≤ and ≥. Either side may hold the constant. 'superview' is
    the superview of the other view. 'standard' is the spacing that Interface Builder uses;
    'systemSpacing' is the spacing of anchors, usually with a multiplier: b.leading = a.trailing +
    1.5 * systemSpacing. A trailing hyphen is part of a name; after an attribute, a hyphen subtracts.
    """
  }

  private static let formats = HelpTopic(
    name: "formats", summary: "how rows and columns of views are written"
  ) {
    """
    H:|-[red(>=100@400)]-(20)-[blue(==red)]-|      V: from top to bottom, H: or nothing in rows
    |            the superview's edge              [red]        a view; ["Red View"]
    -            the standard distance: 8 between views, the margin at the superview's edge
    -20-  -gap-  a distance or a metric            -(>=8,<=30@400)-  predicates in parentheses
    [red(100)]   a size along the format           [red(>=blue)]  compared with another view's
    @400         a priority, in parentheses only   [red(==blue.height)]  its other size

    With nothing between them, two views touch. Options follow the format: 'align' with the
    attributes by which all views are aligned across it; 'direction' leadingToTrailing, leftToRight
    or rightToLeft; 'spacing' baselineToBaseline in columns of texts; 'metrics gap=12 side=20'.
    A format may be in quotes. What 'let' has named can be used as a metric.
    """
  }

  private static let attributes = HelpTopic(
    name: "attributes", summary: "the attributes that a constraint can relate"
  ) {
    let byAxis = [Axis.horizontal, .vertical].map { axis in
      let names = Attribute.allCases.filter { $0.axis == axis }.map { $0.rawValue }
      return "\(axis.rawValue): \(names.joined(separator: ", "))"
    }
    let aliases = Attribute.aliases.sorted { $0.key < $1.key }
      .map { "\($0.key) is \($0.value.rawValue)" }
    return (byAxis + aliases).joined(separator: "\n")
  }

  private static let guides = HelpTopic(name: "guides", summary: "the layout guides of UIKit") {
    let names = GuideKind.allCases.map { $0.rawValue }.joined(separator: ", ")
    return """
      \(names)

      They follow the name of their view and a dot, as in card.layoutMarginsGuide.leading; without
      a view they are the guides of the root view. 'get card.safeArea.frame' prints the frame of
      one. The readable content guide is the layout margins guide, but no wider than text should
      be; the keyboard guide is what 'keyboard' covers, or the bottom of the safe area. Only scroll
      views have a contentLayoutGuide and a frameLayoutGuide. 'add guide' makes guides of your own.
      """
  }

  private static let classes = HelpTopic(name: "classes", summary: "the views that 'add' can make")
  {
    Columns.text(
      ViewClass.all.map { ($0.keyword, "\($0.className), \($0.summary)") }
        + [("guide", "UILayoutGuide, a rectangle for constraints")])
  }

  private static let properties = HelpTopic(
    name: "properties", summary: "the values that 'get' prints and 'set' changes"
  ) {
    func note(_ isWritable: Bool) -> String { isWritable ? "" : " (only get)" }
    func words(_ property: ViewProperty) -> String {
      let isClosed = property.kind == .choice || property.kind == .words
      let kind = isClosed ? [] : ["a \(property.kind.rawValue)"]
      return property.words.isEmpty ? "" : ": \((property.words + kind).joined(separator: ", "))"
    }
    let views = ViewProperty.all.map {
      ($0.name, $0.summary + words($0) + note($0.isWritable))
    }
    let constraints = ConstraintProperty.allCases.map {
      ($0.rawValue, $0.summary + note($0.isWritable))
    }
    return "Of views:\n\(Columns.text(views))\n\nOf constraints:\n\(Columns.text(constraints))"
  }

  private static let devices = HelpTopic(
    name: "devices", summary: "the screens that 'device' knows"
  ) {
    var screens: [(screen: String, names: [String])] = []
    for device in Device.all {
      let screen = screen(of: device)
      if screens.last?.screen == screen {
        screens[screens.count - 1].names.append(device.name)
      } else {
        screens.append((screen, [device.name]))
      }
    }
    return screens.flatMap { screen, names in
      [screen] + Help.wrapped(names.joined(separator: ", "), indentation: 2)
    }.joined(separator: "\n")
  }

  private static func screen(of device: Device) -> String {
    let (upright, turned) = (
      Environment(device: device), Environment(device: device, isLandscape: true)
    )
    let size = PropertyText.text(.size(width: upright.size.width, height: upright.size.height))
    return "\(size) @\(NumberText.exact(device.scale))x, \(upright.traits.sizeClasses), "
      + "landscape \(turned.traits.sizeClasses)"
  }

  private static let issues = HelpTopic(name: "issues", summary: "what 'report issues' looks for") {
    Columns.text(
      IssueRule.all.map { $0.rule }.map { rule in
        (rule.id, rule.reason + (rule.isOnByDefault ? "" : " (only when asked for)"))
      })
  }

  private static let scripts = HelpTopic(name: "scripts", summary: "how scripts are written") {
    """
    One line is one command, and one command is one undo step. '#' starts a comment, and ';'
    separates commands. A '\\' at the end of a line, or an open bracket or string, continues the
    command on the next line. A command that fails changes nothing. Lines that start with '#>'
    right after a command are its expected output, which 'lay test' compares. '#! xfail: REASON'
    and '#! skip: REASON' at the top say that a test fails, or that it isn't run.
    """
  }

  private static let topics = HelpTopic(name: "topics", summary: "this list") {
    Columns.text(all.map { ($0.name, $0.summary) })
  }
}

extension HelpTopic {
  /// Values and what can be done with them, from the tables that commands use.
  static let values = HelpTopic(
    name: "values", summary: "numbers, rectangles and other values, and values of other views"
  ) {
    let kinds = PropertyValue.Kind.allCases.compactMap { kind -> (String, String)? in
      let names = ValueComponent.names(of: kind)
      return names.isEmpty ? nil : (kind.phrase, names.joined(separator: ", "))
    }
    let functions = ValueFunction.all.map { ($0.name, "\($0.summary); takes \($0.argumentText)") }
    return """
      Wherever a number or another value can be written, it can also be read from a view or
      constraint, as in v1.bounds.center, card.frame.size.height, red.width or lead.constant, and
      computed with +, -, *, / and parentheses. It is computed when the command runs and doesn't
      follow later changes. In an equation, though, red.width is the attribute, which the
      constraint keeps equal; red.frame.width is a number.

      80, 50%                     numbers; 50% is 0.5
      10 20, (10, 20)             points, sizes and so on, with or without parentheses and commas
      320x480                     sizes
      CGRect(x: 0, y: 0, width: 10, height: 10)   and CGPoint, CGSize and UIEdgeInsets, as in Swift
      row.arrangedSubviews[0]     the first value of a list

      Between numbers without commas, a minus sign that touches the number after it begins the
      next number: '8 -16' are two, '8 - 16' is one.

      Parts:
      \(Columns.text(kinds))

      Functions; those of rectangles may also follow a rectangle, as in v1.bounds insetBy 10 10:
      \(Columns.text(functions))
      """
  }
}
