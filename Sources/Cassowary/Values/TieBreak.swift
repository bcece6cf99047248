/// The tie-break where the constraints leave a choice: the variables, in order of creation, are as near to a target as
/// possible.
///
/// Those that choose first come before all others. Of either kind those of lower rank come first.
package enum TieBreak {
  /// The target of every variable.
  package static let target = 0.0
}
