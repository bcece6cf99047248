/// The tie-break where the constraints leave a choice: the variables, in order of creation, are as near to a target as
/// possible.
///
/// Variables that choose first precede all others; within both groups, lower ranks come first.
package enum TieBreak {
  /// The target of every variable.
  package static let target = 0.0
}
