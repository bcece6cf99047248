import AutoLayout

/// A change of a layout that tests whether it breaks.
package enum StressChange: Hashable, Sendable {
  /// A different size of the screen, in points.
  case size(Size)
  /// A different text size.
  case category(ContentSizeCategory)
  /// A different text of a view.
  case text(Item.ID, String)
  /// The texts of another language, or their direction.
  case language(CheckLanguage)

  /// The texts that it takes.
  package var texts: CheckLanguage {
    if case .language(let language) = self { language } else { .own }
  }

  /// Changes a layout that has the texts of the language.
  func apply(to layout: inout Layout) {
    var environment = layout.environment
    switch self {
    case .size(let size):
      environment = (try? environment.resized(to: size)) ?? environment
    case .category(let category): environment.contentSizeCategory = category
    case .text(let item, let text):
      try? ViewProperty.named("text")?.set(.text(text), of: item, in: &layout)
    case .language(let language):
      environment.direction = language.direction ?? environment.direction
    }
    layout.setEnvironment(environment)
  }
}
