import AutoLayout

extension CommandDefinition {
  static let fit = CommandDefinition(
    name: "fit",
    topic: .looking,
    syntax: ["fit VIEW compressed|expanded|SIZE [horizontal PRIORITY] [vertical PRIORITY]"],
    summary: "print the size that fits the content of a view: systemLayoutSizeFitting",
    explanation: """
      The view comes as close to the size as the priority of each axis allows, 50 unless you say \
      otherwise; compressed, UIKit's layoutFittingCompressedSize, is 0x0, and expanded is \
      10000x10000. Only the view, its content and the \
      constraints inside count: its superview, a stack view around it and its frame don't. \
      Nothing changes.
      """,
    examples: [
      """
      add view card
      add label title "Hello" in card
      pin title edges to card inset 8
      fit card compressed
      fit card 320x0 horizontal required
      """
    ],
    parse: { reader throws(Problem) in
      let fitting = try FittingSyntax(&reader)
      return Command { resolver throws(Problem) in
        let fitting = try fitting.resolved(resolver)
        return .look { layout throws(Problem) in
          let size = try fitting.size(in: layout)
          return PropertyValue.size(width: size.width, height: size.height).description
        }
      }
    })
}

/// `card 320x0 horizontal required`: a view and what it should fit.
struct Fitting {
  let view: Name
  let target: Located<FittingTarget>

  /// The size that fits, in points.
  func size(in layout: Layout) throws(Problem) -> Size {
    var layout = layout
    let item = try layout.item(view)
    layout.solve()
    let solved = layout
    return try blaming(view.range.lowerBound..<target.range.upperBound) {
      () throws(LayoutError) in try solved.size(of: item, fitting: target.value)
    }
  }
}

/// A view and the size that it is to fit, as written.
struct FittingSyntax: Sendable {
  private let view: Reference
  private let target: Located<Size>?
  private let size: ValueSyntax?
  private var horizontal: PrioritySyntax?
  private var vertical: PrioritySyntax?

  /// Reads `VIEW compressed|expanded|SIZE [horizontal PRIORITY] [vertical PRIORITY]`.
  init(_ reader: inout TokenReader) throws(Problem) {
    view = try reader.name("a view")
    if let word = reader.takeKeyword(of: Self.sizes.keys.sorted()) {
      target = Located(Self.sizes[word.value] ?? .zero, word.range)
      size = nil
    } else {
      target = nil
      size = try reader.size(Self.sizeText, stops: ["horizontal", "vertical"])
    }
    if reader.take(keyword: "horizontal") { horizontal = try Self.priority(&reader) }
    if reader.take(keyword: "vertical") { vertical = try Self.priority(&reader) }
  }

  private static let sizeText = "'compressed', 'expanded' or a size such as 320x0"
  private static let sizes = [
    "compressed": FittingTarget.compressed, "expanded": FittingTarget.expanded,
    "layoutfittingcompressedsize": FittingTarget.compressed,
    "layoutfittingexpandedsize": FittingTarget.expanded,
  ]

  private static func priority(_ reader: inout TokenReader) throws(Problem) -> PrioritySyntax {
    _ = reader.take(.at)
    return try reader.priority()
  }

  func resolved(_ resolver: Resolver) throws(Problem) -> Fitting {
    let size = try size.map { size throws(Problem) in try resolver.size(size, Self.sizeText) }
    var target = FittingTarget(self.target?.value ?? size?.value ?? .zero)
    if let horizontal { target.priorities.horizontal = try resolver.priority(horizontal).value }
    if let vertical { target.priorities.vertical = try resolver.priority(vertical).value }
    let range = self.target?.range ?? size?.range ?? view.range
    return Fitting(view: try resolver.name(view), target: Located(target, range))
  }
}
