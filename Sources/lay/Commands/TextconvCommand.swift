import ArgumentParser
import LayoutChecks

/// `lay textconv`, which `git diff` runs on both versions of a file.
struct TextconvCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "textconv",
    abstract: "Print a layout as lines that git can compare.",
    discussion: """
      With `*.storyboard diff=lay` in .gitattributes and `git config diff.lay.textconv "lay textconv"`, \
      `git diff` shows changed views and constraints instead of XML. A file that can't be read is printed as \
      it is.
      """)

  @OptionGroup var shared: SharedOptions
  @OptionGroup var limits: LimitOptions

  @Argument(help: "A storyboard or xib.", completion: .file())
  var file: String

  func run() throws {
    Watchdog.start(limits.resources())
    switch TreeFiles.host.readFile(file) {
    case .failure(let error):
      throw Failure.unreadable(file, error.reason)
    case .success(let bytes):
      do throws(SubjectReader.Refusal) {
        let reader = SubjectReader(
          path: file, host: SafeFiles(lookingAt: file).host, limits: limits.session)
        shared.console.write(SceneListing.text(try reader.subjects(bytes)))
      } catch {
        shared.console.write(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
