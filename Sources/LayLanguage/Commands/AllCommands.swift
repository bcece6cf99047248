extension CommandDefinition {
  /// Every command, in the order help lists them.
  static let all: [CommandDefinition] = [
    add, remove, rename, move, bring, send, exchange, hide, show, arrange, unarrange, embed,
    pin, align, distribute, unpin, activate, deactivate,
    group, ungroup, swap, resolve,
    set, get, sizeToFit,
    letCommand, each, define, on,
    device, resize, rotate, split, traits, direction, bars, safeArea, keyboard, era, scale,
    contentSizeCategory, appearance,
    when, install, uninstall,
    draw, render, preview,
    dump, autolayoutTrace, layoutIfNeeded, report, explain, why, exercise, suggest, silence,
    unsilence, convert, find, fit, events,
    expect, forall,
    undo, redo, history, checkpoint, restore, reset,
    source, save, importDocument, open, swift, log, edit, watch, live, timing, recover, learn, help,
    quit,
  ]

  /// Every word that starts a command.
  static let names = all.flatMap { $0.names }

  /// The command of a name or alias.
  static func named(_ name: String) -> CommandDefinition? { byName[name] }

  private static let byName = Dictionary(
    all.flatMap { command in command.names.map { ($0, command) } },
    uniquingKeysWith: { first, _ in first })
}

extension Help {
  /// The help of every command.
  static let standard = Help(commands: CommandDefinition.all)

  /// `Docs/Commands.md`, complete.
  ///
  /// Every example is a fenced `lay` block, so the tests run it.
  package static var reference: String { standard.reference }
}
