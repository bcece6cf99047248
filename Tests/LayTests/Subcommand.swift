import Foundation
import Testing

/// A command as the program's own parser describes it, so that tests of all commands find new ones by themselves.
struct Subcommand: Sendable, CustomTestStringConvertible {
  struct Argument: Decodable, Sendable {
    struct Name: Decodable, Sendable {
      let kind: String
      let name: String
    }
    struct Completion: Decodable, Sendable {
      struct File: Decodable, Sendable { let extensions: [String]? }
      let file: File?
    }
    let kind: String
    let names: [Name]?
    let valueName: String?
    let isRepeating: Bool
    let isOptional: Bool
    let completionKind: Completion?

    /// `--json`; nil for what is named by its place.
    var option: String? {
      names?.first.map { ($0.kind == "long" ? "--" : "-") + $0.name }
    }

    /// The endings that the value of an option may have; none if it isn't a file.
    var endings: [String] {
      guard let name = valueName, name.hasPrefix("file") else { return [] }
      if name.hasPrefix("file.") { return [String(name.dropFirst("file".count))] }
      let known = completionKind?.file?.extensions ?? []
      return known.isEmpty ? [".svg", ".xml", ".json", ".txt"] : known.map { ".\($0)" }
    }
  }

  private struct Dump: Decodable {
    struct Command: Decodable {
      let commandName: String
      let arguments: [Argument]?
      let subcommands: [Command]?
    }
    let command: Command
  }

  let name: String
  let arguments: [Argument]

  var testDescription: String { name }

  /// All commands.
  static let all: [Subcommand] = {
    guard let run = try? Program("--experimental-dump-help").run(),
      let dump = try? JSONDecoder().decode(Dump.self, from: Data(run.stdout.utf8))
    else { return [] }
    return (dump.command.subcommands ?? []).map {
      Subcommand(name: $0.commandName, arguments: $0.arguments ?? [])
    }
  }()

  /// The files that it can be given, by their extensions: together if it takes several.
  func operands(_ files: [String: [String]], oneByOne: Bool = false) -> [[String]] {
    // A picture goes into a folder.
    let required = arguments.filter { $0.kind == "option" && !$0.isOptional }
      .flatMap { [$0.option ?? "", "out/"] }
    let taken = arguments.filter { $0.kind == "positional" && $0.valueName != "path" }
    guard let first = taken.first, first.valueName != "number" else { return [required] }
    let known = first.completionKind?.file?.extensions ?? []
    let kinds = known.isEmpty ? files.keys.sorted() : known.filter { files[$0] != nil }
    if first.isRepeating, !oneByOne { return [required + kinds.flatMap { files[$0] ?? [] }] }
    return kinds.map { required + (files[$0] ?? []).prefix(taken.count) }
  }
}
