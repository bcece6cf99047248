// Prints the syntax trees of Swift sources for lay, which knows what they mean.
//
// Standard input has the sources: for each, a line with its name, a line with its number of bytes, and the bytes.
// Standard output has a line for each node, parents first:
//
//     KIND LINE COLUMN CHILDREN TEXT
//
// CHILDREN is the number of nodes below that follow; TEXT is the rest of the line, with `\n` and `\\`
// for line ends and backslashes. `SwiftLayouts/Syntax` has the kinds.
//
// An argument says how many of the sources have already been printed; only the others are printed.

import Platform

/// Writes bytes to standard output, or ends the program if the reader is gone.
func write(_ bytes: [UInt8]) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Platform.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count <= 0 { exit(1) }
    rest = rest.dropFirst(count)
  }
}

/// Ends the program by a signal once it has computed for another 10 seconds, so that no source takes forever.
///
/// lay continues with the sources after it, and no parser outlives its lay for long.
func limitTime() {
  ProcessTable.startProcessorTimer(seconds: 10)
}

/// Prints all trees.
func printTrees() {
  var reader = SourceReader()
  var sources: [Source] = []
  while let source = reader.next() { sources.append(source) }
  limitTime()
  let parser = SourceParser(operatorsOf: sources)
  let printed = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
  for source in sources.dropFirst(max(0, printed)) {
    limitTime()
    write(parser.tree(of: source))
  }
}

DeepThread.run(stackSize: 1 << 29, printTrees)
