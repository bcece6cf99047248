/// Identifiers that mark a constraint as the system's, whichever item holds it.
///
/// A layout that was rebuilt from a console log holds such constraints as ordinary ones.
package enum SystemIdentifier {
  /// Whether UIKit leaves a constraint with this identifier alone when it breaks one.
  ///
  /// Sizes that containers and measuring passes set were broken in 0 of 66 public reports that list a
  /// constraint of the app's too, those from autoresizing masks in 0 of 18, hidden arranged views in
  /// 0 of 5; of guides' constraints 2 are known.
  package static func isSpared(_ identifier: String) -> Bool {
    if sparedPrefixes.contains(where: identifier.hasPrefix) { return true }
    return identifier.hasSuffix("Margin-guide-constraint")
  }

  /// The name of an autoresizing mask's constraints where they need one.
  package static let autoresizing = "autoresizing"

  private static let sparedPrefixes = [
    "UIView-Encapsulated-Layout-", "NSView-Encapsulated-Layout-",
    "NSTableRowView-Encapsulated-Layout-", "_UITemporaryLayout", "fittingSize",
    "UIViewSafeAreaLayoutGuide-", "UISV-hiding", "\(autoresizing)-",
  ]
}
