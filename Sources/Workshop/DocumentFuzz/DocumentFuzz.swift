import Foundation

/// Opens damaged documents: none may crash, hang, or result in values that are not numbers.
@main
enum DocumentFuzz {
  /// The longest that a document may take, in seconds of processor time.
  private static let timeLimit = 1.0
  private static let usage = """
    usage: DocumentFuzz COUNT SEED PATH...

    Opens COUNT documents, each a PATH, or a document in the folder PATH, damaged in a way that
    follows from SEED and its number. Ends with status 1 when one is too slow or has frames that are
    no numbers; a crash or a hang is what it looks like. First come documents made to do harm.
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
    var summary = Summary(timeLimit: timeLimit)
    for (title, bytes) in HarmfulDocument.all {
      summary.add(Trial(bytes, savedSizes: false), title)
    }
    for number in 0..<count {
      let original = originals[number % originals.count]
      var mutator = Mutator(seed: seed &+ UInt64(number))
      let bytes = mutator.mutated(original.bytes)
      let title = "seed \(seed &+ UInt64(number)) on \(original.name)"
      summary.add(Trial(bytes, savedSizes: number % 2 == 1), title)
    }
    print(summary.text)
    exit(summary.failures.isEmpty ? 0 : 1)
  }

  private static func documents(at path: String) -> [(name: String, bytes: [UInt8])] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let paths = names.isEmpty ? [path] : names.sorted().map { "\(path)/\($0)" }
    return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.compactMap { path in
      FileManager.default.contents(atPath: path).map { (path, [UInt8]($0)) }
    }
  }
}
