// Prints the syntax trees of Swift sources for lay, which knows what they mean.
//
// Standard input has the sources: for each a line with its name, a line with its number of bytes, and
// the bytes. Standard output has a line for each node, parents first:
//
//     KIND LINE COLUMN CHILDREN TEXT
//
// CHILDREN is the number of nodes below that follow; TEXT is the rest of the line, with `\n` and `\\`
// for line ends and backslashes. `SwiftLayouts/Syntax` has the kinds.

import Glibc
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The lines of a source's tree.
func tree(of source: String, named name: String) -> [UInt8] {
  let parsed = Parser.parse(source: source)
  var operators = OperatorTable.standardOperators
  operators.addSourceFile(parsed, errorHandler: { _ in })
  // An operator that is declared elsewhere binds as loosely as can be.
  let folded = operators.foldAll(parsed, errorHandler: { _ in })
  var output: [UInt8] = []
  if let file = folded.as(SourceFileSyntax.self) {
    let locations = SourceLocationConverter(fileName: name, tree: parsed)
    TreeMaker(locations).file(file, named: name).write(to: &output)
  }
  return output
}

/// Writes bytes to standard output, or ends the program when nobody reads them.
func write(_ bytes: [UInt8]) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count <= 0 { exit(1) }
    rest = rest.dropFirst(count)
  }
}

var reader = SourceReader()
while let source = reader.next() { write(tree(of: source.text, named: source.name)) }
