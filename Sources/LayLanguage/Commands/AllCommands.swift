extension CommandDefinition {
  /// The commands of a group, in the order in which help lists them.
  static func commands(about topic: Topic) -> [CommandDefinition] { byTopic[topic] ?? [] }

  private static let byTopic: [Topic: [CommandDefinition]] = [
    .views: [
      add, remove, rename, move, bring, send, exchange, hide, show, arrange, unarrange, embed,
    ],
    .constraints: [
      pin, align, distribute, unpin, activate, deactivate, group, ungroup, swap, resolve,
    ],
    .values: [set, get, sizeToFit],
    .definitions: [letCommand, each, define, on],
    .environment: [
      device, resize, rotate, split, traits, direction, bars, safeArea, keyboard, era, scale,
      contentSizeCategory, appearance, when, install, uninstall,
    ],
    .looking: [
      draw, render, preview, dump, autolayoutTrace, layoutIfNeeded, report, explain, why,
      exercise, suggest, silence, unsilence, convert, find, fit, events,
    ],
    .testing: [expect, forall],
    .session: [
      undo, redo, history, checkpoint, restore, reset, source, save, importDocument, open,
      swift, log, edit, watch, live, timing, recover, learn, help, quit,
    ],
  ]

  /// Every command, in the order of the groups.
  static let all = Topic.allCases.flatMap(commands)

  /// Every word that starts a command.
  static let names = all.flatMap { $0.names }

  /// The command with a name or alias.
  static func named(_ name: String) -> CommandDefinition? { byName[name] }

  private static let byName = Dictionary(
    all.flatMap { command in command.names.map { ($0, command) } },
    uniquingKeysWith: { first, _ in first })
}
