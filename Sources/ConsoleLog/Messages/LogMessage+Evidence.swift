extension LogMessage {
  /// What the system prints below a message, which shows more than the message does.
  enum Evidence: Hashable, Sendable {
    /// The calls that led to it; what to do where none of them is the app's.
    case stack(orElse: String)
    /// A trace of views; what to do where there is none.
    case trace(orElse: String)

    /// What the page about messages says about it.
    var hint: String {
      switch self {
      case .stack: "the first function of your app in the stack below it shows where"
      case .trace: "the trace below it marks the view and says which variables are free"
      }
    }
  }
}
