extension CommandDefinition {
  /// Every command, in the order help lists them.
  static let all: [CommandDefinition] = [
    add, remove, rename, move, bring, send, exchange, hide, show, arrange, unarrange,
    pin, unpin, activate, deactivate,
    group, ungroup, swap, resolve,
    set, get,
    device, resize, rotate, split, traits, direction, bars, safeArea, keyboard, era, scale,
    contentSizeCategory,
    when, install, uninstall,
    dump, report, explain, why, exercise, suggest, silence, unsilence, convert, find,
    fit, events,
    expect,
    undo, redo, history, checkpoint, restore, reset,
    source, save, importDocument, open, log, help, quit,
  ]

  /// Every word that starts a command.
  static let names = all.flatMap { [$0.name] + $0.aliases }

  /// The command of a name or alias.
  static func named(_ name: String) -> CommandDefinition? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }
}
