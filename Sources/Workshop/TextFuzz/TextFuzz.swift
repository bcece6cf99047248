import Foundation
import Fuzzing

/// Reads damaged texts: none may end the program or take long.
@main
enum TextFuzz {
  private static let usage = """
    usage: TextFuzz logs|formats|scripts|code COUNT SEED PATH...

    Reads COUNT texts: console logs, visual formats, scripts or Swift code. Each is a file PATH, or one in the folder
    PATH, damaged in a way that follows from SEED and its number; half of the formats are made from the grammar instead,
    and of pages the examples in Swift are taken. What can be read is explained, opened or run, saved and run again; code
    is parsed by the lay-swift beside this program and laid out. Then it says how many could be read, what crashed,
    hung or did not hold; the status is 1 if anything did.
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
    let series = TrialSeries(of: subject.rawValue, counting: ["read"])
    let holds = series.run(
      0..<count, title: { "\(subject.rawValue) \(seed &+ UInt64($0))" },
      trial: { number in
        var damage = Damage(seed: seed &+ UInt64(number))
        let text = subject.text(from: originals, number, &damage)
        let trial = subject.trial(text)
        let faults = [trial.fault].compactMap { $0 }.map { "\($0)\n\(text.prefix(2_000))" }
        return TrialSeries.Outcome(faults: faults, counts: [trial.isRead ? 1 : 0])
      })
    exit(holds ? 0 : 1)
  }

  private static func texts(at path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let paths = names.isEmpty ? [path] : names.sorted().map { "\(path)/\($0)" }
    return paths.filter { !$0.hasSuffix(".json") }.compactMap {
      FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
