import Platform
import Testing
import TextSizes

@Suite("Numbers as C prints them")
struct NumberTextTests {
  /// The output of the C library.
  private func general(_ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 32)
    _ = withVaList([value]) { vsnprintf(&buffer, buffer.count, "%g", $0) }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }

  private static let numbers: [Double] = [
    94.333_333_333, 100_000, 123_456.5, 123_457.5, 999_999.5, 999_999.4, 1e6, 1e15, 0.0001,
    0.000_123_456_75, 0.000_099_999_95, 1e-5, 2.225_073_858_507_201_4e-308,
    1.797_693_134_862_315_7e308, 0.1, -0.1, -5, 1e22, 1.234_567_5e22, 1_234_567e20, 94.33335,
    1.000_005, 4.350_075,
  ]

  @Test("which were chosen")
  func chosen() {
    for value in Self.numbers { #expect(NumberText.general(value) == general(value)) }
  }

  @Test("of all sizes")
  func random() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(NumberText.general(value) == general(value))
    }
  }

  @Test("in the middle between two that can be printed")
  func ties() {
    for power in -12...20 {
      for _ in 0..<200 {
        let digits = 10 * Int.random(in: 100_000...999_999) + 5
        for value in [Double("\(digits)e\(power)"), Double(digits) / 128].compactMap({ $0 }) {
          for near in [value, value.nextUp, value.nextDown] {
            #expect(NumberText.general(near) == general(near))
          }
        }
      }
    }
  }
}

@Suite("Numbers that were computed")
struct MeasuredNumberTests {
  @Test("don't depend on their last bits")
  func ties() {
    for sixteenths in 1...4000 {
      let value = Double(sixteenths) / 16
      for near in [value, value.nextUp.nextUp, value.nextDown.nextDown] {
        #expect(NumberText.measured(near) == NumberText.measured(value))
        #expect(NumberText.measured(-near) == NumberText.measured(-value))
      }
    }
    #expect(NumberText.measured(26.5625) == "26.563")
    #expect(NumberText.measured(0.000_499) == "0")
    #expect(NumberText.measured(-0.000_1) == "0")
  }
}
