import DamagedDocuments
import Foundation
import Fuzzing

/// Opens damaged documents: none may crash, hang, or result in values that are not numbers.
@main
enum DocumentFuzz {
  private static let usage = """
    usage: DocumentFuzz COUNT SEED PATH...

    Opens COUNT documents, each a PATH, or a document in the folder PATH, damaged in a way that
    follows from SEED and its number. First come documents made to do harm. Then it says how many were opened, what
    crashed, hung or has frames that are no numbers; the status is 1 if anything did.
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3, let count = Int(arguments[0]), count >= 0,
      let seed = UInt64(arguments[1])
    else {
      print(usage)
      exit(2)
    }
    let originals = arguments.dropFirst(2).flatMap(documents)
    guard !originals.isEmpty else {
      print("error: there are no documents")
      exit(2)
    }
    let harmful = HarmfulDocument.all
    let series = TrialSeries(
      of: "documents", counting: ["opened", "refused", "views laid out"])
    let holds = series.run(
      -harmful.count..<count, title: { title($0, seed, originals.map { $0.name }, harmful) },
      trial: { number in
        if number < 0 {
          return outcome(of: Trial(harmful[-number - 1].bytes, savedSizes: false))
        }
        var mutator = Mutator(seed: seed &+ UInt64(number))
        let bytes = mutator.mutated(originals[number % originals.count].bytes)
        return outcome(of: Trial(bytes, savedSizes: number % 2 == 1))
      })
    exit(holds ? 0 : 1)
  }

  private static func title(
    _ number: Int, _ seed: UInt64, _ names: [String], _ harmful: [(title: String, bytes: [UInt8])]
  ) -> String {
    number < 0
      ? harmful[-number - 1].title
      : "seed \(seed &+ UInt64(number)) on \(names[number % names.count])"
  }

  private static func outcome(of trial: Trial) -> TrialSeries.Outcome {
    let isOpened = trial.refusal == nil
    return TrialSeries.Outcome(
      faults: trial.faults, counts: [isOpened ? 1 : 0, isOpened ? 0 : 1, trial.views])
  }

  private static func documents(at path: String) -> [(name: String, bytes: [UInt8])] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let paths = names.isEmpty ? [path] : names.sorted().map { "\(path)/\($0)" }
    return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.compactMap { path in
      FileManager.default.contents(atPath: path).map { (path, [UInt8]($0)) }
    }
  }
}
