/// What decides where the constraints leave a choice: the variables, in order of creation, come as
/// near to a target as they can.
///
/// Those that choose first come before all others. Of either kind those with a rank come after those
/// without, in the order of their ranks.
package enum TieBreak {
  /// The target of every variable.
  package static let target = 0.0
}
