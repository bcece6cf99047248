import AutoLayout
import LayoutDiagnostics

extension CommandDefinition {
  static let set = CommandDefinition(
    syntax: [
      "set priority CONSTRAINT NUMBER", "set TARGET VALUE", "set TARGET CHANGE VALUE",
    ],
    summary: "change a value of a view or constraint",
    explanation: """
      The target is a name and a property, as in lead.constant or red.hugging.horizontal, with \
      parts of its value if you like, as in red.bounds.size.height. 'help properties' lists all \
      properties. The value may be read from other views and computed; 'help values' says how. \
      '+=', '-=', '*=' and '/=' change the current value; '=' may precede a new one. With one of \
      these signs, 'set' itself may be left out: red.center = card.bounds.center. Everything about \
      a constraint can be set, as in Interface Builder: set c1.relation >=, set c1.secondItem \
      safeArea, set c1.multiplier 2.
      """,
    examples: [
      """
      add view red
      pin red.width = 100 as wide
      set priority wide 750
      set wide.constant 120
      set wide.constant += 10
      set red.hugging.horizontal 251
      """,
      """
      add view card
      set card.frame 100 100 120 80
      add view red in card
      set red.frame card.bounds insetBy 10 10
      set red.bounds.size.height += 20
      set red.center card.bounds.center
      get red.frame
      """,
    ],
    parse: { reader throws(Problem) in
      if reader.isAt(keyword: "priority"), !reader.isAt(.dot, offset: 1) {
        reader.advance()
        let (name, priority) = (try reader.name("a constraint", .constraint), try reader.priority())
        return Command { resolver throws(Problem) in
          .setPriority(of: try resolver.name(name), to: try resolver.priority(priority))
        }
      }
      let setting = try reader.setting()
      return Command { resolver throws(Problem) in try .set(setting, resolver) }
    })

  static let sizeToFit = CommandDefinition(
    syntax: ["sizeToFit VIEW…"],
    summary: "give views that are laid out manually the size of their content",
    explanation: """
      The top left corner stays. A label of several lines keeps its width if it has one, and views \
      without content keep their size. In a view that constraints lay out, the content already \
      counts, through hugging and compression resistance.
      """,
    examples: [
      "add button send \"Send\"\nset send.frame 20 20 0 0\nsizeToFit send\nget send.frame"
    ],
    parse: Command.naming("a view") { names in
      .edit(each: names) { layout, view throws(LayoutError) in try layout.sizeToFit(view) }
    })
}

extension Action {
  fileprivate static func set(_ setting: SettingSyntax, _ resolver: Resolver) throws(Problem)
    -> Action
  {
    let target = try resolver.settingTarget(setting.target, isChange: setting.change != nil)
    resolver.subject = target.owner
    let value = try resolver.newValue(setting, of: target)
    switch target.property {
    case .view(let property):
      var action = Action.set(property, of: target.owner, to: value)
      action.warning = property.value.warning(about: value, in: resolver)
      return action
    case .constraint(let property): return .set(property, of: target.owner, to: value)
    }
  }

  fileprivate static func setPriority(of name: Name, to priority: Located<Priority>) -> Action {
    .edit(.changes) { layout throws(Problem) in
      for id in try layout.constraints([name]) { layout.setPriority(priority.value, of: id) }
    } inWhen: { layout, sizeClasses throws(Problem) in
      let id = try layout.constraint(name)
      layout.model.vary(.priority(id, priority.value), in: sizeClasses)
    }
  }

  fileprivate static func set(
    _ property: Located<ViewProperty>, of name: Name, to value: Located<PropertyValue>
  ) -> Action {
    .edit(property.value.dependsOnLayout ? .looks : .changes) { layout throws(Problem) in
      let item = try layout.item(name)
      try property.value.set(value, of: item, in: &layout)
    } inWhen: { layout, sizeClasses throws(Problem) in
      let item = try layout.item(name)
      try property.value.vary(value, of: item, in: &layout, sizeClasses)
    }
  }

  fileprivate static func set(
    _ property: Located<ConstraintProperty>, of name: Name, to value: Located<PropertyValue>
  ) -> Action {
    .edit(.changes) { layout throws(Problem) in
      if property.value.isName, case .text(let text) = value.value,
        let guide = layout.guide(named: name.value)
      {
        return try blaming(value.range) { () throws(LayoutError) in
          try layout.rename(guide, to: text)
        }
      }
      let id = try layout.constraint(name)
      let range = property.value.isWritable ? value.range : property.range
      try blaming(range) { () throws(LayoutError) in
        try property.value.set(value.value, of: id, in: &layout)
      }
    } inWhen: { layout, sizeClasses throws(Problem) in
      let id = try layout.constraint(name)
      let range = property.value.isVariable ? value.range : property.range
      try blaming(range) { () throws(LayoutError) in
        try property.value.vary(value.value, of: id, in: &layout, sizeClasses)
      }
    }
  }
}

extension ViewProperty {
  /// A warning about a value, such as a probably misspelled font; nil if there is none.
  fileprivate func warning(
    about value: Located<PropertyValue>, in resolver: Resolver
  ) -> String? {
    guard name == "font", case .text(let text) = value.value,
      let unknown = Font(text: text)?.unknownName(besides: resolver.layout.model.fonts),
      let meant = Suggestion.nearest(to: unknown.name, in: unknown.known), meant != unknown.name
    else { return nil }
    let source = resolver.source
    let place = source.place(of: value.range.lowerBound)
    return
      "\(VisibleText.shown(source.name)):\(place.line):\(place.column): warning: the font '\(unknown.name)'"
      + " isn't known and measures like Helvetica Neue; did you mean '\(meant)'?"
  }
}
