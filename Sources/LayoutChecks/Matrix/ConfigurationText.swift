import AutoLayout
import LayoutDiagnostics

/// The description of the given configurations among all.
struct ConfigurationText {
  /// All of them.
  let all: [CheckConfiguration]
  /// The ones to describe.
  let some: [CheckConfiguration]

  /// `all 48`, `left to right and right to left`, `12 of 48: landscape phones`, `2 of 48, such as iPhone SE AX3`.
  var description: String {
    text(all: "all \(all.count)", count: "\(some.count) of \(all.count)")
  }

  /// The same in a sentence: `in 12 of 48 configurations: landscape phones`.
  var sentence: String {
    text(
      all: "in all \(all.count) configurations",
      count: "in \(some.count) of \(all.count) configurations")
  }

  private func text(all whole: String, count: String) -> String {
    if some.count == all.count {
      if all.count == 1 { return all[0].name }
      let isMirrored = all.count == 2 && all[0].direction != all[1].direction
      return isMirrored ? "left to right and right to left" : whole
    }
    if some.count == 1 { return "\(count): \(some[0].name)" }
    if let words = words(for: some) { return "\(count): \(words)" }
    for parts in [split { $0.language == .own }, split { $0.isLandscape }] where parts.count == 2 {
      let texts = parts.compactMap(words)
      if texts.count == 2 { return "\(count): \(texts.joined(separator: "; "))" }
    }
    return "\(count), such as \(some[0].name)"
  }

  private func split(
    by isFirst: (CheckConfiguration) -> Bool
  ) -> [[CheckConfiguration]] {
    [some.filter(isFirst), some.filter { !isFirst($0) }].filter { !$0.isEmpty }
  }

  /// The words for a set of configurations that consists of all combinations of the given values.
  private func words(for set: [CheckConfiguration]) -> String? {
    let languages = Set(set.map { $0.language })
    let scope = all.filter { languages.contains($0.language) }
    let devices = set.map { $0.device.name }.unique
    let sides = set.map { $0.isLandscape }.unique
    let directions = set.map { $0.direction }.unique
    let sizes = set.map { $0.textSize }.unique
    let isProduct =
      set.count == scope.count
      || devices.count * sides.count * directions.count * sizes.count * languages.count == set.count
    guard isProduct else { return nil }
    let hasBothSides = scope.map { $0.isLandscape }.unique.count == 2
    let hasBothDirections = scope.map { $0.direction }.unique.count == 2
    let orientation = sides.count == 1 && hasBothSides ? (sides[0] ? "landscape" : "portrait") : nil
    let noun = deviceWords(devices, in: scope)
    let rest = [
      directions.count == 1 && hasBothDirections
        ? (directions[0] == .rightToLeft ? "right to left" : "left to right") : nil,
      sizeWords(sizes, in: scope), languageWords(set.map { $0.language }.unique),
    ].compactMap { $0 }
    let first = [orientation, noun].compactMap { $0 }.joined(separator: " ")
    return ([first.isEmpty ? nil : first].compactMap { $0 } + rest).joined(separator: ", ")
  }

  /// `in de and fr`; nothing for all languages.
  private func languageWords(_ languages: [CheckLanguage]) -> String? {
    if languages.count == Set(all.map { $0.language }).count { return nil }
    return "in " + Sentence.list(languages.map { $0.name ?? "the document's own language" })
  }

  /// `phones`, `tablets`, or the names; nothing for all devices.
  private func deviceWords(_ names: [String], in scope: [CheckConfiguration]) -> String? {
    let known = Set(scope.map { $0.device })
    if names.count == Set(known.map { $0.name }).count { return nil }
    for (idiom, word) in [(UserInterfaceIdiom.phone, "phones"), (.pad, "tablets")] {
      let kind = known.filter { $0.idiom == idiom }.map { $0.name }
      if kind.count > 1, Set(kind) == Set(names) { return word }
    }
    return Sentence.list(names)
  }

  /// `text size AX3`, `text from XXXL on`, `text up to L`; nothing for all sizes.
  private func sizeWords(
    _ sizes: [ContentSizeCategory], in scope: [CheckConfiguration]
  ) -> String? {
    let known = scope.map { $0.textSize }.unique.sorted()
    let sorted = sizes.sorted()
    guard sorted.count < known.count, let first = sorted.first, let last = sorted.last else {
      return nil
    }
    if sorted.count == 1 { return "text size \(first.rawValue)" }
    if Array(known.suffix(sorted.count)) == sorted { return "text from \(first.rawValue) on" }
    if Array(known.prefix(sorted.count)) == sorted { return "text up to \(last.rawValue)" }
    return "text sizes " + Sentence.list(sorted.map { $0.rawValue })
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in the order in which they come first.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
