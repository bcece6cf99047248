import Foundation
import TestSupport
import Testing

@Suite("lay frames")
struct FramesTests {
  private static let documents = Repository.root.appending(path: "Docs/Import")

  private func frames(_ arguments: String...) throws -> (status: Int32, out: String, err: String) {
    let run = try Program(arguments: ["frames"] + arguments).run()
    return (run.status, run.stdout, run.stderr)
  }

  @Test("follows the size classes of a device")
  func devices() throws {
    let path = Self.documents.appending(path: "TwoButtons.storyboard").path
    let canvas = try frames(path)
    // One above the other on the canvas, side by side where the height is compact.
    #expect(canvas.out.contains("two-04-sho (16, 579, 343, 30)\n"))
    let turned = try frames("--device", "iPhone SE", "--landscape", path)
    #expect(turned.out.contains("two-02-roo (0, 0, 667, 375)\n"))
    #expect(turned.out.contains("two-04-sho (20, 325, 309.5, 30)\n"))
    #expect(turned.out.contains("two-05-lon (337.5, 325, 309.5, 30)\n"))
    #expect(try frames("--device", "Pager", path).status == 2)
    #expect(try frames("--landscape", path).status == 2)
  }

  @Test("shows documents in a language, or says that it can't")
  func languages() throws {
    let path = Self.documents.appending(path: "SignIn.storyboard").path
    let plain = try frames(path)
    let german = try frames("--language", "de-AT", path)
    #expect(german.out.contains("sig-07-but (172.5, 832, 69, 30)\n"), "\(german.out)")
    #expect(german.out != plain.out)
    let french = try frames("--language", "fr", path)
    #expect(french.out == plain.out)
    #expect(french.err.contains("warning: there are no translations into 'fr'"))
  }
}
