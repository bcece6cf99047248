/// The version that `lay --version` prints, as the changelog has it.
enum Version {
  static let current = "0.2.0"
}
