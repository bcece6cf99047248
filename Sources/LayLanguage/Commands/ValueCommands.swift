import AutoLayout

extension CommandDefinition {
  static let set = CommandDefinition(
    name: "set",
    topic: .values,
    syntax: ["set priority CONSTRAINT NUMBER", "set TARGET VALUE"],
    summary: "change a value of a view or constraint",
    explanation: """
      The target is a name and a property, as in lead.constant or red.hugging.horizontal. \
      'help properties' lists them all.
      """,
    examples: [
      """
      add view red
      pin red.width = 100 as wide
      set priority wide 750
      set wide.constant 120
      set red.hugging.horizontal 251
      """
    ],
    parse: parseSet)

  private static func parseSet(_ reader: inout TokenReader) throws(Problem) -> Command {
    if reader.isAt(keyword: "priority"), !reader.isAt(.dot, offset: 1) {
      reader.advance()
      return .setPriority(try reader.name("a constraint"), try reader.priority())
    }
    let name = try reader.unquotedName("a view or constraint")
    guard reader.take(.dot) else {
      throw Problem(
        "'\(Excerpt.clipped(name.value))' names no property", at: name.range,
        remedy: "write one behind a dot, as in lead.constant or red.hugging.horizontal")
    }
    let path = try propertyPath(&reader)
    if let property = ViewProperty.named(path.value) {
      let target = Located(TargetProperty.view(property.name), path.range)
      return .set(name, target, try reader.value(of: property))
    }
    if let property = ConstraintProperty.named(path.value) {
      let target = Located(TargetProperty.constraint(property), path.range)
      return .set(name, target, try reader.value(of: property.kind))
    }
    throw .unknown(
      "property", path.value, at: path.range, candidates: writableNames,
      otherwise: "'help properties' lists them")
  }

  /// `hugging.horizontal` behind the first dot.
  private static func propertyPath(_ reader: inout TokenReader) throws(Problem) -> Name {
    joined(try propertyParts(&reader)[...])
  }

  private static func propertyParts(_ reader: inout TokenReader) throws(Problem) -> [Name] {
    var parts = [try reader.name("a property behind the dot")]
    while reader.take(.dot) { parts.append(try reader.name("a property behind the dot")) }
    return parts
  }

  private static func joined(_ parts: ArraySlice<Name>) -> Name {
    let start = parts[parts.startIndex].range.lowerBound
    return Name(
      parts.map(\.value).joined(separator: "."), start..<parts[parts.endIndex - 1].range.upperBound)
  }

  private static let writableNames =
    ViewProperty.all.filter(\.isWritable).map(\.name)
    + ConstraintProperty.allCases.filter(\.isWritable).map(\.rawValue)

  static let get = CommandDefinition(
    name: "get",
    topic: .values,
    syntax: ["get TARGET"],
    summary: "print a value of a view or constraint",
    explanation: """
      The target is a name and a property ('help properties') or attribute ('help attributes'); a \
      layout guide of UIKit stands behind its view, as in card.safeArea.frame. Attributes are measured in the superview's coordinates.
      """,
    examples: [
      """
      add view red
      pin red.width = 100 as wide
      get red.width
      get red.frame
      get wide.priority
      """
    ],
    parse: parseGet)

  private static func parseGet(_ reader: inout TokenReader) throws(Problem) -> Command {
    var lookahead = reader
    let name = try lookahead.unquotedName("a view or constraint")
    guard lookahead.take(.dot) else {
      throw Problem(
        "'\(Excerpt.clipped(name.value))' names no property", at: name.range,
        remedy: "write one behind a dot, as in \(NameText.written(name.value)).frame")
    }
    let parts = try propertyParts(&lookahead)
    let path = joined(parts[...])
    for count in parts.indices {
      let rest = joined(parts[count...])
      guard let property = ViewProperty.named(rest.value) else { continue }
      reader = lookahead
      let item = ItemPath(head: name, guides: Array(parts.prefix(count)))
      return .get(.viewProperty(item, Located(property.name, rest.range)))
    }
    if let property = ConstraintProperty.named(path.value) {
      reader = lookahead
      return .get(.constraintProperty(name, property))
    }
    return .get(.attribute(try attribute(&reader, path: path)))
  }

  private static func attribute(_ reader: inout TokenReader, path: Name) throws(Problem)
    -> AnchorPath
  {
    var attempt = reader
    do {
      let anchor = try attempt.anchorPath()
      reader = attempt
      return anchor
    } catch {
      let names =
        ViewProperty.all.map(\.name) + ConstraintProperty.allCases.map(\.rawValue)
        + AttributeName.all
      throw .unknown(
        "property", path.value, at: path.range, candidates: names,
        otherwise: "'help properties' and 'help attributes' list them")
    }
  }
}
