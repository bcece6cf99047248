/// A value of a view or guide that `get` prints and, where it is writable, `set` changes.
public struct ViewProperty: Sendable {
  typealias Getter = @Sendable (Layout, Item.ID) -> PropertyValue?
  typealias Setter = @Sendable (inout Layout, Item.ID, PropertyValue) throws(LayoutError) -> Void

  /// UIKit's name, with a dot before the axis if there are two: `hugging.horizontal`.
  public let name: String
  /// Other names that mean the same.
  package let aliases: [String]
  /// The kind of its values.
  public let kind: PropertyValue.Kind
  /// Words that it also takes, or the only ones that it takes if ``kind`` is `choice`.
  package let words: [String]
  /// Other spellings of some of ``words``.
  let synonyms: [String: String]
  /// One line for help.
  package let summary: String
  /// Whether it takes the name of a color, which Swift writes with a leading dot.
  package var isColor: Bool { DrawnValue(rawValue: name)?.isColor == true }
  private let getter: Getter
  private let settable: Getter?
  private let setter: Setter?
  /// The value for `save` to write unless a new instance has the same; nil if there is none.
  private let saved: @Sendable (ViewState) -> PropertyValue?

  /// Creates a property that follows from the layout.
  init(
    _ name: String,
    aliases: [String] = [],
    _ kind: PropertyValue.Kind,
    words: [String] = [],
    synonyms: [String: String] = [:],
    _ summary: String,
    saved: @escaping @Sendable (ViewState) -> PropertyValue? = { _ in nil },
    get: @escaping Getter,
    settable: Getter? = nil,
    set: Setter? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.kind = kind
    self.words = words
    self.synonyms = synonyms
    self.summary = summary
    self.saved = saved
    getter = get
    self.settable = settable
    setter = set
  }

  /// Creates a property that is stored with the view; `set` refuses a value before it changes
  /// anything.
  init(
    stored name: String,
    aliases: [String] = [],
    _ kind: PropertyValue.Kind,
    words: [String] = [],
    synonyms: [String: String] = [:],
    _ summary: String,
    isSaved: Bool = true,
    get: @escaping @Sendable (ViewState) -> PropertyValue?,
    set: @escaping @Sendable (inout ViewState, PropertyValue) throws(LayoutError) -> Void
  ) {
    self.init(
      name, aliases: aliases, kind, words: words, synonyms: synonyms, summary,
      saved: { isSaved ? get($0) : nil },
      get: { layout, item in layout.model[item].view.flatMap(get) },
      set: { layout, item, value throws(LayoutError) in
        try layout.model.updateView(item) { view throws(LayoutError) in try set(&view, value) }
      })
  }

  /// Whether `set` takes it.
  public var isWritable: Bool { setter != nil }

  /// The property with a name or alias, ignoring case; `isHidden`, as Swift names Boolean values, is `hidden`.
  public static func named(_ name: String) -> ViewProperty? {
    byFoldedName[Name.folded(name)]
  }

  private static let byFoldedName: [String: ViewProperty] = Dictionary(
    all.flatMap { property in
      let names = [property.name] + property.aliases
      let swiftNames = property.kind == .bool ? names.map { "is" + $0 } : []
      return (names + swiftNames).map { (Name.folded($0), property) }
    },
    uniquingKeysWith: { first, _ in first })

  /// The word among ``words`` that was written, regardless of case and spaces.
  package func word(_ written: String) -> String? {
    let folded = Name.folded(written)
    return words.first { Name.folded($0) == folded }
      ?? synonyms.first { Name.folded($0.key) == folded }?.value
  }

  /// The value, or nil if the item has none; a guide has only a frame.
  public func value(of item: Item.ID, in layout: Layout) -> PropertyValue? {
    getter(layout, item)
  }

  /// The value that a change to one of its parts starts from: the value as set, if a different one can be in effect.
  package func settableValue(of item: Item.ID, in layout: Layout) -> PropertyValue? {
    settable?(layout, item) ?? getter(layout, item)
  }

  /// Changes the value.
  ///
  /// - Throws: When the property is read-only, the item doesn't have it, or the value is of another
  ///   kind or out of range.
  public func set(_ value: PropertyValue, of item: Item.ID, in layout: inout Layout)
    throws(LayoutError)
  {
    guard let setter else { throw LayoutError("\(name) can't be set") }
    guard layout.model[item].isView else {
      throw LayoutError("\(layout.name(of: item)) is a layout guide, which has no \(name)")
    }
    if item == layout.window {
      throw LayoutError("the values of \(layout.name(of: item)) can't be set")
    }
    try kind.check(value, words: words, of: name)
    try setter(&layout, item, value)
  }

  /// The value if it differs from a new instance's, so that `save` must write it; nil otherwise.
  package func savedValue(of item: Item.ID, in layout: Layout) -> PropertyValue? {
    guard let view = layout.model[item].view, item != layout.root else {
      return savedValueOfRoot(item, in: layout)
    }
    guard let value = saved(view) else { return nil }
    return value == saved(ViewState(view.viewClass)) ? nil : value
  }

  private func savedValueOfRoot(_ item: Item.ID, in layout: Layout) -> PropertyValue? {
    guard item == layout.root, let view = layout.model[item].view else { return nil }
    var fresh = ViewState(view.viewClass)
    fresh.isManual = true
    let value = saved(view)
    return value == saved(fresh) ? nil : value
  }
}
