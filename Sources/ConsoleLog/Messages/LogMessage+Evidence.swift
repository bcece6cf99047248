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
      case .trace: Self.traceBelow
      }
    }

    /// What a trace below a message says about it.
    static let traceBelow = "the trace below it \(marks)"

    /// What a trace in another place of the log says about a message.
    static let traceElsewhere = "the trace in this text \(marks)"

    private static let marks = "marks the view and says which variables are free"
  }
}
