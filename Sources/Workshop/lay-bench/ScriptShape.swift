/// Layouts that scripts build, one command after the other.
enum ScriptShape: String, CaseIterable {
  /// Views below each other, each with four constraints.
  case list
  /// Views that have nothing to do with each other.
  case flat
  /// Labels in one stack view.
  case labels
  /// Stack views of three labels in one stack view.
  case stacks
  /// Labels in one stack view with equal gaps.
  case gaps
  /// Labels in one stack view that share its length.
  case shares

  /// A script of so many commands, or a few less.
  func script(lines: Int) -> String {
    var text = start
    for index in 0..<lines / linesPerPart { text += part(index) }
    return text
  }

  private var start: String {
    switch self {
    case .list, .flat: "add view v\n"
    case .labels: "add vstack s\n"
    case .stacks: "add vstack s spacing 4\n"
    case .gaps: "add vstack s\nset s.distribution equalSpacing\n"
    case .shares: "add vstack s\nset s.distribution fillProportionally\n"
    }
  }

  private var linesPerPart: Int {
    switch self {
    case .list: 5
    case .flat: 3
    case .labels, .gaps, .shares: 1
    case .stacks: 4
    }
  }

  private func part(_ index: Int) -> String {
    switch self {
    case .list:
      """
      add view v\(index)
      pin v\(index).leading = superview.leading + 10
      pin v\(index).trailing = superview.trailing - 10
      pin v\(index).top = v\(index == 0 ? "" : "\(index - 1)").bottom + 4
      pin v\(index).height = 40

      """
    case .flat:
      """
      add view v\(index) 40x20
      pin v\(index).leading = superview.leading + \(index % 300)
      pin v\(index).top = superview.top + \(index % 500)

      """
    case .labels, .gaps, .shares: "add label v\(index) \"Label \(index % 10)\" in s\n"
    case .stacks:
      """
      add hstack r\(index) spacing 8 in s
      add label a\(index) "Name" in r\(index)
      add label b\(index) "Value" in r\(index)
      add label c\(index) "Unit" in r\(index)

      """
    }
  }
}
