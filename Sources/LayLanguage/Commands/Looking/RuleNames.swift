import LayoutDiagnostics

extension TokenReader {
  /// The ids of rules up to an option, a keyword or the end; none if none is named.
  mutating func ruleNames(before keyword: String? = nil) throws(Problem) -> [Reference] {
    var names: [Reference] = []
    while true {
      note(Rule.all.map { $0.id } + [Rule.every], "an issue")
      if let keyword, isAt(keyword: keyword) { return names }
      if isAtEnd || isAtOption { return names }
      if !names.isEmpty { _ = take(.comma) }
      names.append(try name("an issue"))
    }
  }
}

extension Resolver {
  /// The rules that are named; nil if none is, so that the usual ones apply.
  func rules(_ references: [Reference]) throws(Problem) -> Set<Rule>? {
    if references.isEmpty { return nil }
    let ids = try names(references)
    if ids.contains(where: { $0.value == Rule.every }) { return Set(Rule.all) }
    return Set(try ids.map { id throws(Problem) in try Rule.of(id) })
  }
}

extension Rule {
  /// The rule that a word of a command means.
  static func of(_ name: Name) throws(Problem) -> Rule {
    guard let rule = named(name.value) else {
      throw .unknown(
        "issue", name.value, at: name.range, candidates: all.map { $0.id },
        otherwise: "'help issues' lists them")
    }
    return rule
  }
}
