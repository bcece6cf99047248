import Glibc

/// Hands what libFuzzer finds to one reader of lay.
///
/// Built only with `LAY_LIBFUZZER` set, by `scripts/fuzz --coverage`; see there for how it is compiled. The reader is
/// the one that the variable `LAY_READER` names.
@_cdecl("LibFuzzer_main")
public func main(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var (count, arguments) = (count, arguments)
  return runDriver(&count, &arguments, tryInput)
}

/// Reads an input; the name is the one that libFuzzer looks for.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Reader.chosen.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// libFuzzer's loop: `LLVMFuzzerRunDriver`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ trial: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

extension Reader {
  /// The reader that `LAY_READER` names.
  fileprivate static let chosen: Reader = {
    let name = getenv("LAY_READER").map { String(cString: $0) } ?? ""
    guard let reader = Reader(rawValue: name) else {
      let names = Reader.allCases.map { $0.rawValue }.joined(separator: ", ")
      print("error: LAY_READER must be one of \(names)")
      exit(2)
    }
    return reader
  }()
}
