import AutoLayout

/// A command's form, filled in with names of a layout in place of the words in capitals.
struct FormExample {
  /// The existing layout.
  let layout: Layout

  /// Lines that follow the form of a command, best first: with names of the layout, or those in the command's examples.
  func lines(of form: String) -> [String] {
    let command = form.prefix { $0 != " " }
    let examples = CommandDefinition.named(String(command))?.examples ?? []
    let others = examples.flatMap { $0.split(separator: "\n") }.filter {
      $0.hasPrefix("\(command) ")
    }
    return [filled(form)].compactMap { $0 } + others.map(String.init)
  }

  /// The form without its optional parts; nil if a word stands for something that the layout doesn't have.
  private func filled(_ form: String) -> String? {
    let views = layout.items.filter { $0 != layout.root }.map(layout.name(of:))
    let constraints = layout.constraints.map { layout.constraint($0).name }
    var names = ["VIEW": views, "PART": views, "CONSTRAINT": constraints]
    names["GROUP"] = layout.groups.map { $0.name }
    names["NEWNAME"] = ["\(form.prefix { $0 != " " })1"]
    var words: [String] = []
    for word in form.prefix(while: { $0 != "[" }).split(separator: " ") {
      guard word.contains(where: { $0.isUppercase }) else {
        words.append(String(word))
        continue
      }
      let kind = String(word.filter { $0.isUppercase })
      guard let name = names[kind]?.popLast() else { return nil }
      words.append(NameText.written(name))
    }
    return words.joined(separator: " ")
  }
}

extension Problem {
  /// The same with a line that runs in place of a command's form, if there is one.
  func exemplified(in context: PhraseContext) -> Problem {
    guard let form = remedy, form.hasPrefix(CommandDefinition.formMark),
      let line = FormExample(layout: context.layout)
        .lines(of: String(form.dropFirst(CommandDefinition.formMark.count)))
        .first(where: context.works)
    else { return self }
    return remedied("for example: \(line)")
  }
}
