/// A node as it is printed.
struct TreeNode {
  let kind: String
  let text: String
  let line: Int
  let column: Int
  let children: [TreeNode]

  /// Appends the line of the node and those of everything below.
  func write(to output: inout [UInt8]) {
    output += "\(kind) \(line) \(column) \(children.count) ".utf8
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): output += "\\n".utf8
      case UInt8(ascii: "\r"): output += "\\r".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\n"))
    for child in children { child.write(to: &output) }
  }
}
