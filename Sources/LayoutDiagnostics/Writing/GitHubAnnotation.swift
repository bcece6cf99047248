/// A command that GitHub's runners turn into an annotation of a file.
package struct GitHubAnnotation {
  private let level: String
  private let file: String
  private let place: (line: Int, column: Int)?
  private let title: String
  private let message: String

  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - level: `error`, `warning` or `notice`.
  ///   - file: The path of the file.
  ///   - place: The line and column; nil for the whole file.
  ///   - title: What stands above the message.
  ///   - message: What is wrong.
  package init(
    level: String, file: String, place: (line: Int, column: Int)?, title: String, message: String
  ) {
    (self.level, self.file, self.place, self.title) = (level, file, place, title)
    self.message = message
  }

  /// `::error file=Main.storyboard,line=3,col=5,title=overlap::…`.
  package var line: String {
    let place = place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let title = title.isEmpty ? "" : ",title=\(Self.property(title))"
    return "::\(level) file=\(Self.property(file))\(place)\(title)::\(Self.data(message))"
  }

  /// Escapes what the runner would misread, as it does itself (`@actions/core`, command.ts).
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
