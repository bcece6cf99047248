/// Equivalent to the module `Synchronization`'s: there is only one thread, so nothing has to be locked.
public final class Mutex<Value>: @unchecked Sendable {
  private var value: Value

  /// Holds a value.
  public init(_ value: sending Value) { self.value = value }

  /// Reads or changes the value.
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&value)
  }
}
