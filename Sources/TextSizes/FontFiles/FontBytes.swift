/// The numbers of a font file, most significant byte first; nil beyond its end.
struct FontBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  /// An unsigned number of 16 bits.
  func number16(_ offset: Int) -> Int? { number(offset, length: 2) }

  /// A signed number of 16 bits.
  func signed16(_ offset: Int) -> Int? {
    number16(offset).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
  }

  /// An unsigned number of 32 bits.
  func number32(_ offset: Int) -> Int? { number(offset, length: 4) }

  /// The four letters that name a table.
  func tag(_ offset: Int) -> String? {
    slice(offset, 4).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Some of the bytes.
  func slice(_ offset: Int, _ length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else {
      return nil
    }
    return bytes[offset..<offset + length]
  }

  private func number(_ offset: Int, length: Int) -> Int? {
    slice(offset, length)?.reduce(0) { $0 << 8 | Int($1) }
  }
}
