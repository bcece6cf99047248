/// What decides where the constraints leave a choice: the variables, in order of creation, come as
/// near to a target as they can.
///
/// Those with a rank come after all others, in the order of their ranks.
package enum TieBreak {
  /// The target of every variable.
  package static let target = 0.0
}
