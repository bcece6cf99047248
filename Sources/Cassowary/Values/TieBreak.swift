/// What decides where the constraints leave a choice: the variables, in order of creation, come as
/// near to a target as they can.
package enum TieBreak {
  /// The target of every variable.
  package static let target = 0.0
}
