/// JSON is read from the files of an app near a document, and a page has none: whatever asks is told that it is damaged.
public struct JSONDecoder {
  /// A decoder.
  public init() {}

  /// Fails.
  public func decode<Value>(_ type: Value.Type, from data: Data) throws(DecodingError) -> Value {
    throw .dataCorrupted
  }
}

/// Bytes.
public struct Data {
  /// Makes some of others.
  public init(_ bytes: some Sequence<UInt8>) {}
}

/// As in the standard library, but nothing is synthesized.
public protocol Decodable {}

/// As in the standard library, but nothing is synthesized.
public protocol CodingKey {}

/// As in the standard library.
public enum DecodingError: Error {
  /// What is no JSON.
  case dataCorrupted
  /// A key that is missing.
  case keyNotFound(Key, Context)
  /// A value of another type.
  case typeMismatch(Void, Context)
  /// A value that is missing.
  case valueNotFound(Void, Context)

  /// A key of an object.
  public struct Key: Sendable {
    /// The key.
    public let stringValue: String
  }

  /// A place in a document.
  public struct Context: Sendable {
    /// The keys that lead there.
    public let codingPath: [Key]
  }
}
