import AutoLayout
import LayoutSession

extension ScriptWriter {
  /// The script that rebuilds a session: its layout, then what was named for later commands.
  static func script(of session: Session) -> String {
    let definitions = session.definitions
    let lines = definitions.names.compactMap { name -> String? in
      if let value = definitions.values[name] {
        return "let \(name) = \(PropertyText.definition(value, in: session))\n"
      }
      guard let procedure = definitions.procedures[name] else { return nil }
      return "define \(name)(\(procedure.parameters.joined(separator: ", "))) {\(procedure.body)}\n"
    }
    return script(of: session.layout) + lines.joined()
  }
}

extension PropertyText {
  /// A value so that `let` reads it back.
  fileprivate static func definition(_ value: PropertyValue, in session: Session) -> String {
    switch value {
    case .item(let name): reference(to: name, in: session)
    case .constraint(let name): reference(to: name, in: session)
    case .list(let values):
      "[\(values.map { definition($0, in: session) }.joined(separator: ", "))]"
    case .point: "CGPoint\(text(value))"
    case .rect: "CGRect\(text(value))"
    case .insets: "UIEdgeInsets\(text(value))"
    case .transform: "CGAffineTransform\(text(value))"
    case .choice(let word): NameText.quoted(word)
    case .words(let words): NameText.quoted(words.joined(separator: " "))
    case .size(let width?, let height?): "CGSize\(text(.point(Point(x: width, y: height))))"
    case .size: NameText.quoted(value.description)
    default: text(value)
    }
  }

  /// The name of something; in quotes where a variable hides it, or where there is nothing of that
  /// name at present.
  private static func reference(to name: String, in session: Session) -> String {
    let layout = session.layout
    if let (owner, kind) = layout.guidePath(name) {
      return "\(NameText.quoted(layout.name(of: owner))).\(kind.rawValue)"
    }
    let exists = layout.item(named: name) != nil || layout.constraint(named: name) != nil
    let isHidden = session.definitions.values[name] != nil
    return exists && !isHidden ? NameText.written(name) : NameText.quoted(name)
  }
}
