import AutoLayout

/// The key of a variation: the size classes that it is for.
///
/// Interface Builder writes `widthClass=compact`, `heightClass=regular` and
/// `heightClass=compact-widthClass=regular`. What is for any size classes has the key `default`.
struct VariationKey: Sendable {
  /// Its text in documents.
  let text: String
  let sizeClasses: SizeClasses

  private init(_ horizontal: SizeClass?, _ vertical: SizeClass?) {
    sizeClasses = SizeClasses(horizontal: horizontal, vertical: vertical)
    let parts = [
      vertical.map { "heightClass=\($0.rawValue)" }, horizontal.map { "widthClass=\($0.rawValue)" },
    ]
    text = parts.compactMap { $0 }.joined(separator: "-")
  }

  /// The key for any size classes.
  static let anySize = "default"
  /// Variations for Macs, which `lay` has no screens of.
  static let mac = "userInterfaceIdiom=mac"

  /// Every key, weakest first: that of a width, that of a height, that of both.
  static let all =
    SizeClass.allCases.map { VariationKey($0, nil) }
    + SizeClass.allCases.map { VariationKey(nil, $0) }
    + SizeClass.allCases.flatMap { width in
      SizeClass.allCases.map { VariationKey(width, $0) }
    }

  /// The keys of one size class that are in force wherever this one is: those of a pair's parts.
  var parts: [VariationKey] {
    Self.all.filter { $0.text != text && $0.sizeClasses.include(sizeClasses) }
  }
}
