import Foundation
import Glibc

/// Reads damaged texts: none may end the program or take long.
@main
enum TextFuzz {
  private static let usage = """
    usage: TextFuzz logs|formats|scripts|code COUNT SEED PATH...

    Reads COUNT texts: console logs, visual formats, scripts or Swift code. Each is a file PATH, or one in the folder
    PATH, damaged in a way that follows from SEED and its number; half of the formats are made from the grammar instead,
    and of pages the examples in Swift are taken. What can be read is explained, opened or run, saved and run again; code
    is parsed by the lay-swift beside this program and laid out. Ends with status 1 when a text takes more than a second or
    something does not hold; a crash is what it looks like, and its number is in the file named by LAY_FUZZ_NOTE.
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 4, let subject = Subject(rawValue: arguments[0]),
      let count = Int(arguments[1]), count >= 0, let seed = UInt64(arguments[2])
    else {
      print(usage)
      exit(2)
    }
    let texts = arguments.dropFirst(3).flatMap(texts)
    let originals = subject == .code ? texts.flatMap(CodeTrial.sources) : texts
    guard !originals.isEmpty else {
      print("error: there are no texts")
      exit(2)
    }
    let note = ProcessInfo.processInfo.environment["LAY_FUZZ_NOTE"]
    var (read, failures, slowest) = (0, 0, 0.0)
    for number in 0..<count {
      var damage = Damage(seed: seed &+ UInt64(number))
      let text = subject.text(from: originals, number, &damage)
      if let note, number % 1_000 == 0 || count < 1_000 {
        try? "\(subject.rawValue) \(seed &+ UInt64(number))".write(
          toFile: note, atomically: false, encoding: .utf8)
      }
      let start = clock()
      let trial = subject.trial(text)
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      slowest = max(slowest, seconds)
      read += trial.isRead ? 1 : 0
      let fault = trial.fault ?? (seconds > 1 ? "it took \(seconds) s" : nil)
      guard let fault else { continue }
      failures += 1
      print("FAIL \(subject.rawValue) \(seed &+ UInt64(number)): \(fault)\n\(text.prefix(2_000))\n")
    }
    print("\(count) \(subject.rawValue), \(read) read, \(failures) failed, slowest \(slowest) s")
    exit(failures == 0 ? 0 : 1)
  }

  private static func texts(at path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let paths = names.isEmpty ? [path] : names.sorted().map { "\(path)/\($0)" }
    return paths.filter { !$0.hasSuffix(".json") }.compactMap {
      FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
